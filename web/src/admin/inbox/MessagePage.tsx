import type { ContactSubmission } from '@app/domain/inbox/contact';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../platform/data/failures';
import { AdminPage } from '../platform/components/AdminPage';
import { Unloaded } from '../platform/components/Unloaded';
import { foldLists } from '../platform/data/usePagedList';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useIsWide } from '../ui/useIsWide';
import { useSubmissionChanges } from './changes';
import { neighborsIn, useSubmission, SUBMISSIONS_PATH } from './data';
import { filterOf, isMessagesPath, listOf, rememberOpened, type FromList } from './list/list';
import { Message } from './Message';

/** Renders a message's screen and marks the message as read. */
export function MessagePage() {
  const { id = '' } = useParams();
  // The key resets the screen's state for each message.
  return <MessageScreen key={id} id={id} />;
}

function MessageScreen({ id }: { id: string }) {
  const { t } = useTranslation(['adminContact', 'messages']);
  const query = useSubmission(id);
  const { from, goBack } = useWayBack();
  useOpening(id, query.data, query.isFetching);
  // The owner may have navigated away before a slow deletion finished.
  const leave = () => location.pathname === messagePath(id) && goBack();

  const message = query.data;
  const isGone = isNotFound(query.error);
  return (
    <AdminPage
      title={message ? plainName(message.name) || t('noName') : t('messageTitle')}
      back={
        <LinkButton
          to={from.list}
          state={from.listState}
          variant="ghost"
          size="sm"
          ml="-4"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            goBack();
          }}
        >
          <LuArrowLeft size="18" aria-hidden="true" />
          {t('back')}
        </LinkButton>
      }
      actions={<Neighbors id={id} from={from} />}
    >
      {isGone ? (
        <Notice title={t('messages:submissions.notFound')} action={{ label: t('back'), onClick: goBack }} />
      ) : (
        <Unloaded query={query} failed={t('messageFailed')} />
      )}
      {message && !isGone && <Message message={message} onGone={leave} />}
    </AdminPage>
  );
}

/**
 * Marks a new message as read, but only once. If the request fails, the message stays new. While `isFetching`
 * is true, the message may be stale.
 */
function useOpening(id: string, message: ContactSubmission | undefined, isFetching: boolean): void {
  const client = useQueryClient();
  const { open } = useSubmissionChanges();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!message || isOpened.current) return;
    const isNew = message.status === 'new' && message.deletedAt === null;
    isOpened.current = isNew || !isFetching;
    if (isNew) open(message);
  }, [message, isFetching, open]);

  useEffect(() => {
    rememberOpened(id);
    return () => {
      if (!isMessagesPath(location.pathname)) foldLists(client, SUBMISSIONS_PATH);
    };
  }, [client, id]);
}

/**
 * Returns the list that the message was opened from, and a function that returns to the same place in that
 * list.
 */
function useWayBack(): { from: FromList; goBack: () => void } {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const list = listOf(useLocation().state);
  const from = list ?? {
    list: isWide ? ADMIN_PAGES.contactSubmissions : ADMIN_PAGES.viewSubmissions,
    listState: null,
  };
  return { from, goBack: () => void (list === null ? navigate(from.list) : navigate(-1)) };
}

function Neighbors({ id, from }: { id: string; from: FromList }) {
  const { t } = useTranslation('adminContact');
  const client = useQueryClient();
  const { newer, older } = neighborsIn(client, filterOf(from), id);
  const neighbors = [
    { to: newer, label: t('newer'), Icon: LuChevronLeft },
    { to: older, label: t('olderOne'), Icon: LuChevronRight },
  ];
  return neighbors.map(
    ({ to, label, Icon }) =>
      to !== undefined && (
        // This replaces the history entry, so that Back returns to the list after any number of messages.
        <LinkButton
          key={label}
          to={messagePath(to)}
          replace
          state={from}
          variant="outline"
          size="sm"
          minW="11"
          px="0"
          aria-label={label}
          title={label}
        >
          <Icon size="20" aria-hidden="true" />
        </LinkButton>
      ),
  );
}
