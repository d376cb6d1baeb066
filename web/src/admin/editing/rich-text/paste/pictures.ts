/** Extracts the pictures and videos from pasted HTML. */
import { POST_IMAGE_SOURCE } from '@app/domain/blog/post-html';
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';

/** The pictures and embeds found in pasted HTML. */
export interface Found {
  /** The pictures that came with the pasted content, to be uploaded. */
  files: File[];
  /** The number of pictures hosted on another site. */
  foreignPictures: number;
  /** The number of pictures that refer to local files, which browsers can't read. */
  documentPictures: number;
  /** The number of videos and other embeds that were left out. */
  embeds: number;
}

export const NOTHING: Found = { files: [], foreignPictures: 0, documentPictures: 0, embeds: 0 };

/** Matches URLs of other sites, unlike the file URLs that Word writes: `file:///C:/…/clip_image001.png`. */
const OTHER_SITE = /^(?:https?:)?\/\//i;

const DATA = /^data:(image\/[\w.+-]+);base64,(.+)$/s;

/** Returns the file in a data URL, or null for any other URL. */
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

/** Returns whether an image is a tracking pixel or a spacer. */
const isInvisible = (image: Element): boolean =>
  ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 2) <= 1);

/**
 * Returns the emoji that an image represents, or an empty string if it isn't an emoji. Some apps, such as
 * WhatsApp, show emoji as images.
 */
function emoji(image: Element): string {
  const text = image.getAttribute('data-plain-text') ?? image.getAttribute('alt') ?? '';
  return /^\p{Extended_Pictographic}\S{0,12}$/u.test(text) ? text : '';
}

function figureWith(content: HTMLElement): HTMLElement {
  const figure = document.createElement('figure');
  figure.append(content);
  return figure;
}

/**
 * If the picture is hosted on this site, returns an array with a figure. Otherwise, returns an empty array
 * and, unless the picture is invisible, adds it to the files to upload or counts it as left out.
 */
function pictureOf(image: Element, found: Found): Element[] {
  const address = image.getAttribute('src') ?? '';
  if (address === '' || isInvisible(image)) return [];
  const own = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  if (POST_IMAGE_SOURCE.test(own)) {
    const picture = document.createElement('img');
    picture.setAttribute('src', own);
    picture.setAttribute('alt', image.getAttribute('alt') ?? '');
    return [figureWith(picture)];
  }
  const file = fileIn(address, found.files.length + 1);
  if (file) found.files.push(file);
  else if (OTHER_SITE.test(address)) found.foreignPictures += 1;
  else found.documentPictures += 1;
  return [];
}

/**
 * Returns an array with a figure if the element is a YouTube video. Otherwise, counts the embed and returns
 * an empty array.
 */
function videoOf(element: Element, found: Found): Element[] {
  const id = youtubeId(element.getAttribute('src') ?? element.getAttribute('data') ?? '');
  if (id === null) {
    found.embeds += 1;
    return [];
  }
  const link = document.createElement('a');
  link.setAttribute('href', `${YOUTUBE_WATCH}${id}`);
  link.textContent = element.getAttribute('title') || 'YouTube';
  return [figureWith(link)];
}

/**
 * Replaces supported pictures and videos with figures without captions, and removes all others. Returns the
 * files to upload, and how many pictures and embeds were left out.
 */
export function takePictures(body: Element): Found {
  const found: Found = { ...NOTHING, files: [] };
  for (const figure of body.querySelectorAll('figure, figcaption')) {
    const block = document.createElement('div');
    block.append(...figure.childNodes);
    figure.replaceWith(block);
  }
  for (const embed of body.querySelectorAll('iframe, video, audio, object, embed'))
    embed.replaceWith(...videoOf(embed, found));
  for (const image of body.querySelectorAll('img')) {
    const text = emoji(image);
    if (text === '') {
      // Headings can't contain pictures, so the figure goes after the heading.
      (image.closest('h1, h2, h3, h4, h5, h6') ?? image).after(...pictureOf(image, found));
      image.remove();
    } else image.replaceWith(text);
  }
  return found;
}
