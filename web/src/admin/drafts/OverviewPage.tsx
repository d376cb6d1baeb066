import { chakra, Grid } from '@chakra-ui/react';
import {
  CONTENT_KINDS,
  isListKind,
  type ContentKind,
  type ListKind,
} from '@perro-wisdom/domain/content/kinds';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LuChevronRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { editorPath, listPath, useDrafts } from './data';
import { DraftStatus } from './DraftStatus';
import { UnsavedDrafts } from './UnsavedDrafts';
import { useDraftName } from './useDraftName';

const COLUMNS = [
  ['facts', 'services', 'testimonials'],
  ['pages', 'legal'],
] as const satisfies readonly ContentKind[][];

/** Everything that visitors read apart from posts, with its state. */
export function OverviewPage() {
  const { t } = useTranslation('adminDrafts');
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <LinkButton to={ADMIN_PAGES.pictures} variant="outline" size="sm">
          {t('pictures')}
        </LinkButton>
      }
    >
      <UnsavedDrafts kinds={CONTENT_KINDS} />
      <Grid
        gap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        {COLUMNS.map((kinds) => (
          <Grid key={kinds[0]} gap="6">
            {kinds.map((kind) => (
              <Panel key={kind} smallTitle title={t(`kind.${kind}`)}>
                <chakra.p color="fg.muted" textStyle="small" mb="3">
                  {t(`kind.${kind}.detail`)}
                </chakra.p>
                {isListKind(kind) ? <Many kind={kind} /> : <Singles kind={kind} />}
              </Panel>
            ))}
          </Grid>
        ))}
      </Grid>
    </AdminPage>
  );
}

/** A row that is a link as a whole. */
const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '12',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { textDecoration: 'underline' },
    '& svg': { flexShrink: '0' },
  },
});

function Singles({ kind }: { kind: Exclude<ContentKind, ListKind> }) {
  const { t } = useTranslation(['adminDrafts', 'common']);
  const nameOf = useDraftName();
  const query = useDrafts(kind);
  if (query.isPending) return <LoadingRows label={t('common:loading')} rows={1} />;
  if (query.isError) return <LoadFailed title={t('load.failed')} query={query} />;
  return (
    <chakra.ul listStyleType="none">
      {query.data.map((draft) => (
        <li key={draft.id}>
          <Row asChild>
            <Link to={editorPath(kind, draft.id)}>
              <chakra.span
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                flex="1"
                minW="0"
              >
                <chakra.span fontWeight="semibold">{nameOf(kind, draft.id)}</chakra.span>
                <DraftStatus draft={draft} isShort />
              </chakra.span>
              <LuChevronRight size="18" aria-hidden="true" />
            </Link>
          </Row>
        </li>
      ))}
    </chakra.ul>
  );
}

function Many({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['adminDrafts', 'common']);
  const query = useDrafts(kind);
  if (query.isPending) return <LoadingRows label={t('common:loading')} rows={1} />;
  if (query.isError) return <LoadFailed title={t('load.failed')} query={query} />;
  const drafts = query.data.filter(({ deletedAt }) => deletedAt === null);
  const live = drafts.filter(({ publishedAt }) => publishedAt !== null).length;
  return (
    <Row asChild>
      <Link to={listPath(kind)}>
        <chakra.span fontWeight="semibold">
          {t('count', { count: live, hidden: drafts.length - live })}
        </chakra.span>
        <LuChevronRight size="18" aria-hidden="true" />
      </Link>
    </Row>
  );
}
