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

/** Reads the messages again after each change, and lowers the flag when there are none. Those that have been sent are handed over once, to one page. */
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
    // Where storage is blocked, nothing waits.
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

/** Sends what waits: at once, when the connection is back, and again a while after a failure. */
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
