import { Flex, chakra } from '@chakra-ui/react';
import { onlyLocale } from '@app/domain/content/site-languages';
import { LOCALES, withLocale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFacts } from '../../shared/content/SiteContext';
import { KEEP_PLACE } from '../../shared/browser/keepPlace';
import { useLocale } from '../../shared/i18n/useLocale';

const Toggle = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '11',
    minH: '11',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: {
      color: 'fg',
      bg: { base: 'bg.subtle', _dark: 'bg.placeholder' },
      // Outlines the current language in forced-colors mode, which replaces the background.
      _highContrast: { outline: '2px solid', outlineOffset: '-2px' },
    },
  },
});

/**
 * The EN and ES links. Each link opens the current page in the link's language, with the same query and hash,
 * and replaces the history entry. Renders nothing if the site has only one language.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  if (onlyLocale(useFacts())) return null;
  return (
    <Flex align="center" as="nav" aria-label={t('language.label')} gap="1">
      {LOCALES.map((other) => (
        <Toggle key={other} asChild {...(other === locale && { 'aria-current': 'page' as const })}>
          <Link
            to={{ pathname: withLocale(pathname, other), search, hash }}
            replace
            state={KEEP_PLACE}
            lang={other}
            hrefLang={other}
            aria-label={`${other.toUpperCase()}, ${t(`language.${other}`)}`}
          >
            {other.toUpperCase()}
          </Link>
        </Toggle>
      ))}
    </Flex>
  );
}
