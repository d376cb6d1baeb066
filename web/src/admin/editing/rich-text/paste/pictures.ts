/** The pictures and videos in what is pasted. */
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';
import { escapeAttribute, escapeText } from '../html';
import type { Block } from './blocks';

/** What is pasted beside the text, and what posts cannot have. */
export interface Found {
  /** Pictures that came with the text, to be uploaded. */
  files: File[];
  /** How many pictures are on another site. */
  foreignPictures: number;
  /** How many videos and other embedded parts were left out. */
  embeds: number;
}

const DATA = /^data:(image\/[\w.+-]+);base64,(.+)$/s;

/** Returns the file in a data URL; null for any other address. */
function fileIn(address: string, number: number): File | null {
  const [, type, data] = DATA.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `${number}.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** Pixels that count visits, and spacers. */
const isInvisible = (image: Element): boolean =>
  ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 2) <= 1);

/** Returns a picture of this site as a figure; null for any other, which is counted, or kept as a file to upload. */
export function readPicture(image: Element, found: Found): Block | null {
  const address = image.getAttribute('src') ?? '';
  if (address === '' || isInvisible(image)) return null;
  const own = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  if (/^\/(?![/\\])/.test(own)) {
    const alt = escapeAttribute(image.getAttribute('alt') ?? '');
    return { kind: 'whole', html: `<figure><img src="${escapeAttribute(own)}" alt="${alt}"></figure>` };
  }
  const file = fileIn(address, found.files.length + 1);
  if (file) found.files.push(file);
  else found.foreignPictures += 1;
  return null;
}

export const EMBEDS = 'iframe, video, audio, object, embed';

/** Returns a YouTube player as a video; null for any other embedded part, which is counted. */
export function readEmbed(element: Element, found: Found): Block | null {
  const id = youtubeId(element.getAttribute('src') ?? element.getAttribute('data') ?? '');
  if (id === null) {
    found.embeds += 1;
    return null;
  }
  const title = element.getAttribute('title') || 'YouTube';
  return {
    kind: 'whole',
    html: `<figure><a href="${YOUTUBE_WATCH}${id}">${escapeText(title)}</a></figure>`,
  };
}
