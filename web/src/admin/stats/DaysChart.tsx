import { Flex, Grid, VisuallyHidden, chakra } from '@chakra-ui/react';
import { REGION_TAGS } from '@app/domain/general/locale';
import type { DayTotals } from '@app/domain/stats/report';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../shared/ui/Table';
import { formatDay, formatShortMonth } from './days';

const HEIGHT = 100;
/**
 * The maximum number of days for which there are gaps between the bars. With more days, the gaps would be
 * thinner than a pixel.
 */
const MAX_WITH_GAPS = 62;
/** The minimum distance between labels below the chart, as a fraction of its width. */
const LABEL_DISTANCE = 0.2;
/**
 * The maximum position of a label, as a fraction of the chart's width. Beyond it, the label would overflow
 * the chart.
 */
const LABEL_MAX = 0.94;

/** Returns the top of the axis: the first round number that is at least the maximum. */
function niceMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  return (
    [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => Math.ceil(step * power)).find((step) => step >= max) ?? max
  );
}

/** Returns the axis labels: the months or, for a short period, every seventh day. */
function labelsOf(days: readonly DayTotals[], locale: 'en' | 'es'): { index: number; text: string }[] {
  const isShort = days.length <= MAX_WITH_GAPS;
  const wanted = days.flatMap(({ day }, index) => {
    const number = Number(day.slice(8));
    if (isShort) return number % 7 === 1 ? [{ index, text: String(number) }] : [];
    return number === 1 ? [{ index, text: formatShortMonth(day, locale) }] : [];
  });
  let last = -Infinity;
  return wanted.filter(({ index }) => {
    if ((index - last) / days.length < LABEL_DISTANCE || index / days.length > LABEL_MAX) return false;
    last = index;
    return true;
  });
}

/** A bar chart of page views per day, with a table for people who can't see the chart. */
export function DaysChart({ days }: { days: readonly DayTotals[] }) {
  const { t } = useTranslation('adminStats');
  const locale = useAdminLocale();
  const number = new Intl.NumberFormat(REGION_TAGS[locale]);
  const most = days.reduce(
    (best, day) => (day.views > best.views ? day : best),
    days[0] ?? { day: '', views: 0 },
  );
  const top = niceMax(most.views);
  const width = days.length <= MAX_WITH_GAPS ? 0.75 : 1.02;
  const bars = days
    .map(({ views }, index) => `M${index} ${HEIGHT}v${-(views / top) * HEIGHT}h${width}V${HEIGHT}z`)
    .join('');
  const summary = t('days.summary', {
    from: formatDay(days[0]?.day ?? '', locale),
    to: formatDay(days.at(-1)?.day ?? '', locale),
    total: number.format(days.reduce((sum, { views }) => sum + views, 0)),
    max: number.format(most.views),
    day: formatDay(most.day, locale),
  });
  return (
    <>
      <Grid templateColumns="auto minmax(0, 1fr)" columnGap="2" textStyle="note">
        <Flex
          aria-hidden="true"
          direction="column"
          justify="space-between"
          textAlign="right"
          lineHeight="1"
          my="-1.5"
        >
          <span>{number.format(top)}</span>
          <span>0</span>
        </Flex>
        <chakra.div borderBottomWidth="1px" borderColor="border.control" color="accent">
          <chakra.svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            display="block"
            w="full"
            h={{ base: '32', md: '40' }}
          >
            <path d={bars} fill="currentColor" />
          </chakra.svg>
        </chakra.div>
        <chakra.div aria-hidden="true" gridColumn="2" position="relative" h="6" mt="1">
          {labelsOf(days, locale).map(({ index, text }) => (
            <chakra.span
              key={index}
              position="absolute"
              whiteSpace="nowrap"
              style={{ left: `${(index / days.length) * 100}%` }}
            >
              {text}
            </chakra.span>
          ))}
        </chakra.div>
      </Grid>
      <chakra.details mt="2">
        <DetailsSummary>{t('days.table')}</DetailsSummary>
        <TableCard
          role="region"
          aria-label={t('days.asTable')}
          tabIndex={0}
          maxH="24rem"
          overflowY="auto"
          mt="2"
        >
          <Table>
            <VisuallyHidden as="caption">{t('days')}</VisuallyHidden>
            <TableHead columns={[t('day'), t('views'), t('visits'), t('sent'), t('taps')]} />
            <TableBody>
              {days
                .filter(({ views, visits, sent, taps }) => views + visits + sent + taps > 0)
                .reverse()
                .map(({ day, views, visits, sent, taps }) => (
                  <Tr key={day}>
                    <RowTh whiteSpace="nowrap">{formatDay(day, locale)}</RowTh>
                    {Object.entries({ views, visits, sent, taps }).map(([name, count]) => (
                      <Td key={name}>{number.format(count)}</Td>
                    ))}
                  </Tr>
                ))}
            </TableBody>
          </Table>
        </TableCard>
      </chakra.details>
    </>
  );
}
