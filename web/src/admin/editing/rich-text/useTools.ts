import type { Editor } from '@tiptap/core';
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
import type { Tool } from './Toolbar';

interface Actions {
  link: () => void;
  picture: () => void;
  changePicture: () => void;
  video: () => void;
  changeVideo: () => void;
}

/** Returns the tools of the editor, and those of the place where the selection is, such as a table. */
export function useTools(
  editor: Editor,
  actions: Actions,
): { main: Tool[]; context: { label: string; tools: Tool[] } | null } {
  const { t } = useTranslation('adminRichText');
  const state = useEditorState({
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
      canIndent: current.can().sinkListItem('listItem'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void change(editor.chain().focus()).run();

  const main: Tool[] = [
    {
      name: 'bold',
      label: t('tool.bold'),
      icon: LuBold,
      isPressed: state.isBold,
      shortcut: 'Mod+B',
      run: run((chain) => chain.toggleBold()),
    },
    {
      name: 'italic',
      label: t('tool.italic'),
      icon: LuItalic,
      isPressed: state.isItalic,
      shortcut: 'Mod+I',
      run: run((chain) => chain.toggleItalic()),
    },
    {
      name: 'heading2',
      label: t('tool.heading2'),
      icon: LuHeading2,
      isPressed: state.isHeading2,
      shortcut: 'Mod+Alt+2',
      run: run((chain) => chain.toggleHeading({ level: 2 })),
    },
    {
      name: 'heading3',
      label: t('tool.heading3'),
      icon: LuHeading3,
      isPressed: state.isHeading3,
      shortcut: 'Mod+Alt+3',
      run: run((chain) => chain.toggleHeading({ level: 3 })),
    },
    {
      name: 'bulletList',
      label: t('tool.bulletList'),
      icon: LuList,
      isPressed: state.isBulletList,
      shortcut: 'Mod+Shift+8',
      run: run((chain) => chain.toggleBulletList()),
    },
    {
      name: 'orderedList',
      label: t('tool.orderedList'),
      icon: LuListOrdered,
      isPressed: state.isOrderedList,
      shortcut: 'Mod+Shift+7',
      run: run((chain) => chain.toggleOrderedList()),
    },
    {
      name: 'quote',
      label: t('tool.quote'),
      icon: LuQuote,
      isPressed: state.isQuote,
      shortcut: 'Mod+Shift+B',
      run: run((chain) => chain.toggleBlockquote()),
    },
    {
      name: 'link',
      label: t('tool.link'),
      icon: LuLink,
      isPressed: state.isLink,
      shortcut: 'Mod+K',
      run: actions.link,
    },
    { name: 'picture', label: t('tool.picture'), icon: LuImagePlus, run: actions.picture },
    { name: 'video', label: t('tool.video'), icon: LuYoutube, run: actions.video },
    {
      name: 'table',
      label: t('tool.table'),
      icon: LuTable,
      isDisabled: state.isTable,
      run: run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
    },
    {
      name: 'undo',
      label: t('tool.undo'),
      icon: LuUndo2,
      isDisabled: !state.canUndo,
      shortcut: 'Mod+Z',
      run: run((chain) => chain.undo()),
    },
    {
      name: 'redo',
      label: t('tool.redo'),
      icon: LuRedo2,
      isDisabled: !state.canRedo,
      shortcut: 'Mod+Shift+Z',
      run: run((chain) => chain.redo()),
    },
  ];

  const places: { isHere: boolean; label: string; tools: Tool[] }[] = [
    {
      isHere: state.isPicture,
      label: t('toolbar.picture'),
      tools: [
        { name: 'changePicture', label: t('tool.changePicture'), icon: LuImage, run: actions.changePicture },
        {
          name: 'deletePicture',
          label: t('tool.deletePicture'),
          icon: LuTrash2,
          run: run((chain) =>
            editor.isActive('picture') ? chain.deleteNode('picture') : chain.deleteSelection(),
          ),
        },
      ],
    },
    {
      isHere: state.isVideo,
      label: t('toolbar.video'),
      tools: [
        { name: 'changeVideo', label: t('tool.changeVideo'), icon: LuPencil, run: actions.changeVideo },
        {
          name: 'deleteVideo',
          label: t('tool.deleteVideo'),
          icon: LuTrash2,
          run: run((chain) => chain.deleteNode('video')),
        },
      ],
    },
    {
      isHere: state.isTable,
      label: t('toolbar.table'),
      tools: [
        {
          name: 'rowAfter',
          label: t('tool.rowAfter'),
          icon: LuRows3,
          run: run((chain) => chain.addRowAfter()),
        },
        {
          name: 'columnAfter',
          label: t('tool.columnAfter'),
          icon: LuColumns3,
          run: run((chain) => chain.addColumnAfter()),
        },
        {
          name: 'deleteRow',
          label: t('tool.deleteRow'),
          icon: LuTrash2,
          run: run((chain) => chain.deleteRow()),
        },
        {
          name: 'deleteColumn',
          label: t('tool.deleteColumn'),
          icon: LuTrash2,
          run: run((chain) => chain.deleteColumn()),
        },
        {
          name: 'deleteTable',
          label: t('tool.deleteTable'),
          icon: LuTrash2,
          run: run((chain) => chain.deleteTable()),
        },
      ],
    },
    {
      isHere: state.isBulletList || state.isOrderedList,
      label: t('toolbar.list'),
      tools: [
        {
          name: 'indent',
          label: t('tool.indent'),
          icon: LuIndentIncrease,
          isDisabled: !state.canIndent,
          shortcut: 'Mod+]',
          run: run((chain) => chain.sinkListItem('listItem')),
        },
        {
          name: 'outdent',
          label: t('tool.outdent'),
          icon: LuIndentDecrease,
          shortcut: 'Mod+[',
          run: run((chain) => chain.liftListItem('listItem')),
        },
      ],
    },
  ];
  return { main, context: places.find(({ isHere }) => isHere) ?? null };
}
