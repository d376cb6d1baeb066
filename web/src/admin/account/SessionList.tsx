import { Button, chakra } from '@chakra-ui/react';
import type { SessionSummary } from '@app/domain/account/session';
import { useTranslation } from 'react-i18next';
import { LuLaptop, LuSmartphone } from 'react-icons/lu';
import { focusTitle } from '../../shared/browser/focus';
import { Unloaded } from '../platform/components/Unloaded';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatTime } from '../platform/i18n/dateTime';
import { useNow } from '../platform/useNow';
import { Badge } from '../../shared/ui/Badge';
import { Row } from '../ui/Row';
import { OTHERS, useEndSessions, useSessions } from './data';

const PHONES = ['iPhone', 'Android'];

/**
 * Lists the owner's sessions. The owner can end any session here except the current one, which "Log out"
 * ends.
 */
export function SessionList() {
  const { t } = useTranslation('adminAccount');
  const query = useSessions();
  const end = useEndSessions();
  if (!query.data) return <Unloaded query={query} failed={t('sessions.loadFailed')} lines={4} />;

  const hasOthers = query.data.some(({ isCurrent }) => !isCurrent);
  const endSessions = (which: string) => {
    if (end.isPending) return;
    // The button that was pressed disappears along with its session.
    end.mutate(which, { onSuccess: focusTitle });
  };
  return (
    <>
      <chakra.ul display="flex" flexDirection="column">
        {query.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={end.isPending && (end.variables === session.id || end.variables === OTHERS)}
            onEnd={() => endSessions(session.id)}
          />
        ))}
      </chakra.ul>
      {hasOthers ? (
        <Button
          variant="outline"
          mt="5"
          alignSelf="flex-start"
          onClick={() => endSessions(OTHERS)}
          aria-disabled={end.isPending}
        >
          {t('sessions.endOthers')}
        </Button>
      ) : (
        <chakra.p mt="4" color="fg.muted">
          {t('sessions.none')}
        </chakra.p>
      )}
    </>
  );
}

interface SessionItemProps {
  session: SessionSummary;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionItem({
  session: { device, startedAt, usedAt, isCurrent },
  isEnding,
  onEnd,
}: SessionItemProps) {
  const { t } = useTranslation('adminAccount');
  const locale = useAdminLocale();
  const deviceText = t('device.description', {
    browser: device.browser || t('device.unknownBrowser'),
    system: device.system || t('device.unknownSystem'),
  });
  const Icon = PHONES.includes(device.system) ? LuSmartphone : LuLaptop;
  const now = useNow();
  return (
    <Row gap="4" py="4" opacity={isEnding ? '0.6' : '1'} _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.span hideBelow="sm" color="fg.muted">
        <Icon size="24" aria-hidden="true" />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.span fontWeight="semibold">{deviceText}</chakra.span>
          {isCurrent && <Badge tone="good">{t('sessions.current')}</Badge>}
        </chakra.p>
        <chakra.p textStyle="note" mt="1">
          {t('sessions.started', { time: formatTime(startedAt, locale, now) })}
          {!isCurrent && (
            <>
              <br />
              {t('sessions.used', { time: formatTime(usedAt, locale, now) })}
            </>
          )}
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          onClick={onEnd}
          aria-disabled={isEnding}
          aria-label={t('sessions.endOf', { device: deviceText })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
