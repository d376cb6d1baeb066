import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../general/locale';
import { PAGE_NAMES, pagePath, ownPagePath, postPath } from '../general/paths';
import { addTo, keyOf, kindOf, limited, pageAt, sourceOf, type Counts } from './keys';
import { bucketOf, speedOf } from './speed';
import { contentOf, reportMonths, totalsOf } from './report';
import { dayOf, monthsAfter, statsExpiry } from './days';
import { scriptPlace, withoutPersonalData } from './browser-errors';
import { EVENTS_MAX_COUNT, METRICS } from './limits';
import { statsRequestSchema, type StatsEvent } from './events.schema';

const postId = (slug: string) => ({ 'known-post': 'id1' })[slug];
const pageId = (slug: string) => ({ 'group-classes': 'id2' })[slug];
const ids = { postId, pageId };
const context = { ...ids, fields: ['name', 'message'], device: 'phone', browser: 'Safari' } as const;

describe('the day that an event counts toward', () => {
  it.each([
    ['2026-03-05T03:59:59.999Z', '2026-03-04'],
    ['2026-03-05T04:00:00Z', '2026-03-05'],
    // Puerto Rico doesn't observe daylight saving time, so the offset is the same in summer.
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2027-01-01T03:59:59Z', '2026-12-31'],
  ])('is the day in Puerto Rico: %s falls on %s', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day);
  });

  it('determines when the counts expire: 25 months after the end of its month in Puerto Rico', () => {
    expect(statsExpiry('2026-11-22')).toEqual(new Date('2029-01-01T04:00:00Z'));
    expect(dayOf(new Date(statsExpiry('2026-01-31').getTime() - 1))).toBe('2028-02-29');
  });
});

it('monthsAfter and reportMonths cross year boundaries', () => {
  expect(monthsAfter('2026-11', 2)).toBe('2027-01');
  expect(monthsAfter('2026-01', -1)).toBe('2025-12');
  expect(reportMonths('2026-11-22')).toHaveLength(13);
  expect(reportMonths('2026-11-22').at(-1)).toBe('2025-11');
});

describe('pageAt', () => {
  it('finds every page of the site in both languages', () => {
    for (const locale of LOCALES) {
      for (const page of PAGE_NAMES) expect(pageAt(pagePath(page, locale), ids)).toEqual({ page, locale });
      expect(pageAt(postPath('known-post', locale), ids)).toEqual({ page: 'post:id1', locale });
      expect(pageAt(ownPagePath('group-classes', locale), ids)).toEqual({ page: 'page:id2', locale });
    }
  });

  it.each(['/es/blog/page/3', '/es/blog/category/cachorros', '/es/blog/tag/recall'])(
    'returns a blog list for %s',
    (path) => {
      expect(pageAt(path, ids).page).toBe('lists');
    },
  );

  it.each([
    '',
    '/',
    '/about',
    '/en/about/',
    '/en/about?x=1',
    '/english',
    '/en/blog/unknown-post',
    '/en/blog/page/12345',
    '/admin',
    '/en/blog/known-post/x',
    '/en/BLOG',
    '//en',
    '/en/blog/__proto__',
  ])('returns an unknown page for %o', (path) => {
    expect(pageAt(path, ids).page).toBe('other');
  });

  it('maps any path to one of a limited set of pages', () => {
    const bounded = [...PAGE_NAMES, 'lists', 'other', 'post:id1'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((end) => `/es/blog/${end}`),
        ),
        (path) => bounded.includes(pageAt(path, ids).page),
      ),
    );
  });

  it('returns pages that kindOf groups into posts, blog lists and other pages', () => {
    expect(kindOf('post:id1')).toBe('post');
    expect(kindOf('lists')).toBe('blog');
    expect(kindOf('privacy')).toBe('other');
  });
});

it.each([
  ['', 'direct'],
  ['l.facebook.com', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['WWW.Google.com.pr', 'google.com'],
  ['google.es', 'google.com'],
  ['news.google.example', 'news.google.example'],
  ['www.pr', 'www.pr'],
  ['out.reddit.com', 'reddit.com'],
  ['192.168.0.1', 'other'],
  ['localhost', 'other'],
  ['ana@example.com', 'other'],
  ['example.com/path', 'other'],
  ['a|b.com', 'other'],
])('counts a visit from %o under the source %s', (host, source) => {
  expect(sourceOf(host)).toBe(source);
});

describe('an error in a browser', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'length')",
      "Cannot read properties of undefined (reading 'length')",
    ],
    [
      `Unexpected token 'A', "Ana Rivera" is not valid JSON`,
      "Unexpected token 'A', (text) is not valid JSON",
    ],
    ['Failed to fetch https://x.example/a?email=ana@example.com#1', 'Failed to fetch (address)'],
    ["No message for 'Ana Rivera'", 'No message for (text)'],
    ['ana.rivera@example.com was refused', '(e-mail) was refused'],
    ['call (787) 555-0142 now', 'call (# # now'],
    ['/en/contact?name=Ana failed', '/en/contact failed'],
    ['a|b\nc', 'a b c'],
    ['"unfinished Ana', '(text)'],
  ])('is stored without personal data: %o becomes %o', (message, expected) => {
    expect(withoutPersonalData(message)).toBe(expected);
  });

  it('is stored without numbers, email addresses or key separators', () => {
    const personal = fc.oneof(
      fc.emailAddress(),
      fc.integer().map(String),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('|', '?a=b', "'", '"'),
    );
    fc.assert(
      fc.property(
        fc.array(personal).map((parts) => parts.join(' ')),
        (message) => {
          const left = withoutPersonalData(message);
          expect(left).not.toMatch(/\p{N}|\S@\S|\|/u);
          expect(left.length).toBeLessThanOrEqual(160);
          expect(left).not.toMatch(/\p{Cs}/u);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps its location only if the error occurred in one of the site’s scripts', () => {
    expect(scriptPlace('https://perrowisdom.example/assets/main-Ab_3.js:1:2345')).toBe('main-Ab_3.js:1:2345');
    expect(scriptPlace('https://perrowisdom.example/en/contact?name=Ana:1:2')).toBe('');
    expect(scriptPlace('chrome-extension://abc/content.js:1:2')).toBe('');
    expect(scriptPlace('/assets/a.js?ana=1:1:2')).toBe('');
  });
});

describe('speedOf', () => {
  it("rates values at and just above Google's thresholds correctly", () => {
    const histogramOf = (...values: number[]) =>
      values.reduce<number[]>(
        (histogram, value) =>
          Object.assign(histogram, {
            [bucketOf('LCP', value)]: (histogram[bucketOf('LCP', value)] ?? 0) + 1,
          }),
        Array.from({ length: 14 }, () => 0),
      );
    expect(speedOf('LCP', histogramOf(2500, 2501, 4000, 4001, 99_999))).toMatchObject({
      count: 5,
      good: 1,
      fair: 2,
      poor: 2,
    });
  });

  it('counts every measurement as good, fair or poor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...METRICS), fc.array(fc.nat(50), { maxLength: 13 }), (metric, counts) => {
        const histogram = counts.slice(0, bucketOf(metric, Infinity) + 1);
        const { count, good, fair, poor, p75 } = speedOf(metric, histogram);
        expect(good + fair + poor).toBe(count);
        expect(count).toBe(histogram.reduce((sum, value) => sum + value, 0));
        expect(p75 === null).toBe(count === 0);
      }),
    );
  });

  it('estimates the 75th percentile in the correct bucket', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 11_000 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const histogram = Array.from(
            { length: 13 },
            (_, index) => values.filter((value) => bucketOf('LCP', value) === index).length,
          );
          const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
          const estimate = speedOf('LCP', histogram).p75 ?? -1;
          expect(bucketOf('LCP', estimate)).toBe(bucketOf('LCP', exact));
        },
      ),
    );
  });
});

describe('keyOf', () => {
  const path = '/es/contact';
  it.each<[StatsEvent, string]>([
    [{ type: 'view', path }, 'view|es|contact'],
    [{ type: 'visit', path, from: 'm.facebook.com' }, 'visit|es|facebook.com'],
    [{ type: 'tap', path, on: 'whatsapp' }, 'tap|whatsapp|es|contact'],
    [{ type: 'form', path, step: 'begun', field: 'name' }, 'form|begun|es|contact'],
    [{ type: 'form', path, step: 'left', field: 'message' }, 'form|left|es|contact|message'],
    [{ type: 'form', path, step: 'left', field: 'Ana Rivera' }, 'form|left|es|contact|other'],
    [{ type: 'vital', path, metric: 'LCP', value: 2100 }, 'vital|LCP|phone|contact|4'],
    [
      { type: 'error', path, message: 'x is not a function', place: 'https://a.example/assets/b.js:1:2' },
      'error|contact|Safari|b.js:1:2|x is not a function',
    ],
  ])('returns the key of the event %o as %s', (event, key) => {
    expect(keyOf(event, context)).toBe(key);
  });
});

describe('the schema of a beacon', () => {
  const parse = (body: unknown) => statsRequestSchema.validateSync(body, { stripUnknown: true });
  const view = { type: 'view', path: '/en' };

  it('keeps valid events and strips unknown properties', () => {
    expect(parse({ events: [{ ...view, visitor: 'ana' }] })).toEqual({ events: [view] });
  });

  it.each([
    [{}],
    [{ events: [] }],
    [{ events: 'view' }],
    [{ events: [null] }],
    [{ events: ['view'] }],
    [{ events: [{ type: 'constructor', path: '/en' }] }],
    [{ events: [{ type: 'view' }] }],
    [{ events: [{ type: 'view', path: 7 }] }],
    [{ events: [{ type: 'view', path: `/${'x'.repeat(300)}` }] }],
    [{ events: [{ type: 'tap', path: '/en', on: 'fax' }] }],
    [{ events: [{ type: 'vital', path: '/en', metric: 'LCP', value: '1' }] }],
    [{ events: [{ type: 'vital', path: '/en', metric: 'LCP', value: -1 }] }],
    [{ events: [{ type: 'vital', path: '/en', metric: 'TTFB', value: 1 }] }],
    [{ events: Array.from({ length: EVENTS_MAX_COUNT + 1 }, () => view) }],
    [{ events: [view, { type: 'view' }] }],
  ])('rejects %j', (body) => {
    expect(() => parse(body)).toThrow('api.invalidBody');
  });
});

describe('the counts of events', () => {
  it('cover a limited number of sources and errors, but the totals include them all', () => {
    const sources = fc.array(
      fc.tuple(
        fc.constantFrom('visit|en|', 'visit|es|', 'error|post|Safari||', 'view|en|'),
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
      ),
      { minLength: 350, maxLength: 900 },
    );
    fc.assert(
      fc.property(sources, (entries) => {
        const counts: Counts = {};
        for (const [kind, name, by] of entries) addTo(counts, { [kind + name.replaceAll('|', '')]: by });
        const kept = limited(counts);
        expect(totalsOf(kept)).toEqual(totalsOf(counts));
        expect(Object.keys(kept).filter((key) => key.startsWith('visit|')).length).toBeLessThanOrEqual(302);
        expect(Object.keys(kept).filter((key) => key.startsWith('error|')).length).toBeLessThanOrEqual(101);
        expect(limited(kept)).toEqual(kept);
      }),
      { numRuns: 10 },
    );
  });

  it('are summarized in the report', () => {
    const { totals, leftAt, taps, views, sources, speed, errors } = contentOf({
      'view|en|home': 3,
      'view|es|post:id1': 5,
      'visit|en|google.com': 2,
      'visit|es|google.com': 1,
      'tap|phone|en|home': 1,
      'tap|phone|es|contact': 2,
      'form|begun|en|contact': 4,
      'form|sent|en|contact': 1,
      'form|left|en|contact|message': 3,
      'form|resumed|es|contact|message': 1,
      'form|left|en|contact|name': 1,
      'form|resumed|en|contact|name': 1,
      'vital|CLS|phone|home|0': 3,
      'vital|CLS|phone|post|8': 1,
      'error|post|Safari|a.js:1:2|x is not a function': 2,
    });
    expect(totals).toEqual({ views: 8, visits: 3, begun: 4, sent: 1, taps: 3 });
    expect(views).toEqual([
      { locale: 'es', page: 'post:id1', count: 5 },
      { locale: 'en', page: 'home', count: 3 },
    ]);
    expect(sources).toEqual([{ source: 'google.com', count: 3 }]);
    expect(taps).toEqual({ phone: 3, whatsapp: 0, email: 0 });
    expect(leftAt).toEqual([{ field: 'message', count: 2 }]);
    expect(speed.phone.CLS).toMatchObject({ count: 4, good: 3, poor: 1 });
    expect(speed.computer.CLS).toMatchObject({ count: 0, p75: null });
    expect(errors).toEqual([
      { kind: 'post', browser: 'Safari', place: 'a.js:1:2', message: 'x is not a function', count: 2 },
    ]);
  });
});
