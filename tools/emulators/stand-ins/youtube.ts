// A local stand-in for YouTube. It answers oEmbed calls with a title for any video, and serves thumbnails.
import { readFileSync } from 'node:fs';
import { startStandIn, type Answer } from '../../../functions/src/platform/stand-in.fixture';

const PICTURES: Record<string, string> = { maxresdefault: 'beach.webp', hqdefault: 'puppy.webp' };

const missing: Answer = { status: 404, body: 'Not Found' };

function oembed({ searchParams }: URL): Answer {
  const [, id] =
    /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/.exec(searchParams.get('url') ?? '') ?? [];
  if (!id || searchParams.get('format') !== 'json') return { status: 400, body: 'Bad Request' };
  return {
    body: {
      title: `Video ${id}`,
      type: 'video',
      version: '1.0',
      provider_name: 'YouTube',
      thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      thumbnail_width: 480,
      thumbnail_height: 360,
    },
  };
}

function picture({ pathname }: URL): Answer {
  const [, name = ''] = /^\/vi\/[\w-]{11}\/(\w+)\.jpg$/.exec(pathname) ?? [];
  const file = PICTURES[name];
  if (!file) return missing;
  const body = readFileSync(new URL(`pictures/${file}`, import.meta.url));
  return { headers: { 'Content-Type': 'image/jpeg' }, body };
}

export const startYoutubeStandIn = (port: number) =>
  startStandIn((_method, url) => (url.pathname === '/oembed' ? oembed(url) : picture(url)), port);
