import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts, shortened } from './textDifference';

describe('comparing two versions of text', () => {
  it('marks words that are missing from the other version', () => {
    expect(diffTexts('sit and stay', 'sit or stay')).toEqual({
      mine: [
        { value: 'sit ', differs: false },
        { value: 'and', differs: true },
        { value: ' stay', differs: false },
      ],
      theirs: [
        { value: 'sit ', differs: false },
        { value: 'or', differs: true },
        { value: ' stay', differs: false },
      ],
    });
  });

  it('preserves both versions’ full content', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mine, theirs) => {
        const parts = diffTexts(mine, theirs);
        const text = (side: 'mine' | 'theirs') => parts[side].map(({ value }) => value).join('');
        expect([text('mine'), text('theirs')]).toEqual([mine, theirs]);
      }),
    );
  });

  it('shortens long unchanged passages, but never a difference', () => {
    const same = { value: `begin ${'same '.repeat(200)}end`, differs: false };
    const other = { value: 'other '.repeat(200), differs: true };
    const [first, second] = shortened([same, other]);
    expect(first?.value).toMatch(/^begin same .* … .* end$/);
    expect(first?.value.length).toBeLessThan(300);
    expect(second).toEqual(other);
    expect(shortened([same])).toEqual([same]);
  });
});
