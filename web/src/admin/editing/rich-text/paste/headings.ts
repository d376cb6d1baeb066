import type { Block } from './blocks';

type TextBlock = Extract<Block, { kind: 'text' }>;

const HEADING = /^h([1-6])$/;
/** A line that is underlined as a whole, such as a heading in a letter or a chat. */
const UNDERLINED_LINE = /^(?:<strong>)?<u>((?:(?!<br>).){1,100})<\/u>(?:<\/strong>)?$/;

const isText = (block: Block): block is TextBlock => block.kind === 'text';

/** Returns all paragraphs and headings in order, those in quotes, lists and tables too. */
function textsIn(blocks: readonly Block[]): TextBlock[] {
  return blocks.flatMap((block) => {
    if (isText(block)) return [block];
    if (block.kind === 'quote') return textsIn(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(textsIn);
    return block.kind === 'table'
      ? block.rows.flatMap((cells) => cells.flatMap((cell) => textsIn(cell.blocks)))
      : [];
  });
}

const levelOf = ({ tag }: TextBlock): number => Number(HEADING.exec(tag)?.[1] ?? 0);

/** Makes headings of underlined lines, and lets the levels of headings follow each other: below an h1, which becomes an h2, an h4 becomes an h3. */
export function orderHeadings(blocks: readonly Block[]): void {
  const hasHeadings = textsIn(blocks).some((text) => levelOf(text) > 0);
  const paragraphs = blocks.filter(isText).filter(({ tag }) => tag === 'p');
  for (const paragraph of paragraphs) {
    const [, line] = UNDERLINED_LINE.exec(paragraph.html) ?? [];
    // Alone it is a line that she wants to stress.
    if (line === undefined || blocks.length === 1) continue;
    Object.assign(paragraph, { tag: hasHeadings ? 'h3' : 'h2', html: line });
  }
  const headings = textsIn(blocks).filter((text) => levelOf(text) > 0);
  const top = Math.min(...headings.map(levelOf));
  const first = Math.min(Math.max(top, 2), 4);
  const open: number[] = [];
  for (const heading of headings) {
    const level = levelOf(heading);
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    heading.tag = `h${Math.min(first + open.length - 1, 4)}`;
  }
}
