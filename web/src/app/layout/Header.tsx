import { Box, Button, HStack, chakra } from '@chakra-ui/react';
import { pagePath, type Page } from '@perro-wisdom/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMenu, LuX } from 'react-icons/lu';
import { NavLink, useLocation } from 'react-router-dom';
import { ColorModeToggle } from '../../platform/ColorModeToggle';
import { useLocale } from '../../platform/useLocale';
import { PageWidth } from '../../ui/Section';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

const ENTRIES = ['home', 'about', 'services', 'blog', 'testimonials', 'contact'] as const satisfies readonly Page[];

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
    // The page one is on is told by a line too, not by colour alone.
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
    <chakra.li key={page} listStyleType="none">
      <NavItem asChild>
        <NavLink to={pagePath(page, locale)} end={page === 'home'}>
          {t(`nav.${page}`)}
        </NavLink>
      </NavItem>
    </chakra.li>
  ));
}

/** The menu behind a button on narrow screens: closes on Escape, on a choice, and when focus or finger go elsewhere. */
function MobileMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Open at one place only: whoever goes on has made a choice.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  return (
    <Box
      ref={root}
      hideFrom="lg"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpenAt(null);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenAt(null);
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        p="0"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? t('nav.closeMenu') : t('nav.openMenu')}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {open ? <LuX size="24" aria-hidden="true" /> : <LuMenu size="24" aria-hidden="true" />}
      </Button>
      <chakra.nav
        id="mobile-menu"
        hidden={!open}
        aria-label={t('nav.label')}
        position="absolute"
        top="100%"
        insetX="0"
        bg="bg"
        borderBottomWidth="1px"
        borderColor="border"
        boxShadow="raised"
        maxH="calc(100dvh - var(--pw-sizes-header))"
        overflowY="auto"
      >
        <PageWidth>
          <chakra.ul py="4" display="flex" flexDirection="column" gap="1" fontSize="lg" mx="-3">
            <NavItems />
          </chakra.ul>
        </PageWidth>
      </chakra.nav>
    </Box>
  );
}

/** The sticky header: the way everywhere, and the language. */
export function Header() {
  const { t } = useTranslation();
  return (
    <chakra.header position="sticky" top="0" zIndex="header" bg="bg" borderBottomWidth="1px" borderColor="border">
      <PageWidth>
        {/* One row, unless the visitor's browser enlarges the text alone. */}
        <HStack minH="header" justify="space-between" columnGap="4" flexWrap="wrap">
          <Logo />
          <HStack columnGap={{ base: '1', lg: '6' }} flexWrap="wrap">
            <chakra.nav aria-label={t('nav.label')} hideBelow="lg">
              <HStack as="ul" gap="1" fontSize="sm">
                <NavItems />
              </HStack>
            </chakra.nav>
            <HStack gap="1">
              <LanguageSwitch />
              <Box hideBelow="lg">
                <ColorModeToggle />
              </Box>
            </HStack>
            <MobileMenu />
          </HStack>
        </HStack>
      </PageWidth>
    </chakra.header>
  );
}
