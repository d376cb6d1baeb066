import { Extension } from '@tiptap/core';

const FIGURES = ['picture', 'video'];

/**
 * Handles keys in a picture's or video's caption. Enter continues below the figure. At the start of the
 * caption, Backspace selects the figure, so that pressing it again deletes the figure.
 */
export const CaptionKeys = Extension.create({
  name: 'captionKeys',
  // Takes precedence over the nodes' own shortcuts.
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
