import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce } from '../../shared/data/fetchOnce';
import { useChunk } from '../../shared/browser/useChunk';
import { toastStore } from '../../shared/ui/toast';

const toaster = fetchOnce(() => import('../../shared/ui/Toaster'));

/**
 * Renders the toaster. Its code loads together with any code that may show a toast. If loading fails, it is
 * retried when there is a toast to show.
 */
export function Notifications() {
  const { t } = useTranslation();
  const enabled = useSyncExternalStore(toastStore.subscribe, toastStore.isToasterRequested, () => false);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  const { content, load } = useChunk(toaster, enabled);
  useEffect(() => {
    if (toast) load();
  }, [toast, load]);
  return content && <content.Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />;
}
