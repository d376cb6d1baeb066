/**
 * Cleans what is pasted from other programs: paragraphs, headings, lists, bold, links, line breaks and tables stay, and nothing else.
 * Writes plain HTML, which the editor then parses like any other.
 */
import { POST_LINK_TARGET } from '@perro-wisdom/domain/blog/post-html';
import { escapeAttribute, escapeText } from './html';

/** Parts of a page that are not its text. */
const DROPPED =
  'script, style, noscript, template, head, title, meta, link, nav, aside, form, button, input, select, textarea, iframe, object, embed, svg, math, ' +
  'video, audio, canvas, [hidden], [aria-hidden="true"]';

type Block =
  | { kind: 'text'; tag: string; html: string }
  | { kind: 'list'; tag: 'ul' | 'ol'; items: Block[][] }
  | { kind: 'table'; rows: { tag: string; blocks: Block[] }[][] };

/** Word's lists are paragraphs that carry their level, such as `mso-list:l0 level2 lfo1`, and their marker as text. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = /mso-list:\s*ignore/i;
/** The marker of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The tracking parameters that sites and newsletters add to addresses. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|mc_[ce]id)$/;

/** Returns a pasted address without redirection and tracking; null if posts may not contain it. Addresses relative to another site lead nowhere. */
function cleanAddress(href: string): string | null {
  if (!/^(?:https?|mailto|tel):/i.test(href.trim()) || !POST_LINK_TARGET.test(href.trim())) return null;
  if (!/^https?:/i.test(href.trim())) return href.trim();
  try {
    const url = new URL(href.trim());
    const target =
      url.hostname.endsWith('google.com') && url.pathname === '/url' ? url.searchParams.get('q') : null;
    if (target !== null && target !== href) return cleanAddress(target);
    const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
    if (tracking.length === 0) return href.trim();
    for (const name of tracking) url.searchParams.delete(name);
    return url.href;
  } catch {
    return null;
  }
}

interface Format {
  isBold: boolean;
  href: string | null;
}

const PLAIN: Format = { isBold: false, href: null };

/** Returns the formatting inside an element. Google Docs wraps everything in a `<b>` that is not bold. */
function formatInside(element: Element, outside: Format): Format {
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(styleOf(element)) ?? [];
  const isBold = weight
    ? /^(?:bold|bolder|[6-9]00)$/i.test(weight)
    : /^(?:b|strong)$/.test(element.localName) || outside.isBold;
  return {
    isBold,
    href: element.localName === 'a' ? cleanAddress(element.getAttribute('href') ?? '') : outside.href,
  };
}

const BLOCK_ELEMENTS = new Set(
  'address article body blockquote caption center dd details div dl dt fieldset figcaption figure footer header hr li main p pre section summary'.split(
    ' ',
  ),
);

const HEADING = /^h([1-6])$/;

/** Returns the number that is added to the levels of headings: a page's title becomes a heading of the second level. */
const headingShift = (body: Element): number => (body.querySelector('h1, .MsoTitle') ? 1 : 0);

/** Collects blocks. Text and line breaks become a paragraph when the next block begins. */
class Blocks {
  readonly list: Block[] = [];
  private runs: { text: string; format: Format }[] = [];

  constructor(private readonly tag = 'p') {}

  text(text: string, format: Format): void {
    this.runs.push({ text, format });
  }

  /** Ends a line. Two in a row end the paragraph. */
  lineBreak(): void {
    const isSecond = this.runs.at(-1)?.text === '\n';
    if (isSecond) this.end();
    else this.text('\n', PLAIN);
  }

  add(block: Block): void {
    this.end();
    this.list.push(block);
  }

  end(): void {
    const html = inlineHtml(this.runs, this.tag !== 'p');
    this.runs = [];
    if (html !== '') this.list.push({ kind: 'text', tag: this.tag, html });
  }
}

/** Returns text with its formatting. Line breaks, which are `\n` here, and white space at the edges are left out. */
function inlineHtml(runs: readonly { text: string; format: Format }[], isHeading: boolean): string {
  const merged: { text: string; isBold: boolean; href: string | null }[] = [];
  for (const { text, format } of runs) {
    const last = merged.at(-1);
    const isBold = format.isBold && !isHeading;
    // White space takes the formatting of the text before it.
    if (last && (text.trim() === '' || (last.isBold === isBold && last.href === format.href)))
      last.text += text;
    else merged.push({ text, isBold, href: format.href });
  }
  const whole = merged.map(({ text }) => text).join('');
  const start = whole.length - whole.trimStart().length;
  const end = whole.trimEnd().length;
  let position = 0;
  return merged
    .map(({ text, isBold, href }) => {
      const from = Math.max(start - position, 0);
      const to = Math.max(end - position, 0);
      position += text.length;
      const shown = text.slice(from, to);
      if (shown === '') return '';
      const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(shown) ?? [];
      const escaped = escapeText(core.replaceAll('\u00a0', ' ')).replaceAll('\n', '<br>');
      const bold = isBold && escaped !== '' ? `<strong>${escaped}</strong>` : escaped;
      const linked =
        href !== null && escaped !== '' ? `<a href="${escapeAttribute(href)}">${bold}</a>` : bold;
      return before.replaceAll('\n', '<br>') + linked + after.replaceAll('\n', '<br>');
    })
    .join('');
}

interface WordItem {
  level: number;
  tag: 'ul' | 'ol';
  blocks: Block[];
}

/** Returns an element of one of Word's lists with its level, and removes the marker from its text; null for any other. */
function wordItem(element: Element, shift: number): WordItem | null {
  const [, level] = WORD_LIST.exec(styleOf(element)) ?? [];
  if (level === undefined || element.localName === 'li') return null;
  const marker = [...element.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)));
  const markerText = marker?.textContent.trim() ?? '';
  marker?.remove();
  return {
    level: Number(level),
    tag: NUMBER.test(markerText) ? 'ol' : 'ul',
    blocks: readBlocks(element, PLAIN, shift),
  };
}

/** Nests consecutive items by their levels. */
function nest(items: readonly WordItem[]): Block[] {
  const lists: Extract<Block, { kind: 'list' }>[] = [];
  const open: { level: number; list: Extract<Block, { kind: 'list' }> }[] = [];
  for (const { level, tag, blocks } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tag === tag) {
      last.list.items.push(blocks);
      continue;
    }
    if (last?.level === level) open.pop();
    const list = { kind: 'list', tag, items: [blocks] } satisfies Block;
    (open.at(-1)?.list.items.at(-1) ?? lists).push(list);
    open.push({ level, list });
  }
  return lists;
}

function readList(element: Element, shift: number): Block {
  const items: Block[][] = [];
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) {
      const text = child.nodeType === Node.TEXT_NODE ? escapeText(child.textContent?.trim() ?? '') : '';
      if (text !== '') items.push([{ kind: 'text', tag: 'p', html: text }]);
      continue;
    }
    const isNestedList = child.localName === 'ul' || child.localName === 'ol';
    // Google Docs and old versions of Word nest a list beside the item that it belongs to.
    if (isNestedList && items.length > 0) items.at(-1)?.push(readList(child, shift));
    else
      items.push(
        isNestedList ? [readList(child, shift)] : readBlocks(child, formatInside(child, PLAIN), shift),
      );
  }
  return {
    kind: 'list',
    tag: element.localName as 'ul' | 'ol',
    items: items.filter((blocks) => blocks.length > 0),
  };
}

/** Returns a table; a table with one column is layout, and gives the blocks of its cells. */
function readTable(element: HTMLTableElement, shift: number): Block[] {
  const rows = [...element.rows].map((row) =>
    [...row.cells].map((cell) => ({
      tag: cell.localName,
      blocks: readBlocks(cell, formatInside(cell, PLAIN), shift, cell.localName === 'th'),
    })),
  );
  if (rows.every((cells) => cells.length <= 1))
    return [...element.rows].flatMap((row) =>
      [...row.cells].flatMap((cell) => readBlocks(cell, formatInside(cell, PLAIN), shift)),
    );
  const columns = Math.max(...rows.map((cells) => cells.length));
  const filled = rows.map((cells) => [
    ...cells,
    ...Array.from({ length: columns - cells.length }, () => ({ tag: 'td', blocks: [] })),
  ]);
  return [{ kind: 'table', rows: filled }];
}

/** Reads the content of an element. */
function readBlocks(parent: Element, format: Format, shift: number, isHeader = false): Block[] {
  const blocks = new Blocks();
  let word: WordItem[] = [];
  const endWordList = (): void => {
    for (const list of nest(word)) blocks.add(list);
    word = [];
  };
  const readInto = (node: Node, outside: Format): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' ');
      // White space between two items of a Word list does not end it.
      if (text.trim() !== '') endWordList();
      blocks.text(text, outside);
      return;
    }
    if (!(node instanceof Element) || node.matches(DROPPED) || /display:\s*none/i.test(styleOf(node))) return;
    const item = wordItem(node, shift);
    if (item) {
      blocks.end();
      word.push(item);
      return;
    }
    const [, level] = HEADING.exec(node.localName) ?? (node.matches('.MsoTitle') ? ['', '1'] : []);
    const isBlock =
      level !== undefined ||
      BLOCK_ELEMENTS.has(node.localName) ||
      ['ul', 'ol', 'table'].includes(node.localName);
    if (isBlock) {
      endWordList();
      blocks.end();
    }
    if (level !== undefined) {
      const heading = new Blocks(`h${Math.min(Math.max(Number(level) + shift, 2), 4)}`);
      readText(node, PLAIN, heading);
      heading.end();
      for (const block of heading.list) blocks.add(block);
    } else if (node.localName === 'ul' || node.localName === 'ol') blocks.add(readList(node, shift));
    else if (node instanceof HTMLTableElement) for (const block of readTable(node, shift)) blocks.add(block);
    else if (node.localName === 'br') blocks.lineBreak();
    else if (node.localName === 'img') blocks.text(emoji(node), outside);
    else {
      const inside = formatInside(node, outside);
      for (const child of node.childNodes) readInto(child, isHeader ? { ...inside, isBold: false } : inside);
    }
    if (isBlock) blocks.end();
  };
  for (const child of parent.childNodes) readInto(child, format);
  endWordList();
  blocks.end();
  return blocks.list;
}

/** Reads text into a heading, whatever the elements inside it. */
function readText(element: Element, outside: Format, into: Blocks): void {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      into.text((node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' '), outside);
    else if (node instanceof Element && !node.matches(DROPPED)) {
      if (node.localName === 'br') into.text(' ', outside);
      else readText(node, formatInside(node, outside), into);
    }
  }
}

/** Returns the character that an image stands for: WhatsApp and others show emoji as images. */
const emoji = (image: Element): string => {
  const text = image.getAttribute('data-plain-text') ?? image.getAttribute('alt') ?? '';
  return /^\p{Extended_Pictographic}\S{0,12}$/u.test(text) ? text : '';
};

/** Returns the content of an item or cell: one paragraph needs no `<p>`. */
function contained(blocks: readonly Block[]): string {
  const [first, ...others] = blocks;
  if (first?.kind === 'text' && first.tag === 'p' && others.every(({ kind }) => kind === 'list'))
    return first.html + others.map(blockHtml).join('');
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<${block.tag}>${block.html}</${block.tag}>`;
  if (block.kind === 'list')
    return `<${block.tag}>${block.items.map((item) => `<li>${contained(item)}</li>`).join('')}</${block.tag}>`;
  const rows = block.rows.map(
    (cells) => `<tr>${cells.map(({ tag, blocks }) => `<${tag}>${contained(blocks)}</${tag}>`).join('')}</tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** Returns pasted HTML with nothing but paragraphs, headings, lists, bold, links, line breaks and tables. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readBlocks(body, PLAIN, headingShift(body)).map(blockHtml).join('');
}

/** What WhatsApp puts before each copied message: `[10:32 a. m., 3/11/2026] Ana: `. */
const MESSAGE_HEADER = /^\[[^\]]*\d:\d\d[^\]]*\] [^:]{1,60}: /;
const BULLET = /^(?:[-*•·]|\d{1,3}[.)])\s+(?=\S)/;

/** WhatsApp's signs for bold, italic and crossed-out text, which count only around whole words. */
const signs = (sign: string): RegExp =>
  new RegExp(
    `(?<before>^|[^\\w*_~])[${sign}](?<text>[^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?)[${sign}](?![\\w*_~])`,
    'gu',
  );

const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)"'»*_~])/;

function lineHtml(line: string): string {
  return line
    .split(ADDRESS)
    .map((part, index) => {
      // Every second part is an address.
      if (index % 2 === 1)
        return `<a href="${escapeAttribute(cleanAddress(part) ?? part)}">${escapeText(part)}</a>`;
      return escapeText(part)
        .replace(signs('_'), '$<before>$<text>')
        .replace(signs('~'), '$<before>$<text>')
        .replace(signs('*'), '$<before><strong>$<text></strong>');
    })
    .join('');
}

/**
 * Returns pasted text as HTML: each line is a paragraph, lines that begin with a bullet or number are lists, and addresses are links. As in
 * WhatsApp, `*text*` is bold; its signs for italic and crossed-out text are removed, like those formats in pasted HTML.
 */
export function plainTextToHtml(text: string): string {
  const blocks: Block[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const content = line.replace(MESSAGE_HEADER, '').trim();
    if (content === '') continue;
    const [marker] = BULLET.exec(content) ?? [];
    if (marker === undefined) {
      blocks.push({ kind: 'text', tag: 'p', html: lineHtml(content) });
      continue;
    }
    const tag = /\d/.test(marker) ? 'ol' : 'ul';
    const item: Block = { kind: 'text', tag: 'p', html: lineHtml(content.slice(marker.length)) };
    const last = blocks.at(-1);
    if (last?.kind === 'list' && last.tag === tag) last.items.push([item]);
    else blocks.push({ kind: 'list', tag, items: [[item]] });
  }
  return blocks.map(blockHtml).join('');
}
