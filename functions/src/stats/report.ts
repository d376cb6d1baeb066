import { LOCALES, type Locale } from '@app/domain/general/locale';
import { postPath } from '@app/domain/general/paths';
import { addTo, type CountedPage, type Counts, type OwnPageKey, type SitePage } from '@app/domain/stats/keys';
import { contentOf, reportMonths, type Ranked, type StatsReport } from '@app/domain/stats/report';
import { dayOf, monthOf } from '@app/domain/stats/days';
import { posts } from '../blog/store';
import { readList } from '../content/store';
import { db } from '../platform/firebase';
import { readMonths } from './store';

const TOP_POSTS = 10;
const TOP_SOURCES = 12;
const TOP_ERRORS = 20;

type View = Ranked<{ locale: Locale; page: CountedPage }>;

const POST = 'post:';
const OWN_PAGE = 'page:';
const isPost = ({ page }: View): boolean => page.startsWith(POST);
const idOf = ({ page }: View): string => page.slice(POST.length);

/**
 * Returns the most-read posts in each language under their current titles, except deleted and unpublished
 * ones.
 */
async function topPosts(views: readonly View[]): Promise<StatsReport['posts']> {
  const ofLanguage = (locale: Locale) =>
    views.filter((view) => isPost(view) && view.locale === locale).slice(0, TOP_POSTS);
  const ids = [...new Set(LOCALES.flatMap(ofLanguage).map(idOf))];
  const stored =
    ids.length > 0
      ? await db.getAll(...ids.map((id) => posts.doc(id)), {
          fieldMask: ['titleEn', 'titleEs', 'slug', 'published'],
        })
      : [];
  const found = new Map(
    stored.filter((post) => post.get('published') === true).map((post) => [post.id, post]),
  );
  const titled = (locale: Locale) =>
    ofLanguage(locale).flatMap((view) => {
      const post = found.get(idOf(view));
      const title = String(post?.get(locale === 'en' ? 'titleEn' : 'titleEs'));
      return post ? { title, path: postPath(String(post.get('slug')), locale), count: view.count } : [];
    });
  return { en: titled('en'), es: titled('es') };
}

/**
 * Returns all pages except posts, with their views in both languages added up. The owner's own pages have
 * their current titles, and are omitted if they are no longer public.
 */
async function otherPages(views: readonly View[]): Promise<StatsReport['pages']> {
  const counts: Counts = {};
  for (const view of views) if (!isPost(view)) addTo(counts, { [view.page]: view.count });
  const own = new Map((await readList('ownPages')).map((page) => [page.id, page]));
  return Object.entries(counts)
    .flatMap(([key, count]): StatsReport['pages'] => {
      if (!key.startsWith(OWN_PAGE)) return [{ page: key as SitePage, count }];
      const page = own.get(key.slice(OWN_PAGE.length));
      return page ? [{ page: key as OwnPageKey, titleEn: page.titleEn, titleEs: page.titleEs, count }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

/** Returns the report for one of the `reportMonths`, or for all of them if `month` is null. */
export async function readReport(month: string | null, now = new Date()): Promise<StatsReport> {
  const today = dayOf(now);
  const months = await readMonths(reportMonths(today));
  const counts: Counts = {};
  for (const [name, stored] of months) if (month === null || name === month) addTo(counts, stored.counts);
  const { views, sources, errors, ...content } = contentOf(counts);
  return {
    today,
    days: [...months.values()]
      .flatMap((stored) => Object.entries(stored.days).map(([day, totals]) => ({ day, ...totals })))
      .filter(({ day }) => monthOf(day) <= monthOf(today))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    ...content,
    posts: await topPosts(views),
    pages: await otherPages(views),
    sources: sources.slice(0, TOP_SOURCES),
    errors: errors.slice(0, TOP_ERRORS),
  };
}
