/** Provides the site's built-in text, which visitors see wherever the owner didn't write anything. */
import type { Field } from '@app/domain/fields/field';
import type { Locale } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { fetchSite } from '../../../../shared/content/fetchSite';
import { NO_SITE } from '../../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../../shared/i18n/i18n';
import { useSession } from '../../session/useEditorSession';

/**
 * Returns the built-in text that visitors see in a language while the field is empty. Returns an empty string
 * if there is no such text or if it is still loading.
 */
type BuiltInText = (field: Field, locale: Locale) => string;

const BuiltInTextContext = createContext<BuiltInText>(() => '');

export const useBuiltInText = (): BuiltInText => use(BuiltInTextContext);

const replacedBy = (field: Field): string | undefined => ('replaces' in field ? field.replaces : undefined);

/**
 * Returns a language's built-in messages, with the published facts filled in. Returns undefined while
 * loading.
 */
const useTexts = (locale: Locale, enabled: boolean) =>
  useQuery({
    queryKey: ['builtInTexts', locale],
    queryFn: async () => {
      const [texts, { facts }] = await Promise.all([
        loadTexts(locale),
        fetchSite(locale).catch(() => NO_SITE),
      ]);
      return createTranslations(locale, texts, { facts, texts: {} });
    },
    enabled,
    structuralSharing: false,
  }).data;

/** Provides the built-in text for the fields of the draft in the editor. */
export function BuiltInTexts({ children }: { children: ReactNode }) {
  const { fieldSet } = useSession().definition;
  const isNeeded = Object.values(fieldSet).some((field) => replacedBy(field) !== undefined);
  const texts = { en: useTexts('en', isNeeded), es: useTexts('es', isNeeded) };
  const builtInText: BuiltInText = (field, locale) => {
    const key = replacedBy(field);
    return key === undefined ? '' : (texts[locale]?.t(key, '') ?? '');
  };
  return <BuiltInTextContext value={builtInText}>{children}</BuiltInTextContext>;
}
