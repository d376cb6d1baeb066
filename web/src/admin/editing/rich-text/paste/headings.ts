import { Fragment, type Node } from '@tiptap/pm/model';
import { schema } from '../document/schema';

const LINE_MAX_LENGTH = 100;

const isHeading = (node: Node): boolean => node.type.name === 'heading';

/** Whether a paragraph is a line that is underlined as a whole, such as a heading in a letter or a chat. */
const isUnderlinedLine = (node: Node): boolean =>
  node.type.name === 'paragraph' &&
  node.textContent.length <= LINE_MAX_LENGTH &&
  node.children.every(({ isText, marks }) => isText && marks.some(({ type }) => type.name === 'underline'));

function levelsIn(document: Node): number[] {
  const levels: number[] = [];
  document.descendants((node) => {
    if (isHeading(node)) levels.push(node.attrs.level as number);
  });
  return levels;
}

/**
 * Makes headings of underlined lines, and lets the levels of headings follow each other: below an h1, which
 * becomes an h2, an h4 becomes an h3.
 */
export function orderHeadings(document: Node): Node {
  const level = levelsIn(document).length > 0 ? 3 : 2;
  const blocks = document.children.map((node) =>
    // Alone it is a line that she wants to stress.
    isUnderlinedLine(node) && document.childCount > 1
      ? schema.node('heading', { level }, schema.text(node.textContent))
      : node,
  );
  const withLines = document.copy(Fragment.fromArray(blocks));
  const first = Math.min(Math.max(Math.min(...levelsIn(withLines)), 2), 4);
  return ordered(withLines, first, []);
}

/** `open`: the levels of the headings that the present place is below. */
function ordered(node: Node, first: number, open: number[]): Node {
  if (!isHeading(node))
    return node.isTextblock
      ? node
      : node.copy(Fragment.fromArray(node.children.map((child) => ordered(child, first, open))));
  const level = node.attrs.level as number;
  while ((open.at(-1) ?? 0) >= level) open.pop();
  open.push(level);
  return schema.node('heading', { level: Math.min(first + open.length - 1, 4) }, node.content);
}
