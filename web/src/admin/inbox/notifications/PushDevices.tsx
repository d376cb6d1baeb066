import { Button, chakra } from '@chakra-ui/react';
import type { PushDevice } from '@app/domain/notifications/push';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Badge } from '../../../shared/ui/Badge';
import { Row } from '../../ui/Row';
import { usePushActions } from './push';
import { ownDeviceId } from './pushDevice';

export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const { t } = useTranslation('adminPush');
  if (devices.length === 0) return null;
  return (
    <chakra.div mt="5" pt="4" borderTopWidth="1px" borderColor="border">
      <chakra.h2 fontWeight="semibold">{t('devices')}</chakra.h2>
      <chakra.ul mt="1">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function Device({ device }: { device: PushDevice }) {
  const { t } = useTranslation('adminPush');
  const locale = useAdminLocale();
  const { isBusy, remove } = usePushActions();
  const { id, browser, system, seenAt, failingSince } = device;
  const name =
    browser !== '' && system !== ''
      ? t('device', { browser, system })
      : browser || system || t('unknownDevice');
  return (
    <Row gap="4" py="3" _first={{ borderTopWidth: '0' }}>
      <chakra.div minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          {name} {id === ownDeviceId() && <Badge>{t('thisDevice')}</Badge>}
        </chakra.p>
        <chakra.p mt="1" textStyle="note">
          {t('seen', { time: formatDateTime(seenAt, locale) })}
        </chakra.p>
        {failingSince !== null && (
          <chakra.p textStyle="small" color="fg.error">
            {t('failing', { time: formatDateTime(failingSince, locale) })}
          </chakra.p>
        )}
      </chakra.div>
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        aria-label={t('removeOf', { name })}
        aria-disabled={isBusy}
        onClick={() => !isBusy && remove(device)}
      >
        {t('remove')}
      </Button>
    </Row>
  );
}
