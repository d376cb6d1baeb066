import { Editor, type JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { parseHtml, writeHtml } from './html';
import { continuation, replaceEmptyItem, toggleContinuation } from './lists';
import { nodesAndMarks } from './schema';

/**
 * Returns an editor with the caret at the end of the text that contains `at` or, if `at` is empty, in the
 * first empty paragraph.
 */
function editorOf(html: string, at = ''): Editor {
  const editor = new Editor({ extensions: nodesAndMarks, content: parseHtml(html).toJSON() as JSONContent });
  let caret = 0;
  editor.state.doc.descendants((node, position) => {
    if (caret === 0 && at === '' && node.isTextblock && node.childCount === 0) caret = position + 1;
    if (caret === 0 && at !== '' && node.text?.includes(at)) caret = position + node.nodeSize;
  });
  editor.commands.setTextSelection(caret);
  return editor;
}

const htmlOf = (editor: Editor): string => writeHtml(editor.state.doc).replaceAll('\n', '');

/** Types text one character at a time, so that each one goes through the input rules. */
function type(editor: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const isHandled = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, insert),
    );
    if (!isHandled) editor.view.dispatch(insert());
  }
}

const BEFORE = '<ol><li>a</li><li>b</li></ol><p>c</p>';

describe('a numbered list', () => {
  it.each([
    ['3. d', `${BEFORE}<ol start="3"><li>d</li></ol>`],
    ['1. d', `${BEFORE}<ol><li>d</li></ol>`],
    ['0. d', `${BEFORE}<p>0. d</p>`],
    ['10000. d', `${BEFORE}<p>10000. d</p>`],
  ])('starts with the typed number unless it is out of range: %s', (typed, expected) => {
    const editor = editorOf(`${BEFORE}<p></p>`);
    type(editor, typed);
    expect(htmlOf(editor)).toBe(expected);
  });

  it('gains an item when its next number is typed below it', () => {
    const editor = editorOf('<ol start="4"><li>a</li></ol><p></p>');
    type(editor, '5. b');
    expect(htmlOf(editor)).toBe('<ol start="4"><li>a</li><li>b</li></ol>');
  });

  it('can continue the numbering of the previous list or restart at 1', () => {
    const editor = editorOf(`<ol start="2"><li>x</li></ol><p>y</p>${BEFORE}`, 'a');
    const toggle = () => editor.commands.command(({ tr }) => toggleContinuation(tr));
    expect(continuation(editor.state.selection)).toEqual({ canContinue: true, isContinued: false });
    toggle();
    expect(htmlOf(editor)).toContain('<p>y</p><ol start="3"><li>a</li>');
    expect(continuation(editor.state.selection)).toEqual({ canContinue: true, isContinued: true });
    toggle();
    expect(htmlOf(editor)).toContain('<p>y</p><ol><li>a</li>');
  });

  it.each([
    [
      'a list whose start differs from the next number',
      `${BEFORE}<ol start="7"><li>d</li></ol>`,
      'd',
      true,
      false,
    ],
    ['a list without a previous list', BEFORE, 'a', false, false],
    ['a list with its own start number', '<ol start="7"><li>d</li></ol>', 'd', true, true],
    ['bullets in a numbered list', `${BEFORE}<ol><li>d<ul><li>e</li></ul></li></ol>`, 'e', false, false],
    ['a paragraph', BEFORE, 'c', false, false],
  ])('reports whether the numbering can be continued: %s', (_, html, at, canContinue, isContinued) => {
    expect(continuation(editorOf(html, at).state.selection)).toEqual({ canContinue, isContinued });
  });
});

describe('a figure inserted in a list', () => {
  const picture = '<figure><img src="/a.webp" alt=""></figure>';

  it.each([
    [
      'goes between the items, and the numbering continues',
      '<ol start="2"><li>a</li><li></li><li>b</li></ol>',
      `<ol start="2"><li>a</li></ol>${picture}<ol start="3"><li>b</li></ol>`,
    ],
    ['goes below the last item', '<ul><li>a</li><li></li></ul>', `<ul><li>a</li></ul>${picture}`],
    ['replaces a list without other items', '<ol><li></li></ol>', picture],
    [
      'goes between the items of a nested list',
      '<ol><li>a<ul><li>b</li><li></li></ul></li></ol>',
      `<ol><li><p>a</p><ul><li>b</li></ul>${picture}</li></ol>`,
    ],
  ])('%s', (_, html, expected) => {
    const editor = editorOf(html);
    const figure = editor.schema.node('picture', { src: '/a.webp', alt: '' });
    expect(editor.commands.command(({ tr }) => replaceEmptyItem(tr, figure))).toBe(true);
    expect(htmlOf(editor)).toBe(expected);
    expect(editor.isActive('picture')).toBe(true);
  });

  it.each(['<ol><li>a</li></ol>', '<ol><li><p>a</p><p></p></li></ol>', '<p></p>'])(
    'does not replace an item in %s',
    (html) => {
      const editor = editorOf(html, html.includes('<p></p>') ? '' : 'a');
      const figure = editor.schema.node('picture', { src: '/a.webp' });
      expect(editor.commands.command(({ tr }) => replaceEmptyItem(tr, figure))).toBe(false);
    },
  );
});
