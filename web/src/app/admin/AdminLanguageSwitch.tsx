import { LOCALES } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { rememberAdminLanguage, showAdminLanguage, useAdminLocale } from '../../platform/adminLanguage';
import { Segment, Segmented } from '../../ui/Segmented';

/** EN and ES for the owner's area alone; the visitors' language is not touched. */
export function AdminLanguageSwitch() {
  const { t } = useTranslation();
  const locale = useAdminLocale();
  return (
    <Segmented role="group" aria-label={t('language.label')}>
      {LOCALES.map((other) => (
        <Segment
          key={other}
          type="button"
          lang={other}
          aria-pressed={other === locale}
          aria-label={`${other.toUpperCase()}, ${t(`language.${other}`)}`}
          onClick={() => {
            rememberAdminLanguage(other);
            void showAdminLanguage(other);
          }}
        >
          {other.toUpperCase()}
        </Segment>
      ))}
    </Segmented>
  );
}
