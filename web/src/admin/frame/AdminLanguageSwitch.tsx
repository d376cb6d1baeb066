import { useTranslation } from 'react-i18next';
import { rememberAdminLanguage, showAdminLanguage, useAdminLocale } from '../platform/i18n/adminLanguage';
import { LanguageChoice } from '../platform/i18n/LanguageChoice';

/** Switches the language of the owner's area without changing the language of the public pages. */
export function AdminLanguageSwitch() {
  const { t } = useTranslation();
  return (
    <LanguageChoice
      label={t('language.label')}
      value={useAdminLocale()}
      onChange={(locale) => {
        rememberAdminLanguage(locale);
        void showAdminLanguage(locale);
      }}
    />
  );
}
