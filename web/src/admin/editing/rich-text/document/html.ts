/** Converts posts between HTML and the visual editor's documents. */
import {
  POST_ATTRIBUTES,
  POST_REMOVED_BLOCKS,
  POST_TAGS_REMOVED_WITH_CONTENT,
} from '@app/domain/blog/post-html';
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';
import { DOMParser as DocumentParser, type Mark, type Node } from '@tiptap/pm/model';
import { schema } from './schema';

const REMOVED_BLOCKS = POST_REMOVED_BLOCKS.filter((name) => name !== 'div').join();

/**
 * Replaces each unsupported block with a `<div>`, which does nothing but separate paragraphs. Moves a table's
 * caption in front of the table.
 */
export function replaceBlocks(body: Element): void {
  for (const removed of body.querySelectorAll(REMOVED_BLOCKS)) {
    const block = document.createElement('div');
    block.setAttribute('style', removed.getAttribute('style') ?? '');
    block.append(...removed.childNodes);
    if (removed.localName === 'caption') removed.closest('table')?.before(block);
    else removed.before(block);
    removed.remove();
  }
}

const parser = new DocumentParser(schema, [
  { tag: POST_TAGS_REMOVED_WITH_CONTENT.join(), ignore: true },
  { tag: 'h1', node: 'heading', attrs: { level: 2 } },
  { tag: 'h5, h6', node: 'heading', attrs: { level: 4 } },
  ...DocumentParser.fromSchema(schema).rules,
]);

/** Parses HTML into a document. Drops everything not allowed in posts, as the sanitizers do. */
export function parseHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  replaceBlocks(body);
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  return parser.parse(body);
}

export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

type Attributes = Record<string, string | number | null | undefined>;

/** Returns the named attributes as HTML, each preceded by a space. Skips attributes without a value. */
const attributes = (values: Attributes, names: readonly string[]): string =>
  names
    .map((name) => (values[name] == null ? '' : ` ${name}="${escapeAttribute(String(values[name]))}"`))
    .join('');

const imageHtml = (attrs: Attributes): string => `<img${attributes(attrs, POST_ATTRIBUTES.img)}>`;

const TAG_OF_MARK: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
  link: 'a',
};

const tagOf = (mark: Mark): string => TAG_OF_MARK[mark.type.name] ?? 'span';

function leaf(node: Node): string {
  if (node.type.name === 'hardBreak') return '<br>';
  if (node.type.name === 'image') return imageHtml(node.attrs);
  return escapeText(node.text ?? '');
}

/** Returns the formatted text in a block as HTML. */
function inline(parent: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const change = (marks: readonly Mark[]): void => {
    let common = 0;
    for (const [index, mark] of marks.entries()) {
      if (!open[index]?.eq(mark)) break;
      common += 1;
    }
    html += open
      .slice(common)
      .reverse()
      .map((mark) => `</${tagOf(mark)}>`)
      .join('');
    html += marks
      .slice(common)
      .map((mark) => `<${tagOf(mark)}${attributes(mark.attrs, POST_ATTRIBUTES.a)}>`)
      .join('');
    open = marks;
  };
  parent.forEach((node) => {
    change(node.marks);
    html += leaf(node);
  });
  change([]);
  return html;
}

const isParagraph = (node: Node | null | undefined): node is Node => node?.type.name === 'paragraph';
const isList = (node: Node): boolean => node.type.name === 'bulletList' || node.type.name === 'orderedList';

/**
 * Returns a container's content as HTML. If a paragraph is alone or followed only by lists, it needs no
 * `<p>`.
 */
function contained({ children }: Node): string {
  const [first, ...others] = children;
  if (isParagraph(first) && (others.length === 0 || (first.childCount > 0 && others.every(isList))))
    return inline(first) + others.map(block).join('');
  return children.map(block).join('');
}

/** Returns a table cell's attributes. Omits spans of one, which are the default. */
const cellAttributes = ({ attrs }: Node): string =>
  attributes(
    attrs,
    POST_ATTRIBUTES.td.filter((name) => attrs[name] !== 1),
  );

function row(node: Node): string {
  const cells = node.children.map((cell) => {
    const tag = cell.type.name === 'tableHeader' ? 'th' : 'td';
    return `<${tag}${cellAttributes(cell)}>${contained(cell)}</${tag}>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

/**
 * Returns a table as HTML. Rows of header cells at the top become the `<thead>`, unless the whole table
 * consists of header cells.
 */
function table({ children }: Node): string {
  const firstOfBody = children.findIndex((node) =>
    node.children.some((cell) => cell.type.name !== 'tableHeader'),
  );
  const group = (tag: string, rows: readonly Node[]): string =>
    rows.length > 0 ? `<${tag}>\n${rows.map(row).join('\n')}\n</${tag}>\n` : '';
  const head = Math.max(firstOfBody, 0);
  return `<table>\n${group('thead', children.slice(0, head))}${group('tbody', children.slice(head))}</table>`;
}

function caption(node: Node): string {
  const html = inline(node);
  return html.trim() === '' ? '' : `<figcaption>${html}</figcaption>`;
}

function video(node: Node): string {
  const { id, title, src } = node.attrs as { id: string; title: string; src: string | null };
  return `<a href="${YOUTUBE_WATCH}${escapeAttribute(id)}">${src === null ? '' : imageHtml(node.attrs)}${escapeText(title)}</a>`;
}

/** Returns a figure's content as HTML. Not for pictures and videos, which have their own functions. */
function figure({ children }: Node): string {
  const isOnlyParagraph = children.filter((child) => child.type.name !== 'figcaption').length === 1;
  return children
    .map((child) =>
      isOnlyParagraph && isParagraph(child) && child.childCount > 0 ? inline(child) : block(child),
    )
    .join('');
}

/**
 * Returns preformatted text as HTML. Doubles a leading line break, because browsers ignore the first one
 * after `<pre>`.
 */
function preformatted(node: Node): string {
  const html = inline(node);
  return html.startsWith('\n') ? `\n${html}` : html;
}

const BLOCKS: Record<string, (node: Node) => string> = {
  paragraph: (node) => `<p>${inline(node)}</p>`,
  heading: (node) => `<h${node.attrs.level}>${inline(node)}</h${node.attrs.level}>`,
  bulletList: (node) => `<ul>\n${node.children.map(block).join('\n')}\n</ul>`,
  orderedList: (node) =>
    `<ol${node.attrs.start === 1 ? '' : attributes(node.attrs, POST_ATTRIBUTES.ol)}>\n${node.children.map(block).join('\n')}\n</ol>`,
  listItem: (node) => `<li>${contained(node)}</li>`,
  blockquote: (node) => `<blockquote>${node.children.map(block).join('')}</blockquote>`,
  preformatted: (node) => `<pre>${preformatted(node)}</pre>`,
  horizontalRule: () => '<hr>',
  picture: (node) => `<figure>${imageHtml(node.attrs)}${caption(node)}</figure>`,
  video: (node) => `<figure>${video(node)}${caption(node)}</figure>`,
  figure: (node) => `<figure>${figure(node)}</figure>`,
  figcaption: (node) => `<figcaption>${contained(node)}</figcaption>`,
  table,
};

function block(node: Node): string {
  const write = BLOCKS[node.type.name];
  if (!write) throw new Error(`Nodes of type ${node.type.name} cannot be written as HTML`);
  return write(node);
}

/**
 * Serializes a document to HTML, with one line per block. Drops an empty paragraph at the end, whose only
 * purpose is to let the owner type below the last block.
 */
export function writeHtml({ children }: Node): string {
  const last = children.at(-1);
  const blocks = isParagraph(last) && last.childCount === 0 ? children.slice(0, -1) : children;
  return blocks.map(block).join('\n');
}
