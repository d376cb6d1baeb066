/**
 * Adds the parts of the site's file that need the translations. Only the server and the editor's preview
 * import this module, because the rules for formatting times load slowly on a phone.
 */
import { WEEKDAYS, type Weekday } from '@app/domain/content/facts';
import { timesByDays, weekdayRuns } from '@app/domain/content/opening-hours';
import { formatTimeOfDay } from '@app/domain/general/dates';
import { REGION_TAGS, type Locale } from '@app/domain/general/locale';
import { siteSocialImagePath, type SiteSocialImage } from '@app/domain/pictures/social-images';
import type { TFunction } from 'i18next';
import type { SiteSource } from '@app/domain/publishing/page-renderer';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import type { LocalSite } from './localSite';
import { bookingText, HEADER_PAGES } from './header';
import { withHeaderRoom } from './headerRoom';
import { siteOf, type SiteOptions } from './siteContent';

// January 1, 2024 was a Monday.
const dayName = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(REGION_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))),
  );

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Formats the hours for a group of days as one line, such as `De lunes a sábado, de 9:00 a. m. a 6:00 p. m.`
 */
export function hoursLine(
  { days, spans }: ReturnType<typeof timesByDays>[number],
  locale: Locale,
  t: TFunction,
): string {
  const list = new Intl.ListFormat(REGION_TAGS[locale]);
  const runs = weekdayRuns(days);
  const [run] = runs;
  const name = (day: Weekday) => dayName(day, locale);
  const isRange = runs.length === 1 && run !== undefined && days.length > 2;
  const text = isRange
    ? t('hours.range', { first: name(run.first), last: name(run.last) })
    : capitalized(list.format(days.map(name)));
  const times = spans.map(({ opens, closes }) =>
    t('hours.span', { opens: formatTimeOfDay(opens, locale), closes: formatTimeOfDay(closes, locale) }),
  );
  return t('hours', { days: text, times: list.format(times) });
}

/**
 * Returns the content of the social image: the name of the business, and the title and picture of the home
 * page.
 */
export const siteSocialImageOf = ({
  i18n,
  site: { facts, heroPicture, look },
}: LocalSite): SiteSocialImage => ({
  name: facts.name,
  headline: i18n.t('home:hero.title'),
  picture: heroPicture.src,
  focus: heroPicture.focus,
  look,
});

/**
 * Adds the opening hours, the path of the social image, and the window widths at which links fit in the
 * header.
 */
export const inWords = (local: LocalSite, locale: Locale): LocalSite => ({
  ...local,
  site: {
    ...withHeaderRoom(local.site, {
      pages: HEADER_PAGES.map((page) => local.i18n.t(`nav.${page}`)),
      more: local.i18n.t('nav.more'),
      book: local.site.facts.bookingUrl && bookingText(local.site.facts, locale, local.i18n.t),
    }),
    hours: timesByDays(local.site.facts.hours).map((group) => hoursLine(group, locale, local.i18n.t)),
    socialImage: siteSocialImagePath(siteSocialImageOf(local), locale),
  },
});

/** Returns the site in one language, built from documents that visitors can read. */
export async function localSiteOf(source: SiteSource, options: SiteOptions): Promise<LocalSite> {
  const { locale } = options;
  const site = siteOf(source, options);
  return inWords({ site, i18n: createTranslations(locale, await loadTexts(locale), site) }, locale);
}
