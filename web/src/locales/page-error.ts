/** The texts of the page error. They are part of the entry chunk, because the error is shown when other chunks could not be loaded. */
import type { Locale } from '@perro-wisdom/domain/locale';

interface PageErrorTexts {
  title: string;
  detail: string;
  /** In place of `detail` where a file is gone, since the site has been deployed anew. */
  updated: string;
  retry: string;
}

export const pageErrorTexts: Record<Locale, PageErrorTexts> = {
  en: {
    title: 'This page could not be loaded',
    detail: 'Please check your connection and try again.',
    updated: 'The site has just been updated. Please load it again.',
    retry: 'Try again',
  },
  es: {
    title: 'No pudimos cargar esta página',
    detail: 'Revisa tu conexión e intenta de nuevo.',
    updated: 'La página se acaba de actualizar. Cárgala de nuevo.',
    retry: 'Intentar de nuevo',
  },
};
