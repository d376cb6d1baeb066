import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 250;
const ATTEMPT_TIMEOUT_MS = 15_000;
const GIVE_UP_MS = 60_000;

/** Waits until a URL returns a good response. After a minute, throws an error with the last response. */
export async function waitForSite(url: string, isGood: (response: Response) => boolean) {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  let last = 'none';
  while (Date.now() < giveUpAt) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
      if (isGood(response)) return;
      last = `${response.status}: ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = String(error);
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`${url} did not respond as expected. Last response: ${last}`);
}

export function isPage(response: Response) {
  return response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Returns whether a response, even one with a 4xx status, comes from the function itself. */
export function isFromApi(response: Response) {
  return response.status < 500 && !isPage(response);
}
