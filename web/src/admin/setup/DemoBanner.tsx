import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { demoTopics } from '@app/domain/setup/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEye } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { TextLink } from '../ui/TextLink';
import { setupQuery } from './data';
import { inWords } from './words';

/** How many topics are named on wide screens; any others are only counted. The dashboard lists them all. */
const NAMED = 3;

/**
 * Warns the owner that visitors see demo content. The dashboard has no banner, because it lists the demo
 * content itself. The banner appears or disappears only when the screen changes, so that a late status
 * doesn't shift the layout.
 */
export function DemoBanner() {
  const { t } = useTranslation('adminSetup');
  const locale = useAdminLocale();
  const { pathname } = useLocation();
  const { data } = useQuery(setupQuery);
  const known = demoTopics(data?.steps ?? []);
  const [{ screen, topics }, setShown] = useState({ screen: pathname, topics: known });
  if (screen !== pathname) setShown({ screen: pathname, topics: known });
  if (topics.length === 0 || pathname === ADMIN_PAGES.dashboard) return null;
  const named = topics.length > NAMED + 1 ? topics.slice(0, NAMED) : topics;
  const more = topics.length - named.length;
  const words = [
    ...named.map((topic) => t(`short.${topic}`)),
    ...(more > 0 ? [t('banner.more', { count: more })] : []),
  ];
  return (
    <chakra.aside
      aria-label={t('banner.label')}
      data-demo-banner
      data-screen-only
      display="flex"
      alignItems="center"
      gap="2"
      px={{ base: '4', sm: '6', lg: '10' }}
      bg="warm.bg"
      color="warm.fg"
      textStyle="small"
    >
      <chakra.span flexShrink="0">
        <LuEye size="18" aria-hidden="true" />
      </chakra.span>
      <chakra.p flex="1" minW="0" py="2">
        <chakra.span hideFrom="md">{t('banner.short')}</chakra.span>
        <chakra.span hideBelow="md">{t('banner.list', { topics: inWords(words, locale) })}</chakra.span>
      </chakra.p>
      <TextLink to={ADMIN_PAGES.dashboard} flexShrink="0" minW="11" fontWeight="semibold">
        {t('banner.open')}
      </TextLink>
    </chakra.aside>
  );
}
