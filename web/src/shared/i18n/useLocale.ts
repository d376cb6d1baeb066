import { localeFromPath, type Locale } from '@app/domain/general/locale';
import { useLocation } from 'react-router-dom';

/** Returns the page's language, which is the first segment of its path. Defaults to English. */
export function useLocale(): Locale {
  return localeFromPath(useLocation().pathname);
}
