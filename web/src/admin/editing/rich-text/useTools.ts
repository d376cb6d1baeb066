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
import type { Tool } from './Toolbar';

type Name<Key> = Key extends `tool.${infer ToolName}` ? ToolName : never;
type ToolName = Name<keyof typeof adminRichText>;

export type Actions = Record<'link' | 'picture' | 'changePicture' | 'video' | 'changeVideo', () => void>;

export type ToolState = ReturnType<typeof useToolState>;

/** Returns which tools are on, and which can be used, where the selection is. */
export const useToolState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      isHeading2: current.isActive('heading', { level: 2 }),
      isHeading3: current.isActive('heading', { level: 3 }),
      isBulletList: current.isActive('bulletList'),
      isOrderedList: current.isActive('orderedList'),
      isQuote: current.isActive('blockquote'),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
      isPicture: current.isActive('picture') || current.isActive('image'),
      isVideo: current.isActive('video'),
      // `can()` makes all commands anew, which a phone notices with each letter.
      canIndent: current.isActive('listItem') && current.can().sinkListItem('listItem'),
      canUndo: undoDepth(current.state) > 0,
      canRedo: redoDepth(current.state) > 0,
    }),
  });

/** Returns the tools of the editor, and those of the place where the selection is, such as a table. */
export function useTools(
  editor: Editor,
  actions: Actions,
  state: ToolState,
): { main: Tool[]; context: { label: string; tools: Tool[] } | null } {
  const { t } = useTranslation('adminRichText');
  type Chain = ReturnType<Editor['chain']>;
  type More = Pick<Tool, 'isPressed' | 'isDisabled' | 'shortcut'>;
  const button = (name: ToolName, icon: Tool['icon'], run: () => void, more: More = {}): Tool => ({
    name,
    label: t(`tool.${name}`),
    icon,
    run,
    ...more,
  });
  /** A tool that changes the text. */
  const tool = (name: ToolName, icon: Tool['icon'], change: (chain: Chain) => Chain, more?: More): Tool =>
    button(name, icon, () => void change(editor.chain().focus()).run(), more);

  const main = [
    tool('bold', LuBold, (chain) => chain.toggleBold(), { isPressed: state.isBold, shortcut: 'Mod+B' }),
    tool('italic', LuItalic, (chain) => chain.toggleItalic(), {
      isPressed: state.isItalic,
      shortcut: 'Mod+I',
    }),
    tool('heading2', LuHeading2, (chain) => chain.toggleHeading({ level: 2 }), {
      isPressed: state.isHeading2,
      shortcut: 'Mod+Alt+2',
    }),
    tool('heading3', LuHeading3, (chain) => chain.toggleHeading({ level: 3 }), {
      isPressed: state.isHeading3,
      shortcut: 'Mod+Alt+3',
    }),
    tool('bulletList', LuList, (chain) => chain.toggleBulletList(), {
      isPressed: state.isBulletList,
      shortcut: 'Mod+Shift+8',
    }),
    tool('orderedList', LuListOrdered, (chain) => chain.toggleOrderedList(), {
      isPressed: state.isOrderedList,
      shortcut: 'Mod+Shift+7',
    }),
    tool('quote', LuQuote, (chain) => chain.toggleBlockquote(), {
      isPressed: state.isQuote,
      shortcut: 'Mod+Shift+B',
    }),
    button('link', LuLink, actions.link, { isPressed: state.isLink, shortcut: 'Mod+K' }),
    button('picture', LuImagePlus, actions.picture),
    button('video', LuYoutube, actions.video),
    tool('table', LuTable, (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }), {
      isDisabled: state.isTable,
    }),
    tool('undo', LuUndo2, (chain) => chain.undo(), { isDisabled: !state.canUndo, shortcut: 'Mod+Z' }),
    tool('redo', LuRedo2, (chain) => chain.redo(), { isDisabled: !state.canRedo, shortcut: 'Mod+Shift+Z' }),
  ];

  const places = [
    {
      isHere: state.isPicture,
      label: t('toolbar.picture'),
      tools: [
        button('changePicture', LuImage, actions.changePicture),
        tool('deletePicture', LuTrash2, (chain) =>
          editor.isActive('picture') ? chain.deleteNode('picture') : chain.deleteSelection(),
        ),
      ],
    },
    {
      isHere: state.isVideo,
      label: t('toolbar.video'),
      tools: [
        button('changeVideo', LuPencil, actions.changeVideo),
        tool('deleteVideo', LuTrash2, (chain) => chain.deleteNode('video')),
      ],
    },
    {
      isHere: state.isTable,
      label: t('toolbar.table'),
      tools: [
        tool('rowAfter', LuRows3, (chain) => chain.addRowAfter()),
        tool('columnAfter', LuColumns3, (chain) => chain.addColumnAfter()),
        tool('deleteRow', LuTrash2, (chain) => chain.deleteRow()),
        tool('deleteColumn', LuTrash2, (chain) => chain.deleteColumn()),
        tool('deleteTable', LuTrash2, (chain) => chain.deleteTable()),
      ],
    },
    {
      isHere: state.isBulletList || state.isOrderedList,
      label: t('toolbar.list'),
      tools: [
        tool('indent', LuIndentIncrease, (chain) => chain.sinkListItem('listItem'), {
          isDisabled: !state.canIndent,
          shortcut: 'Mod+]',
        }),
        tool('outdent', LuIndentDecrease, (chain) => chain.liftListItem('listItem'), { shortcut: 'Mod+[' }),
      ],
    },
  ];
  return { main, context: places.find(({ isHere }) => isHere) ?? null };
}
