import { Extension } from '@tiptap/core';

const FIGURES = ['picture', 'video'];

/**
 * Keys in the caption of a picture or video: Enter goes on below it, and Backspace at its start selects it,
 * so that the next one deletes it.
 */
export const CaptionKeys = Extension.create({
  name: 'captionKeys',
  // Before the keys of the nodes themselves.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if (!FIGURES.includes($from.parent.type.name)) return false;
        const after = $from.after();
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!FIGURES.includes($from.parent.type.name) || !empty || $from.parentOffset > 0) return false;
        return this.editor.commands.setNodeSelection($from.before());
      },
    };
  },
});
