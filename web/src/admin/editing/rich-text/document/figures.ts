/** Defines the nodes for pictures, videos and other figures in the visual editor. */
import { Node } from '@tiptap/core';
import { POST_ATTRIBUTES, POST_IMAGE_SOURCE } from '@app/domain/blog/post-html';
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';

/** Blocks that a picture or video caption can't contain. A figure with such a caption becomes a `Figure`. */
const BLOCKS = 'p, h2, h3, h4, ul, ol, blockquote, pre, hr, figure, table';

const IMAGE_ATTRIBUTES = Object.fromEntries(POST_ATTRIBUTES.img.map((name) => [name, { default: null }]));

const imageAttributes = (image: Element | null) =>
  Object.fromEntries(POST_ATTRIBUTES.img.map((name) => [name, image?.getAttribute(name) ?? null]));

const isImage = (element: Element | null): boolean =>
  element?.localName === 'img' && POST_IMAGE_SOURCE.test(element.getAttribute('src') ?? '');

/**
 * Returns a figure's only element, not counting an optional plain caption after it. Returns null if the
 * figure contains anything else.
 */
function figureContent(figure: Element): Element | null {
  const [content, caption, ...others] = figure.children;
  const hasText = [...figure.childNodes].some(
    (node) => node instanceof Text && /[^ \t\n\r\f]/.test(node.data),
  );
  const isPlain = !caption || (caption.localName === 'figcaption' && !caption.querySelector(BLOCKS));
  return content && isPlain && others.length === 0 && !hasText ? content : null;
}

/** Returns a figure's caption element, or a new element if the figure has none. */
const captionElement = (figure: globalThis.Node): HTMLElement =>
  (figure as Element).querySelector<HTMLElement>(':scope > figcaption') ??
  document.createElement('figcaption');

/** An inline image. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => IMAGE_ATTRIBUTES,
  parseHTML: () => [{ tag: 'img', getAttrs: (image) => isImage(image) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture with a caption. The caption is the node's content. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  priority: 110,
  addAttributes: () => IMAGE_ATTRIBUTES,
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: captionElement,
      getAttrs: (element) => {
        const content = figureContent(element);
        return isImage(content) && imageAttributes(content);
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', { ...HTMLAttributes, contenteditable: 'false' }],
    ['figcaption', 0],
  ],
});

/**
 * Reads a video's attributes from its link, which contains the title, optionally after an image. Returns
 * false if the link contains anything else.
 */
function videoContent(link: Element) {
  const image = link.firstElementChild;
  if (link.children.length > 1 || (image && (!isImage(image) || image !== link.querySelector('img'))))
    return false;
  const before = image?.previousSibling?.textContent?.trim() ?? '';
  return before === '' && { ...imageAttributes(image), title: link.textContent.replace(/\s+/g, ' ').trim() };
}

/** A YouTube video with a title, an optional picture and a caption. The caption is the node's content. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  priority: 120,
  addAttributes: () => ({ ...IMAGE_ATTRIBUTES, id: { default: null }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: captionElement,
      getAttrs: (element) => {
        const link = figureContent(element);
        const href = link?.getAttribute('href') ?? '';
        const id = youtubeId(href);
        // Any other URL for the video, such as one with a start time, is kept unchanged in a `Figure`.
        if (link?.localName !== 'a' || href !== `${YOUTUBE_WATCH}${id}` || link.hasAttribute('title'))
          return false;
        const content = videoContent(link);
        return content && { ...content, id };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { id, title, src, alt, width, height } = node.attrs as Record<string, string | null>;
    const image = src ? [['img', { src, alt, width, height }] as const] : [];
    return [
      'figure',
      ['a', { href: `${YOUTUBE_WATCH}${id}`, contenteditable: 'false' }, ...image, title],
      ['figcaption', 0],
    ];
  },
});

/** A figure that is neither a picture nor a video. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'block+',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});
