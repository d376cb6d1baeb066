/** What the header shows. */
import type { Facts } from '@app/domain/content/facts';
import { localize, type Locale } from '@app/domain/general/locale';
import type { Page } from '@app/domain/general/paths';
import type { TFunction } from 'i18next';

/** The site's own pages in the menu, in this order. */
export const HEADER_PAGES = [
  'home',
  'about',
  'services',
  'blog',
  'testimonials',
  'contact',
] as const satisfies readonly Page[];

/** Returns what the button to book says: the owner's words, or "Book". */
export const bookingText = (facts: Facts, locale: Locale, t: TFunction): string =>
  localize(facts, 'bookingText', locale) || t('book');
