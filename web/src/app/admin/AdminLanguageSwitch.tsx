import { useTranslation } from 'react-i18next';
import { rememberAdminLanguage, showAdminLanguage, useAdminLocale } from '../../platform/i18n/adminLanguage';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';

/** EN and ES for the owner's area alone; the visitors' language is not touched. */
export function AdminLanguageSwitch() {
  const { t } = useTranslation();
  return (
    <LanguageChoice
      label={t('language.label')}
      chosen={useAdminLocale()}
      onChoose={(locale) => {
        rememberAdminLanguage(locale);
        void showAdminLanguage(locale);
      }}
    />
  );
}
