import { SimpleGrid, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { RefreshButton } from '../platform/components/RefreshButton';
import { ownerQuery } from '../platform/data/ownerQuery';
import { BackToSettings } from '../platform/components/SettingsScreen';
import { Panel } from '../ui/Panel';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { ServerInfo, ImagesTable } from './DiagnosticsTables';
import { PathCheck } from './PathCheck';
import { UploadTest } from './UploadTest';
import { usePathCheck } from './usePathCheck';

/**
 * Renders tools for finding out why an image doesn't show up: an upload test, a path check, the server's
 * configuration and the stored images.
 */
export function DiagnosticsPage() {
  const { t } = useTranslation(['adminImages', 'messages', 'common']);

  const info = useQuery(ownerQuery('GET /api/diagnostics/info'));
  const pathCheck = usePathCheck();
  const pathId = useId();
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      back={<BackToSettings />}
      actions={<RefreshButton busy={info.isFetching} onRefresh={() => void info.refetch()} />}
    >
      <SimpleGrid gap="6" columns={{ base: 1, lg: 2 }} alignItems="start" mb="10">
        <Panel title={t('upload.title')}>
          <UploadTest
            onUploaded={(path) => {
              pathCheck.run(path);
              void info.refetch();
            }}
          />
        </Panel>
        <Panel title={t('check.title')}>
          <PathCheck {...pathCheck} inputId={pathId} />
        </Panel>
      </SimpleGrid>
      {info.isError && <LoadFailed title={t('messages:images.infoFailed')} query={info} />}
      {info.data && (
        <>
          <ServerInfo info={info.data} />
          <chakra.h2 textStyle="h3" mt="10" mb="4">
            {t('images')}
          </chakra.h2>
          {!info.data.isComplete && (
            <chakra.p mb="4" color="fg.muted">
              {t('images.incomplete')}
            </chakra.p>
          )}
          <ImagesTable
            images={info.data.images}
            onCheck={(path) => {
              pathCheck.run(path);
              // The result appears at the top of the page, in the path check, which therefore gets focus.
              document.getElementById(pathId)?.focus();
            }}
          />
        </>
      )}
      {info.isPending && <LoadingRows label={t('common:loading')} rows={1} />}
    </AdminPage>
  );
}
