/** Calls the API of the site whose content will be archived. */
import { LOCALES } from '@app/domain/general/locale';
import { UPLOAD_FIELD, type UploadResponse } from '@app/domain/pictures/images';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../../functions/passwords';

interface Call {
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface Site {
  /** Calls the API as the owner. Throws unless the response is OK. */
  asOwner: <Answer = unknown>(path: string, call?: Call) => Promise<Answer>;
  asVisitor: <Answer = unknown>(path: string, call?: Call) => Promise<Answer>;
}

/** Returns a random IP address from a documentation range, so that visitors don't share rate limits. */
const newAddress = (): string => `203.0.113.${randomInt(1, 255)}`;

async function send(site: string, path: string, { json, headers, body, method }: Call): Promise<Response> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const address = newAddress();
  const response = await fetch(site + path, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      'Fastly-Client-IP': address,
      'X-Forwarded-For': address,
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Logs in as the owner and returns functions that call the site's API. */
export async function openSite(url: string): Promise<Site> {
  const call =
    (common: Record<string, string>) =>
    async <Answer>(path: string, options: Call = {}): Promise<Answer> => {
      const response = await send(url, path, { ...options, headers: { ...common, ...options.headers } });
      return (response.status === 204 ? null : await response.json()) as Answer;
    };
  const session = await send(url, '/api/admin/session', { json: { password: DEMO_PASSWORD } });
  const [cookie = ''] = session.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { asOwner: call({ Cookie: cookie }), asVisitor: call({ Referer: `${url}/${LOCALES[1]}/contact` }) };
}

/** Returns a small solid-color picture. */
export const pictureOf = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 90, b: 80 } } })
    .jpeg()
    .toBuffer();

/** Uploads a solid-color picture and returns its path. */
export async function upload({ asOwner }: Site, red: number): Promise<string> {
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([new Uint8Array(await pictureOf(red))]), 'dog.jpg');
  return (await asOwner<UploadResponse>('/api/upload-image', { body })).path;
}
