import type { Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import { en } from './locales/en';
import { es } from './locales/es';

const TEXTS = { en, es };

/** The fallback names for the business and the trainer. */
const UNKNOWN: Record<Locale, [business: string, trainer: string]> = {
  en: ['Dog training', 'our team'],
  es: ['Adiestramiento canino', 'nuestro equipo'],
};

export function textsFor(locale: Locale, { name, trainerName }: Pick<Facts, 'name' | 'trainerName'>) {
  const [business, trainer] = UNKNOWN[locale];
  return TEXTS[locale](name || business, trainerName || trainer);
}
