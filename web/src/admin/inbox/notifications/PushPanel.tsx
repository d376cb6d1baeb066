import { Button, chakra } from '@chakra-ui/react';
import type { PushStatus } from '@app/domain/notifications/push';
import { useTranslation } from 'react-i18next';
import { SettingsScreen } from '../../platform/components/SettingsScreen';
import { Unloaded } from '../../platform/components/Unloaded';
import { Switch } from '../../../shared/ui/Switch';
import { useMailStatus } from './mail';
import { NoticeLanguage } from './NoticeLanguage';
import { useNotificationPermission, usePushActions, usePushStatus } from './push';
import { ownDeviceId } from './pushDevice';
import { PushDevices } from './PushDevices';
import { pushSupport } from './pushSupport';
import { State } from './State';

export function PushSettingsPage() {
  const { t } = useTranslation('adminPush');
  return (
    <SettingsScreen title={t('title')}>
      <PushPanel />
    </SettingsScreen>
  );
}

/** Shows whether this device receives notifications about new messages, and lists all devices that do. */
function PushPanel() {
  const { t } = useTranslation('adminPush');
  const query = usePushStatus();
  if (!query.isSuccess) return <Unloaded query={query} failed={t('loadFailed')} lines={3} />;
  const { publicKey } = query.data;
  if (publicKey === null) return <State title={t('siteOff')}>{t('siteOffDetail')}</State>;
  return (
    <>
      <ThisDevice status={{ ...query.data, publicKey }} />
      <PushDevices devices={query.data.devices} />
    </>
  );
}

interface ThisDeviceProps {
  status: PushStatus & { publicKey: string };
}

function ThisDevice({ status }: ThisDeviceProps) {
  const { t } = useTranslation('adminPush');
  switch (pushSupport()) {
    case 'supported':
      return <SwitchForDevice status={status} />;
    case 'needsHomeScreen':
      return (
        <State title={t('homeScreen')}>
          <p>{t('homeScreenDetail')}</p>
          <chakra.ol mt="3" pl="5" listStyleType="decimal" display="flex" flexDirection="column" gap="1">
            <li>{t('homeScreen.share')}</li>
            <li>{t('homeScreen.add')}</li>
            <li>{t('homeScreen.open')}</li>
          </chakra.ol>
        </State>
      );
    case 'unsupported':
      return <State title={t('unsupported')}>{t('unsupportedDetail')}</State>;
  }
}

function SwitchForDevice({ status: { publicKey, devices } }: ThisDeviceProps) {
  const { t } = useTranslation('adminPush');
  const permission = useNotificationPermission();
  const { isBusy, switchOn, switchOff, sendTest } = usePushActions();
  const { data: mail } = useMailStatus();
  const own = devices.find(({ id }) => id === ownDeviceId());
  if (permission === 'denied') return <State title={t('denied')}>{t('deniedDetail')}</State>;
  const isOn = own !== undefined && permission === 'granted';
  return (
    <>
      <Switch
        checked={isOn}
        aria-disabled={isBusy}
        onChange={({ target }) => !isBusy && (target.checked ? switchOn(publicKey) : switchOff())}
      >
        {t('switch')}
      </Switch>
      <chakra.p textStyle="note">{t('switchDetail')}</chakra.p>
      {isOn && (
        <>
          <Button
            mt="4"
            alignSelf="flex-start"
            size="sm"
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && sendTest(own)}
          >
            {t('test')}
          </Button>
          {/* If email is configured, the language is chosen in the email panel. */}
          {mail && !mail.isConfigured && (
            <chakra.div mt="5" pt="4" borderTopWidth="1px" borderColor="border">
              <NoticeLanguage settings={mail} />
            </chakra.div>
          )}
        </>
      )}
    </>
  );
}
