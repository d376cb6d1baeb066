import { isLocale, type Locale } from '../general/locale';
import { FORM_STEPS, METRICS, TAPS, type FormStep, type Metric, type Tap } from './limits';
import type { Counts, CountedPage, Device, OwnPageKey, SitePage } from './keys';
import { type Speed, speedOf } from './speed';
import { monthsAfter, monthOf } from './days';

export interface Totals {
  views: number;
  visits: number;
  begun: number;
  sent: number;
  taps: number;
}

export function totalsOf(counts: Counts): Totals {
  const sum = (prefix: string): number =>
    Object.entries(counts).reduce(
      (total, [key, count]) => (key.startsWith(prefix) ? total + count : total),
      0,
    );
  return {
    views: sum('view|'),
    visits: sum('visit|'),
    begun: sum('form|begun|'),
    sent: sum('form|sent|'),
    taps: sum('tap|'),
  };
}

export type Ranked<T> = T & { count: number };

/** A JavaScript error in visitors' browsers. `kind` and `browser` are `other` for errors beyond the limit. */
export type BrowserError = Ranked<{ kind: string; browser: string; place: string; message: string }>;

/** A summary of counts. Lists are sorted by frequency, most frequent first. */
export interface StatsContent {
  totals: Totals;
  views: Ranked<{ locale: Locale; page: CountedPage }>[];
  sources: Ranked<{ source: string }>[];
  taps: Record<Tap, number>;
  /** The fields where visitors abandoned the contact form. */
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

/** Returns a summary of the counts. Ignores keys that only other versions of the site use. */
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
  /** The day, such as `2026-03-05`. */
  day: string;
}

/** The report shown to the owner: the last year's days, and a summary of one month or all months. */
export interface StatsReport extends Omit<StatsContent, 'views'> {
  /** The current day in the business's time zone. */
  today: string;
  /** The days that have counts, oldest first. */
  days: DayTotals[];
  /** The posts with the most views in each language. */
  posts: Record<Locale, Ranked<{ title: string; path: string }>[]>;
  /**
   * All pages other than posts, with both languages combined. The owner's own pages have their current
   * titles.
   */
  pages: Ranked<{ page: SitePage } | { page: OwnPageKey; titleEn: string; titleEs: string }>[];
}

/** The number of months in the report, including the current month. */
export const REPORT_MONTHS = 13;

export const reportMonths = (today: string): string[] =>
  Array.from({ length: REPORT_MONTHS }, (_, index) => monthsAfter(monthOf(today), -index));
