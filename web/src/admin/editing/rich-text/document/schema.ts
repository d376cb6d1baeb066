/**
 * Defines the visual editor's document schema, which covers everything that `POST_TAGS` and `POST_ATTRIBUTES`
 * allow.
 */
import { getSchema, Mark, Node, wrappingInputRule, type Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { POST_LINK_TARGET, POST_LIST_START } from '@app/domain/blog/post-html';
import { Image, Picture, Video, Figure, Figcaption } from './figures';

/**
 * Preformatted text. Unlike the standard code block, it can contain formatting and doesn't need a `<code>`
 * element.
 */
const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.isActive(this.name) && this.editor.commands.insertContent('\n') };
  },
});

/** Inline code. Unlike the standard mark, it allows other marks on the same text. */
const Code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
});

const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const PostLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
});

/**
 * A list item. In a list, Tab still moves focus out of the editor, which must not become a keyboard trap.
 * `Mod-]`, `Mod-[` and buttons change the indentation.
 */
const PostListItem = ListItem.extend({
  content: 'block+',
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const startOf = (list: Element): number => {
  const start = list.getAttribute('start') ?? '';
  return POST_LIST_START.test(start) ? Number(start) : 1;
};

/** A list that may start with a number other than 1. Posts have no lists with letters or Roman numerals. */
const PostOrderedList = OrderedList.extend({
  addAttributes: () => ({ start: { default: 1, parseHTML: startOf } }),
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^([1-9]\d{0,3})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.attrs.start + list.childCount === Number(number),
      }),
    ];
  },
  // Leaves out the standard plugin for pasted text, which `plainTextToHtml` handles instead.
  addProseMirrorPlugins: () => [],
});

const PostTable = Table.extend({
  // The wrapper lets wide tables scroll.
  renderHTML: () => ['div', { class: 'tableWrapper' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // The standard shortcut would add a row after the last cell, so Tab would never move focus out of the
      // editor.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** The nodes and marks of posts, with their commands and keyboard shortcuts. */
export const nodesAndMarks: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    orderedList: false,
  }),
  PostLink.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => POST_LINK_TARGET.test(address),
  }),
  PostListItem,
  PostOrderedList,
  Code,
  Subscript,
  Superscript,
  Preformatted,
  Image,
  Picture,
  Video,
  Figure,
  Figcaption,
  PostTable.configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
];

export const schema: Schema = getSchema(nodesAndMarks);
