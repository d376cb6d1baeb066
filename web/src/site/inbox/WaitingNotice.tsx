import { Button, Flex, chakra } from '@chakra-ui/react';
import { formatDate } from '@app/domain/general/dates';
import { pagePath } from '@app/domain/general/paths';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingFlag } from '../platform/browser/waitingFlag';
import { heightIn } from '../../shared/browser/heightIn';
import { useLocale } from '../../shared/i18n/useLocale';
import { LinkButton } from '../../shared/ui/LinkButton';
import { requestToaster, showToast } from '../../shared/ui/toast';
import { isOld, listWaiting, removeWaiting, restoreWaiting, sendWaiting } from './waiting';
import { useWaitingMessages, useSending } from './useWaitingMessages';

export { wakeWhenOnline } from './backgroundSync';
export { keepWaiting, listWaiting, removeWaiting } from './waiting';

const Strip = chakra('section', {
  base: {
    // The strip takes up space at the end of the page and sticks to the bottom of the viewport until the
    // visitor reaches the end.
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    // Aligns the content with the page column.
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

/** Writes the strip's height to a CSS variable, so notifications appear above the strip (see `Toaster`). */
const keepNotificationsAbove = heightIn('--bottom-bar-height');

/** A strip at the bottom of the window that explains why messages are queued and what the visitor can do. */
export function WaitingNotice() {
  const { t } = useTranslation(['contact', 'messages']);
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const onSent = useCallback(() => {
    showToast({ title: t('messages:contact.success'), description: t('messages:contact.successDetail') });
  }, [t]);
  const messages = useWaitingMessages(onSent);
  useSending();
  useEffect(() => {
    if (messages.length > 0) requestToaster();
  }, [messages.length]);
  // Reading the current time during rendering is safe, because the strip is rendered only in the browser.
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
      <Flex wrap="wrap" gap="2">
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
      </Flex>
    </Strip>
  );
}
