/** The instance of TipTap behind the visual editor. */
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
 * Signs that become formatting while one types, such as `- ` for a list. Not those for bold and italic:
 * WhatsApp's mean something else.
 */
const INPUT_RULES = ['heading', 'bulletList', 'orderedList', 'blockquote'];

/** The caret stays visible above the toolbar. */
const MARGIN = { top: 80, right: 0, bottom: 120, left: 0 };

const contentOf = (html: string) => parseHtml(html).toJSON() as JSONContent;

/**
 * Does to a document that nobody sees what each letter does: the browser compiles that code now, and not when
 * the first letter is typed.
 */
function rehearse({ state }: Editor): void {
  writeHtml(parseHtml('<p>a</p>'));
  state.apply(state.tr.insertText('a'));
}

interface TextEditorOptions {
  /** HTML, which the document follows. */
  value: string;
  onChange: (html: string) => void;
  placeholder: string;
  /** Of the element that is edited. The same object as long as nothing in it has changed. */
  attributes: Record<string, string>;
  /** Never changes. */
  clipboard: ClipboardTarget;
}

/**
 * Returns the editor. What it is made of stays the same from one letter to the next: TipTap takes a new
 * option for a change, and works through the whole text again.
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
  /** The HTML that the document is known to equal, as the form has it and as the editor writes it. */
  const known = useRef({ value, written: '' });
  /** What was reported to the form and has not come back yet. */
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
      // The editor adds an empty paragraph after a table or picture, which is no change of the text.
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
      // The server adds what the document doesn't have, such as `rel`.
      if (written !== known.current.written)
        view.dispatch(replaceContent(state.tr, next).setMeta('preventUpdate', true));
      known.current = { value, written };
    }
  }, [editor, value]);

  return editor;
}
