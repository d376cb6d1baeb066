import { chakra } from '@chakra-ui/react';
import { isUnread } from '@perro-wisdom/domain/contact';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { plainName } from '@perro-wisdom/domain/plain-name';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { LoadFailed } from '../../../platform/components/LoadFailed';
import { LinkButton } from '../../../ui/LinkButton';
import { LoadingRows } from '../../../ui/Skeleton';
import { useSubmissions } from './data';

const MAX_SHOWN = 3;

/** The newest unread messages and the number of unread messages. */
export function UnreadMessages() {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);

  const locale = useAdminLocale();
  const query = useSubmissions();

  if (query.isError) return <LoadFailed title={t('messages:submissions.error')} query={query} />;
  if (!query.data) return <LoadingRows label={t('common:loading')} rows={1} />;
  const unread = query.data.filter(isUnread);
  // When the oldest loaded message is unread, older ones may be too: shown as "12+", because an exact count would require loading them all.
  const oldest = query.data.filter(({ status }) => status !== 'spam').at(-1);
  const mayHaveMore = query.hasNextPage && oldest !== undefined && isUnread(oldest);
  return (
    <>
      <chakra.p textStyle="h3">
        {unread.length === 0 ? t('unread.none') : t('unread.count', { count: unread.length, more: mayHaveMore ? '+' : '' })}
      </chakra.p>
      <chakra.ul listStyleType="none" my="4">
        {unread.slice(0, MAX_SHOWN).map(({ id, name, message, createdAt }) => (
          <chakra.li key={id} py="3" borderTopWidth="1px" borderColor="border">
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
              <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                {plainName(name)}
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
