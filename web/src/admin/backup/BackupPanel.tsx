import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/ui/LinkButton';

/** For the dashboard: what protects the data, and the way to a backup of her own. */
export function BackupPanel() {
  const { t } = useTranslation('adminBackup');
  return (
    <>
      <p>{t('panel.detail')}</p>
      <chakra.div mt="4">
        <LinkButton to={ADMIN_PAGES.backup} variant="outline">
          {t('panel.open')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
