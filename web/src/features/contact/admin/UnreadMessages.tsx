import { chakra } from '@chakra-ui/react';
import { isUnread } from '@perro-wisdom/domain/contact';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { LoadFailed } from '../../../platform/components/LoadFailed';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { LinkButton } from '../../../ui/LinkButton';
import { Loading, Skeleton } from '../../../ui/Skeleton';
import { useSubmissions } from './data';

const PREVIEWS = 3;

/** The messages that the owner has not read yet, among the newest. */
export function UnreadMessages() {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const query = useSubmissions();

  if (query.isError) {
    return (
      <LoadFailed title={t('messages:submissions.error')} query={query}>
        {errorText(query.error)}
      </LoadFailed>
    );
  }
  if (!query.data) {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton h="32" />
      </Loading>
    );
  }
  const unread = query.data.filter(isUnread);
  // Where the oldest one loaded is new, older ones may be: that is "12+", because counting on would load them all.
  const oldest = query.data.filter(({ status }) => status !== 'spam').at(-1);
  const isMore = query.hasNextPage && oldest !== undefined && isUnread(oldest);
  return (
    <>
      <chakra.p textStyle="h3">
        {unread.length === 0 ? t('unread.none') : t('unread.count', { count: unread.length, more: isMore ? '+' : '' })}
      </chakra.p>
      <chakra.ul listStyleType="none" my="4">
        {unread.slice(0, PREVIEWS).map(({ id, name, message, createdAt }) => (
          <chakra.li key={id} py="3" borderTopWidth="1px" borderColor="border">
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
              <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <chakra.time dateTime={createdAt} textStyle="small" color="fg.muted">
                {formatDateTime(createdAt, locale)}
              </chakra.time>
            </chakra.div>
            <chakra.p color="fg.muted" lineClamp="2" overflowWrap="anywhere">
              {message}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={ADMIN_PAGES.viewSubmissions}>{t('unread.read')}</LinkButton>
        <LinkButton to={ADMIN_PAGES.contactSubmissions} variant="outline">
          {t('unread.table')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
