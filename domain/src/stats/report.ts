/**
 * Numbers about the site's use, counted without identifying anybody: how often what happened on a day.
 *
 * Counts are kept by keys, for example `view|es|post:Ab3` or `tap|phone|en|contact`, so that any two days can be added up.
 */
import { wallTimeOf } from '../general/dates';
import { isLocale, localeFromPath, stripLocale, type Locale } from '../general/locale';
import { PAGES, type Page } from '../general/paths';
import { FORM_STEPS, METRICS, STATS_MONTHS, TAPS, type FormStep, type Metric, type Tap } from './limits';
import type { StatsEvent } from './events.schema';
import { isSlug } from '../general/slug';

/** Counts by key. */
export type Counts = Record<string, number>;

/** A static page, the lists of the blog (numbered pages, categories, tags), `post:` with the id of a post, or any other address. */
export type CountedPage = Page | 'lists' | 'other' | `post:${string}`;

/** The kinds of pages by which speed and errors are counted. */
export const PAGE_KINDS = ['home', 'blog', 'post', 'contact', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** Visits without a link from elsewhere: the address was typed, bookmarked, or opened from an app that does not tell. */
export const DIRECT = 'direct';
/** What is counted together, because it is invented, invalid, or too much. */
export const OTHER = 'other';

/** `2026-03-05`: the day in Puerto Rico. */
export const dayOf = (moment: Date): string => wallTimeOf(moment).date;
/** `2026-03` */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the first day of a month some months later, or earlier: `monthsAfter('2026-11', 2)` is `2027-01`. */
export function monthsAfter(month: string, count: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count))
    .toISOString()
    .slice(0, 7);
}

/** Returns when the counts of a day are deleted. */
export const statsExpiry = (day: string): Date =>
  new Date(`${monthsAfter(monthOf(day), STATS_MONTHS + 1)}-01T04:00:00Z`);

const LIST_PATH = /^\/blog\/(?:page\/\d{1,4}|(?:category|tag)\/[^/]+)$/;

/**
 * Returns the page at a path, and its language. `postId` returns the id of the published post with a slug. Addresses that the site does
 * not have are one page, so that nobody can fill the database with invented ones.
 */
export function pageAt(
  path: string,
  postId: (slug: string) => string | undefined,
): { page: CountedPage; locale: Locale } {
  const locale = localeFromPath(path);
  // A static page has one address: `/en/about/` and `/about` are redirected to it.
  const rest = path.startsWith(`/${locale}`) ? stripLocale(path) : '';
  const found = (Object.keys(PAGES) as Page[]).find((page) => (PAGES[page] || '/') === rest);
  if (found) return { page: found, locale };
  if (LIST_PATH.test(rest)) return { page: 'lists', locale };
  const slug = rest.startsWith(`${PAGES.blog}/`) ? rest.slice(PAGES.blog.length + 1) : '';
  const id = isSlug(slug) ? postId(slug) : undefined;
  return { page: id === undefined ? OTHER : `post:${id}`, locale };
}

export function kindOf(page: CountedPage): PageKind {
  if (page.startsWith('post:')) return 'post';
  if (page === 'blog' || page === 'lists') return 'blog';
  return page === 'home' || page === 'contact' ? page : OTHER;
}

const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;
/** Prefixes of the same site for phones, and for links out of an app. */
const SAME_SITE = /^(?:(?:www|m|l|lm|mobile|out|web|amp)\.)+(?=[^.]+\.)/;
const SEARCH = /^(?:[\w-]+\.)*google\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the site behind the host of a link: `l.facebook.com` is `facebook.com`, every country's Google is `google.com`. */
export function sourceOf(host: string): string {
  if (host === '') return DIRECT;
  const name = host.toLowerCase();
  if (!HOST.test(name)) return OTHER;
  if (SEARCH.test(name)) return 'google.com';
  return name.replace(SAME_SITE, '');
}

/**
 * The upper limits of the classes into which measurements are counted; a last class has all above. Google's limits of "good" and "poor" are
 * among them, so that these shares are exact.
 */
const CLASSES: Record<Metric, readonly number[]> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  INP: [50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
};
/** Up to the first, a measurement is good; above the second, poor (web.dev/articles/vitals). */
const RATINGS: Record<Metric, readonly [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Returns the number of the class of a measurement. */
export function classOf(metric: Metric, value: number): number {
  const found = CLASSES[metric].findIndex((limit) => value <= limit);
  return found === -1 ? CLASSES[metric].length : found;
}

export interface Speed {
  /** How many measurements there are. */
  count: number;
  good: number;
  fair: number;
  poor: number;
  /** Three of four visits were at least this fast: estimated within its class; null without measurements. */
  p75: number | null;
}

/** Returns the shares and the 75th percentile of a histogram by class. */
export function speedOf(metric: Metric, histogram: readonly number[]): Speed {
  const limits = CLASSES[metric];
  const [good, fair] = RATINGS[metric];
  const between = (from: number, to: number) =>
    histogram.reduce(
      (sum, count, index) =>
        (limits[index] ?? Infinity) > from && (limits[index] ?? Infinity) <= to ? sum + count : sum,
      0,
    );
  const count = between(-1, Infinity);
  return {
    count,
    good: between(-1, good),
    fair: between(good, fair),
    poor: between(fair, Infinity),
    p75: percentile(limits, histogram, count * 0.75),
  };
}

function percentile(limits: readonly number[], histogram: readonly number[], rank: number): number | null {
  if (rank === 0) return null;
  let below = 0;
  for (const [index, count] of histogram.entries()) {
    if (count > 0 && below + count >= rank) {
      const from = limits[index - 1] ?? 0;
      // The last class has no upper limit.
      const to = limits[index] ?? from;
      return from + (to - from) * ((rank - below) / count);
    }
    below += count;
  }
  return null;
}

const MESSAGE_MAX_LENGTH = 160;
const NAME = /^[A-Za-z_$][\w$.]{0,40}$/;
const SCRIPT = /\/assets\/([\w.-]{1,80}\.js):(\d{1,6}):(\d{1,6})$/;

/**
 * Removes from the message of an error what may be about a person: addresses with what follows, quoted texts, numbers, and what looks like
 * an e-mail address.
 */
export function withoutPersonalData(message: string): string {
  return (
    message
      .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi, '(address)')
      .replace(/\S+@\S+/g, '(e-mail)')
      .replace(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|`[^`]*(?:`|$)/g, '(text)')
      // JavaScript's names are in single quotes: reading 'length'. Anything else there is text.
      .replace(/(?<!\w)'([^']*)(?:'|$)/g, (quoted, name: string) => (NAME.test(name) ? quoted : '(text)'))
      .replace(/[?#&]\S*=\S*/g, '')
      .replace(/[\p{N}][\p{N}.,:/()+-]*/gu, '#')
      .replace(/[\p{C}|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MESSAGE_MAX_LENGTH)
      // Half of a character, which Firestore refuses.
      .replace(/\p{Cs}/gu, '')
  );
}

/** Returns the file, line and column of one of the site's scripts; empty for any other place. */
export function scriptPlace(place: string): string {
  const [, file, line, column] = SCRIPT.exec(place) ?? [];
  return file === undefined ? '' : `${file}:${Number(line)}:${Number(column)}`;
}

/** What the server knows about an event besides what the browser sent. */
export interface EventContext {
  postId: (slug: string) => string | undefined;
  /** The names of the form's fields. */
  fields: readonly string[];
  device: Device;
  /** The family of the browser: `Safari`. */
  browser: string;
}

/** Returns the key under which an event is counted. */
export function keyOf(event: StatsEvent, { postId, fields, device, browser }: EventContext): string {
  const { page, locale } = pageAt(event.path, postId);
  const field = (name: string) => (fields.includes(name) ? name : OTHER);
  switch (event.type) {
    case 'view':
      return `view|${locale}|${page}`;
    case 'visit':
      return `visit|${locale}|${sourceOf(event.from)}`;
    case 'tap':
      return `tap|${event.on}|${locale}|${page}`;
    case 'form': {
      const isOpen = event.step === 'left' || event.step === 'resumed';
      return `form|${event.step}|${locale}|${page}${isOpen ? `|${field(event.field)}` : ''}`;
    }
    case 'vital':
      return `vital|${event.metric}|${device}|${kindOf(page)}|${classOf(event.metric, event.value)}`;
    case 'error':
      return `error|${kindOf(page)}|${browser}|${scriptPlace(event.place)}|${withoutPersonalData(event.message)}`;
  }
}

/** The kinds of keys that visitors can invent, each with its key for all that are too many. */
const OPEN_KINDS = {
  visit: [`visit|en|${OTHER}`, `visit|es|${OTHER}`],
  error: [`error|${OTHER}|${OTHER}||`],
} as const;
export type OpenKind = keyof typeof OPEN_KINDS;

/** Returns the kind of a key that a visitor can invent; null for the others. */
export function openKindOf(key: string): OpenKind | null {
  const [kind = ''] = key.split('|');
  if (kind !== 'visit' && kind !== 'error') return null;
  return (OPEN_KINDS[kind] as readonly string[]).includes(key) ? null : kind;
}

/** Returns the key that counts an invented one together with others. */
export function commonKeyOf(key: string): string {
  const [kind, locale] = key.split('|');
  if (kind === 'error') return OPEN_KINDS.error[0];
  return OPEN_KINDS.visit[locale === 'es' ? 1 : 0];
}

/** Adds counts to others, in place. */
export function addTo(sum: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
}

/** How many sources and errors the counts of a month name. */
const KEPT: Record<OpenKind, number> = { visit: 300, error: 100 };

/** Returns the counts with the rarest of the sources and errors counted together. The sum stays the same. */
export function limited(counts: Counts): Counts {
  const kept: Counts = {};
  const open: Record<OpenKind, [string, number][]> = { visit: [], error: [] };
  for (const [key, count] of Object.entries(counts)) {
    const kind = openKindOf(key);
    if (kind) open[kind].push([key, count]);
    else addTo(kept, { [key]: count });
  }
  for (const kind of ['visit', 'error'] as const) {
    const byCount = open[kind].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    byCount.forEach(([key, count], index) =>
      addTo(kept, { [index < KEPT[kind] ? key : commonKeyOf(key)]: count }),
    );
  }
  return kept;
}

/** The numbers of one day, or of more. */
export interface Totals {
  views: number;
  visits: number;
  begun: number;
  sent: number;
  taps: number;
}

export function totalsOf(counts: Counts): Totals {
  const totals: Totals = { views: 0, visits: 0, begun: 0, sent: 0, taps: 0 };
  for (const [key, count] of Object.entries(counts)) {
    if (key.startsWith('view|')) totals.views += count;
    else if (key.startsWith('visit|')) totals.visits += count;
    else if (key.startsWith('tap|')) totals.taps += count;
    else if (key.startsWith('form|begun|')) totals.begun += count;
    else if (key.startsWith('form|sent|')) totals.sent += count;
  }
  return totals;
}

/** Something with how often it was counted. */
export type Ranked<T> = T & { count: number };

/** An error in visitors' browsers; `kind` and `browser` are `other` for those that were too many to tell apart. */
export type BrowserError = Ranked<{ kind: string; browser: string; place: string; message: string }>;

/** The content of some counts, most frequent first. */
export interface StatsContent {
  totals: Totals;
  views: Ranked<{ locale: Locale; page: CountedPage }>[];
  sources: Ranked<{ source: string }>[];
  taps: Record<Tap, number>;
  /** The fields at which visitors left the form for good. */
  leftAt: Ranked<{ field: string }>[];
  speed: Record<Device, Record<Metric, Speed>>;
  errors: BrowserError[];
}

function ranked<T>(counts: ReadonlyMap<string, Ranked<T>>): Ranked<T>[] {
  return [...counts.values()].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

function count<T>(counts: Map<string, Ranked<T>>, key: string, entry: T, by: number): void {
  counts.set(key, { ...entry, count: (counts.get(key)?.count ?? 0) + by });
}

const isOneOf = <T extends string>(choices: readonly T[], value: string | undefined): value is T =>
  choices.includes(value as T);

/** Returns what some counts say. Keys of other versions of the site are left out. */
export function contentOf(counts: Counts): StatsContent {
  const views = new Map<string, Ranked<{ locale: Locale; page: CountedPage }>>();
  const sources = new Map<string, Ranked<{ source: string }>>();
  const leftAt = new Map<string, Ranked<{ field: string }>>();
  const errors = new Map<string, BrowserError>();
  const taps: Record<Tap, number> = { phone: 0, whatsapp: 0, email: 0 };
  const histograms = new Map<string, number[]>();

  for (const [key, by] of Object.entries(counts)) {
    const [type, ...parts] = key.split('|');
    const [first = '', second = '', third = '', fourth = ''] = parts;
    if (type === 'view' && isLocale(first))
      count(views, key, { locale: first, page: second as CountedPage }, by);
    else if (type === 'visit') count(sources, second, { source: second }, by);
    else if (type === 'tap' && isOneOf(TAPS, first)) taps[first] += by;
    else if (type === 'form' && isOneOf<FormStep>(FORM_STEPS, first) && fourth)
      count(leftAt, fourth, { field: fourth }, first === 'left' ? by : -by);
    else if (type === 'error')
      count(errors, key, { kind: first, browser: second, place: third, message: fourth }, by);
    else if (type === 'vital') {
      const histogram = histograms.get(`${second}|${first}`) ?? [];
      histogram[Number(fourth)] = (histogram[Number(fourth)] ?? 0) + by;
      histograms.set(`${second}|${first}`, histogram);
    }
  }

  const speedOn = (device: Device) =>
    Object.fromEntries(
      METRICS.map((metric) => [
        metric,
        speedOf(
          metric,
          Array.from(histograms.get(`${device}|${metric}`) ?? [], (value?: number) => value ?? 0),
        ),
      ]),
    ) as Record<Metric, Speed>;
  return {
    totals: totalsOf(counts),
    views: ranked(views),
    sources: ranked(sources),
    taps,
    leftAt: ranked(leftAt),
    speed: { phone: speedOn('phone'), computer: speedOn('computer') },
    errors: ranked(errors),
  };
}

export interface DayTotals extends Totals {
  /** `2026-03-05` */
  day: string;
}

/** What the owner's screen shows: the days of a year, and the content of one month of it or of all. */
export interface StatsReport {
  /** The present day in Puerto Rico. */
  today: string;
  /** Days on which anything was counted, the oldest first. */
  days: DayTotals[];
  totals: Totals;
  /** The most read posts of each language. */
  posts: Record<Locale, Ranked<{ title: string; path: string }>[]>;
  /** The other pages, both languages together. */
  pages: Ranked<{ page: Exclude<CountedPage, `post:${string}`> }>[];
  sources: StatsContent['sources'];
  taps: StatsContent['taps'];
  leftAt: StatsContent['leftAt'];
  speed: StatsContent['speed'];
  errors: BrowserError[];
}

/** How many months the report covers, the present one included. */
export const REPORT_MONTHS = 13;

/** Returns the months of the report, the newest first. */
export const reportMonths = (today: string): string[] =>
  Array.from({ length: REPORT_MONTHS }, (_, index) => monthsAfter(monthOf(today), -index));
