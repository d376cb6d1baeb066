/**
 * Cleans what is pasted from other programs: paragraphs, headings, lists, bold, links, line breaks and tables stay, and nothing else.
 * Writes plain HTML, which the editor then parses like any other.
 */
import { escapeText } from '../html';
import { Blocks, blockHtml, type Block } from './blocks';
import { formatInside, PLAIN, styleOf, type Format } from './format';
import { nest, wordItem, type WordItem } from './wordLists';

/** Parts of a page that are not its text. */
const DROPPED =
  'script, style, noscript, template, head, title, meta, link, nav, aside, form, button, input, select, textarea, iframe, object, embed, svg, math, ' +
  'video, audio, canvas, [hidden], [aria-hidden="true"]';

const BLOCK_ELEMENTS = new Set(
  'address article body blockquote caption center dd details div dl dt fieldset figcaption figure footer header hr li main p pre section summary'.split(
    ' ',
  ),
);

const HEADING = /^h([1-6])$/;

/** Returns the number that is added to the levels of headings: a page's title becomes a heading of the second level. */
const headingShift = (body: Element): number => (body.querySelector('h1, .MsoTitle') ? 1 : 0);

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
    const item = wordItem(node, (element) => readBlocks(element, PLAIN, shift));
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

/** Returns pasted HTML with nothing but paragraphs, headings, lists, bold, links, line breaks and tables. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readBlocks(body, PLAIN, headingShift(body)).map(blockHtml).join('');
}
