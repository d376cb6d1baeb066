import { Box, Flex, chakra } from '@chakra-ui/react';
import { pagePath, type Page } from '@app/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMenu, LuX } from 'react-icons/lu';
import { NavLink, useLocation } from 'react-router-dom';
import { ColorModeToggle } from '../../shared/components/ColorModeToggle';
import { useLocale } from '../../shared/i18n/useLocale';
import { PageWidth } from '../../shared/ui/Section';
import { useNavigationState } from '../app/PublicRouter';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

const ENTRIES = [
  'home',
  'about',
  'services',
  'blog',
  'testimonials',
  'contact',
] as const satisfies readonly Page[];

const NavItem = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontWeight: 'medium',
    color: 'fg',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    // A line marks the current page, too, so that color is not the only difference.
    _currentPage: {
      color: 'accent.text',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
});

function NavItems() {
  const { t } = useTranslation();
  const locale = useLocale();
  return ENTRIES.map((page) => (
    <li key={page}>
      <NavItem asChild>
        <NavLink to={pagePath(page, locale)} end={page === 'home'}>
          {t(`nav.${page}`)}
        </NavLink>
      </NavItem>
    </li>
  ));
}

const MenuButton = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** The menu on narrow screens: a `<details>`, which opens without JavaScript. It closes on Escape, on a choice, and when the focus or a tap is elsewhere. */
function MobileMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const root = useRef<HTMLDetailsElement>(null);
  const place = useRef(key);

  const close = () => {
    if (root.current) root.current.open = false;
  };
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  useEffect(() => {
    // A navigation closes the menu. The first render does not: the visitor may have opened the menu before hydration.
    if (place.current !== key) close();
    place.current = key;
  }, [key]);

  return (
    <chakra.details
      ref={root}
      hideFrom="lg"
      css={{ '&[open] .menu-icon, &:not([open]) .close-icon': { display: 'none' } }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return;
        close();
        root.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      }}
    >
      <MenuButton aria-label={t('nav.menu')}>
        <LuMenu className="menu-icon" size="24" aria-hidden="true" />
        <LuX className="close-icon" size="24" aria-hidden="true" />
      </MenuButton>
      <chakra.nav
        id="mobile-menu"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
        aria-label={t('nav.label')}
        position="absolute"
        top="100%"
        insetX="0"
        bg="bg"
        borderBottomWidth="1px"
        borderColor="border"
        boxShadow="raised"
        maxH="calc(var(--screen-height) - var(--pw-sizes-header))"
        overflowY="auto"
      >
        <PageWidth>
          <chakra.ul py="4" display="flex" flexDirection="column" gap="1" fontSize="lg" mx="-3">
            <NavItems />
          </chakra.ul>
        </PageWidth>
      </chakra.nav>
    </chakra.details>
  );
}

/** Says that the page which the visitor wanted could not be opened. The page with the link stays as it is. */
function UnopenedPageNotice() {
  const { t } = useTranslation();
  if (useNavigationState() !== 'stayed') return null;
  return (
    <chakra.div role="alert" bg="bg.inverted" color="fg.inverted" textStyle="small" py="3">
      <PageWidth>{t('nav.failed')}</PageWidth>
    </chakra.div>
  );
}

/** The sticky header with the main navigation and the language switch. */
export function Header() {
  const { t } = useTranslation();
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <PageWidth>
        {/* One row, which wraps only when the browser enlarges the text alone. */}
        <Flex align="center" minH="header" justify="space-between" columnGap="4" flexWrap="wrap">
          <Logo />
          <Flex align="center" columnGap={{ base: '1', lg: '6' }} flexWrap="wrap">
            <chakra.nav aria-label={t('nav.label')} hideBelow="lg">
              <Flex align="center" as="ul" gap="1" fontSize="sm">
                <NavItems />
              </Flex>
            </chakra.nav>
            <Flex align="center" gap="1">
              <LanguageSwitch />
              <Box hideBelow="lg">
                <ColorModeToggle />
              </Box>
            </Flex>
            <MobileMenu />
          </Flex>
        </Flex>
      </PageWidth>
      <UnopenedPageNotice />
    </chakra.header>
  );
}
