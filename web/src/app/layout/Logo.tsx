import { chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../platform/i18n/useLocale';
import { BrandLink } from './BrandLink';

/** The mark and the name; leads home. */
export function Logo() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <BrandLink asChild fontSize="lg" letterSpacing="-0.01em">
      <Link to={pagePath('home', locale)} aria-label={t('home.link')}>
        {/* Its room is reserved: it need not compete with what the page is about. */}
        <img src="/favicon.svg" alt="" width="36" height="36" fetchPriority="low" />
        {/* The narrowest phones have room for the mark, the languages and the menu. */}
        <chakra.span css={{ '@media (max-width: 22.4rem)': { 'header &': { display: 'none' } } }}>{business.name}</chakra.span>
      </Link>
    </BrandLink>
  );
}
