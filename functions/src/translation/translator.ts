/**
 * Translates text of any length by splitting it for Google and joining the translations. Drafts are sent to
 * Google only when the owner presses the button, and only if the feature is on (`TRANSLATION=on`). Not every
 * owner wants to pay for translations or to have Google process drafts. A suggested translation is marked
 * until the owner changes or confirms it, because Google asks that unaltered public translations be marked
 * (https://cloud.google.com/translate/markup). The target language is `es`, because there is no model for
 * Puerto Rican Spanish.
 */
import { inParallel } from '@app/domain/general/in-parallel';
import type { TranslationRequest } from '@app/domain/translation/suggestions';
import { sanitizePostHtml } from '../blog/html';
import { ApiError } from '../platform/http/error';
import { translateHtml, type TranslationOptions } from './google';
import { keepNames, splitHtml, toHtml, toText, withoutMarks } from './html';

/**
 * Returns the translation settings. The feature is off unless the deployment sets TRANSLATION=on
 * (docs/deploy.md). On the emulators, TRANSLATION_API_URL points to a local server that implements Google's
 * API.
 */
export function translation() {
  const { TRANSLATION, TRANSLATION_API_URL: baseUrl } = process.env;
  return {
    isOn: TRANSLATION === 'on',
    standIn: baseUrl ? { baseUrl, accessToken: () => Promise.resolve('none') } : {},
  };
}

/**
 * The total timeout for a request's calls to Google, which is shorter than the timeout in the owner's
 * browser.
 */
const TRANSLATION_TIMEOUT_MS = 18_000;

/**
 * The maximum number of characters in a call that combines several parts. Google recommends at most 5,000 for
 * speed (https://cloud.google.com/translate/quotas).
 */
const CALL_LENGTH = 5000;
/** The maximum number of characters in any call, as recommended in the reference for `translateText`. */
const CALL_LENGTH_MAX = 30_000;
const CALLS_AT_ONCE = 6;

interface Part {
  text: number;
  html: string;
}

/** Groups parts into calls of up to about `CALL_LENGTH` characters, in order. */
function callsOf(parts: readonly Part[]): Part[][] {
  const calls: Part[][] = [];
  let length = 0;
  for (const part of parts) {
    const current = calls.at(-1);
    if (current && length + part.html.length <= CALL_LENGTH) {
      current.push(part);
      length += part.html.length;
    } else {
      calls.push([part]);
      length = part.html.length;
    }
  }
  return calls;
}

/**
 * Returns the translations of `texts`, in the same order. HTML keeps only the elements that posts may
 * contain. The names in `ownNames` aren't translated.
 */
export async function translate(
  { from, to, texts }: TranslationRequest,
  ownNames: readonly string[],
  options: TranslationOptions = {},
  timeoutMs = TRANSLATION_TIMEOUT_MS,
): Promise<string[]> {
  const parts = texts.flatMap(({ text, isHtml }, index) =>
    text.trim() === ''
      ? []
      : splitHtml(keepNames(isHtml ? text : toHtml(text), ownNames), CALL_LENGTH).map((html): Part => ({
          text: index,
          html,
        })),
  );
  if (parts.some(({ html }) => html.length > CALL_LENGTH_MAX)) throw new ApiError(400, 'translation.tooLong');

  const signal = AbortSignal.timeout(timeoutMs);
  const translated = new Map<Part, string>();
  await inParallel(callsOf(parts), CALLS_AT_ONCE, async (call) => {
    const results = await translateHtml(
      call.map(({ html }) => html),
      { from, to },
      signal,
      options,
    );
    call.forEach((part, index) => translated.set(part, results[index] ?? ''));
  });
  return texts.map(({ isHtml }, index) => {
    const html = parts
      .filter(({ text }) => text === index)
      .map((part) => withoutMarks(translated.get(part) ?? ''))
      .join('');
    return isHtml ? sanitizePostHtml(html) : toText(html);
  });
}
