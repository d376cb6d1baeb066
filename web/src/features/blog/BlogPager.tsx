import { chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { useLocale } from '../../platform/i18n/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { placeQuery, type Place } from './place';

interface BlogPagerProps {
  newer: Place | null;
  older: Place | null;
  /** "Page 2 of 9", where that is known. */
  label: string;
}

/** The ways to newer and to older posts, each with an address of its own. */
export function BlogPager({ newer, older, label }: BlogPagerProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const link = (place: Place | null, rel: 'prev' | 'next', content: ReactNode) =>
    place && (
      <LinkButton to={`${pagePath('blog', locale)}${placeQuery(place)}`} rel={rel} variant="outline" px={{ base: '4', sm: '6' }}>
        {content}
      </LinkButton>
    );
  if (!newer && !older) return null;
  return (
    <chakra.nav
      aria-label={t('pages.label')}
      mt="12"
      display="grid"
      alignItems="center"
      gap="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: '1fr auto 1fr' }}
    >
      <chakra.div justifySelf="start">
        {link(
          newer,
          'prev',
          <>
            <LuArrowLeft aria-hidden="true" />
            {t('pages.newer')}
          </>,
        )}
      </chakra.div>
      <chakra.p
        color="fg.muted"
        textAlign="center"
        gridRow={{ base: '2', md: 'auto' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        css={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {label}
      </chakra.p>
      <chakra.div justifySelf="end">
        {link(
          older,
          'next',
          <>
            {t('pages.older')}
            <LuArrowRight aria-hidden="true" />
          </>,
        )}
      </chakra.div>
    </chakra.nav>
  );
}
