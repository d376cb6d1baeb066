/**
 * Cleans what is pasted from other programs: what posts can show stays, and nothing else. Writes plain HTML, which the editor then parses like
 * any other.
 */
import { escapeText } from '../html';
import { Blocks, blockHtml, type Block } from './blocks';
import { formatInside, PLAIN, styleOf, type Format } from './format';
import { orderHeadings } from './headings';
import { EMBEDS, readEmbed, readPicture, type Found } from './pictures';
import { nest, wordItem, type WordItem } from './wordLists';

/** Parts of a page that are not its text. */
const DROPPED =
  'script, style, noscript, template, head, title, meta, link, nav, aside, form, button, input, select, textarea, svg, math, canvas, ' +
  '[hidden], [aria-hidden="true"]';

const BLOCK_ELEMENTS = new Set(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure footer header hr li main p pre section summary'.split(
    ' ',
  ),
);

const HEADING = /^h([1-6])$/;

function readList(element: Element, found: Found): Block {
  const items: Block[][] = [];
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) {
      const text = child.nodeType === Node.TEXT_NODE ? escapeText(child.textContent?.trim() ?? '') : '';
      if (text !== '') items.push([{ kind: 'text', tag: 'p', html: text }]);
      continue;
    }
    const isNestedList = child.localName === 'ul' || child.localName === 'ol';
    // Google Docs and old versions of Word nest a list beside the item that it belongs to.
    if (isNestedList && items.length > 0) items.at(-1)?.push(readList(child, found));
    else
      items.push(
        isNestedList ? [readList(child, found)] : readBlocks(child, formatInside(child, PLAIN), found),
      );
  }
  return {
    kind: 'list',
    tag: element.localName as 'ul' | 'ol',
    items: items.filter((blocks) => blocks.length > 0),
  };
}

type Cell = Extract<Block, { kind: 'table' }>['rows'][number][number];

const EMPTY_CELL: Cell = { tag: 'td', blocks: [] };
/** Spreadsheets merge whole rows. */
const COLUMNS_MAX = 50;

/** Returns a table; a table with one column is layout, and gives the blocks of its cells. */
function readTable(element: HTMLTableElement, found: Found): Block[] {
  if ([...element.rows].every(({ cells }) => cells.length <= 1))
    return [...element.rows].flatMap((row) =>
      [...row.cells].flatMap((cell) => readBlocks(cell, formatInside(cell, PLAIN), found)),
    );
  const grid = [...element.rows].map((): Cell[] => []);
  for (const [top, row] of [...element.rows].entries()) {
    for (const cell of row.cells) {
      const { localName: tag, colSpan, rowSpan } = cell;
      const blocks = readBlocks(cell, formatInside(cell, PLAIN), found, tag === 'th');
      const columns = grid[top] ?? [];
      let left = 0;
      while (columns[left]) left += 1;
      // Merged cells: what is said of several rows is said in each of them, what is said of several columns in the first.
      for (const cells of grid.slice(top, top + (rowSpan || grid.length)))
        for (let column = left; column < left + Math.min(colSpan, COLUMNS_MAX); column += 1)
          cells[column] ??= { tag, blocks: column === left ? blocks : [] };
    }
  }
  const width = Math.max(...grid.map(({ length }) => length));
  return [
    {
      kind: 'table',
      rows: grid.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? EMPTY_CELL)),
    },
  ];
}

/** Returns preformatted text with its line breaks. */
function linesIn(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.localName === 'br') return '\n';
  const text = [...node.childNodes].map(linesIn).join('');
  return BLOCK_ELEMENTS.has(node.localName) && node.localName !== 'pre' && !text.endsWith('\n')
    ? `${text}\n`
    : text;
}

/** Reads the content of an element. */
function readBlocks(parent: Element, format: Format, found: Found, isHeader = false): Block[] {
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
    const whole = readWhole(node, found);
    if (whole !== undefined) {
      if (!whole) return;
      endWordList();
      blocks.add(whole);
      return;
    }
    const item = wordItem(node, (element) => readBlocks(element, PLAIN, found));
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
      const heading = new Blocks(`h${level}`);
      readText(node, PLAIN, heading);
      heading.end();
      for (const block of heading.list) blocks.add(block);
      // A heading has no picture: it comes after it.
      for (const image of node.querySelectorAll('img')) {
        const picture = readWhole(image, found);
        if (picture) blocks.add(picture);
      }
    } else if (node.localName === 'ul' || node.localName === 'ol') blocks.add(readList(node, found));
    else if (node instanceof HTMLTableElement) for (const block of readTable(node, found)) blocks.add(block);
    else if (node.localName === 'br') blocks.lineBreak();
    else if (node.localName === 'img') blocks.text(emoji(node), outside);
    else if (node.localName === 'blockquote') {
      const quoted = readBlocks(node, outside, found);
      if (quoted.length > 0) blocks.add({ kind: 'quote', blocks: quoted });
    } else {
      const inside = formatInside(node, outside);
      for (const child of node.childNodes) readInto(child, isHeader ? withoutBold(inside) : inside);
    }
    if (isBlock) blocks.end();
  };
  for (const child of parent.childNodes) readInto(child, format);
  endWordList();
  blocks.end();
  return blocks.list;
}

/** Header cells are bold anyway. */
const withoutBold = ({ marks, href }: Format): Format => ({
  marks: new Set([...marks].filter((mark) => mark !== 'strong')),
  href,
});

/** Returns what an element is as a whole: a picture, a video or preformatted text, null if it is left out; undefined for all others. */
function readWhole(element: Element, found: Found): Block | null | undefined {
  if (element.matches(EMBEDS)) return readEmbed(element, found);
  if (element.localName === 'img') return emoji(element) === '' ? readPicture(element, found) : undefined;
  if (element.localName === 'hr') return { kind: 'whole', html: '<hr>' };
  if (element.localName !== 'pre') return undefined;
  const text = linesIn(element).replace(/^\n|\s+$/g, '');
  return text === '' ? null : { kind: 'whole', html: `<pre>${escapeText(text)}</pre>` };
}

/** Reads text into a heading, whatever the elements inside it. */
function readText(element: Element, outside: Format, into: Blocks): void {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      into.text((node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' '), outside);
    else if (node instanceof Element && !node.matches(DROPPED) && !node.matches(EMBEDS)) {
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

/** Returns pasted HTML with nothing but what posts can show, and what is to be uploaded or was left out. */
export function cleanPastedHtml(html: string): { html: string; found: Found } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found: Found = { files: [], foreignPictures: 0, embeds: 0 };
  const blocks = readBlocks(body, PLAIN, found);
  orderHeadings(blocks);
  return { html: blocks.map(blockHtml).join(''), found };
}
