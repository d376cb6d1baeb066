import { chakra } from '@chakra-ui/react';
import { demoTopics, isOpen, type SetupStep, type SetupTopic } from '@perro-wisdom/domain/setup/steps';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { Badge } from '../../shared/ui/Badge';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { Panel } from '../ui/Panel';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { Loading, TextSkeleton } from '../../shared/ui/Skeleton';
import { SETUP_SCREENS, setupQuery } from './data';
import { inWords } from './words';

/** How many steps are named without opening the rest. */
const SHOWN = 3;

/** What the owner still has to do until the site is hers, each with its screen. Nothing once all is done. */
export function SetupPanel() {
  const { t } = useTranslation(['adminSetup', 'common']);
  const query = useQuery({ ...setupQuery, refetchOnMount: 'always' });
  if (query.isError && !query.data) {
    return (
      <chakra.div mb="6">
        <Panel smallTitle title={t('title')}>
          <LoadFailed title={t('loadFailed')} query={query} />
        </Panel>
      </chakra.div>
    );
  }
  if (query.isPending) {
    return (
      <chakra.div mb="6">
        <Panel smallTitle title={t('title')}>
          <Loading label={t('common:loading')}>
            {/* About as high as the list. */}
            <TextSkeleton lines={4} minH={{ base: '26rem', sm: '22rem' }} />
          </Loading>
        </Panel>
      </chakra.div>
    );
  }
  const { steps } = query.data;
  const open = steps.filter(isOpen);
  if (open.length === 0) return null;
  const optional = steps.filter(({ state }) => state === 'optional');
  const done = steps.filter(({ state }) => state === 'done');
  const total = open.length + done.length;
  const rest = open.slice(SHOWN);
  return (
    <chakra.div mb="6">
      <Panel smallTitle title={t('title')}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ sm: 'auto 1fr' }}
          alignItems="center"
          columnGap="5"
          rowGap="2"
        >
          <chakra.p textStyle="h3">{t('progress', { done: done.length, total })}</chakra.p>
          <ProgressBar value={done.length / total} label={t('title')} />
        </chakra.div>
        {demoTopics(steps).length > 0 && (
          <chakra.p mt="3" color="fg.muted">
            {t('demo')}
          </chakra.p>
        )}
        <Steps label={t('next')} steps={open.slice(0, SHOWN)} />
        {(rest.length > 0 || optional.length > 0) && (
          <chakra.details borderTopWidth="1px" borderColor="border" pt="2">
            <DetailsSummary color="fg.muted">
              {t('rest', { count: rest.length + optional.length })}
            </DetailsSummary>
            {rest.length > 0 && <Steps label={t('title')} steps={rest} isFirst />}
            {optional.length > 0 && (
              <>
                <chakra.p mt="4" fontWeight="semibold" color="fg.muted">
                  {t('optional')}
                </chakra.p>
                <Steps label={t('optional')} steps={optional} />
              </>
            )}
          </chakra.details>
        )}
      </Panel>
    </chakra.div>
  );
}

function Steps({
  label,
  steps,
  isFirst = false,
}: {
  label: string;
  steps: readonly SetupStep[];
  isFirst?: boolean;
}) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" mt={isFirst ? '1' : '4'}>
      {steps.map((step) => (
        <Step key={step.topic} step={step} />
      ))}
    </chakra.ul>
  );
}

/** Of these, demo content has to be replaced or deleted, where there is some. */
const isListed = (topic: SetupTopic) => topic === 'services' || topic === 'testimonials' || topic === 'posts';

function Step({ step: { topic, state, locales } }: { step: SetupStep }) {
  const { t } = useTranslation('adminSetup');
  const locale = useAdminLocale();
  const languages = inWords(
    locales.map((each) => t(`language.${each}`)),
    locale,
  );
  return (
    <chakra.li borderTopWidth="1px" borderColor="border">
      <chakra.a
        asChild
        display="flex"
        alignItems="center"
        gap="3"
        py="3"
        color="inherit"
        textDecoration="none"
        borderRadius="sm"
        _hover={{ bg: 'bg.subtle' }}
      >
        <StepLink to={SETUP_SCREENS[topic]}>
          <chakra.span flex="1" minW="0">
            <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <chakra.span fontFamily="heading" fontWeight="semibold">
                {t(`topic.${topic}`)}
              </chakra.span>
              {state !== 'done' && state !== 'optional' && (
                <Badge tone={state === 'demo' ? 'warm' : 'quiet'}>{t(`state.${state}`)}</Badge>
              )}
            </chakra.span>
            <chakra.span display="block" mt="1" textStyle="small" color="fg.muted">
              {state === 'incomplete'
                ? t(locales.length > 0 ? 'incomplete' : 'unconfirmed', { languages })
                : t(state === 'demo' && isListed(topic) ? `todo.${topic}.demo` : `todo.${topic}`)}
            </chakra.span>
          </chakra.span>
          <chakra.span flexShrink="0" color="fg.muted">
            <LuChevronRight size="20" aria-hidden="true" />
          </chakra.span>
        </StepLink>
      </chakra.a>
    </chakra.li>
  );
}

/** A link to a screen, or to a place on this one. */
function StepLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  if (!to.startsWith('#')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
