import { Grid, SimpleGrid, chakra } from '@chakra-ui/react';
import { localize, REGION_TAGS } from '@app/domain/general/locale';
import { monthOf } from '@app/domain/stats/days';
import type { StatsReport } from '@app/domain/stats/report';
import { TAPS } from '@app/domain/stats/limits';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { Unloaded } from '../platform/components/Unloaded';
import { useAdminLocale, useOwnLocales } from '../platform/i18n/adminLanguage';
import { useSiteLocales } from '../platform/i18n/siteLanguages';
import { Card } from '../../shared/ui/Card';
import { Notice } from '../../shared/ui/Notice';
import { Panel } from '../ui/Panel';
import { Options, Select } from '../../shared/ui/Select';
import { useStats } from './data';
import { daysOf, formatMonth } from './days';
import { DaysChart } from './DaysChart';
import { ErrorsTable } from './ErrorsTable';
import { RankedList } from './RankedList';
import { SpeedPanel } from './SpeedPanel';

const MONTH = 'month';
const MONTH_PATTERN = /^\d{4}-\d{2}$/;

export function StatsPage() {
  const { t } = useTranslation('adminStats');
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(MONTH) ?? '';
  const month = MONTH_PATTERN.test(wanted) ? wanted : '';
  const stats = useStats(month);
  const days = stats.data?.days ?? [];
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={
        days.length > 0 && (
          <PeriodChoice
            months={[...new Set(days.map(({ day }) => monthOf(day)))].reverse()}
            month={month}
            onChange={(next) => setQuery(next ? { [MONTH]: next } : {})}
          />
        )
      }
    >
      <Unloaded query={stats} failed={t('failed')} />
      {stats.data &&
        (days.length > 0 ? (
          <Report report={stats.data} month={month} />
        ) : (
          <Notice title={t('empty')}>{t('emptyDetail')}</Notice>
        ))}
    </AdminPage>
  );
}

interface PeriodChoiceProps {
  /** The months with statistics, newest first. */
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

function PeriodChoice({ months, month, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('adminStats');
  const locale = useAdminLocale();
  const shown = month === '' || months.includes(month) ? months : [month, ...months];
  return (
    <Select
      aria-label={t('period')}
      value={month}
      w="auto"
      maxW="full"
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('period.all', { month: formatMonth(months.at(-1) ?? '', locale) })}</option>
      <Options of={shown.map((option) => [option, formatMonth(option, locale)])} />
    </Select>
  );
}

function Report({ report, month }: { report: StatsReport; month: string }) {
  const { t } = useTranslation('adminStats');
  const locale = useAdminLocale();
  const own = useOwnLocales();
  const locales = useSiteLocales();
  const days = daysOf(report.days, month, report.today);
  const { totals, taps, posts, pages, sources } = report;
  if (month !== '' && !report.days.some(({ day }) => monthOf(day) === month))
    return <Notice title={t('emptyMonth', { month: formatMonth(month, locale) })} />;
  return (
    <Grid gap="6">
      <Grid
        gap={{ base: '3', md: '6' }}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        <Figure label={t('views')} value={totals.views} />
        <Figure label={t('visits')} value={totals.visits} hint={t('visits.hint')} />
        <Figure label={t('sent')} value={totals.sent} />
        <Figure label={t('taps')} value={totals.taps} />
      </Grid>
      <Panel title={t('days')}>
        <DaysChart days={days} />
      </Panel>
      <Panel title={t('posts')}>
        <Columns>
          {own
            .filter((each) => locales.includes(each) || posts[each].length > 0)
            .map((language) => (
              <div key={language}>
                <chakra.h3 textStyle="eyebrow" color="fg.muted" mb="2">
                  {t(`posts.${language}`)}
                </chakra.h3>
                {posts[language].length === 0 ? (
                  <chakra.p color="fg.muted">{t('posts.none')}</chakra.p>
                ) : (
                  <RankedList
                    items={posts[language].map(({ path, title, count }) => ({
                      key: path,
                      label: (
                        <chakra.a href={path} color="inherit" textDecoration="underline">
                          {title}
                        </chakra.a>
                      ),
                      count,
                    }))}
                  />
                )}
              </div>
            ))}
        </Columns>
      </Panel>
      <Columns>
        <Panel title={t('sources')}>
          <RankedList
            items={sources.map(({ source, count }) => ({
              key: source,
              label: source === 'direct' || source === 'other' ? t(`source.${source}`) : source,
              count,
            }))}
          />
        </Panel>
        <Panel title={t('pages')}>
          <RankedList
            items={pages.map((page) => ({
              key: page.page,
              label: 'titleEn' in page ? localize(page, 'title', locale) : t(`page.${page.page}`),
              count: page.count,
            }))}
          />
        </Panel>
        <Panel title={t('form')}>
          <FormNumbers report={report} />
        </Panel>
        <Panel title={t('tapped')}>
          <RankedList
            items={TAPS.map((on) => ({ key: on, label: t(`tap.${on}`), count: taps[on] })).sort(
              (a, b) => b.count - a.count,
            )}
          />
        </Panel>
      </Columns>
      <Panel title={t('speed')}>
        <SpeedPanel speed={report.speed} />
      </Panel>
      <ErrorsTable errors={report.errors} />
    </Grid>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid gap="6" columns={{ base: 1, lg: 2 }} alignItems="start">
      {children}
    </SimpleGrid>
  );
}

function Figure({ label, value, hint }: { label: string; value: number; hint?: string }) {
  const locale = useAdminLocale();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '4', md: '6' }}>
      <chakra.h2 id={id} textStyle="note" fontWeight="semibold">
        {label}
      </chakra.h2>
      <chakra.p textStyle="title" fontVariantNumeric="tabular-nums">
        {new Intl.NumberFormat(REGION_TAGS[locale]).format(value)}
      </chakra.p>
      {hint && <chakra.p textStyle="note">{hint}</chakra.p>}
    </Card>
  );
}

/** Shows how many visitors started and submitted the contact form, and which fields they abandoned it at. */
function FormNumbers({ report: { totals, leftAt } }: { report: StatsReport }) {
  const { t, i18n } = useTranslation('adminStats');
  if (totals.begun + totals.sent === 0) return <chakra.p color="fg.muted">{t('form.none')}</chakra.p>;
  const fieldName = (field: string) =>
    i18n.exists(`adminStats:field.${field}`) ? t(`field.${field as 'name'}`) : field;
  return (
    <>
      <p>{t('form.begun', { count: totals.begun })}</p>
      <p>{t('form.sent', { count: totals.sent })}</p>
      {leftAt.length > 0 && (
        <>
          <chakra.p mt="4" mb="2" color="fg.muted">
            {t('form.leftAt')}
          </chakra.p>
          <RankedList
            items={leftAt.map(({ field, count }) => ({ key: field, label: fieldName(field), count }))}
          />
        </>
      )}
    </>
  );
}
