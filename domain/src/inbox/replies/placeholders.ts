/** Fills in placeholders for the visitor's name and the service in saved replies. */
import type { ContactSubmission } from '../contact';
import { serviceInSentence, type NamedService } from '../services';
import { OTHER_SERVICE } from '../contact.limits';
import type { Locale } from '../../general/locale';
import { greetingName } from './replies';

type PlaceholderField = 'name' | 'service';

/**
 * The placeholders for the visitor's first name and the service in each language. A reply may use the
 * placeholders of either language.
 */
export const PLACEHOLDERS: Record<PlaceholderField, Record<Locale, string>> = {
  name: { en: '{name}', es: '{nombre}' },
  service: { en: '{service}', es: '{servicio}' },
};

/** The text used instead of a service's name if the message has no service or its service is "other". */
const ANY_SERVICE: Record<Locale, string> = { en: 'training', es: 'entrenamiento' };

/** Matches a placeholder in braces, even if the closing brace is missing. */
const BRACES = /\{[^{}\n]{0,60}\}?/g;

function fieldOf(braces: string): PlaceholderField | null {
  const wanted = braces.replace(/\s/g, '').toLowerCase();
  if (wanted === PLACEHOLDERS.name.en || wanted === PLACEHOLDERS.name.es) return 'name';
  return wanted === PLACEHOLDERS.service.en || wanted === PLACEHOLDERS.service.es ? 'service' : null;
}

/** Returns the unknown placeholders in a reply, such as `{nmae}`, which the visitor would see unchanged. */
export const unknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(BRACES) ?? [])].filter((braces) => fieldOf(braces) === null);

/**
 * Fills in the visitor's name and service in a reply. If there is no name, removes its placeholder along with
 * the preceding white space. Doesn't replace placeholders inside the name or service.
 */
export function fillReply(
  text: string,
  { name, service }: Pick<ContactSubmission, 'name' | 'service'>,
  services: readonly NamedService[],
  language: Locale,
): string {
  const isNamed = service !== '' && service !== OTHER_SERVICE;
  const values: Record<PlaceholderField, string> = {
    name: greetingName(name),
    service: isNamed ? serviceInSentence(service, services, language) : ANY_SERVICE[language],
  };
  return text.replace(/([^\S\n]*)(\{[^{}\n]{0,60}\})/g, (whole, space: string, braces: string) => {
    const field = fieldOf(braces);
    if (field === null) return whole;
    return values[field] === '' ? '' : space + values[field];
  });
}
