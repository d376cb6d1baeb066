import { localeFromPath, type Locale } from '@app/domain/general/locale';
import { useLocation } from 'react-router-dom';

/** Returns the language of the page, which is the first segment of its path; English when there is none. */
export function useLocale(): Locale {
  return localeFromPath(useLocation().pathname);
}
