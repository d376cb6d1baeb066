/** Manages push notifications on the owner's devices. */
import type { OpenRequest, PushDevice } from '@app/domain/notifications/push';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { whenSettled } from '../../../shared/browser/whenIdle';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { useAction, type Action } from '../../platform/useAction';
import { ownDeviceId, refreshOwnDevice, registerDevice, removeOwnDevice } from './pushDevice';

const statusQuery = ownerQuery('GET /api/admin/push');

export const usePushStatus = () => useQuery(statusQuery);

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener);
  return () => removeEventListener('focus', listener);
}

/**
 * Returns the browser's permission to show notifications. Rereads it when the owner returns to the page, for
 * example from the browser's settings.
 */
export const useNotificationPermission = (): NotificationPermission =>
  useSyncExternalStore(onReturn, () => Notification.permission);

/** Returns the actions for the panel's buttons. Each action reloads the list of devices. */
export function usePushActions() {
  const { t } = useTranslation('adminPush');
  const client = useQueryClient();
  const { perform, isBusy } = useAction();
  async function act(work: () => Promise<unknown>, notifications: Omit<Action, 'call'>): Promise<void> {
    const call = async () => {
      try {
        await work();
      } finally {
        await client.invalidateQueries({ queryKey: statusQuery.queryKey });
      }
    };
    await perform({ call, ...notifications });
  }
  return {
    isBusy,
    /**
     * Enables notifications, asking for permission if necessary. Call this from a click handler; otherwise,
     * browsers ignore the request for permission.
     */
    switchOn: (publicKey: string) => {
      // The request must come first: Safari treats only the first call after a click as triggered by the
      // user.
      const permission = Notification.requestPermission();
      const register = async () => {
        if ((await permission) === 'granted') await registerDevice(publicKey);
      };
      void act(register, { failed: t('switchFailed') });
    },
    switchOff: () => void act(removeOwnDevice, { failed: t('switchFailed') }),
    remove: ({ id }: PushDevice) => {
      const work = () =>
        id === ownDeviceId()
          ? removeOwnDevice()
          : callApi('DELETE /api/admin/push/devices/{id}', { params: { id } });
      void act(work, { failed: t('removeFailed') });
    },
    sendTest: ({ id }: PushDevice) =>
      void act(() => callApi('POST /api/admin/push/devices/{id}/test', { params: { id } }), {
        done: { title: t('testSent'), description: t('testSentDetail') },
        failed: t('testFailed'),
      }),
  };
}

/**
 * Keeps this device registered while the owner is logged in. When the owner clicks a notification, opens its
 * message.
 */
export function usePushNotifications(isLoggedIn: boolean): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoggedIn) return;
    const refresh = async () => {
      if (await refreshOwnDevice()) await client.invalidateQueries({ queryKey: statusQuery.queryKey });
    };
    // If the refresh fails, for example because the device is offline, the next visit retries it.
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
