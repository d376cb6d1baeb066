import { chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { LinkButton } from '../../shared/ui/LinkButton';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { editorPath, NEW_DRAFT, useDrafts } from './data';

const MAX_SHOWN = 5;
/** The number of drafts to load: usually enough to count all of them. */
const LIMIT = '20';

/** The drafts of posts that were saved last, and the number of drafts. */
export function LatestDrafts() {
  const { t } = useTranslation(['adminDrafts', 'common']);
  const locale = useAdminLocale();
  const query = useDrafts('posts', { state: 'draft', limit: LIMIT });
  if (query.isError) return <LoadFailed title={t('list.failed', { context: 'post' })} query={query} />;
  if (!query.data) return <LoadingRows label={t('common:loading')} rows={1} />;
  const drafts = query.data;
  // There may be more: shown as "20+".
  const more = query.hasNextPage ? '+' : '';
  return (
    <>
      <chakra.p textStyle="h3">
        {drafts.length === 0 ? t('drafts.none') : t('drafts.count', { count: drafts.length, more })}
      </chakra.p>
      <chakra.ul listStyleType="none" my="4">
        {drafts.slice(0, MAX_SHOWN).map((draft) => (
          <chakra.li key={draft.id} borderTopWidth="1px" borderColor="border">
            <chakra.a
              asChild
              display="flex"
              alignItems="center"
              minH="12"
              py="2"
              color="inherit"
              fontWeight="semibold"
              overflowWrap="anywhere"
            >
              <Link to={editorPath('posts', draft.id)}>
                {localize(draft, 'title', locale) || t('untitled')}
              </Link>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={editorPath('posts', NEW_DRAFT)}>{t('new.posts')}</LinkButton>
        <LinkButton to={ADMIN_PAGES.blog} variant="outline">
          {t('drafts.all')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
