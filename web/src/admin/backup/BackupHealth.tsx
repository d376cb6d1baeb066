import { chakra } from '@chakra-ui/react';
import type { BackupStatus } from '@perro-wisdom/domain/backup/archive';
import { useTranslation } from 'react-i18next';
import { LuShieldAlert, LuShieldCheck } from 'react-icons/lu';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';

/** When the last good copy was made, and what is wrong if something is. */
export function BackupHealth({ status: { health, lastGoodAt } }: { status: BackupStatus }) {
  const { t } = useTranslation('adminBackup');
  const locale = useAdminLocale();
  const Icon = health === 'good' ? LuShieldCheck : LuShieldAlert;
  return (
    <chakra.div display="flex" gap="3">
      <chakra.span flexShrink="0" mt="1" color={health === 'good' ? 'good.fg' : 'accent.text'}>
        <Icon size="24" aria-hidden="true" />
      </chakra.span>
      <div>
        <chakra.p textStyle="h3">
          {lastGoodAt === null ? (
            t('health.none')
          ) : (
            <>
              {t('health.last')}{' '}
              <chakra.time dateTime={lastGoodAt} display="inline-block">
                {formatDateTime(lastGoodAt, locale)}
              </chakra.time>
            </>
          )}
        </chakra.p>
        {health !== 'good' && (
          <chakra.p role="status" mt="1" fontWeight="medium">
            {t(`health.${health}Detail`)}
          </chakra.p>
        )}
      </div>
    </chakra.div>
  );
}
