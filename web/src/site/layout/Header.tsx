import { Box, Flex, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { ownPagePath, pagePath } from '@app/domain/general/paths';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuMenu, LuX } from 'react-icons/lu';
import { NavLink, useLocation } from 'react-router-dom';
import { ColorModeToggle } from '../../shared/components/ColorModeToggle';
import { useSite } from '../../shared/content/SiteContext';
import { useLocale } from '../../shared/i18n/useLocale';
import { HEADER_PAGES } from '../platform/content/header';
import { BookButton } from '../ui/BookButton';
import { PageWidth } from '../../shared/ui/Section';
import { useNavigationState } from '../app/PublicRouter';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

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
    // Underlines the current page too, so that color isn't the only indicator.
    _currentPage: {
      color: 'accent.text',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
});

/** Returns styles that apply at and above a given window width, in rem. */
const from = (rem: number, css: SystemStyleObject) =>
  ({ [`@media (min-width: ${rem}rem)`]: css }) as SystemStyleObject;
const HIDDEN: SystemStyleObject = { display: 'none' };
const SHOWN: SystemStyleObject = { display: 'block' };

/**
 * Returns the minimum window width, in rem, at which the header has a row of links. This is the `lg`
 * breakpoint unless the header links to more than the built-in pages.
 */
const useWideFrom = (): number => useSite().wideFrom ?? 64;

const useHeaderPages = () => useSite().ownPages.filter(({ place }) => place === 'header');

function NavItems() {
  const { t } = useTranslation();
  const locale = useLocale();
  return HEADER_PAGES.map((page) => (
    <li key={page}>
      <NavItem asChild>
        <NavLink to={pagePath(page, locale)} end={page === 'home'}>
          {t(`nav.${page}`)}
        </NavLink>
      </NavItem>
    </li>
  ));
}

/** Renders links to the owner's own pages: those that fit in the row, the rest, or all of them. */
function OwnPages({ where }: { where: 'row' | 'more' | 'menu' }) {
  const locale = useLocale();
  return useHeaderPages().map(({ slug, title, rowFrom }) => (
    <chakra.li
      key={slug}
      css={{
        ...(where === 'row' && { ...HIDDEN, ...from(rowFrom, SHOWN) }),
        ...(where === 'more' && { ...from(rowFrom, HIDDEN) }),
      }}
    >
      <NavItem asChild {...(where !== 'row' && { whiteSpace: 'normal' })}>
        <NavLink to={ownPagePath(slug, locale)}>{title}</NavLink>
      </NavItem>
    </chakra.li>
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

interface MenuProps {
  button: ReactNode;
  /** The menu's links. */
  children: ReactNode;
  css: SystemStyleObject;
}

/**
 * A menu based on `<details>`, so it opens without JavaScript. It closes when the visitor presses Escape,
 * chooses a link, or focuses or taps anything outside it.
 */
function Menu({ button, children, css }: MenuProps) {
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
    // Navigation closes the menu. The first render doesn't, because the visitor may have opened it before
    // hydration.
    if (place.current !== key) close();
    place.current = key;
  }, [key]);

  return (
    <chakra.details
      ref={root}
      css={css}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return;
        close();
        root.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      }}
    >
      {button}
      {children}
    </chakra.details>
  );
}

/** The main menu on narrow screens. */
function MobileMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      css={{
        '&[open] .menu-icon, &:not([open]) .close-icon': HIDDEN,
        ...from(useWideFrom(), HIDDEN),
      }}
      button={
        <MenuButton aria-label={t('nav.menu')}>
          <LuMenu className="menu-icon" size="24" aria-hidden="true" />
          <LuX className="close-icon" size="24" aria-hidden="true" />
        </MenuButton>
      }
    >
      <chakra.nav
        id="mobile-menu"
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
            <OwnPages where="menu" />
          </chakra.ul>
        </PageWidth>
      </chakra.nav>
    </Menu>
  );
}

/** The "More" menu with the links that don't fit in the row; hidden if all links fit. */
function MoreMenu() {
  const { t } = useTranslation();
  const last = useHeaderPages().at(-1);
  if (!last) return null;
  return (
    <chakra.li position="relative" css={{ ...from(last.rowFrom, HIDDEN) }}>
      <Menu
        css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}
        button={
          <NavItem as="summary" cursor="pointer" css={{ '&::-webkit-details-marker': HIDDEN }}>
            {t('nav.more')}
            <LuChevronDown size="16" aria-hidden="true" />
          </NavItem>
        }
      >
        <chakra.ul
          position="absolute"
          top="100%"
          mt="2"
          right="0"
          w="max-content"
          maxW="18rem"
          maxH="calc(var(--screen-height) - var(--pw-sizes-header))"
          overflowY="auto"
          p="2"
          bg="bg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          boxShadow="raised"
        >
          <OwnPages where="more" />
        </chakra.ul>
      </Menu>
    </chakra.li>
  );
}

/** Reports that a page could not be opened. The current page remains unchanged. */
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
  const { wideFrom } = useSite();
  const wide = useWideFrom();
  const wideOnly = { ...HIDDEN, ...from(wide, SHOWN) };
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
        {/* This row wraps only if the browser is set to enlarge text without zooming. */}
        <Flex align="center" minH="header" justify="space-between" columnGap="4" flexWrap="wrap">
          <Logo />
          <Flex align="center" columnGap={{ base: '1', lg: '6' }} flexWrap="wrap">
            <chakra.nav aria-label={t('nav.label')} css={wideOnly}>
              <Flex
                align="center"
                as="ul"
                gap="1"
                fontSize="sm"
                {...(wideFrom !== null && { css: { '& > li > a, & summary': { px: '2' } } })}
              >
                <NavItems />
                <OwnPages where="row" />
                <MoreMenu />
              </Flex>
            </chakra.nav>
            <Flex align="center" gap="1">
              <LanguageSwitch />
              <Box css={wideOnly}>
                <ColorModeToggle />
              </Box>
              <BookButton size="sm" css={{ ...HIDDEN, ...from(wide, { display: 'inline-flex' }) }} />
            </Flex>
            <MobileMenu />
          </Flex>
        </Flex>
      </PageWidth>
      <UnopenedPageNotice />
    </chakra.header>
  );
}
