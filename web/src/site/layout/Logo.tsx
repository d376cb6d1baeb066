import { pagePath } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { BrandLink } from '../../shared/components/BrandLink';

/**
 * Hides the name on the narrowest phones, which have room only for the mark, the language switch and the menu
 * button.
 */
const hiddenInNarrowHeader = { '@media (max-width: 22.4rem)': { 'header &': { display: 'none' } } };

export function Logo() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <BrandLink
      to={pagePath('home', locale)}
      aria-label={t('home.link')}
      markSize={36}
      nameProps={{ css: hiddenInNarrowHeader }}
      fontSize="lg"
      // In a narrow header, a long name wraps so that the menu still fits next to it.
      flex={{ base: '1 1 7rem', lg: 'none' }}
      maxW="max-content"
      whiteSpace={{ base: 'normal', lg: 'nowrap' }}
      lineHeight="1.15"
      letterSpacing="-0.01em"
    />
  );
}
