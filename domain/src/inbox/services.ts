/**
 * Looks up the names of the services that visitors' messages mention. A message stores the service's slug at
 * the time of writing. The name comes from the current services, because the owner may have renamed, hidden
 * or deleted the service.
 */
import { OTHER_SERVICE } from './contact.limits';
import { localize, type Locale } from '../general/locale';

/** A service that messages can be about, even if it is hidden. */
export interface NamedService {
  slug: string;
  formerSlugs: readonly string[];
  titleEn: string;
  titleEs: string;
}

export const OTHER_SERVICE_NAMES: Record<Locale, string> = { en: 'Other', es: 'Otro' };

/** Converts a slug to words. For example, `puppy-training` becomes `Puppy training`. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const titled = (slug: string, services: readonly NamedService[]): NamedService | undefined =>
  services.find((service) => service.slug === slug) ??
  services.find(({ formerSlugs }) => formerSlugs.includes(slug));

/**
 * Returns the current name of a message's service. If the service was deleted, returns its slug as words. If
 * the message has no service, returns ''.
 */
export function serviceName(slug: string, services: readonly NamedService[], locale: Locale): string {
  if (slug === '') return '';
  if (slug === OTHER_SERVICE) return OTHER_SERVICE_NAMES[locale];
  const service = titled(slug, services);
  return (service && localize(service, 'title', locale)) || wordsOfSlug(slug);
}

const lowerFirst = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

/**
 * Returns a service's name the way it appears within a sentence, such as `puppy training`. Abbreviations such
 * as `AKC` keep their capitals.
 */
export function serviceInSentence(slug: string, services: readonly NamedService[], locale: Locale): string {
  const [first = '', ...others] = serviceName(slug, services, locale).split(' ');
  // In Spanish titles, only the first word and names are capitalized.
  return [lowerFirst(first), ...(locale === 'en' ? others.map(lowerFirst) : others)].join(' ');
}
