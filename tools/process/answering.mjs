const RETRY_MS = 250;
const ATTEMPT_TIMEOUT_MS = 15_000;
const GIVE_UP_MS = 60_000;

/**
 * Waits until a page really answers.
 * @param {string} url
 * @param {(response: Response) => boolean} isGood
 */
export async function untilAnswering(url, isGood) {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  let last = 'nothing';
  while (Date.now() < giveUpAt) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
      if (isGood(response)) return;
      last = `${response.status}: ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => { setTimeout(resolve, RETRY_MS); });
  }
  throw new Error(`${url} does not answer as it should. Its last answer was ${last}`);
}

/** @param {Response} response */
export function isPage(response) {
  return response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** True for every answer of the function itself, also a refusal. @param {Response} response */
export function isFromApi(response) {
  return response.status < 500 && !isPage(response);
}
