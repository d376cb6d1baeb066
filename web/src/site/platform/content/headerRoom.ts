/**
 * Estimates which links fit in the header's row. The estimate is part of the data that all pages share, so
 * the header is correct even without scripts and doesn't change when scripts run. Widths are in rem and err
 * on the large side.
 */
import { parseImagePath } from '@app/domain/pictures/images';
import type { Site } from '../../../shared/content/site';

/**
 * Groups of characters, each with its widest character's width in em. Widths are measured at the links' font
 * size in the widest of the four fonts.
 */
const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[ijíÍ'’ ]/u, 0.28],
  [/[l,.:;!¡|]/u, 0.33],
  [/[frtI()/"“”-]/u, 0.43],
  [/[aceksvxyzáéJL]/u, 0.57],
  [/[mwM]/u, 0.9],
  [/[W&@%—]/u, 1.12],
  [/\p{Lu}/u, 0.8],
  [/[\p{Script=Latin}\d¿?]/u, 0.62],
];

const widthOf = (text: string, fontSize: number): number =>
  Array.from(text).reduce(
    (sum, character) => sum + fontSize * (WIDTHS.find(([group]) => group.test(character))?.[1] ?? 1.2),
    0,
  );

/** The dimensions of the header's elements (`layout/Header.tsx`). */
const [SMALL, LARGE] = [0.9375, 1.1875];
const LINK_PADDING = 1;
const LINK_GAP = 0.25;
const MORE_ICON = 1.25;
const BUTTON_PADDING = 2;
const MARK = 2.25;
/** The total width of the page's padding, the header's gaps, and the language and color mode switches. */
const FIXED = 4 + 1 + 1.5 + 8.75;
/** The minimum window width at which the header can have a row of links. */
const WIDE = 64;
/** The maximum width of the page's content. */
const WIDEST = 75;
const NEVER = 1000;

const linkWidth = (text: string): number => widthOf(text, SMALL) + LINK_PADDING + LINK_GAP;

function logoWidth({ src, hasName }: Site['logo'], name: string): number {
  const { width, height } = parseImagePath(src) ?? { width: 1, height: 1 };
  const mark = MARK * Math.min(width / height, 4);
  return src !== '' && hasName ? mark : mark + 0.5 + widthOf(name, LARGE);
}

interface HeaderTexts {
  /** The titles of the built-in pages. */
  pages: readonly string[];
  more: string;
  /** The label of the booking button; empty if there is no button. */
  book: string;
}

/**
 * Adds minimum window widths to the site. One is for showing a row of links in the header. Each of the
 * owner's pages has its own, from which the row includes that page.
 */
export function withHeaderRoom(site: Site, { pages, more, book }: HeaderTexts): Site {
  const titles = site.ownPages.flatMap(({ place, title }) => (place === 'header' ? [title] : []));
  if (titles.length === 0 && book === '') return site;
  const fitsFrom = (links: readonly string[], withMore: boolean): number => {
    const needed = [
      FIXED,
      logoWidth(site.logo, site.facts.name),
      ...[...pages, ...links].map(linkWidth),
      withMore ? linkWidth(more) + MORE_ICON : 0,
      book === '' ? 0 : widthOf(book, SMALL) + BUTTON_PADDING + LINK_GAP,
    ].reduce((sum, width) => sum + width, 0);
    return needed > WIDEST ? NEVER : Math.max(WIDE, Math.ceil(needed * 10) / 10);
  };
  const all = fitsFrom(titles, false);
  const rowFrom = titles.map((_, index) => Math.min(all, fitsFrom(titles.slice(0, index + 1), true)));
  if (rowFrom.length > 0) rowFrom[rowFrom.length - 1] = all;
  let links = 0;
  return {
    ...site,
    wideFrom: Math.min(all, fitsFrom([], titles.length > 0)),
    ownPages: site.ownPages.map((page) =>
      page.place === 'header' ? { ...page, rowFrom: rowFrom[links++] ?? NEVER } : page,
    ),
  };
}
