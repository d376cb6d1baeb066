import { chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { LinkButton } from '../../../ui/LinkButton';
import { Loading, Skeleton } from '../../../ui/Skeleton';
import { PostsFailed } from './PostList';
import { editorPath, NEW_POST, usePosts } from './posts';

const SHOWN = 5;
/** Enough to say how many drafts there are, in most cases. */
const COUNTED = 20;

/** The posts that are begun and not published. */
export function Drafts() {
  const { t } = useTranslation(['adminBlog', 'common']);
  const locale = useAdminLocale();
  const query = usePosts({ limit: COUNTED });
  if (query.isError) return <PostsFailed title={t('list.failed')} query={query} />;
  if (!query.data) {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton h="32" />
      </Loading>
    );
  }
  const drafts = query.data.filter(({ published }) => !published);
  // The server's list begins with the drafts: more than its first page holds is "20+".
  const more = query.hasNextPage && drafts.length === query.data.length ? '+' : '';
  return (
    <>
      <chakra.p textStyle="h3">{drafts.length === 0 ? t('drafts.none') : t('drafts.count', { count: drafts.length, more })}</chakra.p>
      <chakra.ul listStyleType="none" my="4">
        {drafts.slice(0, SHOWN).map((draft) => (
          <chakra.li key={draft.id} borderTopWidth="1px" borderColor="border">
            <chakra.a asChild display="flex" alignItems="center" minH="12" py="2" color="inherit" fontWeight="semibold">
              <Link to={editorPath(draft.id)}>{localize(draft, 'title', locale)}</Link>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={editorPath(NEW_POST)}>{t('list.new')}</LinkButton>
        <LinkButton to={ADMIN_PAGES.blog} variant="outline">
          {t('drafts.all')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
