/** What stands for the visitor's name and the service in a saved reply. */
import type { ContactSubmission } from '../contact';
import { serviceInSentence, type NamedService } from '../services';
import { OTHER_SERVICE } from '../contact.limits';
import type { Locale } from '../../general/locale';
import { greetingName } from './replies';

type PlaceholderField = 'name' | 'service';

/** What stands for the visitor's first name and for the service, as it is written in each language. Either form works in both texts. */
export const PLACEHOLDERS: Record<PlaceholderField, Record<Locale, string>> = {
  name: { en: '{name}', es: '{nombre}' },
  service: { en: '{service}', es: '{servicio}' },
};

/** What stands for the service of a message that names none, or another one. */
const ANY_SERVICE: Record<Locale, string> = { en: 'training', es: 'entrenamiento' };

/** A name in braces, or what was begun as one. */
const BRACES = /\{[^{}\n]{0,60}\}?/g;

function fieldOf(braces: string): PlaceholderField | null {
  const wanted = braces.replace(/\s/g, '').toLowerCase();
  if (wanted === PLACEHOLDERS.name.en || wanted === PLACEHOLDERS.name.es) return 'name';
  return wanted === PLACEHOLDERS.service.en || wanted === PLACEHOLDERS.service.es ? 'service' : null;
}

/** Returns what looks like a placeholder and is none, such as `{nmae}`: a visitor would read it as it is. */
export const unknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(BRACES) ?? [])].filter((braces) => fieldOf(braces) === null);

/**
 * Returns a text with the name and the service of a visitor filled in. For a visitor without a name, the placeholder goes with the white
 * space before it. What is filled in is not searched for placeholders again.
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
