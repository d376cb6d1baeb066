/** What pasted text consists of, and how it is written. */
import { escapeAttribute, escapeText } from '../html';
import { MARKS, PLAIN, type Format, type Mark } from './format';

export type Block =
  | { kind: 'text'; tag: string; html: string }
  | { kind: 'list'; tag: 'ul' | 'ol'; items: Block[][] }
  | { kind: 'table'; rows: { tag: string; blocks: Block[] }[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** What is no text that flows: a picture, a video, preformatted text. */
  | { kind: 'whole'; html: string };

/** Collects blocks. Text and line breaks become a paragraph when the next block begins. */
export class Blocks {
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

/** Headings are bold anyway, and nobody underlines in them. */
const HEADING_MARKS: readonly Mark[] = ['em', 's', 'code'];

/** Returns text with its formatting. Line breaks, which are `\n` here, and white space at the edges are left out. */
function inlineHtml(runs: readonly { text: string; format: Format }[], isHeading: boolean): string {
  const merged: { text: string; tags: Mark[]; href: string | null }[] = [];
  for (const { text, format } of runs) {
    const last = merged.at(-1);
    const tags = (isHeading ? HEADING_MARKS : MARKS).filter((mark) => format.marks.has(mark));
    // White space takes the formatting of the text before it.
    if (last && (text.trim() === '' || (last.tags.join() === tags.join() && last.href === format.href)))
      last.text += text;
    else merged.push({ text, tags, href: format.href });
  }
  const whole = merged.map(({ text }) => text).join('');
  const start = whole.length - whole.trimStart().length;
  const end = whole.trimEnd().length;
  let position = 0;
  return merged
    .map(({ text, tags, href }) => {
      const from = Math.max(start - position, 0);
      const to = Math.max(end - position, 0);
      position += text.length;
      const shown = text.slice(from, to);
      if (shown === '') return '';
      const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(shown) ?? [];
      const escaped = escapeText(core.replaceAll('\u00a0', ' ')).replaceAll('\n', '<br>');
      const marked = tags.reduceRight(
        (inner, tag) => (inner === '' ? '' : `<${tag}>${inner}</${tag}>`),
        escaped,
      );
      const linked =
        href !== null && marked !== '' ? `<a href="${escapeAttribute(href)}">${marked}</a>` : marked;
      return before.replaceAll('\n', '<br>') + linked + after.replaceAll('\n', '<br>');
    })
    .join('');
}

/** Returns the content of an item or cell: one paragraph needs no `<p>`. */
function contained(blocks: readonly Block[]): string {
  const [first, ...others] = blocks;
  if (first?.kind === 'text' && first.tag === 'p' && others.every(({ kind }) => kind === 'list'))
    return first.html + others.map(blockHtml).join('');
  return blocks.map(blockHtml).join('');
}

export function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<${block.tag}>${block.html}</${block.tag}>`;
  if (block.kind === 'whole') return block.html;
  if (block.kind === 'quote') return `<blockquote>${block.blocks.map(blockHtml).join('')}</blockquote>`;
  if (block.kind === 'list')
    return `<${block.tag}>${block.items.map((item) => `<li>${contained(item)}</li>`).join('')}</${block.tag}>`;
  const rows = block.rows.map(
    (cells) => `<tr>${cells.map(({ tag, blocks }) => `<${tag}>${contained(blocks)}</${tag}>`).join('')}</tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
