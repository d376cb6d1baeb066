/**
 * The services that a message can be about. A message keeps the slug that its service had when it was written; what it is called now follows
 * from the services, which the owner may rename, hide and delete.
 */
import { OTHER_SERVICE } from './contact.limits';
import { localize, type Locale } from '../general/locale';

/** A service that messages are or were about, hidden ones included. */
export interface NamedService {
  slug: string;
  formerSlugs: readonly string[];
  titleEn: string;
  titleEs: string;
}

export const OTHER_SERVICE_NAMES: Record<Locale, string> = { en: 'Other', es: 'Otro' };

/** Returns a slug as words: `puppy-training` becomes `Puppy training`. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const titled = (slug: string, services: readonly NamedService[]): NamedService | undefined =>
  services.find((service) => service.slug === slug) ??
  services.find(({ formerSlugs }) => formerSlugs.includes(slug));

/** Returns what the service of a message is called now; its slug as words if it is gone. Empty for a message without a service. */
export function serviceName(slug: string, services: readonly NamedService[], locale: Locale): string {
  if (slug === '') return '';
  if (slug === OTHER_SERVICE) return OTHER_SERVICE_NAMES[locale];
  const service = titled(slug, services);
  return (service && localize(service, 'title', locale)) || wordsOfSlug(slug);
}

const lowerFirst = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

/** Returns the name of a service in the middle of a sentence: `puppy training`. Abbreviations such as `AKC` stay in capitals. */
export function serviceInSentence(slug: string, services: readonly NamedService[], locale: Locale): string {
  const [first = '', ...others] = serviceName(slug, services, locale).split(' ');
  // In Spanish only the first word of a title is capitalized, unless it is a name.
  return [lowerFirst(first), ...(locale === 'en' ? others.map(lowerFirst) : others)].join(' ');
}
