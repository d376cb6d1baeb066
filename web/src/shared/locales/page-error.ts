/**
 * The strings of the error page. They are part of the entry chunk, because the page must be able to appear
 * when other chunks can't be loaded.
 */
import type { Locale } from '@app/domain/general/locale';

export interface PageErrorTexts {
  title: string;
  detail: string;
  retry: string;
}

export const pageErrorTexts: Record<Locale, PageErrorTexts> = {
  en: {
    title: 'This page could not be loaded',
    detail: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    title: 'No pudimos cargar esta página',
    detail: 'Revisa tu conexión e intenta de nuevo.',
    retry: 'Intentar de nuevo',
  },
};
