import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Unloaded } from '../platform/components/Unloaded';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { useIsWide } from '../ui/useIsWide';
import { useNewMessages } from './data';
import { MessageList } from './list/MessageList';

/** Renders the dashboard panel with the number of new messages and a list of the newest ones. */
export function UnreadMessages() {
  const { t } = useTranslation(['adminContact', 'messages', 'admin']);
  const isWide = useIsWide();
  const query = useNewMessages();
  const { count = 0, newest = [] } = query.data ?? {};
  return (
    <Panel smallTitle title={t('admin:dashboard.messages')}>
      <Unloaded query={query} failed={t('messages:submissions.error')} lines={3} />
      {query.data && (
        <chakra.p textStyle="h3" mb="4">
          {count === 0 ? t('unread.none') : t('unread.count', { count })}
        </chakra.p>
      )}
      {newest.length > 0 && <MessageList submissions={newest} />}
      <LinkButton
        to={isWide ? ADMIN_PAGES.contactSubmissions : ADMIN_PAGES.viewSubmissions}
        variant="outline"
        size="sm"
        mt="4"
        alignSelf="flex-start"
      >
        {t('back')}
      </LinkButton>
    </Panel>
  );
}
