import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRow } from './csv';

/** Parses CSV character by character, as defined in RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') cell += text.charAt((index += 1));
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && text.charAt(index + 1) === '\n') {
      index += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += character;
  }
  expect([isQuoted, row, cell]).toEqual([false, [], '']);
  return rows;
}

it('quotes commas, quotes and line breaks', () => {
  expect(csvRow(['a,b', 'say "hi"', 'two\nlines', ''])).toBe('"a,b","say ""hi""","two\nlines",""\r\n');
});

it.each([
  '=1+1',
  '+1 787 555 0142',
  '-5',
  '@sum',
  '\t=1',
  '\rx',
  ' =HYPERLINK("http://x")',
  '\uff1d1',
  '\0=1',
])('keeps spreadsheets from evaluating %j', (cell) => {
  expect(parse(csvRow([cell]))).toEqual([[`'${cell}`]]);
});

it.each(['787-555-0142', '(787) 555-0142', 'a=b', "'quoted'", '2026-03-05 15:04', 'ana@example.com'])(
  'leaves the cell %j unchanged',
  (cell) => {
    expect(parse(csvRow([cell]))).toEqual([[cell]]);
  },
);

it('writes rows that can be parsed back and have no cells that start like a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\r\n",;\' a\0\uff1d')) }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = parse(rows.map(csvRow).join(''));
      expect(read.map(({ length }) => length)).toEqual(rows.map(({ length }) => length));
      read.flat().forEach((found, index) => {
        const written = rows.flat()[index];
        expect([written, `'${String(written)}`]).toContain(found);
        expect(found.trimStart()).not.toMatch(/^[=+\-@\uff0b\uff0d\uff1d\uff20]/);
        expect(found).not.toMatch(/^[\t\r\n\0]/);
      });
    }),
  );
});
