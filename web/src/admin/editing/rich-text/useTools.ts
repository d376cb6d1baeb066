import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import {
  LuBold,
  LuColumns3,
  LuHeading2,
  LuHeading3,
  LuImage,
  LuImagePlus,
  LuItalic,
  LuLink,
  LuList,
  LuIndentDecrease,
  LuIndentIncrease,
  LuListOrdered,
  LuListStart,
  LuPencil,
  LuQuote,
  LuRedo2,
  LuRows3,
  LuTable,
  LuTrash2,
  LuUndo2,
  LuYoutube,
} from 'react-icons/lu';
import type { adminRichText } from '../../locales/en/richText';
import { continuation, toggleContinuation } from './document/lists';
import type { Tool } from './Toolbar';

type Name<Key> = Key extends `tool.${infer ToolName}` ? ToolName : never;
type ToolName = Name<keyof typeof adminRichText>;

export type Tools = ReturnType<typeof useTools>;

export type Actions = Record<'link' | 'picture' | 'changePicture' | 'video' | 'changeVideo', () => void>;

export type ToolState = ReturnType<typeof useToolState>;

/** Returns which tools are active, and which are available, at the current selection. */
export const useToolState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading2: current.isActive('heading', { level: 2 }),
      heading3: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      table: current.isActive('table'),
      picture: current.isActive('picture') || current.isActive('image'),
      video: current.isActive('video'),
      // Calls `can()` only in lists. It re-creates every command, which noticeably slows down typing on a
      // phone.
      canIndent: current.isActive('listItem') && current.can().sinkListItem('listItem'),
      ...continuation(current.state.selection),
      canUndo: undoDepth(current.state) > 0,
      canRedo: redoDepth(current.state) > 0,
    }),
  });

/** Returns the editor's main tools, plus those for where the selection is, such as in a table. */
export function useTools(editor: Editor, actions: Actions, state: ToolState) {
  const { t } = useTranslation('adminRichText');
  type Icon = Tool['icon'];
  type Change = (chain: ReturnType<Editor['chain']>) => typeof chain;
  type More = Pick<Tool, 'isPressed' | 'isDisabled' | 'needsLabel' | 'shortcut'>;
  const button = (name: ToolName, icon: Icon, run: () => void, more: More = {}): Tool => ({
    name,
    label: t(`tool.${name}`),
    icon,
    run,
    ...more,
  });
  /** Returns a tool that changes the text. */
  const tool = (name: ToolName, icon: Icon, change: Change, more?: More): Tool =>
    button(name, icon, () => void change(editor.chain().focus()).run(), more);
  /** Returns a tool that is either on or off. */
  const toggle = (name: ToolName & keyof ToolState, icon: Icon, shortcut: string, change: Change): Tool =>
    tool(name, icon, change, { isPressed: state[name], shortcut });
  /** Returns the tools for a context if the selection is in it, otherwise null. */
  const place = (name: 'picture' | 'video' | 'table' | 'list', isHere: boolean, tools: Tool[]) =>
    isHere ? { label: t(`toolbar.${name}`), tools } : null;

  const main = [
    toggle('bold', LuBold, 'Mod+B', (chain) => chain.toggleBold()),
    toggle('italic', LuItalic, 'Mod+I', (chain) => chain.toggleItalic()),
    toggle('heading2', LuHeading2, 'Mod+Alt+2', (chain) => chain.toggleHeading({ level: 2 })),
    toggle('heading3', LuHeading3, 'Mod+Alt+3', (chain) => chain.toggleHeading({ level: 3 })),
    toggle('bulletList', LuList, 'Mod+Shift+8', (chain) => chain.toggleBulletList()),
    toggle('orderedList', LuListOrdered, 'Mod+Shift+7', (chain) => chain.toggleOrderedList()),
    toggle('quote', LuQuote, 'Mod+Shift+B', (chain) => chain.toggleBlockquote()),
    button('link', LuLink, actions.link, { isPressed: state.link, shortcut: 'Mod+K' }),
    button('picture', LuImagePlus, actions.picture),
    button('video', LuYoutube, actions.video),
    tool('table', LuTable, (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }), {
      isDisabled: state.table,
    }),
    tool('undo', LuUndo2, (chain) => chain.undo(), { isDisabled: !state.canUndo, shortcut: 'Mod+Z' }),
    tool('redo', LuRedo2, (chain) => chain.redo(), { isDisabled: !state.canRedo, shortcut: 'Mod+Shift+Z' }),
  ];

  const places = [
    place('picture', state.picture, [
      button('changePicture', LuImage, actions.changePicture),
      tool('deletePicture', LuTrash2, (chain) =>
        editor.isActive('picture') ? chain.deleteNode('picture') : chain.deleteSelection(),
      ),
    ]),
    place('video', state.video, [
      button('changeVideo', LuPencil, actions.changeVideo),
      tool('deleteVideo', LuTrash2, (chain) => chain.deleteNode('video')),
    ]),
    place('table', state.table, [
      tool('rowAfter', LuRows3, (chain) => chain.addRowAfter()),
      tool('columnAfter', LuColumns3, (chain) => chain.addColumnAfter()),
      tool('deleteRow', LuTrash2, (chain) => chain.deleteRow(), { needsLabel: true }),
      tool('deleteColumn', LuTrash2, (chain) => chain.deleteColumn(), { needsLabel: true }),
      tool('deleteTable', LuTrash2, (chain) => chain.deleteTable(), { needsLabel: true }),
    ]),
    place('list', state.bulletList || state.orderedList, [
      ...(state.canContinue
        ? [
            tool(
              'continueNumbering',
              LuListStart,
              (chain) => chain.command(({ tr }) => toggleContinuation(tr)),
              {
                isPressed: state.isContinued,
              },
            ),
          ]
        : []),
      tool('indent', LuIndentIncrease, (chain) => chain.sinkListItem('listItem'), {
        isDisabled: !state.canIndent,
        shortcut: 'Mod+]',
      }),
      tool('outdent', LuIndentDecrease, (chain) => chain.liftListItem('listItem'), { shortcut: 'Mod+[' }),
    ]),
  ];
  return { main, context: places.find((tools) => tools !== null) };
}
