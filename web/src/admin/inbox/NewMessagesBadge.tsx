import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNewMessages } from './data';

const MAX_SHOWN = 99;

/**
 * Renders the number of new messages on the navigation link to the messages. Renders nothing if there are
 * none or the number is unknown.
 */
export function NewMessagesBadge({ position }: { position: 'side' | 'bottom' }) {
  const count = useNewMessages().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <chakra.span
      aria-hidden="true"
      {...(position === 'side'
        ? { ml: 'auto' }
        : { position: 'absolute', top: '1', left: 'calc(50% + 0.5rem)' })}
      minW="5"
      px="1.5"
      borderRadius="full"
      bg="accent"
      color="accent.contrast"
      fontSize="xs"
      lineHeight="1.25rem"
      textAlign="center"
      css={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </chakra.span>
  );
}

export function NewMessagesDescription({ id }: { id: string }) {
  const { t } = useTranslation('adminContact');
  const count = useNewMessages().data?.count ?? 0;
  return (
    <span id={id} hidden>
      {count > 0 && t('unread.count', { count })}
    </span>
  );
}
