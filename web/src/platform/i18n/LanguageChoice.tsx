import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { Segment, Segmented } from '../../ui/Segmented';

interface LanguageChoiceProps {
  /** What is chosen here, for those who cannot see it. */
  label: string;
  chosen: Locale;
  onChoose: (locale: Locale) => void;
}

/** EN or ES, for what changes its language without changing its address. */
export function LanguageChoice({ label, chosen, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented role="group" aria-label={label}>
      {LOCALES.map((locale) => (
        <Segment
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === chosen}
          aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
          onClick={() => onChoose(locale)}
        >
          {locale.toUpperCase()}
        </Segment>
      ))}
    </Segmented>
  );
}
