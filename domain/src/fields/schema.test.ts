/** Tests which values each field type accepts in drafts and in documents to be published. */
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../general/schema.fixture';
import { SLUG_PATTERN } from '../general/slug';
import {
  category,
  checkbox,
  coordinate,
  date,
  days,
  distance,
  language,
  list,
  month,
  picture,
  rating,
  richText,
  slug,
  tags,
  text,
  time,
  type FieldSet,
} from './field';
import { completeSchema, draftSchema, publishableSchema } from './schema';

const label = { en: 'A field', es: 'Un campo' };
const codes = (schema: ReturnType<typeof draftSchema>, values: object): string[] => [
  ...new Set(problemsOf(schema, values).map(({ code }) => code)),
];

const ROWS: [name: string, fields: FieldSet, right: unknown[], wrong: unknown[], code: string][] = [
  [
    'phone',
    { it: text({ label, format: 'phone' }) },
    ['', '787-555-0134', '1'.repeat(15)],
    ['1234567', '1'.repeat(16), 'call me'],
    'content.phoneInvalid',
  ],
  [
    'e-mail',
    { it: text({ label, format: 'email' }) },
    ['', 'a@b.co'],
    ['a@b', 'a b@c.co', 'a@b.co m', '@b.co'],
    'content.emailInvalid',
  ],
  [
    'url',
    { it: text({ label, format: 'url' }) },
    ['', 'https://a.co', 'https://a.co/b?c'],
    ['http://a.co', 'a.co', 'https://a', 'https://a.co/ b', 'x https://a.co'],
    'content.urlInvalid',
  ],
  [
    'origin',
    { it: text({ label, format: 'origin' }) },
    ['', 'https://a-b.co'],
    ['https://a.co/', 'https://a.co/b', 'http://a.co', 'x https://a.co'],
    'content.siteUrlInvalid',
  ],
  ['line', { it: text({ label, required: true, max: 3 }) }, ['abc', ' abc '], [' '], 'blog.fieldRequired'],
  [
    'month',
    { it: month({ label }) },
    ['', '2026-01', '2026-12'],
    ['2026-00', '2026-13', '2026-1', '26-01'],
    'content.dateInvalid',
  ],
  [
    'date',
    { it: date({ label }) },
    ['2026-01-31', '2026-12-09'],
    ['2026-13-01', '2026-01-32', '2026-01-00', '20260101'],
    'content.dateInvalid',
  ],
  [
    'time',
    { it: time({ label }) },
    ['00:00', '19:59', '23:59'],
    ['24:00', '12:60', '9:00', '1200'],
    'content.timeInvalid',
  ],
  ['rating', { it: rating({ label }) }, [0, 0.5, 5], [-0.5, 5.5, 4.3, '4', null], 'content.numberInvalid'],
  [
    'distance',
    { it: distance({ label, max: 100 }) },
    [null, 0, 100],
    [-1, 101, '5'],
    'content.numberInvalid',
  ],
  [
    'latitude',
    { it: coordinate({ label, axis: 'latitude' }) },
    [null, -90, 90],
    [-91, 91],
    'content.numberInvalid',
  ],
  [
    'longitude',
    { it: coordinate({ label, axis: 'longitude' }) },
    [null, -180, 180],
    [-181, 181],
    'content.numberInvalid',
  ],
  [
    'picture',
    { it: picture({ label }) },
    ['', '/a.webp'],
    ['a.webp', '//a.co/b', '/\\a.co', '/a b', 'https://a.co'],
    'blog.imagePathInvalid',
  ],
  ['days', { it: days({ label }) }, [['Monday']], [[]], 'content.daysRequired'],
  [
    'rich text',
    { it: richText({ label, required: true }) },
    ['<p>a</p>'],
    ['<p></p>', ''],
    'blog.fieldRequired',
  ],
  ['tags', { it: tags({ label }) }, [[], ['a', 'b']], [[''], [5], 'a', ['x'.repeat(100)]], 'blog.tagInvalid'],
];

describe('a document to be published', () => {
  it.each(ROWS)(
    'accepts valid values of a %s field and rejects invalid ones',
    (_, fields, right, wrong, code) => {
      const schema = publishableSchema(fields);
      for (const it of right) expect(codes(schema, { it }), JSON.stringify(it)).toEqual([]);
      for (const it of wrong) expect(codes(schema, { it }), JSON.stringify(it)).toEqual([code]);
    },
  );
});

describe('a draft', () => {
  it('accepts half-typed text and missing days, but not invalid numbers, paths or tags', () => {
    const halfTyped = ROWS.filter(
      ([, fields, , wrong]) => codes(draftSchema(fields), { it: wrong[0] }).length === 0,
    );
    expect(halfTyped.map(([name]) => name)).toEqual([
      'phone',
      'e-mail',
      'url',
      'origin',
      'line',
      'date',
      'time',
      'days',
      'rich text',
    ]);
  });
});

it('two dates or times must be in order once both are set', () => {
  const fields = {
    from: date({ label, required: true }),
    to: date({ label, required: true, notBefore: 'from' }),
    opens: time({ label, required: true }),
    closes: time({ label, required: true, after: 'opens' }),
  };
  const right = { from: '2026-01-02', to: '2026-01-02', opens: '08:00', closes: '08:01' };
  const schema = publishableSchema(fields);
  expect(codes(schema, right)).toEqual([]);
  expect(codes(schema, { ...right, to: '2026-01-01' })).toEqual(['content.dateOrder']);
  expect(codes(schema, { ...right, closes: '08:00' })).toEqual(['content.timeOrder']);
  expect(codes(schema, { ...right, opens: '', closes: '08:00' })).toEqual([
    'blog.fieldRequired',
    'content.timeInvalid',
  ]);
  expect(codes(draftSchema(fields), { ...right, to: '2026-01-01', closes: '07:00' })).toEqual([]);
});

it('publishing a picture requires consent', () => {
  const fields = { photo: picture({ label }), agrees: checkbox({ label, for: 'photo' }) };
  const values = { photo: '/a.webp', agrees: false };
  expect(codes(draftSchema(fields), values)).toEqual([]);
  expect(codes(publishableSchema(fields), values)).toEqual(['content.consentRequired']);
  expect(codes(publishableSchema(fields), { ...values, agrees: true })).toEqual([]);
  expect(codes(publishableSchema(fields), { ...values, photo: '' })).toEqual([]);
});

it("a slug directly after the language prefix must not be one of the site's paths", () => {
  const fields = {
    title: text({ label, localized: true, required: true }),
    slug: slug({ label, from: 'title', isPath: true }),
  };
  const problemOf = (values: object) => {
    try {
      publishableSchema(fields).validateSync({ titleEn: '', titleEs: 'Precios', slug: '', ...values });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(problemOf({})).toBeNull();
  for (const taken of ['contact', 'blog', 'privacy', 'en'])
    expect(problemOf({ slug: taken }), taken).toBe('content.slugOfPage');
  expect(problemOf({ titleEs: 'Services' })).toBe('content.slugOfPage');
  expect(problemOf({ slug: 'sitemap' })).toBe('content.slugOfFile');
  expect(problemOf({ slug: 'Admin' })).toBe('content.slugOfOwner');
  expect(draftSchema(fields).isValidSync({ titleEn: '', titleEs: '', slug: 'contact' })).toBe(true);
});

it('slugs are normalized, and empty slugs are derived from another field', () => {
  const fields = {
    title: text({ label, localized: true, required: true }),
    slug: slug({ label, from: 'title' }),
  };
  const values = { titleEn: 'Sit & stay', titleEs: '', slug: '' };
  const slugIn = (changes: object) =>
    Reflect.get(publishableSchema(fields).validateSync({ ...values, ...changes }), 'slug');
  expect(slugIn({})).toBe('sit-stay');
  expect(slugIn({ titleEn: '狗' })).toMatch(SLUG_PATTERN);
  expect(slugIn({ slug: ' Otra Cosa ' })).toBe('otra-cosa');
  expect(codes(publishableSchema(fields), { ...values, titleEn: '' })).toContain('blog.fieldRequired');
  expect(codes(draftSchema(fields), values)).toEqual([]);
});

it('publishing a category requires a name that yields a slug, and a complete category has names in both languages', () => {
  const fields = { topic: category({ label, required: true }) };
  expect(codes(draftSchema(fields), { topicEn: '', topicEs: '' })).toEqual([]);
  expect(codes(publishableSchema(fields), { topicEn: '', topicEs: 'Juego' })).toEqual([]);
  expect(codes(publishableSchema(fields), { topicEn: '?', topicEs: 'Juego' })).toEqual([
    'topics.nameWithoutLetters',
  ]);
  expect(codes(publishableSchema(fields), { topicEn: '', topicEs: '' })).toEqual(['blog.fieldRequired']);
  expect(codes(completeSchema(fields), { topicEn: '', topicEs: 'Juego' })).toEqual(['blog.fieldRequired']);
  expect(codes(completeSchema(fields), { topicEn: 'Play', topicEs: 'Juego' })).toEqual([]);
});

it("lists have a maximum length, and a language field must be empty or contain one of the site's languages", () => {
  const fields = { towns: list({ label, add: label, item: label, fields: { name: text({ label }) } }) };
  expect(codes(draftSchema(fields), { towns: Array.from({ length: 1000 }, () => ({ name: 'a' })) })).toEqual([
    'content.tooMany',
  ]);
  expect(codes(draftSchema(fields), { towns: null })).toEqual(['api.invalidBody']);
  expect(['', 'en', 'es'].flatMap((it) => codes(draftSchema({ it: language({ label }) }), { it }))).toEqual(
    [],
  );
  expect(draftSchema({ it: language({ label }) }).isValidSync({ it: 'fr' })).toBe(false);
});
