import type { PostTag } from './post-html';

const INLINE: ReadonlySet<string> = new Set<PostTag>([
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'code',
  'br',
  'img',
]);
/**
 * The elements where a `<div>` doesn't become a paragraph: text blocks can't contain paragraphs, and figures
 * don't need them.
 */
const WITHOUT_PARAGRAPHS: ReadonlySet<string | undefined> = new Set<PostTag>([
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'figure',
]);

const TOKEN = /<(?<end>\/?)(?<tag>[a-z\d]+)[^>]*>|[^<]+/g;
const CAPTIONS = /<table>\s*((?:<p>(?:(?!<\/?(?:table|tr)\b).)*?<\/p>\s*)+)/gs;

/**
 * Takes sanitized HTML and removes each `<div>`, wrapping the text directly inside it in paragraphs. Moves
 * the text of a removed table caption in front of the table.
 */
export function withParagraphs(html: string): string {
  /** The open blocks at the current position. */
  const open: string[] = [];
  let isInParagraph = false;
  const needsParagraph = (): boolean =>
    !isInParagraph &&
    open.at(-1) === 'div' &&
    !WITHOUT_PARAGRAPHS.has(open.filter((tag) => tag !== 'div').at(-1));
  const written = html.replace(TOKEN, (token: string, end: string | undefined, tag: string | undefined) => {
    if (tag === undefined || INLINE.has(tag)) {
      if (end || token.trim() === '' || !needsParagraph()) return token;
      isInParagraph = true;
      return `<p>${token}`;
    }
    const before = isInParagraph ? '</p>' : '';
    isInParagraph = false;
    if (end) open.pop();
    else if (tag !== 'hr') open.push(tag);
    return before + (tag === 'div' ? '' : token);
  });
  return written.replace(CAPTIONS, '$1<table>');
}
