import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../platform/components/LoadFailed';
import { LinkButton } from '../../shared/ui/LinkButton';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { BackupHealth } from './BackupHealth';
import { useBackups } from './backups';

/** For the dashboard: whether there is a good copy of everything, and the way to the copies. */
export function BackupPanel() {
  const { t } = useTranslation(['adminBackup', 'common']);
  const query = useBackups();
  if (query.isError) return <LoadFailed title={t('loadFailed')} query={query} />;
  if (!query.data) return <LoadingRows label={t('common:loading')} rows={1} />;
  return (
    <>
      <BackupHealth status={query.data} />
      <chakra.div mt="4">
        <LinkButton to={ADMIN_PAGES.backup} variant="outline">
          {t('panel.open')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
