import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, messagePath } from '@perro-wisdom/domain/general/paths';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { LoadFailed } from '../platform/components/LoadFailed';
import { LinkButton } from '../../shared/ui/LinkButton';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { useNewMessages } from './data';

/** The number of new messages, and the newest of them. */
export function UnreadMessages() {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const locale = useAdminLocale();
  const query = useNewMessages();

  if (query.isError) return <LoadFailed title={t('messages:submissions.error')} query={query} />;
  if (!query.data) return <LoadingRows label={t('common:loading')} rows={1} />;
  const { count, newest } = query.data;
  return (
    <>
      <chakra.p textStyle="h3">{count === 0 ? t('unread.none') : t('unread.count', { count })}</chakra.p>
      <chakra.ul listStyleType="none" my="4">
        {newest.map(({ id, name, message, createdAt }) => (
          <chakra.li key={id} position="relative" py="3" borderTopWidth="1px" borderColor="border">
            <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
              <chakra.a
                asChild
                fontWeight="semibold"
                color="inherit"
                textDecoration="none"
                overflowWrap="anywhere"
                _hover={{ textDecoration: 'underline' }}
                // The whole entry is the link.
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                <Link to={messagePath(id)} dir="auto">
                  {plainName(name)}
                </Link>
              </chakra.a>
              <chakra.time dateTime={createdAt} textStyle="small" color="fg.muted">
                {formatDateTime(createdAt, locale)}
              </chakra.time>
            </chakra.div>
            <chakra.p dir="auto" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
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
