import type { Locale } from '@app/domain/general/locale';
import { useRouteError } from 'react-router-dom';
import { PageError } from '../../shared/components/PageError';
import type { PageErrorTexts } from '../../shared/locales/page-error';
import { firstAdminLanguage } from '../platform/i18n/adminLanguage';

/** This text is defined here in case the translation files failed to load. */
const TEXTS: Record<Locale, PageErrorTexts> = {
  en: {
    title: 'This screen could not be shown',
    detail:
      'The site may have been updated, or the connection failed. Reload this page. What you wrote in an editor is safe on this device.',
    retry: 'Reload',
  },
  es: {
    title: 'No se pudo mostrar esta pantalla',
    detail:
      'Puede que el sitio se haya actualizado, o que fallara la conexión. Recarga esta página. Lo que escribiste en un editor está seguro en este dispositivo.',
    retry: 'Recargar',
  },
};

/** Replaces a screen that threw an error or whose code failed to load. */
export function RouteError() {
  return <PageError error={useRouteError()} texts={TEXTS[firstAdminLanguage()]} />;
}
