import { emptyValues } from '@app/domain/fields/reader';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftDefinition, type Values } from './definition';
import { hasChanges, mergeVersions, resolvedValues, type Merged, type Side } from './merging';
import { isSame } from './threeWay';

const POSTS = draftDefinition('posts', '');
const FACTS = draftDefinition('facts', 'facts');
const post: Values = {
  ...POSTS.valuesOf(sampleDraft('posts', emptyValues(POST_FIELDS))),
  titleEn: 'Heat',
  slug: 'heat',
  excerptEn: 'First.\n\nSecond.',
  contentEn: '<p>One.</p>\n<p>Two.</p>',
};

const merge = (base: Values, mine: Values, theirs: Values, definition = POSTS): Merged =>
  mergeVersions(definition, mine, { base, confirmed: base }, theirs);

/** Returns the merged values if every conflict is resolved in favor of the same side. */
function resolved(base: Values, mine: Values, theirs: Values, side: Side): Values {
  const merged = merge(base, mine, theirs);
  const choices = new Map(
    merged.conflicts.flatMap(({ passages }) => passages.map((passage) => [passage, side])),
  );
  return resolvedValues(POSTS, merged, choices, [mine, theirs]);
}

const text = fc.constantFrom('', 'a', 'b');
const names = fc.record({ en: text, es: text });
const arbitraryPost: fc.Arbitrary<Values> = fc
  .tuple(
    fc.record({
      category: names,
      tags: fc.array(names, { maxLength: 2 }),
      featuredImage: fc.record({ path: text, altEn: text, altEs: text, focus: text }),
    }),
    fc.array(text, { minLength: POSTS.fields.length, maxLength: POSTS.fields.length }),
    fc.subarray([...POSTS.suggestable]),
  )
  .map(([shared, texts, suggested]) => ({
    ...POSTS.empty,
    ...Object.fromEntries(POSTS.fields.map((field, index) => [field, texts[index]])),
    ...shared,
    suggested,
  }));

describe('merging two versions', () => {
  it('reports conflicts only in fields that both versions changed, and keeps all other changes from both', () => {
    fc.assert(
      fc.property(arbitraryPost, arbitraryPost, arbitraryPost, (base, mine, theirs) => {
        const { values, conflicts } = merge(base, mine, theirs);
        for (const field of POSTS.fields) {
          const isMine = !isSame(mine[field], base[field]);
          const isTheirs = !isSame(theirs[field], base[field]);
          const isConflict = conflicts.some((conflict) => conflict.field === field);
          if (isConflict)
            expect([isMine, isTheirs, isSame(mine[field], theirs[field])]).toEqual([true, true, false]);
          else if (isMine !== isTheirs && field !== 'slug')
            expect(values[field]).toEqual((isMine ? mine : theirs)[field]);
        }
      }),
    );
  });

  it('keeps the chosen text along with any mark as a suggested translation', () => {
    const mine = { ...post, titleEs: 'Calor', suggested: ['titleEs'] };
    const theirs = { ...post, titleEs: 'El calor', excerptEs: 'En breve', suggested: ['excerptEs'] };
    expect(resolved(post, mine, theirs, 'mine')).toMatchObject({
      titleEs: 'Calor',
      excerptEs: 'En breve',
      suggested: ['titleEs', 'excerptEs'],
    });
    expect(resolved(post, mine, theirs, 'theirs')).toMatchObject({
      titleEs: 'El calor',
      suggested: ['excerptEs'],
    });
  });

  it('keeps the chosen side for each field', () => {
    const mine = { ...post, titleEs: 'Calor', excerptEs: 'Mío', suggested: ['titleEs', 'excerptEs'] };
    const theirs = { ...post, titleEs: 'El calor', excerptEs: 'Suyo', suggested: [] };
    const merged = merge(post, mine, theirs);
    const sides = { titleEs: 'theirs', excerptEs: 'mine' } as const;
    const choices = new Map(
      merged.conflicts.flatMap(({ field, passages }) =>
        passages.map((passage) => [passage, sides[field as keyof typeof sides]]),
      ),
    );
    expect(resolvedValues(POSTS, merged, choices, [mine, theirs])).toMatchObject({
      titleEs: 'El calor',
      excerptEs: 'Mío',
      suggested: ['excerptEs'],
    });
  });

  it('merges text paragraph by paragraph, and lets the owner keep either or both versions of each', () => {
    const mine = { ...post, contentEn: '<p>One!</p>\n<p>Two.</p>', excerptEn: 'First.\n\nSecond, mine.' };
    const theirs = {
      ...post,
      contentEn: '<p>One.</p><p>Two.</p><ul><li>Three</li></ul>',
      excerptEn: 'First.\n\nSecond, theirs.',
    };
    const { values, conflicts } = merge(post, mine, theirs);
    expect(values.contentEn).toBe('<p>One!</p>\n<p>Two.</p>\n<ul><li>Three</li></ul>');
    // Excerpts aren't split into paragraphs.
    expect(conflicts.map(({ field, allowsBoth }) => [field, allowsBoth])).toEqual([['excerptEn', false]]);

    const own = { ...post, contentEn: '<p>One.</p>\n<p>Mine.</p>' };
    const other = { ...post, contentEn: '<p>Zero.</p>\n<p>One.</p>\n<p>Theirs.</p>' };
    expect(resolved(post, own, other, 'both').contentEn).toBe(
      '<p>Zero.</p>\n<p>One.</p>\n<p>Mine.</p>\n<p>Theirs.</p>',
    );
    expect(resolved(post, own, other, 'theirs').contentEn).toBe(other.contentEn);
    expect(resolved(post, own, other, 'mine').contentEn).toBe('<p>Zero.</p>\n<p>One.</p>\n<p>Mine.</p>');
  });

  it('merges lists without a conflict if both versions only added items', () => {
    const values = FACTS.valuesOf(sampleDraft('facts', sampleFacts(), { id: 'facts' }));
    const [areas, hours] = [values.areas, values.hours] as object[][];
    const town = (name: string) => ({ name, group: 'others' });
    const row = { days: ['Sunday'], opens: '10:00', closes: '12:00' };
    const merged = merge(
      values,
      { ...values, areas: [...(areas ?? []), town('Cabo Rojo')] },
      { ...values, areas: [...(areas ?? []), town('Rincón')], hours: [...(hours ?? []), row] },
      FACTS,
    );
    expect(merged.conflicts).toEqual([]);
    expect(merged.values.areas).toEqual([...(areas ?? []), town('Cabo Rojo'), town('Rincón')]);
    expect(merged.values.hours).toEqual([...(hours ?? []), row]);
  });
});

it('removing a suggestion mark counts as a change', () => {
  const basis = { base: { ...post, suggested: ['titleEs'] }, confirmed: { ...post, suggested: ['titleEs'] } };
  expect(hasChanges(POSTS, basis.base, basis)).toBe(false);
  expect(hasChanges(POSTS, { ...post, suggested: [] }, basis)).toBe(true);
});

describe('a derived slug', () => {
  const mine = { ...post, titleEn: 'Mine', slug: 'mine' };

  it('causes no conflict, and follows whichever title is kept', () => {
    const theirs = { ...post, titleEn: 'Theirs', slug: 'theirs' };
    expect(merge(post, mine, theirs).conflicts.map(({ field }) => field)).toEqual(['titleEn']);
    expect(resolved(post, mine, theirs, 'mine').slug).toBe('mine');
    expect(resolved(post, mine, theirs, 'theirs').slug).toBe('theirs');
  });

  it('yields to a chosen slug', () => {
    const theirs = { ...post, slug: 'dogs-in-summer' };
    expect(merge(post, mine, theirs)).toMatchObject({
      conflicts: [],
      values: { titleEn: 'Mine', slug: 'dogs-in-summer' },
    });
    expect(merge(post, theirs, mine)).toMatchObject({
      conflicts: [],
      values: { titleEn: 'Mine', slug: 'dogs-in-summer' },
    });
    // Two chosen slugs conflict.
    expect(merge(post, { ...post, slug: 'own' }, theirs).conflicts.map(({ field }) => field)).toEqual([
      'slug',
    ]);
  });
});
