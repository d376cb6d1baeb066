import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChartColumn, LuHouse, LuImage, LuInbox, LuNewspaper, LuPanelsTopLeft } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { isMessagePath } from '../inbox/list/list';
import { NewMessagesBadge, NewMessagesDescription } from '../inbox/NewMessagesBadge';

/**
 * The navigation entries. The sidebar links to the `wide` paths and the bottom bar links to the `narrow`
 * paths. They differ because messages are shown in a table on wide screens and as cards on phones. The
 * narrowest phones have room for only five entries. There, the owner opens the pictures from the settings or
 * the site overview.
 */
const ENTRIES = [
  { name: 'dashboard', Icon: LuHouse, wide: ADMIN_PAGES.dashboard, narrow: ADMIN_PAGES.dashboard },
  {
    name: 'messages',
    Icon: LuInbox,
    wide: ADMIN_PAGES.contactSubmissions,
    narrow: ADMIN_PAGES.viewSubmissions,
  },
  { name: 'content', Icon: LuPanelsTopLeft, wide: ADMIN_PAGES.content, narrow: ADMIN_PAGES.content },
  { name: 'blog', Icon: LuNewspaper, wide: ADMIN_PAGES.blog, narrow: ADMIN_PAGES.blog },
  { name: 'pictures', Icon: LuImage, wide: ADMIN_PAGES.pictures, narrow: null },
  { name: 'stats', Icon: LuChartColumn, wide: ADMIN_PAGES.stats, narrow: ADMIN_PAGES.stats },
] as const;

const Item = chakra('a', {
  base: {
    display: 'flex',
    position: 'relative',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    // In forced-colors mode, the browser replaces backgrounds and borders and removes shadows.
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
        // Fits five entries on the narrowest phones.
        '@media (max-width: 22.4em)': { fontSize: '0.6875rem' },
        lineHeight: '1.2',
        borderTopWidth: '3px',
        borderColor: 'transparent',
        _currentPage: { color: 'fg', borderColor: 'accent' },
      },
    },
  },
});

export function AdminNavigation({ position }: { position: 'side' | 'bottom' }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isSide = position === 'side';
  const descriptionId = useId();
  const entries = ENTRIES.flatMap(({ wide, narrow, ...entry }) => {
    const path = isSide ? wide : narrow;
    return path === null ? [] : [{ ...entry, path, paths: [wide, narrow] }];
  });
  return (
    <chakra.nav aria-label={t('nav.label')}>
      <chakra.ul
        display={isSide ? 'flex' : 'grid'}
        flexDirection="column"
        gridTemplateColumns={`repeat(${entries.length}, auto)`}
        gap={isSide ? '1' : '0'}
      >
        {entries.map(({ name, Icon, path, paths }) => {
          const isMessages = name === 'messages';
          const isBelow = name === 'content' && pathname.startsWith(`${path}/`);
          const isCurrent =
            isBelow || paths.some((each) => each === pathname) || (isMessages && isMessagePath(pathname));
          return (
            <li key={name}>
              <Item asChild layout={position} {...(isCurrent && { 'aria-current': 'page' as const })}>
                <Link to={path} {...(isMessages && { 'aria-describedby': descriptionId })}>
                  <Icon size="20" aria-hidden="true" />
                  {t(`nav.${name}`)}
                  {isMessages && <NewMessagesBadge position={position} />}
                </Link>
              </Item>
              {isMessages && <NewMessagesDescription id={descriptionId} />}
            </li>
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
}
