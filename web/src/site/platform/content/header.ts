/** The contents of the header. */
import type { Facts } from '@app/domain/content/facts';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import type { Page } from '@app/domain/general/paths';
import type { TFunction } from 'i18next';

/** The built-in pages in the menu, in this order. */
export const HEADER_PAGES = [
  'home',
  'about',
  'services',
  'blog',
  'testimonials',
  'contact',
] as const satisfies readonly Page[];

/** Returns the label of the booking button: the owner's in this language, or "Book". */
export const bookingText = (facts: Facts, locale: Locale, t: TFunction): string =>
  facts[fieldIn(locale, 'bookingText')] || t('book');
