/**
 * Translates texts of any length: splits them for Google, and puts the translations together. Texts of drafts go to Google only when the owner
 * presses the button, and only where it is switched on (`TRANSLATION=on`): not every owner wants the cost, or Google as a processor of drafts.
 * A suggestion is marked until she changes or confirms it: Google asks for unaltered translations to be marked when they are public
 * (https://cloud.google.com/translate/markup). The target is `es`: there is no model of Puerto Rico's Spanish.
 */
import { inParallel } from '@app/domain/general/in-parallel';
import type { TranslationRequest } from '@app/domain/translation/suggestions';
import { sanitizePostHtml } from '../blog/html';
import { ApiError } from '../platform/http/error';
import { translateHtml, type TranslationOptions } from './google';
import { keepNames, splitHtml, toHtml, toText, withoutMarks } from './html';

/**
 * Suggested translations are off until TRANSLATION=on is set for the deployment (docs/deploy.md). On the emulators, TRANSLATION_API_URL
 * names a local server that speaks Google's API.
 */
export function translation() {
  const { TRANSLATION, TRANSLATION_API_URL: baseUrl } = process.env;
  return {
    isOn: TRANSLATION === 'on',
    standIn: baseUrl ? { baseUrl, accessToken: () => Promise.resolve('none') } : {},
  };
}

/** How long the calls to Google for one request may take together: less than the owner's browser waits for us. */
const TRANSLATION_TIMEOUT_MS = 18_000;

/** Google recommends at most 5,000 characters for each call, which keeps it fast (https://cloud.google.com/translate/quotas). */
const CALL_LENGTH = 5000;
/** What Google recommends as the most that a call contains (the reference of `translateText`). */
const CALL_LENGTH_MAX = 30_000;
const CALLS_AT_ONCE = 6;

interface Part {
  text: number;
  html: string;
}

/** Groups parts, in their order, into calls of about `CALL_LENGTH`. */
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

/** Returns the translations in the order of the texts. HTML keeps its elements, as far as posts may have them; `ownNames` stay as they are. */
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
