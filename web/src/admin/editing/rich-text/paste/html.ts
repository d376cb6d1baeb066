/** Cleans HTML pasted from other programs, keeping only what posts can show. */
import { DOMParser as DocumentParser, Fragment } from '@tiptap/pm/model';
import { replaceBlocks, writeHtml } from '../document/html';
import { schema } from '../document/schema';
import { cleanAddress } from './address';
import { orderHeadings } from './headings';
import { takePictures, type Found } from './pictures';
import { separateCells } from './tables';
import { tidy } from './tidy';
import { makeWordLists } from './wordLists';

/** Selects the page elements that aren't part of the content. */
const DROPPED =
  'script, style, noscript, template, head, title, meta, link, nav, aside, form, button, input, select, textarea, svg, math, canvas, ' +
  '[hidden], [aria-hidden="true"], [style*="display:none" i], [style*="display: none" i]';

/** Returns the text of a preformatted element, including its line breaks. */
function linesIn(pre: Element): string {
  for (const lineBreak of pre.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const line of pre.querySelectorAll('div, p, li')) line.append('\n');
  return pre.textContent.replace(/^\n|\s+$/g, '');
}

/** Returns whether a line break follows another line break. Two line breaks end a paragraph. */
function isSecondBreak({ previousSibling: before }: Element): boolean {
  const other =
    before?.textContent?.trim() === '' && before.nodeName !== 'BR' ? before.previousSibling : before;
  return other?.nodeName === 'BR';
}

/** A parser that, unlike the one for stored posts, also handles other programs' styles and elements. */
const parser = new DocumentParser(schema, [
  { tag: '.MsoTitle', node: 'heading', attrs: { level: 1 } },
  ...[1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, node: 'heading', attrs: { level } })),
  { tag: 'br', context: 'paragraph/', closeParent: true, getAttrs: (br) => isSecondBreak(br) && null },
  {
    tag: 'a[href]',
    mark: 'link',
    getAttrs: (link) => {
      const href = cleanAddress(link.getAttribute('href') ?? '');
      return href !== null && { href };
    },
  },
  { tag: 'a', skip: true },
  { tag: 'kbd, samp, tt', mark: 'code' },
  { style: 'text-decoration-line=underline', mark: 'underline' },
  { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'bold' },
  {
    tag: 'pre',
    node: 'preformatted',
    getContent: (pre) => {
      const text = linesIn(pre as Element);
      return text === '' ? Fragment.empty : Fragment.from(schema.text(text));
    },
  },
  { style: 'vertical-align=sub', mark: 'subscript' },
  { style: 'vertical-align=super', mark: 'superscript' },
  ...DocumentParser.fromSchema(schema).rules,
]);

/**
 * Reduces pasted HTML to what posts can show. Also returns the files to upload and the numbers of parts left
 * out.
 */
export function cleanPastedHtml(html: string): { html: string; found: Found } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const found = takePictures(body);
  for (const block of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(p, div)'))
    block.replaceWith(...block.childNodes);
  makeWordLists(body);
  replaceBlocks(body);
  for (const table of body.querySelectorAll('table')) separateCells(table);
  return { html: writeHtml(orderHeadings(tidy(parser.parse(body)))), found };
}
