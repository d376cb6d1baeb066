import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from './html';
import { replaceContent } from './replaceContent';

const stateOf = (html: string) => EditorState.create({ doc: parseHtml(html) });

describe('replacing a document’s content', () => {
  it('keeps the selected word when the text before it becomes shorter', () => {
    const { tr } = stateOf('<p>Sit, please</p><p>Write on WhatsApp</p>');
    tr.setSelection(TextSelection.create(tr.doc, 23, 31));
    expect(tr.doc.textBetween(23, 31)).toBe('WhatsApp');
    replaceContent(tr, parseHtml('<h2>Sit</h2><p>Write on WhatsApp</p>'));
    const { from, to } = tr.selection;
    expect(tr.doc.textBetween(from, to)).toBe('WhatsApp');
  });

  it('is a no-op for an equal document', () => {
    const { tr } = stateOf('<p>Sit</p>');
    expect(replaceContent(tr, parseHtml('<p>Sit</p>')).docChanged).toBe(false);
  });

  it('turns any document into any other', () => {
    const { html } = fc.letrec<{ html: string; item: string }>((tie) => ({
      item: fc.oneof({ maxDepth: 3 }, fc.constantFrom('a', 'aa', 'ab', '<b>a</b>'), tie('html').map(String)),
      html: fc
        .array(
          fc
            .tuple(
              fc.constantFrom('p', 'h2', 'blockquote', 'ul><li', 'ol><li', 'table><tbody><tr><td'),
              tie('item').map(String),
            )
            .map(([tag, content]) => {
              const tags = tag.split('><');
              return `<${tag}>${content}${tags
                .reverse()
                .map((name) => `</${name}>`)
                .join('')}`;
            }),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('')),
    }));
    fc.assert(
      fc.property(html, html, (before, after) => {
        const next = parseHtml(after);
        const { doc } = replaceContent(stateOf(before).tr, next);
        doc.check();
        expect(doc.toJSON()).toEqual(next.toJSON());
      }),
      { numRuns: 50 },
    );
  });
});
