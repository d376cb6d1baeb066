import { Button, chakra } from '@chakra-ui/react';
import { fieldIn, otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { isEmptyText } from '@perro-wisdom/domain/fields/empty-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuLanguages } from 'react-icons/lu';
import { useTranslator } from '../translation/useTranslator';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { showToast } from '../../../shared/ui/toast';
import type { Values } from '../session/definition';
import { useSession, useSessionState } from '../session/useEditorSession';

/** The fields that are empty in a language and have a text in the other one. */
function fillableFields(fields: readonly string[], values: Values, locale: Locale): string[] {
  const isEmpty = (language: Locale, field: string) => {
    const value = values[fieldIn(language, field)];
    return typeof value === 'string' && isEmptyText(value);
  };
  return fields.filter((field) => isEmpty(locale, field) && !isEmpty(otherLocale(locale), field));
}

interface PaneTranslationProps {
  locale: Locale;
  /** The fields of a language, without its name. */
  fields: readonly string[];
  /** Those that are copied and not translated, such as names. */
  names?: readonly string[];
}

/** Fills all empty fields of a language from the other one: with suggested translations, or with copies. Nothing when there are none. */
export function PaneTranslation({ locale, fields, names = [] }: PaneTranslationProps) {
  const { t } = useTranslation('adminEditor');
  const errorText = useErrorText();
  const session = useSession();
  const { isAvailable, translate } = useTranslator();
  const [isTranslating, setIsTranslating] = useState(false);
  const hasFillable = useSessionState(({ values }) => fillableFields(fields, values, locale).length > 0);
  const from = otherLocale(locale);
  if (!hasFillable && !isTranslating) return null;

  /** Fills the fields that are still empty: the owner may have typed during the translation. */
  function fill(texts: ReadonlyMap<string, string>, isSuggested: (field: string) => boolean): void {
    for (const field of fillableFields(fields, session.getState().values, locale)) {
      const text = texts.get(field);
      if (text !== undefined) session.editText(fieldIn(locale, field), text, isSuggested(field));
    }
  }

  function sources(): Map<string, string> {
    const { values } = session.getState();
    return new Map(
      fillableFields(fields, values, locale).map((field) => [field, String(values[fieldIn(from, field)])]),
    );
  }

  async function translateAll(): Promise<void> {
    const texts = sources();
    const translated = [...texts.keys()].filter((field) => !names.includes(field));
    setIsTranslating(true);
    try {
      const results = await translate(
        translated.map((field) => ({
          text: texts.get(field) ?? '',
          isHtml: session.definition.isHtml(fieldIn(locale, field)),
        })),
        from,
      );
      translated.forEach((field, index) => texts.set(field, results[index] ?? ''));
      fill(texts, (field) => !names.includes(field));
    } catch (error) {
      showToast({
        variant: 'destructive',
        title: t('translateAll.failed'),
        ...(error instanceof Error && { description: errorText(error) }),
      });
    } finally {
      setIsTranslating(false);
    }
  }

  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isAvailable && (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isTranslating}
            onClick={() => !isTranslating && void translateAll()}
          >
            <LuLanguages size="18" aria-hidden="true" />
            {t(isTranslating ? 'translateAll.busy' : `translateAll.from.${from}`)}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isTranslating}
          onClick={() => !isTranslating && fill(sources(), () => false)}
        >
          <LuCopy size="18" aria-hidden="true" />
          {t(`copyAll.from.${from}`)}
        </Button>
      </chakra.div>
      <chakra.p mt="1.5" textStyle="small" color="fg.muted">
        {t(isAvailable === false ? 'translateAll.off' : 'translateAll.note')}
      </chakra.p>
    </div>
  );
}
