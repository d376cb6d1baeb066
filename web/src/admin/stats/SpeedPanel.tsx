import { Flex, Grid, SimpleGrid, chakra } from '@chakra-ui/react';
import { REGION_TAGS } from '@app/domain/general/locale';
import { DEVICES } from '@app/domain/stats/keys';
import type { Speed } from '@app/domain/stats/speed';
import type { StatsReport } from '@app/domain/stats/report';
import { METRICS, type Metric } from '@app/domain/stats/limits';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

/**
 * Shows how fast pages were in visitors' browsers. Phones are listed first, because most visitors use them.
 */
export function SpeedPanel({ speed }: { speed: StatsReport['speed'] }) {
  const { t } = useTranslation('adminStats');
  const measured = DEVICES.filter((device) => METRICS.some((metric) => speed[device][metric].count > 0));
  if (measured.length === 0) return <chakra.p color="fg.muted">{t('speed.none')}</chakra.p>;
  return (
    <SimpleGrid gap="8" columns={{ base: 1, md: 2 }}>
      {measured.map((device) => (
        <div key={device}>
          <chakra.h3 textStyle="eyebrow" color="fg.muted" mb="3">
            {t(`speed.${device}`)}
          </chakra.h3>
          <Grid gap="5">
            {METRICS.map((metric) => (
              <MetricRow key={metric} metric={metric} speed={speed[device][metric]} />
            ))}
          </Grid>
        </div>
      ))}
    </SimpleGrid>
  );
}

function MetricRow({ metric, speed: { count, good, fair, poor, p75 } }: { metric: Metric; speed: Speed }) {
  const { t } = useTranslation('adminStats');
  const locale = useAdminLocale();
  const decimal = new Intl.NumberFormat(REGION_TAGS[locale], {
    maximumFractionDigits: metric === 'LCP' ? 1 : 2,
  });
  const percent = new Intl.NumberFormat(REGION_TAGS[locale], { style: 'percent' });
  const share = (part: number) => percent.format(part / count);
  if (p75 === null) return null;
  return (
    <div>
      <chakra.p fontWeight="semibold">{t(`speed.${metric}`)}</chakra.p>
      <chakra.p textStyle="note">
        {metric === 'CLS'
          ? t('speed.still', { value: decimal.format(p75) })
          : t('speed.seconds', { seconds: decimal.format(p75 / 1000) })}
      </chakra.p>
      <Flex aria-hidden="true" gap="0.5" h="3" my="2" borderRadius="full" overflow="hidden">
        <chakra.span bg="good.fg" style={{ flexGrow: good }} />
        <chakra.span bg="star" style={{ flexGrow: fair }} />
        <chakra.span bg="accent" style={{ flexGrow: poor }} />
      </Flex>
      <chakra.p textStyle="small">
        {t('speed.shares', { good: share(good), fair: share(fair), poor: share(poor) })}
      </chakra.p>
    </div>
  );
}
