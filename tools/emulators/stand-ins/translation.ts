// A local stand-in for Google Cloud Translation v3. It implements `translateText`, but doesn't translate. It
// returns the text with the target language before each paragraph, such as "[es] Sit and stay", and leaves
// tags and `translate="no"` parts unchanged. The text can request a failure: "stand-in:403 Some message"
// returns this status and message, and "stand-in:silent" never responds.
import type { IncomingHttpHeaders } from 'node:http';
import { startStandIn, type Answer } from '../../../functions/src/platform/stand-in.fixture';

const CALL = /^\/v3\/projects\/[^/]+\/locations\/global:translateText$/;
const FAILURE = /stand-in:(\d{3}|silent)([^<]*)/;
const INLINE = /^<\/?(?:span|a|strong|em|u|s|code)\b/i;
/** Matches an untranslatable part, a tag, or text. */
const PARTS = /<span translate="no">[^<]*<\/span>|<[^>]*>|[^<]+/gi;

const GOOGLE_STATUS: Record<string, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

function standInTranslation(html: string, language: string) {
  let isMarked = false;
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<')) {
      if (!INLINE.test(part)) isMarked = false;
      return part;
    }
    if (isMarked || part.trim() === '') return part;
    isMarked = true;
    return part.replace(/\S/, `[${language}] $&`);
  });
}

interface Body {
  contents?: string[];
  mimeType?: string;
  sourceLanguageCode?: string;
  targetLanguageCode?: string;
}

const refuse = (code: number, message: string): Answer => ({
  status: code,
  body: { error: { code, message, status: GOOGLE_STATUS[code] ?? 'UNKNOWN' } },
});

function answer(
  method: string,
  { pathname }: URL,
  body: unknown,
  { authorization = '' }: IncomingHttpHeaders,
): Answer | undefined {
  if (method !== 'POST' || !CALL.test(pathname))
    return refuse(404, 'The stand-in only implements translateText.');
  if (!authorization.startsWith('Bearer '))
    return refuse(401, 'Request had invalid authentication credentials.');
  const { contents, mimeType, sourceLanguageCode, targetLanguageCode } = body as Body;
  if (
    !Array.isArray(contents) ||
    contents.length > 1024 ||
    mimeType !== 'text/html' ||
    !sourceLanguageCode ||
    !targetLanguageCode
  ) {
    return refuse(400, 'Request contains an invalid argument.');
  }
  const [, failure, message = ''] = FAILURE.exec(contents.join(' ')) ?? [];
  if (failure === 'silent') return undefined;
  if (failure !== undefined) return refuse(Number(failure), `The text requests this failure.${message}`);
  const translations = contents.map((text) => ({
    translatedText: standInTranslation(text, targetLanguageCode),
  }));
  return { body: { translations } };
}

export const startTranslationStandIn = (port: number) => startStandIn(answer, port);
