import { VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/i18n/useLocale';

/** Tells a screen reader that the language has changed: the focus stays on the switch, which says nothing new. */
export function LanguageNews() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first] = useState(locale);
  const [changed, setChanged] = useState(false);
  if (locale !== first && !changed) setChanged(true);
  return <VisuallyHidden role="status">{changed ? t('language.news') : ''}</VisuallyHidden>;
}
