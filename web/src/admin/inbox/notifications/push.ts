/** Push notifications: the owner's devices, and what she does with them. */
import type { OpenRequest, PushDevice } from '@app/domain/notifications/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { whenSettled } from '../../../shared/browser/whenIdle';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { useReportFailure } from '../../platform/useReportFailure';
import { showToast } from '../../../shared/ui/toast';
import { ownDeviceId, refreshOwnDevice, registerDevice, removeOwnDevice } from './pushDevice';

const statusQuery = ownerQuery('GET /api/admin/push');

export const usePushStatus = () => useQuery(statusQuery);

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener);
  return () => removeEventListener('focus', listener);
}

/** Returns whether the browser may show notifications, also after the owner has been to its settings. */
export const useNotificationPermission = (): NotificationPermission =>
  useSyncExternalStore(onReturn, () => Notification.permission);

interface PushActions {
  isBusy: boolean;
  /** Asks for the permission if needed. To be called for a press of a button or switch: browsers ignore the request otherwise. */
  switchOn: (publicKey: string) => void;
  switchOff: () => void;
  remove: (device: PushDevice) => void;
  sendTest: (device: PushDevice) => void;
}

/** Returns what the panel's buttons do; failures are reported as notifications of the page. */
export function usePushActions(): PushActions {
  const { t } = useTranslation('adminPush');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: 'push' },
    mutationFn: ({ work }: { work: () => Promise<unknown>; failed: string }) => work(),
    onError: (error, { failed }) => reportFailure(failed, error),
    onSettled: () => client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
  return {
    isBusy: isPending,
    switchOn: (publicKey) => {
      // Before anything else: Safari takes only the first call after the press for the owner's own.
      const permission = Notification.requestPermission();
      const work = async () => {
        if ((await permission) === 'granted') await registerDevice(publicKey);
      };
      mutate({ work, failed: t('switchFailed') });
    },
    switchOff: () => mutate({ work: removeOwnDevice, failed: t('switchFailed') }),
    remove: ({ id }) => {
      const work = () =>
        id === ownDeviceId()
          ? removeOwnDevice()
          : callApi('DELETE /api/admin/push/devices/{id}', { params: { id } });
      mutate({ work, failed: t('removeFailed') });
    },
    sendTest: ({ id }) => {
      const work = async () => {
        await callApi('POST /api/admin/push/devices/{id}/test', { params: { id } });
        showToast({ title: t('testSent'), description: t('testSentDetail') });
      };
      mutate({ work, failed: t('testFailed') });
    },
  };
}

/** Keeps this device registered while the owner is logged in, and shows the message whose notification she has clicked. */
export function usePushNotifications(isLoggedIn: boolean): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoggedIn) return;
    const refresh = async () => {
      if (await refreshOwnDevice()) await client.invalidateQueries({ queryKey: statusQuery.queryKey });
    };
    // Without a connection, or where the browser refuses, the next visit tries again.
    whenSettled(() => void refresh().catch(() => undefined));
  }, [client, isLoggedIn]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<OpenRequest>) => void navigate(data.open);
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
