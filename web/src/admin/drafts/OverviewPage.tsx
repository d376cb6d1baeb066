import { Grid, SimpleGrid, chakra } from '@chakra-ui/react';
import {
  CONTENT_KINDS,
  SINGLE_IDS,
  isListKind,
  type ContentKind,
  type ListKind,
} from '@app/domain/content/kinds';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { Unloaded } from '../platform/components/Unloaded';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';
import { RowLink } from '../ui/RowLink';
import { editorPath, listPath, useDrafts } from './data';
import { DraftStatus } from './DraftStatus';
import { UnsavedDrafts } from './UnsavedDrafts';
import { useDraftName } from '../platform/i18n/useDraftName';

const COLUMNS = [
  ['facts', 'brand', 'services', 'testimonials'],
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
      <SimpleGrid gap="6" columns={{ base: 1, xl: 2 }} alignItems="start">
        {COLUMNS.map((kinds) => (
          <Grid key={kinds[0]} gap="6">
            {kinds.map((kind) => (
              <KindPanel key={kind} kind={kind} />
            ))}
          </Grid>
        ))}
      </SimpleGrid>
    </AdminPage>
  );
}

function KindPanel({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('adminDrafts');
  const title = t(`kind.${kind}`);
  const detail = t(`kind.${kind}.detail`);
  // Without rows, the title says what could not be loaded.
  const hasRows = !useDrafts(kind).isError;
  const isOneRow = isListKind(kind) || SINGLE_IDS[kind].length === 1;
  return (
    <Panel smallTitle hiddenTitle={isOneRow && hasRows} title={title}>
      {!isOneRow && (
        <chakra.p textStyle="note" mb="1">
          {detail}
        </chakra.p>
      )}
      {isListKind(kind) ? (
        <Many kind={kind} detail={detail} />
      ) : (
        <Singles kind={kind} {...(isOneRow && { detail })} />
      )}
    </Panel>
  );
}

/** The rows have room above and below them. */
const Rows = chakra('ul', { base: { mb: '-3' } });

function Singles({ kind, detail }: { kind: Exclude<ContentKind, ListKind>; detail?: string }) {
  const { t } = useTranslation('adminDrafts');
  const nameOf = useDraftName();
  const query = useDrafts(kind);
  // About as high as the rows.
  const lines = 2 * SINGLE_IDS[kind].length;
  if (!query.isSuccess) return <Unloaded query={query} failed={t('load.failed')} lines={lines} />;
  return (
    <Rows {...(detail !== undefined && { mt: '-3' })}>
      {query.data.map((draft) => (
        <RowLink
          key={draft.id}
          to={editorPath(kind, draft.id)}
          title={nameOf(kind, draft.id)}
          detail={detail}
        >
          <DraftStatus draft={draft} />
        </RowLink>
      ))}
    </Rows>
  );
}

function Many({ kind, detail }: { kind: ListKind; detail: string }) {
  const { t } = useTranslation('adminDrafts');
  const query = useDrafts(kind);
  if (!query.isSuccess) return <Unloaded query={query} failed={t('load.failed')} lines={2} />;
  const drafts = query.data.filter(({ deletedAt }) => deletedAt === null);
  const live = drafts.filter(({ publishedAt }) => publishedAt !== null).length;
  const hidden = drafts.length - live;
  const counts = [
    ...(live > 0 ? [t('count.live', { count: live })] : []),
    ...(hidden > 0 ? [t('count.hidden', { count: hidden })] : []),
  ];
  return (
    <Rows mt="-3">
      <RowLink to={listPath(kind)} title={t(`kind.${kind}`)} detail={detail}>
        <chakra.span textStyle="note">{counts.join(', ') || t(`empty.${kind}`)}</chakra.span>
      </RowLink>
    </Rows>
  );
}
