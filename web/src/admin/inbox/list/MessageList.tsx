import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { memo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatAge, formatDateTime } from '../../platform/i18n/dateTime';
import { useNow } from '../../platform/useNow';
import { cardLink } from '../../../shared/ui/Card';
import { useSwipe } from '../../ui/useSwipe';
import { ACTIONS, actionsOf, isMark, useMessageActions, type MessageAction } from '../actions';
import { StateBadge } from '../Sender';
import { useServiceName } from '../services';
import { useFromHere } from './list';
import { MessageLink, MessageMenu, type MessageRowProps } from './MessageControls';

export interface SubmissionsProps {
  submissions: readonly ContactSubmission[];
}

/** Returns `rows`, the messages with their actions, and `question`, the confirmation dialog for deletions. */
export function useMessageRows(
  Row: ComponentType<MessageRowProps>,
  submissions: readonly ContactSubmission[],
) {
  const serviceName = useServiceName();
  const { act, open, question } = useMessageActions();
  const from = useFromHere();
  const rows = submissions.map((message) => (
    <Row
      key={message.id}
      message={message}
      service={serviceName(message.service)}
      act={act}
      open={open}
      from={from}
    />
  ));
  return { rows, question };
}

// The list uses descendant selectors, because a styled component for each part of each row would make long
// lists slow.
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fill, minmax(22rem, 1fr))' },
    gap: { lg: '4' },
    borderRadius: 'lg',
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'border',
    overflow: { base: 'hidden', lg: 'visible' },
    '& > li': {
      position: 'relative',
      overflow: 'hidden',
      bg: 'bg.card',
      borderColor: 'border',
      borderTopWidth: '1px',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 8rem',
      _first: { borderTopWidth: { base: '0', lg: '1px' } },
      lg: { borderWidth: '1px', borderRadius: 'lg', boxShadow: 'card' },
    },
    '& [data-front]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2',
      h: 'full',
      pl: '4',
      pr: '1',
      py: '3',
      bg: 'bg.card',
      touchAction: 'pan-y',
    },
    '& h2': { display: 'flex', alignItems: 'center', gap: '2', fontFamily: 'heading', fontWeight: 'bold' },
    '& h2 a': {
      ...cardLink,
      minW: '0',
      lineClamp: 2,
      overflowWrap: 'anywhere',
    },
    '& [data-new]': {
      flexShrink: '0',
      w: '0.625rem',
      h: '0.625rem',
      borderRadius: 'full',
      bg: 'accent',
      forcedColorAdjust: 'none',
    },
    '& time': { fontSize: 'sm', color: 'fg.muted', pt: '0.5', pr: '3' },
    '& [data-text]': { gridColumn: '1 / -1', pr: '3', lineClamp: 2, overflowWrap: 'anywhere' },
    '& [data-about]': { alignSelf: 'center', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    // Raises the menu above the link that covers the row.
    '& [data-menu]': { position: 'relative', justifySelf: 'end', mb: '-2' },
    '& [data-behind]': {
      position: 'absolute',
      inset: '0',
      display: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '5',
      bg: 'bg.placeholder',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      '& span': { display: 'flex', alignItems: 'center', gap: '2', visibility: 'hidden' },
    },
    '& [data-swipe] [data-behind]': { display: 'flex' },
    '& [data-counts] [data-behind]': { bg: 'bg.inverted', color: 'fg.inverted' },
    '& [data-swipe=left] [data-to=left], & [data-swipe=right] [data-to=right]': { visibility: 'visible' },
  },
});

/**
 * Renders each message as a row with its sender, the beginning of its text and its age. Swiping left removes
 * a message from the list, for example by archiving it. Swiping right marks it as read or unread.
 */
export function MessageList({ submissions }: SubmissionsProps) {
  const { rows, question } = useMessageRows(MessageRow, submissions);
  return (
    <>
      <List>{rows}</List>
      {question}
    </>
  );
}

/** Renders a row. It is memoized, so that loading older messages doesn't rerender the existing rows. */
const MessageRow = memo(function MessageRow({ message, service, act, from }: MessageRowProps) {
  const { t } = useTranslation('adminContact');
  const locale = useAdminLocale();
  const now = useNow();
  const isNew = message.status === 'new' && message.deletedAt === null;
  const actions = actionsOf(message);
  const away = actions.find((action) => !isMark(action));
  const mark = actions.find((action) => action === 'read' || action === 'unread');
  const swipe = useSwipe({
    ...(away && { left: () => act(away, message) }),
    ...(mark && { right: () => act(mark, message) }),
  });
  const behind = (action: MessageAction | undefined, to: 'left' | 'right') => {
    if (!action) return <span />;
    const { Icon } = ACTIONS[action];
    return (
      <span data-to={to}>
        <Icon size="20" />
        {t(`mark.${action}`)}
      </span>
    );
  };
  return (
    <li>
      <div data-behind aria-hidden="true">
        {behind(mark, 'right')}
        {behind(away, 'left')}
      </div>
      <div data-front {...swipe}>
        <h2>
          {isNew && (
            <span data-new>
              <VisuallyHidden>{t('state.new')}</VisuallyHidden>
            </span>
          )}
          <MessageLink message={message} act={act} from={from} />
        </h2>
        <time dateTime={message.createdAt} title={formatDateTime(message.createdAt, locale)}>
          {formatAge(message.createdAt, locale, now)}
        </time>
        <p data-text dir="auto">
          {message.message}
        </p>
        <p data-about>
          {/* The non-breaking space keeps the dot from starting a line. */}
          {[service || t('noService'), t(`mark.${message.language}`)].join('\u00A0· ')}{' '}
          {!isNew && <StateBadge message={message} />}
        </p>
        <div data-menu>
          <MessageMenu message={message} act={act} />
        </div>
      </div>
    </li>
  );
});
