import { LOCALES, type Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';

interface LanguageChoiceProps {
  label: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** EN and ES buttons for content whose URL doesn't contain the language. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl role="group" aria-label={label}>
      {LOCALES.map((locale) => (
        <Segment
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === value}
          aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
          onClick={() => onChange(locale)}
        >
          {locale.toUpperCase()}
        </Segment>
      ))}
    </SegmentedControl>
  );
}
