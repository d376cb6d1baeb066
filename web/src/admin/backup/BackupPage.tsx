import { Button, chakra, Grid } from '@chakra-ui/react';
import { isUnderWay, type Backup, type BackupStatus } from '@perro-wisdom/domain/backup/archive';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { RefreshButton } from '../platform/components/RefreshButton';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../ui/Panel';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { BackupHealth } from './BackupHealth';
import { formatCount, formatSize, useBackups, useDownload, useMakeBackup } from './backups';

/** Copies of everything: making and downloading one, and those that are made each night. */
export function BackupPage() {
  const { t } = useTranslation(['adminBackup', 'common']);
  const query = useBackups();
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />}
    >
      {query.isError && <LoadFailed title={t('loadFailed')} query={query} />}
      {query.data ? (
        <Copies status={query.data} />
      ) : (
        !query.isError && <LoadingRows label={t('common:loading')} rows={3} />
      )}
    </AdminPage>
  );
}

function Copies({ status }: { status: BackupStatus }) {
  const { t } = useTranslation('adminBackup');
  const download = useDownload();
  return (
    <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1.2fr' }} alignItems="start">
      <Panel title={t('make.title')}>
        <MakeBackup backups={status.backups} download={download} />
      </Panel>
      <Panel title={t('list.title')}>
        <BackupHealth status={status} />
        <BackupList backups={status.backups} download={download} />
        <chakra.p mt="4" textStyle="small" color="fg.muted">
          {t('list.note')}
        </chakra.p>
      </Panel>
    </Grid>
  );
}

interface CopiesProps {
  backups: readonly Backup[];
  download: ReturnType<typeof useDownload>;
}

function MakeBackup({ backups, download }: CopiesProps) {
  const { t } = useTranslation('adminBackup');
  const making = useMakeBackup(backups, download);
  const underWay = backups.find(isUnderWay);
  const isBusy = making.isBusy || underWay !== undefined;
  const hasFailed = backups[0]?.state === 'failed' && backups[0].kind === 'owner';
  return (
    <>
      <p>{t('make.what')}</p>
      <chakra.p mt="3" p="4" borderRadius="md" bg="bg.subtle">
        {t('make.personal')}
      </chakra.p>
      <Button mt="5" alignSelf="flex-start" aria-disabled={isBusy} onClick={() => !isBusy && making.start()}>
        <LuDownload size="20" aria-hidden="true" />
        {t(isBusy ? 'make.busy' : 'make.start')}
      </Button>
      {underWay && <Progress backup={underWay} />}
      <chakra.p role="status" mt="4" fontWeight="medium" _empty={{ display: 'none' }}>
        {making.isDownloaded && !isBusy ? t('make.done') : ''}
      </chakra.p>
      {hasFailed && !isBusy && (
        <chakra.p role="alert" mt="4" fontWeight="medium">
          {t('make.stopped')}
        </chakra.p>
      )}
    </>
  );
}

/** How far a copy is. The sizes are those of the pictures, which make up nearly all of it. */
function Progress({ backup: { state, progress } }: { backup: Backup }) {
  const { t } = useTranslation('adminBackup');
  const locale = useAdminLocale();
  const { done, total } = progress;
  const values = { done: formatSize(done, locale), total: formatSize(total, locale) };
  const step = state === 'waiting' || total === 0 ? 'texts' : state === 'writing' ? 'pictures' : 'checking';
  return (
    <chakra.div mt="5">
      <ProgressBar value={total === 0 ? 0 : Math.min(1, done / total)} label={t('progress.label')} />
      <chakra.p mt="2" textStyle="small">
        {t(`progress.${step}`, values)}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('progress.leave')}
      </chakra.p>
    </chakra.div>
  );
}

const BADGES = { complete: 'good', damaged: 'accent', failed: 'warm' } as const;

function BackupList({ backups, download }: CopiesProps) {
  const { t } = useTranslation('adminBackup');
  const locale = useAdminLocale();
  const ended = backups.flatMap(({ state, ...backup }) =>
    state === 'complete' || state === 'damaged' || state === 'failed' ? [{ ...backup, state }] : [],
  );
  if (ended.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" mt="5">
      {ended.map(({ id, kind, state, createdAt, checkedAt, bytes, documents, files }) => {
        const time = formatDateTime(createdAt, locale);
        return (
          <chakra.li
            key={id}
            py="4"
            borderTopWidth="1px"
            borderColor="border"
            display="flex"
            flexWrap={{ base: 'wrap', sm: 'nowrap' }}
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <chakra.div minW="0">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                <chakra.time dateTime={createdAt} fontWeight="semibold">
                  {time}
                </chakra.time>
                <Badge tone={BADGES[state]}>{t(`state.${state}`)}</Badge>
              </chakra.div>
              <chakra.p textStyle="small" color="fg.muted">
                {t(`kind.${kind}`)}
                {bytes !== null && ` · ${formatSize(bytes, locale)}`}
                {documents !== null &&
                  ` · ${t('documents', { count: documents, number: formatCount(documents, locale) })}`}
                {files !== null && ` · ${t('files', { count: files, number: formatCount(files, locale) })}`}
              </chakra.p>
              {state === 'complete' && checkedAt !== null && (
                <chakra.p textStyle="small" color="fg.muted">
                  {t('checked', { time: formatDateTime(checkedAt, locale) })}
                </chakra.p>
              )}
            </chakra.div>
            {state !== 'failed' && (
              <Button
                variant="outline"
                size="sm"
                flexShrink="0"
                aria-disabled={download.isBusy}
                aria-label={t('download.of', { time })}
                onClick={() => !download.isBusy && download.start(id)}
              >
                {t('download.start')}
              </Button>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
