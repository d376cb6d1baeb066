/**
 * Serves a site on a local port as in production, by adding a CDN's compression and cache to the Hosting
 * emulator.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HOST } from '../tools/emulators/ports';

/** The content types that Firebase Hosting compresses. */
const COMPRESSED =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml|text\/javascript)/;

/** Headers that apply only to one connection or one encoding of the body. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
];

/** A response as the browser receives it. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  /** The body, compressed if Hosting would compress its content type. */
  body: Buffer;
  /** The body's gzipped size. */
  gzipBytes: number;
}

function compress(plain: Buffer, status: number, headers: Record<string, string>): Answer {
  const gzipBytes = gzipSync(plain, { level: 9 }).length;
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status, headers, body: plain, gzipBytes };
  const coded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: coded, body: brotliCompressSync(plain), gzipBytes };
}

/** Removes the scripts from a rendered page. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g, '');

async function askHosting(url: string, scripts: boolean): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const sent = isPage && !scripts ? Buffer.from(withoutScripts(body.toString())) : body;
  return compress(sent, response.status, headers);
}

/** Serves the content of the Hosting emulator at the URL `hosting`, with or without the pages' scripts. */
export async function serveSite(hosting: string, { scripts = true } = {}) {
  const cached = new Map<string, Promise<Answer>>();

  const answer = (path: string) => {
    const known = cached.get(path);
    if (known) return known;
    const asked = askHosting(hosting + path, scripts);
    if (!path.startsWith('/api/')) cached.set(path, asked);
    return asked;
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${HOST}:${port}`, answer };
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;
