import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk } from '../../platform/useChunk';
import { toastStore } from '../../ui/toast';

/**
 * The notifications' code comes with what may have something to say, not with the page. Where it did not come, it is asked for again
 * when there is something to say.
 */
export function Notifications() {
  const { t } = useTranslation();
  const enabled = useSyncExternalStore(toastStore.subscribe, toastStore.isExpected, () => false);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  const { data: toaster, isError, refetch } = useChunk('Toaster', () => import('../../ui/Toaster'), { enabled });
  useEffect(() => {
    if (toast && isError) void refetch();
  }, [toast, isError, refetch]);
  return toaster && <toaster.Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />;
}
