import { Extension } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

const FIGURES = ['picture', 'video'];

/** Keys in the caption of a picture or video: Enter goes on below it, and Backspace at its start selects it, so that the next one deletes it. */
export const CaptionKeys = Extension.create({
  name: 'captionKeys',
  // Before the keys of the nodes themselves.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        this.editor.commands.command(({ state, tr, dispatch }) => {
          const { $from } = state.selection;
          const { paragraph } = state.schema.nodes;
          if (!FIGURES.includes($from.parent.type.name) || !paragraph) return false;
          const after = $from.after();
          dispatch?.(
            tr
              .insert(after, paragraph.create())
              .setSelection(TextSelection.create(tr.doc, after + 1))
              .scrollIntoView(),
          );
          return true;
        }),
      Backspace: () =>
        this.editor.commands.command(({ state, tr, dispatch }) => {
          const { $from, empty } = state.selection;
          if (!FIGURES.includes($from.parent.type.name) || !empty || $from.parentOffset > 0) return false;
          dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, $from.before())));
          return true;
        }),
    };
  },
});
