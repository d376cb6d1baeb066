import { chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { useLocale } from '../../platform/i18n/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { listPageQuery, type ListPage } from './listPage';

interface BlogPagerProps {
  newer: ListPage | null;
  older: ListPage | null;
  /** "Page 2 of 9"; empty when the numbers are not known. */
  label: string;
}

/** Links to the pages with newer and older posts. */
export function BlogPager({ newer, older, label }: BlogPagerProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const link = (page: ListPage | null, rel: 'prev' | 'next', content: ReactNode) =>
    page && (
      <LinkButton to={`${pagePath('blog', locale)}${listPageQuery(page)}`} rel={rel} variant="outline" px={{ base: '4', sm: '6' }}>
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
