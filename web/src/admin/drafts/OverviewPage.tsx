import { Grid, SimpleGrid, chakra } from '@chakra-ui/react';
import {
  CONTENT_KINDS,
  LIST_KINDS,
  SINGLE_IDS,
  isListKind,
  type ContentKind,
  type ListKind,
} from '@app/domain/content/kinds';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { Unloaded } from '../platform/components/Unloaded';
import { useFailedTogether } from '../platform/data/useFailedTogether';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { RowLink } from '../ui/RowLink';
import { editorPath, listPath, useDrafts } from './data';
import { DraftStatus } from './DraftStatus';
import { UnsavedDrafts } from './UnsavedDrafts';
import { useDraftName } from '../platform/i18n/useDraftName';

const COLUMNS = [
  ['facts', 'brand', ...LIST_KINDS],
  ['pages', 'legal'],
] as const satisfies readonly ContentKind[][];

type DraftsQuery = ReturnType<typeof useDrafts>;

/** Lists all kinds of public content except posts, with the state of each kind's drafts. */
export function OverviewPage() {
  const { t } = useTranslation('adminDrafts');
  const queries = {
    facts: useDrafts('facts'),
    brand: useDrafts('brand'),
    services: useDrafts('services'),
    testimonials: useDrafts('testimonials'),
    ownPages: useDrafts('ownPages'),
    pages: useDrafts('pages'),
    legal: useDrafts('legal'),
  } satisfies Record<ContentKind, DraftsQuery>;
  const failed = useFailedTogether(Object.values(queries));
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
      {failed ? (
        <LoadFailed title={t('load.failed')} query={failed} />
      ) : (
        <SimpleGrid gap="6" columns={{ base: 1, xl: 2 }} alignItems="start">
          {COLUMNS.map((kinds) => (
            <Grid key={kinds[0]} gap="6">
              {kinds.map((kind) => (
                <KindPanel key={kind} kind={kind} query={queries[kind]} />
              ))}
            </Grid>
          ))}
        </SimpleGrid>
      )}
    </AdminPage>
  );
}

function KindPanel({ kind, query }: { kind: ContentKind; query: DraftsQuery }) {
  const { t } = useTranslation('adminDrafts');
  const nameOf = useDraftName();
  const title = t(`kind.${kind}`);
  const detail = t(`kind.${kind}.detail`);
  const rows = isListKind(kind) ? 1 : SINGLE_IDS[kind].length;
  const isOneRow = rows === 1;
  return (
    // If loading fails, the title is shown so that the owner can tell what failed to load.
    <Panel smallTitle hiddenTitle={isOneRow && !query.isError} title={title}>
      {!isOneRow && (
        <chakra.p textStyle="note" mb="1">
          {detail}
        </chakra.p>
      )}
      {/* The placeholder is about as tall as the rows it stands in for, including their padding. */}
      <Unloaded query={query} failed={t('load.failed')} lines={2 * rows} />
      {query.isSuccess && (
        <chakra.ul mt={isOneRow ? '-3' : undefined} mb="-3">
          {isListKind(kind) ? (
            <RowLink to={listPath(kind)} title={title} detail={detail}>
              <Counts kind={kind} drafts={query.data} />
            </RowLink>
          ) : (
            query.data.map((draft) => (
              <RowLink
                key={draft.id}
                to={editorPath(kind, draft.id)}
                title={nameOf(kind, draft.id)}
                detail={isOneRow ? detail : undefined}
              >
                <DraftStatus draft={draft} />
              </RowLink>
            ))
          )}
        </chakra.ul>
      )}
    </Panel>
  );
}

function Counts({ kind, drafts }: { kind: ListKind; drafts: readonly DraftSummary[] }) {
  const { t } = useTranslation('adminDrafts');
  const kept = drafts.filter(({ deletedAt }) => deletedAt === null);
  const live = kept.filter(({ publishedAt }) => publishedAt !== null).length;
  const hidden = kept.length - live;
  const counts = [
    ...(live > 0 ? [t('count.live', { count: live })] : []),
    ...(hidden > 0 ? [t('count.hidden', { count: hidden })] : []),
  ];
  return <chakra.span textStyle="note">{counts.join(', ') || t(`empty.${kind}`)}</chakra.span>;
}
