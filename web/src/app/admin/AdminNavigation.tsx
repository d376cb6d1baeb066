import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { LuHouse, LuImage, LuInbox, LuNewspaper } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';

/** `wide` is linked from the sidebar, `narrow` from the bottom bar: the messages have a table for wide screens and cards for phones. */
const ENTRIES = [
  { name: 'dashboard', Icon: LuHouse, wide: ADMIN_PAGES.dashboard, narrow: ADMIN_PAGES.dashboard },
  { name: 'messages', Icon: LuInbox, wide: ADMIN_PAGES.contactSubmissions, narrow: ADMIN_PAGES.viewSubmissions },
  { name: 'blog', Icon: LuNewspaper, wide: ADMIN_PAGES.blog, narrow: ADMIN_PAGES.blog },
  { name: 'pictures', Icon: LuImage, wide: ADMIN_PAGES.pictures, narrow: ADMIN_PAGES.pictures },
] as const;

const Item = chakra('a', {
  base: {
    display: 'flex',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    // Forced colors replace backgrounds and borders, and remove shadows.
    _highContrast: { _currentPage: { outline: '2px solid', outlineOffset: '-4px' } },
  },
  variants: {
    layout: {
      side: {
        alignItems: 'center',
        gap: '3',
        minH: '12',
        px: '4',
        borderRadius: 'md',
        _hover: { bg: 'bg.card' },
        _currentPage: { bg: { base: 'bg.card', _dark: 'bg.placeholder' }, color: 'fg', boxShadow: 'card' },
      },
      bottom: {
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '1',
        minH: '14',
        fontSize: 'xs',
        lineHeight: '1.2',
        borderTopWidth: '3px',
        borderColor: 'transparent',
        _currentPage: { color: 'fg', borderColor: 'accent' },
      },
    },
  },
});

/** The navigation of the owner's area: in the sidebar, or in a bar at the bottom of narrow screens. */
export function AdminNavigation({ position }: { position: 'side' | 'bottom' }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isSide = position === 'side';
  return (
    <chakra.nav aria-label={t('nav.label')}>
      <chakra.ul
        listStyleType="none"
        display={isSide ? 'flex' : 'grid'}
        flexDirection="column"
        gridTemplateColumns={`repeat(${ENTRIES.length}, 1fr)`}
        gap={isSide ? '1' : '0'}
      >
        {ENTRIES.map(({ name, Icon, wide, narrow }) => {
          const path = isSide ? wide : narrow;
          const isCurrent = pathname === wide || pathname === narrow;
          return (
            <li key={name}>
              <Item asChild layout={position} {...(isCurrent && { 'aria-current': 'page' as const })}>
                <Link to={path}>
                  <Icon size="20" aria-hidden="true" />
                  {t(`nav.${name}`)}
                </Link>
              </Item>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
}
