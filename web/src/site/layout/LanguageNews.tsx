import { VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';

/**
 * Announces a language change to screen readers. Focus remains on the language switch, which screen readers
 * don't announce again.
 */
export function LanguageNews() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first] = useState(locale);
  const [changed, setChanged] = useState(false);
  if (locale !== first && !changed) setChanged(true);
  return <VisuallyHidden role="status">{changed ? t('language.news') : ''}</VisuallyHidden>;
}
