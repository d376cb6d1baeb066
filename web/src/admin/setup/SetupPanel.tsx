import { Flex, chakra } from '@chakra-ui/react';
import { isListKind } from '@app/domain/content/kinds';
import {
  demoTopics,
  isOpenIn,
  mainLanguage,
  setupProgress,
  type SetupStep,
  type SetupTopic,
} from '@app/domain/setup/steps';
import { otherLocale } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Unloaded } from '../platform/components/Unloaded';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useOnlyLocale } from '../platform/i18n/siteLanguages';
import { Badge } from '../../shared/ui/Badge';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { Panel } from '../ui/Panel';
import { RowLink } from '../ui/RowLink';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { SETUP_SCREENS, setupQuery } from './data';
import { inWords } from './words';

/** The number of steps shown without expanding the list. */
const SHOWN = 3;

/**
 * Renders the setup checklist. Each step links to its screen. Renders nothing once all steps required in the
 * main language are done.
 */
export function SetupPanel() {
  const { t } = useTranslation('adminSetup');
  const locale = useAdminLocale();
  const only = useOnlyLocale();
  const query = useQuery({ ...setupQuery, refetchOnMount: 'always' });
  if (!query.data) {
    return (
      <Panel smallTitle title={t('title')}>
        {/* The placeholder is about as tall as the checklist. */}
        <Unloaded query={query} failed={t('loadFailed')} lines={14} />
      </Panel>
    );
  }
  const { steps } = query.data;
  const main = only ?? mainLanguage(steps, locale);
  const other = otherLocale(main);
  const open = steps.filter((step) => isOpenIn(step, main));
  if (open.length === 0) return null;
  const inOther = steps.filter((step) => isOpenIn(step, other) && !isOpenIn(step, main));
  const optional = steps.filter(({ state }) => state === 'optional');
  const { done, total } = setupProgress(steps, main);
  const rest = open.slice(SHOWN);
  return (
    <Panel smallTitle title={t('title')}>
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} columnGap="5" rowGap="2">
        <chakra.p textStyle="h3">{t('progress', { done, total })}</chakra.p>
        <chakra.div flex="1">
          <ProgressBar value={done / total} label={t('title')} />
        </chakra.div>
      </Flex>
      {demoTopics(steps).length > 0 && (
        <chakra.p mt="3" color="fg.muted">
          {t('demo')}
        </chakra.p>
      )}
      <Steps label={t('next')} steps={open.slice(0, SHOWN)} />
      {rest.length + inOther.length + optional.length > 0 && (
        <chakra.details borderTopWidth="1px" borderColor="border" pt="2">
          <DetailsSummary color="fg.muted">
            {t('rest', { count: rest.length + inOther.length + optional.length })}
          </DetailsSummary>
          {rest.length > 0 && <Steps label={t('title')} steps={rest} mt="1" />}
          <Later label={t(`inOther.${other}`)} steps={inOther} />
          <Later label={t('optional')} steps={optional} />
        </chakra.details>
      )}
    </Panel>
  );
}

/** Renders less urgent steps under their own heading. */
function Later({ label, steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <chakra.p mt="4" fontWeight="semibold" color="fg.muted">
        {label}
      </chakra.p>
      <Steps label={label} steps={steps} />
    </>
  );
}

interface StepsProps {
  label: string;
  steps: readonly SetupStep[];
  mt?: string;
}

function Steps({ label, steps, mt = '4' }: StepsProps) {
  return (
    <chakra.ul aria-label={label} mt={mt}>
      {steps.map((step) => (
        <Step key={step.topic} step={step} />
      ))}
    </chakra.ul>
  );
}

/** Returns whether the topic is a list. If so, its demo content is replaced or deleted entry by entry. */
const isListed = (topic: SetupTopic) => topic === 'posts' || isListKind(topic);

function Step({ step: { topic, state, locales } }: { step: SetupStep }) {
  const { t } = useTranslation('adminSetup');
  const locale = useAdminLocale();
  const languages = inWords(
    locales.map((each) => t(`language.${each}`)),
    locale,
  );
  return (
    <RowLink
      to={SETUP_SCREENS[topic]}
      title={t(`topic.${topic}`)}
      detail={
        state === 'incomplete'
          ? t(locales.length > 0 ? 'incomplete' : 'unconfirmed', { languages })
          : t(state === 'demo' && isListed(topic) ? `todo.${topic}.demo` : `todo.${topic}`)
      }
    >
      {state !== 'done' && state !== 'optional' && (
        <Badge tone={state === 'demo' ? 'warm' : 'quiet'}>{t(`state.${state}`)}</Badge>
      )}
    </RowLink>
  );
}
