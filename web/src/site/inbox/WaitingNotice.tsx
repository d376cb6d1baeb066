import { Button, chakra } from '@chakra-ui/react';
import { formatDate } from '@app/domain/general/dates';
import { pagePath } from '@app/domain/general/paths';
import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingFlag } from '../platform/browser/waitingFlag';
import { useLocale } from '../../shared/i18n/useLocale';
import { LinkButton } from '../../shared/ui/LinkButton';
import { requestToaster, showToast } from '../../shared/ui/toast';
import {
  isOld,
  listWaiting,
  onWaitingChange,
  removeWaiting,
  restoreWaiting,
  sendWaiting,
  type WaitingMessage,
} from './waiting';

export { wakeWhenOnline } from './backgroundSync';
export { keepWaiting, listWaiting, removeWaiting } from './waiting';

/** Reads the messages again after each change, and lowers the flag when there are none. Those that have been sent are handed over once, to one page. */
function useWaitingMessages(onSent: () => void): WaitingMessage[] {
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
function useSending(messages: readonly WaitingMessage[]): void {
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

const Strip = chakra('section', {
  base: {
    // Has its own room at the end of the page, and stays in view before that.
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    // As wide as the page's column.
    px: {
      base: '5',
      sm: '6',
      lg: 'max(var(--pw-spacing-8), calc((100% - var(--pw-sizes-page)) / 2 + var(--pw-spacing-8)))',
    },
    py: '3',
    bg: 'bg.card',
    borderTop: '1px solid',
    borderColor: 'border',
    boxShadow: 'raised',
  },
});

/** Has notifications appear above the strip (see `Toaster`). */
const keepNotificationsAbove: RefCallback<HTMLElement> = (strip) => {
  if (!strip) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--bottom-bar-height', `${strip.offsetHeight}px`),
  );
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar-height');
  };
};

/** A strip at the bottom of the window about the messages that wait: why, and what the visitor can do. */
export function WaitingNotice() {
  const { t } = useTranslation(['contact', 'messages']);
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const onSent = useCallback(() => {
    showToast({ title: t('messages:contact.success'), description: t('messages:contact.successDetail') });
  }, [t]);
  const messages = useWaitingMessages(onSent);
  useSending(messages);
  useEffect(() => {
    if (messages.length > 0) requestToaster();
  }, [messages.length]);
  // Read while the strip is shown: it is rendered in the browser only.
  const [openedAt] = useState(() => Date.now());

  const refused = messages.find(({ state }) => state === 'refused');
  const old = messages.find((message) => isOld(message, openedAt));
  const shown = refused ?? old;
  const about = shown ? [shown] : messages;
  if (about.length === 0) return null;

  const sendNow = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const keys = about.map(({ key }) => key);
    await sendWaiting({ keys }).catch(() => undefined);
    const left = await listWaiting().catch(() => []);
    setFailed(left.some(({ key, state }) => state === 'waiting' && keys.includes(key)));
    setBusy(false);
  };
  const discard = async () => {
    await Promise.all(about.map(({ key }) => removeWaiting(key)));
    const undo = () => {
      waitingFlag.raise();
      for (const message of about) void restoreWaiting(message);
    };
    showToast({ title: t('waiting.discarded'), action: { label: t('waiting.undo'), onClick: undo } });
  };

  const text = () => {
    if (refused) return t('waiting.refused', { reason: refused.reason });
    if (hasFailed) return t('waiting.failed');
    if (!old) return t('waiting.text', { count: messages.length });
    return t('waiting.old', { date: formatDate(new Date(old.writtenAt).toISOString(), locale) });
  };
  return (
    <Strip ref={keepNotificationsAbove} aria-label={t('waiting.label')} data-screen-only>
      <chakra.p
        role="status"
        flex="1 1 18rem"
        minW="0"
        textStyle="small"
        fontWeight="semibold"
        overflowWrap="anywhere"
      >
        {text()}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {refused ? (
          <LinkButton
            to={`${pagePath('contact', locale)}#contact-form`}
            state={{ correct: refused.key }}
            size="sm"
          >
            {t('waiting.correct')}
          </LinkButton>
        ) : (
          <Button size="sm" aria-disabled={busy} onClick={() => void sendNow()}>
            {busy ? t('messages:contact.sending') : t('waiting.send')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void discard()}>
          {t('waiting.discard')}
        </Button>
      </chakra.div>
    </Strip>
  );
}
