// A local server in place of Google Cloud Translation v3: it speaks `translateText`, but translates nothing. Each text comes back with the
// target language before each paragraph, "[es] Sit and stay", and with its tags and `translate="no"` parts as they were.
// A text can ask for a failure: "stand-in:403 Some message" for that status and message, "stand-in:silent" for no answer at all.
import { createServer } from 'node:http';
import { HOST } from '../ports.mjs';

const CALL = /^\/v3\/projects\/[^/]+\/locations\/global:translateText$/;
const FAILURE = /stand-in:(\d{3}|silent)([^<]*)/;
const INLINE = /^<\/?(?:span|a|strong|em|u|s|code)\b/i;
/** A part that stays, a tag, or text. */
const PARTS = /<span translate="no">[^<]*<\/span>|<[^>]*>|[^<]+/gi;

/** @type {Record<string, string>} */
const GOOGLE_STATUS = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** @param {string} html @param {string} language */
function standInTranslation(html, language) {
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

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {object} body */
const send = (response, status, body) =>
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  const error = (/** @type {number} */ code, /** @type {string} */ message) =>
    send(response, code, { error: { code, message, status: GOOGLE_STATUS[code] ?? 'UNKNOWN' } });
  if (request.method !== 'POST' || !CALL.test(request.url ?? ''))
    return error(404, 'The stand-in knows translateText only.');
  if (!request.headers.authorization?.startsWith('Bearer '))
    return error(401, 'Request had invalid authentication credentials.');
  const { contents, mimeType, sourceLanguageCode, targetLanguageCode } = await readBody(request);
  if (
    !Array.isArray(contents) ||
    contents.length > 1024 ||
    mimeType !== 'text/html' ||
    !sourceLanguageCode ||
    !targetLanguageCode
  ) {
    return error(400, 'Request contains an invalid argument.');
  }
  const [, failure, message = ''] = FAILURE.exec(contents.join(' ')) ?? [];
  if (failure === 'silent') return undefined;
  if (failure !== undefined) return error(Number(failure), `The text asked for this.${message}`);
  return send(response, 200, {
    translations: contents.map((text) => ({ translatedText: standInTranslation(text, targetLanguageCode) })),
  });
}

/**
 * Starts the server; it does not keep the process running.
 * @param {number} port
 * @returns {Promise<{url: string, close: () => void}>}
 */
export async function startTranslationStandIn(port) {
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, HOST, () => resolve(undefined)),
  );
  server.unref();
  const address = server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${HOST}:${opened}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
