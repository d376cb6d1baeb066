/** The pictures and videos in what is pasted. */
import { POST_IMAGE_SOURCE } from '@app/domain/blog/post-html';
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';

/** What is pasted beside the text, and what posts cannot have. */
export interface Found {
  /** Pictures that came with the text, to be uploaded. */
  files: File[];
  /** How many pictures are on another site. */
  foreignPictures: number;
  /** How many pictures are files of a document, which the browser may not read. */
  documentPictures: number;
  /** How many videos and other embedded parts were left out. */
  embeds: number;
}

export const NOTHING: Found = { files: [], foreignPictures: 0, documentPictures: 0, embeds: 0 };

/** Word writes the addresses of files: `file:///C:/…/clip_image001.png`. */
const OTHER_SITE = /^(?:https?:)?\/\//i;

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

/** Returns the character that an image stands for: WhatsApp and others show emoji as images. */
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
 * Returns a picture of this site as a figure; none for any other, which is counted, or kept as a file to
 * upload.
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

/** Returns a YouTube player as a video; none for any other embedded part, which is counted. */
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
 * Leaves of the pictures and videos those that posts can have, as figures without a caption; returns what
 * else there was.
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
      // A heading has no picture: it comes after it.
      (image.closest('h1, h2, h3, h4, h5, h6') ?? image).after(...pictureOf(image, found));
      image.remove();
    } else image.replaceWith(text);
  }
  return found;
}
