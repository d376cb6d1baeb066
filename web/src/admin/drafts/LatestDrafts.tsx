import { chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { RowLink } from '../ui/RowLink';
import { editorPath, useLatestDrafts } from './data';

const MAX_SHOWN = 5;

/**
 * Renders a dashboard panel with the number of draft posts and the most recently saved ones. Renders nothing
 * if there are no drafts.
 */
export function LatestDrafts() {
  const { t } = useTranslation(['adminDrafts', 'admin']);
  const locale = useAdminLocale();
  const query = useLatestDrafts();
  const drafts = query.data ?? [];
  if (!query.isError && drafts.length === 0) return null;
  // A plus sign indicates more drafts, as in "20+".
  const more = query.hasNextPage ? '+' : '';
  return (
    <Panel smallTitle title={t('admin:dashboard.blog')}>
      {query.isError && <LoadFailed title={t('list.failed', { context: 'post' })} query={query} />}
      {drafts.length > 0 && (
        <>
          <chakra.p textStyle="h3">{t('drafts.count', { count: drafts.length, more })}</chakra.p>
          <ul>
            {drafts.slice(0, MAX_SHOWN).map((draft) => (
              <RowLink
                key={draft.id}
                to={editorPath('posts', draft.id)}
                title={localize(draft, 'title', locale) || t('untitled')}
              />
            ))}
          </ul>
        </>
      )}
      <LinkButton to={ADMIN_PAGES.blog} variant="outline" size="sm" mt="3" alignSelf="flex-start">
        {t('drafts.all')}
      </LinkButton>
    </Panel>
  );
}
