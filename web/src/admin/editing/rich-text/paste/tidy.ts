import { Fragment, type Node } from '@tiptap/pm/model';
import { schema } from '../document/schema';

/**
 * Returns whether a mark on a text node is redundant or unwanted. Headings and header cells are always bold,
 * and links are always underlined. Headings should never be underlined.
 */
const isNeedless = (mark: string, text: Node, isHeading: boolean, isHeader: boolean): boolean =>
  (mark === 'bold' && (isHeading || isHeader)) ||
  (mark === 'underline' && (isHeading || text.marks.some(({ type }) => type.name === 'link')));

const isSpace = (node: Node): boolean => node.type.name === 'hardBreak' || node.text?.trim() === '';

/**
 * Returns the text of a block without white space at its edges. Formatting ends at the last letter, not at
 * the white space after it.
 */
function tidyText(block: Node, isHeader: boolean): Fragment {
  const isHeading = block.type.name === 'heading';
  const words = block.children.flatMap((node) => {
    if (isHeading && node.type.name === 'hardBreak') return schema.text(' ');
    const marks = node.marks.filter(({ type }) => !isNeedless(type.name, node, isHeading, isHeader));
    return node.text
      ? node.text
          .split(/(\s+)/)
          .flatMap((word) => (word === '' ? [] : schema.text(word.replaceAll('\u00a0', ' '), marks)))
      : node.mark(marks);
  });
  while (words[0] && isSpace(words[0])) words.shift();
  for (let last = words.at(-1); last && isSpace(last); last = words.at(-1)) words.pop();
  return Fragment.fromArray(
    words.map((node, index, text) => {
      // White space keeps only the formatting shared by the words around it.
      const after = text[index + 1]?.marks ?? [];
      return isSpace(node)
        ? node.mark((text[index - 1]?.marks ?? []).filter((mark) => mark.isInSet(after)))
        : node;
    }),
  );
}

/** Returns the tidied child blocks of a document or block, omitting empty ones. */
function tidyBlocks(parent: Node): Node[] {
  return parent.children.flatMap((node) => {
    const { name } = node.type;
    if (node.isLeaf) return node;
    const content =
      name === 'preformatted'
        ? node.content
        : node.isTextblock
          ? tidyText(node, parent.type.name === 'tableHeader')
          : Fragment.fromArray(tidyBlocks(node));
    const isKept = content.size > 0 || ['tableCell', 'tableHeader', 'picture', 'video'].includes(name);
    return isKept ? node.copy(content) : [];
  });
}

export const tidy = (document: Node): Node => document.copy(Fragment.fromArray(tidyBlocks(document)));
