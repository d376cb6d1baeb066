/** Defines the header's built-in links and the label of its booking button. */
import type { Facts } from '@app/domain/content/facts';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import type { Page } from '@app/domain/general/paths';
import type { TFunction } from 'i18next';

/** The built-in pages in the menu, in the menu's order. */
export const HEADER_PAGES = [
  'home',
  'about',
  'services',
  'blog',
  'testimonials',
  'contact',
] as const satisfies readonly Page[];

/**
 * Returns the label of the booking button. Defaults to "Book" if the owner hasn't written a label in this
 * language.
 */
export const bookingText = (facts: Facts, locale: Locale, t: TFunction): string =>
  facts[fieldIn(locale, 'bookingText')] || t('book');
