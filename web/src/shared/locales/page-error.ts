/**
 * The texts of the page error. They are part of the entry chunk, because the error is shown when other chunks
 * could not be loaded.
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
