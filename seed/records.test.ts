import { displayYear } from '@app/domain/general/dates';
import { LOCALES, localize, type Locale } from '@app/domain/general/locale';
import { PAGES, pagePath, postPath } from '@app/domain/general/paths';
import { HOME_TESTIMONIALS_LIMIT, splitStars } from '@app/domain/content/testimonials';
import { describe, expect, it } from 'vitest';
import { fullRecords, problemsOf } from './records';
import { SERVICE_SLUGS } from './services';

const records = fullRecords();
const { services, testimonials, posts } = records;

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();
const words = (html: string) => text(html).split(/\s+/).length;

it('all records are valid and have unique ids and slugs', () => {
  expect(problemsOf(records)).toEqual([]);
});

it('problemsOf returns all problems at once', () => {
  const [first, second] = records.drafts.filter(({ kind }) => kind === 'services');
  const [service] = services;
  if (!first || !second || !service) throw new Error('The seed must have at least two services.');
  const broken = { ...first, fields: { ...first.fields, titleEs: '', color: 'red' } };
  const misnamed = { ...second, fields: { ...second.fields, slug: 'No Slug' } };
  expect(
    problemsOf({
      siteContent: [],
      services: [service, service],
      ownPages: [],
      testimonials: [],
      posts: [],
      drafts: [broken, misnamed],
    }),
  ).toEqual([
    expect.stringMatching(/^services~show-dog-training titleEs: /),
    expect.stringMatching(/^services~show-dog-training : .*color/),
    expect.stringMatching(/^services~obedience-training slug: /),
    'services: duplicate id "show-dog-training"',
    'services: duplicate slug "show-dog-training"',
  ]);
});

describe('the seed’s services', () => {
  it('are in their display order', () => {
    expect(services.map(({ slug }) => slug)).toEqual(SERVICE_SLUGS);
    expect(services.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each(services)('$slug has a description of 60 to 120 words in both languages', (service) => {
    expect(words(service.descriptionEn)).toBeGreaterThanOrEqual(60);
    expect(words(service.descriptionEn)).toBeLessThanOrEqual(120);
    expect(words(service.descriptionEs)).toBeGreaterThanOrEqual(60);
    expect(words(service.descriptionEs)).toBeLessThanOrEqual(120);
    expect(service.descriptionEs).not.toBe(service.descriptionEn);
  });
});

describe('the seed’s testimonials', () => {
  it('outnumber the testimonials on the home page', () => {
    expect(testimonials).toHaveLength(14);
    expect(testimonials.length).toBeGreaterThan(HOME_TESTIMONIALS_LIMIT);
  });

  it('include ratings with whole and half stars', () => {
    const halves = testimonials.map(({ ratingStars }) => splitStars(ratingStars).half);
    expect(new Set(halves)).toEqual(new Set([0, 1]));
    expect(new Set(testimonials.map(({ ratingStars }) => ratingStars))).toEqual(new Set([5, 4.5, 4]));
  });

  it('include dates in 2023, and have the same dates in both languages', () => {
    const of2023 = testimonials.filter(({ dateEn }) => displayYear(dateEn) !== dateEn);
    expect(of2023.length).toBeGreaterThanOrEqual(2);
    for (const { dateEn, dateEs } of testimonials)
      expect(dateEs.replace(/\D/g, '')).toBe(dateEn.replace(/\D/g, ''));
  });

  it('come from several places and cover every service', () => {
    expect(new Set(testimonials.map(({ locationEn }) => locationEn)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(testimonials.map(({ serviceEn }) => serviceEn))).toEqual(
      new Set(services.map(({ titleEn }) => titleEn)),
    );
  });

  it.each(testimonials)('$id has 35 to 90 words in both languages', ({ testimonialEn, testimonialEs }) => {
    for (const testimonial of [testimonialEn, testimonialEs]) {
      expect(words(testimonial)).toBeGreaterThanOrEqual(35);
      expect(words(testimonial)).toBeLessThanOrEqual(90);
    }
    expect(testimonialEs).not.toBe(testimonialEn);
  });

  it('each have their own illustration', () => {
    expect(new Set(testimonials.map(({ imageSrc }) => imageSrc)).size).toBe(testimonials.length);
  });
});

describe('the seed’s posts', () => {
  const published = posts.filter((post) => post.published);

  it('consist of seven published posts, newest first, and two drafts', () => {
    expect(posts).toHaveLength(9);
    expect(posts.filter((post) => !post.published)).toHaveLength(2);
    const dates = published.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('have a date if and only if they are published', () => {
    for (const { published: isPublished, publishedAt } of posts)
      expect(publishedAt !== null).toBe(isPublished);
  });

  it('cover several categories and share tags', () => {
    expect(new Set(published.map(({ categorySlug }) => categorySlug)).size).toBe(5);
    const tags = published.flatMap((post) => post.tags);
    expect(new Set(tags).size).toBeLessThan(tags.length);
  });

  it('use consistent names for each category', () => {
    const names = new Set(posts.map(({ categoryEn, categoryEs }) => `${categoryEn}/${categoryEs}`));
    expect(names.size).toBe(new Set(posts.map(({ categorySlug }) => categorySlug)).size);
  });

  describe.each(posts)('the post $slug', (post) => {
    it.each(LOCALES)('has 500 to 900 words, plus a title, an excerpt and an author, in %s', (locale) => {
      const count = words(localize(post, 'content', locale));
      expect(count).toBeGreaterThanOrEqual(500);
      expect(count).toBeLessThanOrEqual(900);
      for (const field of [
        'title',
        'excerpt',
        'author',
        'category',
        'metaTitle',
        'metaDescription',
      ] as const) {
        expect(localize(post, field, locale), field).not.toBe('');
      }
    });

    it('is translated', () => {
      expect(post.contentEs).not.toBe(post.contentEn);
      expect(post.titleEs).not.toBe(post.titleEn);
    });

    it.each(LOCALES)('has only allowed, properly nested tags in %s', (locale) => {
      expect(unclosedOf(localize(post, 'content', locale))).toEqual([]);
    });

    it.each(LOCALES)('links only to pages that exist on this site in %s', (locale) => {
      const links = [...localize(post, 'content', locale).matchAll(/href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      expect(links.filter((href) => !pagesIn(locale).has(href))).toEqual([]);
    });
  });

  /** Returns the site's paths that a post may link to, excluding the paths of drafts. */
  function pagesIn(locale: Locale): Set<string> {
    const pages = Object.values(PAGES).map((path) => `/${locale}${path}`);
    const anchors = services.map(({ slug }) => `${pagePath('services', locale)}#${slug}`);
    return new Set([...pages, ...anchors, ...published.map(({ slug }) => postPath(slug, locale))]);
  }
});

const PLAIN = /^<(p|h2|h3|ul|ol|li|strong|em|blockquote)>$|^<a href="[^"]*">$/;

/** Returns the HTML tags that aren't in the allowed form or aren't properly nested. */
function unclosedOf(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    const closes = /^<\/(\w+)>$/.exec(tag)?.[1];
    if (closes === undefined) {
      if (!PLAIN.test(tag)) wrong.push(tag);
      open.push(/\w+/.exec(tag)?.[0] ?? tag);
    } else if (open.pop() !== closes) wrong.push(tag);
  }
  return [...wrong, ...open];
}
