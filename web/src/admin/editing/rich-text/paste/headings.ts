import { Fragment, type Node } from '@tiptap/pm/model';
import { schema } from '../document/schema';

const LINE_MAX_LENGTH = 100;

const isHeading = (node: Node): boolean => node.type.name === 'heading';

/**
 * Returns whether a paragraph is a fully underlined line. In letters and chats, such a line is often a
 * heading.
 */
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
 * Turns underlined lines into headings, and closes gaps between heading levels. For example, an h1 followed
 * by an h4 becomes an h2 followed by an h3.
 */
export function orderHeadings(document: Node): Node {
  const level = levelsIn(document).length > 0 ? 3 : 2;
  const blocks = document.children.map((node) =>
    // A line pasted on its own is emphasized text, not a heading.
    isUnderlinedLine(node) && document.childCount > 1
      ? schema.node('heading', { level }, schema.text(node.textContent))
      : node,
  );
  const withLines = document.copy(Fragment.fromArray(blocks));
  const first = Math.min(Math.max(Math.min(...levelsIn(withLines)), 2), 4);
  return ordered(withLines, first, []);
}

/**
 * Returns a node with the gaps between its heading levels closed. `first` is the level for the outermost
 * headings, and `open` contains the original levels of the enclosing headings.
 */
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
