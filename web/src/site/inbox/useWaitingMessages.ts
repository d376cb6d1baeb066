import { useEffect, useState } from 'react';
import { waitingFlag } from '../platform/browser/waitingFlag';
import {
  listWaiting,
  onWaitingChange,
  removeWaiting,
  RETRY_MS,
  sendWaiting,
  type WaitingMessage,
} from './waiting';

/**
 * Returns the queued messages, and rereads them whenever they change. Clears `waitingFlag` when no messages
 * are left. Calls `onSent` once for each sent message, even if the site is open in several tabs.
 */
export function useWaitingMessages(onSent: () => void): WaitingMessage[] {
  const [messages, setMessages] = useState<WaitingMessage[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = async () => {
      const all = await listWaiting();
      if (!isMounted) return;
      setMessages(all.filter(({ state }) => state !== 'sent'));
      if (all.length === 0) waitingFlag.lower();
      for (const { key, state } of all) if (state === 'sent' && (await removeWaiting(key))) onSent();
    };
    // Ignores failures: if storage is blocked, nothing is queued anyway.
    const readAgain = () => void read().catch(() => undefined);
    readAgain();
    const end = onWaitingChange(readAgain);
    return () => {
      isMounted = false;
      end();
    };
  }, [onSent]);
  return messages;
}

/** Sends queued messages on mount, when the browser comes back online, and periodically after failures. */
export function useSending(): void {
  useEffect(() => {
    const send = (early: boolean) => {
      if (navigator.onLine) void sendWaiting({ early }).catch(() => undefined);
    };
    const online = () => send(true);
    send(false);
    addEventListener('online', online);
    const timer = setInterval(send, RETRY_MS, false);
    return () => {
      removeEventListener('online', online);
      clearInterval(timer);
    };
  }, []);
}
