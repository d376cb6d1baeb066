import { Button, chakra } from '@chakra-ui/react';
import { fieldIn } from '@perro-wisdom/domain/blog';
import type { Locale } from '@perro-wisdom/domain/locale';
import { isEmptyText } from '@perro-wisdom/domain/working-copies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuLanguages } from 'react-icons/lu';
import { useTranslator } from '../../../platform/editing/translation/useTranslator';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { showToast } from '../../../ui/toast';
import { otherLanguage, PANE_FIELDS, type EditorValues, type PaneField } from './editorValues';
import { useSession, useSessionState } from './usePostSession';

/** The fields that are empty in a language and have a text in the other one. */
const fillableFields = (values: EditorValues, locale: Locale): PaneField[] =>
  PANE_FIELDS.filter((field) => isEmptyText(values[fieldIn(locale, field)]) && !isEmptyText(values[fieldIn(otherLanguage(locale), field)]));

/** Fills all empty fields of a language from the other one: with suggested translations, or with copies. Nothing when there are none. */
export function PaneTranslation({ locale }: { locale: Locale }) {
  const { t } = useTranslation('adminBlog');
  const errorText = useErrorText();
  const session = useSession();
  const { isAvailable, translate } = useTranslator();
  const [isTranslating, setIsTranslating] = useState(false);
  const hasFillable = useSessionState(({ values }) => fillableFields(values, locale).length > 0);
  const from = otherLanguage(locale);
  if (!hasFillable && !isTranslating) return null;

  /** Fills the fields that are still empty: the owner may have typed during the translation. */
  function fill(texts: ReadonlyMap<PaneField, string>, isSuggested: (field: PaneField) => boolean): void {
    for (const field of fillableFields(session.getState().values, locale)) {
      const text = texts.get(field);
      if (text !== undefined) session.editText(fieldIn(locale, field), text, isSuggested(field));
    }
  }

  function sources(): Map<PaneField, string> {
    const { values } = session.getState();
    return new Map(fillableFields(values, locale).map((field) => [field, values[fieldIn(from, field)]]));
  }

  async function translateAll(): Promise<void> {
    const texts = sources();
    // A name stays as it is.
    const translated = [...texts.keys()].filter((field) => field !== 'author');
    setIsTranslating(true);
    try {
      const results = await translate(translated.map((field) => ({ text: texts.get(field) ?? '', isHtml: field === 'content' })), from);
      translated.forEach((field, index) => texts.set(field, results[index] ?? ''));
      fill(texts, (field) => field !== 'author');
    } catch (error) {
      showToast({ variant: 'destructive', title: t('translateAll.failed'), ...(error instanceof Error && { description: errorText(error) }) });
    } finally {
      setIsTranslating(false);
    }
  }

  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isAvailable && (
          <Button variant="outline" size="sm" aria-disabled={isTranslating} onClick={() => !isTranslating && void translateAll()}>
            <LuLanguages size="18" aria-hidden="true" />
            {t(isTranslating ? 'translateAll.busy' : `translateAll.from.${from}`)}
          </Button>
        )}
        <Button variant="outline" size="sm" aria-disabled={isTranslating} onClick={() => !isTranslating && fill(sources(), () => false)}>
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
