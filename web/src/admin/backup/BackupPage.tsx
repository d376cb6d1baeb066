import { Button, chakra, Grid } from '@chakra-ui/react';
import { isUnderWay, type Backup } from '@app/domain/backup/archive';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { AdminPage } from '../platform/components/AdminPage';
import { Unloaded } from '../platform/components/Unloaded';
import { RefreshButton } from '../platform/components/RefreshButton';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { BackToSettings } from '../platform/components/SettingsScreen';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { formatSize, useBackups, useDownload, useMakeBackup } from './backups';

export function BackupPage() {
  const { t } = useTranslation('adminBackup');
  const query = useBackups();
  const download = useDownload();
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      back={<BackToSettings />}
      actions={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />}
    >
      <Unloaded query={query} failed={t('loadFailed')} />
      {query.data && (
        <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1.2fr' }} alignItems="start">
          <Panel title={t('make.title')}>
            <MakeBackup backups={query.data.backups} download={download} />
          </Panel>
          <Panel title={t('list.title')}>
            <p>{t('list.google')}</p>
            <BackupList backups={query.data.backups} download={download} />
          </Panel>
        </Grid>
      )}
    </AdminPage>
  );
}

interface BackupsProps {
  backups: readonly Backup[];
  download: ReturnType<typeof useDownload>;
}

function MakeBackup({ backups, download }: BackupsProps) {
  const { t } = useTranslation('adminBackup');
  const making = useMakeBackup(backups, download);
  const underWay = backups.find(isUnderWay);
  const isBusy = making.isBusy || underWay !== undefined;
  const hasFailed = backups[0]?.state === 'failed';
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

/** Shows a backup's progress. The sizes cover only the pictures, which make up nearly all of the backup. */
function Progress({ backup: { progress } }: { backup: Backup }) {
  const { t } = useTranslation('adminBackup');
  const locale = useAdminLocale();
  const { done, total } = progress;
  const values = { done: formatSize(done, locale), total: formatSize(total, locale) };
  return (
    <chakra.div mt="5">
      <ProgressBar value={total === 0 ? 0 : Math.min(1, done / total)} label={t('progress.label')} />
      <chakra.p mt="2" textStyle="small">
        {t(total === 0 ? 'progress.texts' : 'progress.pictures', values)}
      </chakra.p>
      <chakra.p textStyle="note">{t('progress.leave')}</chakra.p>
    </chakra.div>
  );
}

function BackupList({ backups, download }: BackupsProps) {
  const { t } = useTranslation('adminBackup');
  const locale = useAdminLocale();
  const complete = backups.filter(({ state }) => state === 'complete');
  if (complete.length === 0) return null;
  return (
    <chakra.ul mt="5">
      {complete.map(({ id, createdAt, bytes }) => {
        const time = formatDateTime(createdAt, locale);
        return (
          <Row key={id} flexWrap={{ base: 'wrap', sm: 'nowrap' }} py="4">
            <chakra.div minW="0">
              <chakra.time dateTime={createdAt} fontWeight="semibold">
                {time}
              </chakra.time>
              {bytes !== null && <chakra.p textStyle="note">{formatSize(bytes, locale)}</chakra.p>}
            </chakra.div>
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
          </Row>
        );
      })}
    </chakra.ul>
  );
}
