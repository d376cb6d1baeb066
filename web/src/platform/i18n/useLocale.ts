import { localeFromPath, type Locale } from '@perro-wisdom/domain/locale';
import { useLocation } from 'react-router-dom';

/** The language of the page: the first segment of its address, otherwise English. */
export function useLocale(): Locale {
  return localeFromPath(useLocation().pathname);
}
