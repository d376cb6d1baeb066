/** Calls Google Cloud Translation v3 (`translateText`) with the function's service account. */
import type { Locale } from '@app/domain/general/locale';
import * as logger from 'firebase-functions/logger';
import { defaultCredentials } from '../platform/google-api';
import { ApiError } from '../platform/http/error';

const API = 'https://translation.googleapis.com';
/** The location of the API. Only glossaries and custom models need a region. */
const LOCATION = 'global';

const serviceAccountToken = defaultCredentials();

/** Options set by tests and on the emulators. */
export interface TranslationOptions {
  baseUrl?: string;
  accessToken?: () => Promise<string>;
  project?: string;
}

interface Languages {
  from: Locale;
  to: Locale;
}

/**
 * Returns whether a response means that the per-minute or daily quota is exhausted. Google responds with a
 * 429 but used to respond with a 403.
 */
const isQuota = (status: number, text: string): boolean =>
  status === 429 || (status === 403 && /limit exceeded|quota/i.test(text));

function refusal(status: number, text: string): ApiError {
  logger.error('translation rejected', { status, text: text.slice(0, 500) });
  if (isQuota(status, text)) return new ApiError(429, 'translation.quota');
  if (status === 401 || status === 403) return new ApiError(502, 'translation.refused');
  return new ApiError(502, 'translation.failed');
}

function unreachable(error: unknown): ApiError {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  logger.error('no response to a translation request', {
    cause: error instanceof Error ? error.stack : error,
  });
  return isTimeout ? new ApiError(504, 'translation.timeout') : new ApiError(502, 'translation.failed');
}

/**
 * Returns the translations of HTML strings, in the same order. If a call fails, throws an `ApiError` that
 * tells the owner what to do.
 */
export async function translateHtml(
  contents: readonly string[],
  { from, to }: Languages,
  signal: AbortSignal,
  {
    baseUrl = API,
    accessToken = serviceAccountToken,
    project = process.env.GCLOUD_PROJECT ?? '',
  }: TranslationOptions = {},
): Promise<string[]> {
  const body = { contents, mimeType: 'text/html', sourceLanguageCode: from, targetLanguageCode: to };
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}/v3/projects/${project}/locations/${LOCATION}:translateText`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        Authorization: `Bearer ${await accessToken()}`,
      },
      body: JSON.stringify(body),
      signal,
    });
    text = await response.text();
  } catch (error) {
    throw unreachable(error);
  }
  if (!response.ok) throw refusal(response.status, text);
  return translationsIn(text, contents.length);
}

function translationsIn(text: string, count: number): string[] {
  let translations: unknown;
  try {
    ({ translations } = JSON.parse(text) as { translations?: unknown });
  } catch {
    translations = null;
  }
  const texts = Array.isArray(translations)
    ? translations.map((one: { translatedText?: unknown }) => one.translatedText)
    : [];
  if (texts.length !== count || !texts.every((one) => typeof one === 'string')) {
    logger.error('unexpected translation', { text: text.slice(0, 500) });
    throw new ApiError(502, 'translation.failed');
  }
  return texts;
}
