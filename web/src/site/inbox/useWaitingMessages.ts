import { useEffect, useState } from 'react';
import { waitingFlag } from '../platform/browser/waitingFlag';
import { listWaiting, onWaitingChange, removeWaiting, sendWaiting, type WaitingMessage } from './waiting';

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

/** Sends what waits: at once, when the connection is back, and after a failure at the time of the next attempt. */
export function useSending(messages: readonly WaitingMessage[]): void {
  useEffect(() => {
    const send = (early: boolean) => {
      if (navigator.onLine) void sendWaiting({ early }).catch(() => undefined);
    };
    const online = () => send(true);
    send(false);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  const next = Math.min(
    ...messages
      .filter((message) => message.state === 'waiting' && message.attempts > 0)
      .map(({ retryAt }) => retryAt),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => void (navigator.onLine && sendWaiting().catch(() => undefined)),
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [next]);
}
