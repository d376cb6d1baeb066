import { Button, Flex, Textarea, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { PLACEHOLDERS } from '@app/domain/inbox/replies/placeholders';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TEXT_FIELDS } from './savedReplies';

interface ReplyTextFieldProps {
  language: Locale;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The text in one language, with buttons that insert a placeholder where the cursor is. */
export function ReplyTextField({ language, value, error, onChange }: ReplyTextFieldProps) {
  const { t } = useTranslation('adminAnswers');
  const control = useRef<HTMLTextAreaElement>(null);

  function insert(placeholder: string): void {
    const { current } = control;
    if (!current) return;
    current.focus();
    current.setRangeText(placeholder, current.selectionStart, current.selectionEnd, 'end');
    onChange(current.value);
  }

  return (
    <div>
      <Field label={t(`saved.field.${language}`)} note={t('saved.field.textNote')} error={error}>
        {(field) => (
          <Textarea
            {...field}
            ref={control}
            name={TEXT_FIELDS[language]}
            lang={language}
            rows={8}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <chakra.span textStyle="note">{t('saved.insert')}</chakra.span>
        {(['name', 'service'] as const).map((field) => {
          const placeholder = PLACEHOLDERS[field][language];
          return (
            <Button
              key={field}
              variant="outline"
              size="sm"
              aria-label={t(`saved.insertOf.${language}`, { placeholder })}
              onClick={() => insert(placeholder)}
            >
              {t(`saved.insert.${field}`)}
            </Button>
          );
        })}
      </Flex>
    </div>
  );
}
