/** Creates the TipTap instance of the visual editor. */
import type { Editor, JSONContent } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../../shared/browser/whenIdle';
import { clipboardProps, type ClipboardTarget } from './paste/clipboard';
import { parseHtml, writeHtml } from './document/html';
import { CaptionKeys } from './keys';
import { replaceContent } from './document/replaceContent';
import { nodesAndMarks } from './document/schema';

/**
 * The nodes that can be typed with Markdown shortcuts, such as `- ` for a list. Bold and italic aren't among
 * them, because WhatsApp's markers for them differ from Markdown's.
 */
const INPUT_RULES = ['heading', 'bulletList', 'orderedList', 'blockquote'];

/** The margin, in pixels, that keeps the caret visible above the toolbar. */
const MARGIN = { top: 80, right: 0, bottom: 120, left: 0 };

const contentOf = (html: string) => parseHtml(html).toJSON() as JSONContent;

/**
 * Simulates typing a letter in an invisible document, so that the browser compiles the code for it before the
 * owner starts typing.
 */
function rehearse({ state }: Editor): void {
  writeHtml(parseHtml('<p>a</p>'));
  state.apply(state.tr.insertText('a'));
}

interface TextEditorOptions {
  /** The HTML that the document mirrors. */
  value: string;
  onChange: (html: string) => void;
  placeholder: string;
  /** The attributes of the editable element. Must remain the same object until an attribute changes. */
  attributes: Record<string, string>;
  /** The handlers for pasted content. Must always be the same object. */
  clipboard: ClipboardTarget;
}

/**
 * Returns the TipTap editor. Its options must stay the same objects while the owner types, because TipTap
 * reprocesses the whole text whenever an option changes.
 */
export function useTextEditor({
  value,
  onChange,
  placeholder,
  attributes,
  clipboard,
}: TextEditorOptions): Editor {
  const [initial] = useState(() => ({
    extensions: [...nodesAndMarks, CaptionKeys, Placeholder.configure({ placeholder })],
    content: contentOf(value),
  }));
  const editorProps = useMemo(
    () => ({ attributes, scrollThreshold: MARGIN, scrollMargin: MARGIN, ...clipboardProps(clipboard) }),
    [attributes, clipboard],
  );
  /** The document's HTML, both as the form has it (`value`) and as the editor serializes it (`written`). */
  const known = useRef({ value, written: '' });
  /** The values reported to the form that it hasn't passed back yet. */
  const reported = useRef<string[]>([]);

  const editor = useEditor({
    ...initial,
    enableInputRules: INPUT_RULES,
    enablePasteRules: false,
    editorProps,
    onCreate: ({ editor: created }) => {
      known.current.written = writeHtml(created.state.doc);
      whenIdle(() => !created.isDestroyed && rehearse(created));
    },
    onUpdate: ({ editor: changed }) => {
      const html = writeHtml(changed.state.doc);
      // The empty paragraph that the editor adds after a table or picture doesn't count as a change.
      if (html === known.current.written) return;
      known.current = { value: html, written: html };
      reported.current.push(html);
      onChange(html);
    },
  });

  useEffect(() => {
    const echo = reported.current.indexOf(value);
    if (echo >= 0) reported.current.splice(0, echo + 1);
    else if (value !== known.current.value) {
      reported.current = [];
      const { view, state, schema } = editor;
      const next = schema.nodeFromJSON(contentOf(value));
      const written = writeHtml(next);
      // Compares the serialized documents, not the values, because the server's HTML has attributes that the
      // editor drops, such as `rel`.
      if (written !== known.current.written)
        view.dispatch(replaceContent(state.tr, next).setMeta('preventUpdate', true));
      known.current = { value, written };
    }
  }, [editor, value]);

  return editor;
}
