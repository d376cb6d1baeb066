import { Button, chakra } from '@chakra-ui/react';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { isEmptyText } from '@perro-wisdom/domain/fields/empty-text';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuCopy, LuLanguages } from 'react-icons/lu';
import { Badge } from '../../../shared/ui/Badge';
import { ConfirmDialog } from '../../../shared/ui/Dialog';
import { ApiError } from '../../../shared/data/api';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useTranslator } from './useTranslator';

export interface FieldTranslationProps {
  /** The field's label, which names it in the buttons' accessible names. */
  label: string;
  /** The language of the field; the source is the other one. */
  locale: Locale;
  /** The text in the other language, and in this one. */
  source: string;
  value: string;
  isHtml?: boolean;
  /** Whether the value is a suggestion that has been neither changed nor confirmed. */
  isSuggested: boolean;
  /** Called with a suggested translation, or a copy of the source, for the field. */
  onFill: (text: string, options: { isSuggested: boolean }) => void;
  onConfirm: () => void;
}

/** Returns a function that tells whether a value is still the one of the last render. */
function useUnchanged(value: string): (other: string) => boolean {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return (other) => latest.current === other;
}

/**
 * The buttons below a localized field: suggest a translation, copy from the other language, confirm a suggestion. Nothing that the owner
 * has written is replaced before she agrees, nor what she writes while the translation is on its way.
 */
export function FieldTranslation({
  label,
  locale,
  source,
  value,
  isHtml = false,
  isSuggested,
  onFill,
  onConfirm,
}: FieldTranslationProps) {
  const { t } = useTranslation('adminTranslation');
  const { isAvailable, translate } = useTranslator();
  const errorText = useErrorText();
  const isUnchanged = useUnchanged(value);
  const part = useRef<HTMLDivElement>(null);
  const [isTranslating, setIsTranslating] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState('');
  const from = LOCALES.find((other) => other !== locale) ?? locale;
  const isEmpty = isEmptyText(value);

  async function suggest(): Promise<void> {
    setIsConfirming(false);
    setIsTranslating(true);
    setProblem('');
    try {
      const [text = ''] = await translate([{ text: source, isHtml }], from);
      if (isUnchanged(value)) onFill(text, { isSuggested: true });
      else setProblem(t('changedMeanwhile'));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setProblem(error instanceof ApiError ? (error.serverMessage ?? errorText(error)) : errorText(error));
    } finally {
      setIsTranslating(false);
    }
  }

  /** The pressed button is removed with the suggestion's mark: the focus stays in this place. */
  function confirm(): void {
    part.current?.focus();
    onConfirm();
  }

  if (isEmptyText(source) && !isSuggested && problem === '') return null;
  const canSuggest = isAvailable === true && !isEmptyText(source);
  const small = { type: 'button', variant: 'ghost', size: 'sm' } as const;
  return (
    <chakra.div ref={part} tabIndex={-1} role="group" aria-label={t('of', { label })} mt="1" outline="none">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        ml={isSuggested ? '0' : '-4'}
      >
        {isSuggested && (
          <>
            <Badge tone="warm" whiteSpace="normal">
              {t('suggested')}
            </Badge>
            <Button {...small} aria-label={t('confirm.of', { label })} onClick={confirm}>
              <LuCheck size="18" aria-hidden="true" />
              {t('confirm')}
            </Button>
          </>
        )}
        {canSuggest && (
          <Button
            {...small}
            aria-disabled={isTranslating}
            aria-label={t(isEmpty ? 'suggest.of' : 'suggestAgain.of', { label })}
            onClick={() => {
              if (isTranslating) return;
              if (isEmpty) void suggest();
              else setIsConfirming(true);
            }}
          >
            <LuLanguages size="18" aria-hidden="true" />
            {isTranslating ? t('translating') : t(isEmpty ? 'suggest' : 'suggestAgain')}
          </Button>
        )}
        {isEmpty && !isEmptyText(source) && (
          <Button
            {...small}
            aria-disabled={isTranslating}
            aria-label={t(`copy.${from}.of`, { label })}
            onClick={() => !isTranslating && onFill(source, { isSuggested: false })}
          >
            <LuCopy size="18" aria-hidden="true" />
            {t(`copy.${from}`)}
          </Button>
        )}
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
        {isTranslating ? t('translatingNote') : ''}
      </chakra.p>
      <chakra.p
        role="alert"
        textStyle="small"
        color="fg.error"
        fontWeight="medium"
        _empty={{ display: 'none' }}
      >
        {problem}
      </chakra.p>
      <ConfirmDialog
        open={isConfirming}
        title={t('replace.title', { label })}
        confirmLabel={t('replace')}
        cancelLabel={t('replace.keep')}
        onConfirm={() => void suggest()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('replace.detail')}
      </ConfirmDialog>
    </chakra.div>
  );
}
