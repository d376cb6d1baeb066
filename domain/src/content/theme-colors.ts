/**
 * The site's default colors, named for their purpose, in light and dark mode. The owner can choose other
 * colors (`brand-colors.ts`).
 */
export interface LightDark {
  light: string;
  dark: string;
}

const lightDark = (light: string, dark: string): LightDark => ({ light, dark });

/** The palette: stucco for backgrounds, mangrove green for text, and flamboyán red as the accent color. */
export const THEME_COLORS = {
  bg: lightDark('#FFFCF7', '#132520'),
  'bg.subtle': lightDark('#F6EFE3', '#182D27'),
  'bg.card': lightDark('#FFFFFF', '#1F362F'),
  'bg.inverted': lightDark('#17302B', '#0D1A17'),
  /** The color of loading skeletons. */
  'bg.placeholder': lightDark('#E8D9C0', '#2A443C'),
  'bg.destructive': lightDark('#942A14', '#942A14'),
  /** The color of the overlay behind dialogs. */
  backdrop: lightDark('#17302B', '#0D1A17'),
  fg: lightDark('#17302B', '#F5EDDF'),
  'fg.muted': lightDark('#4A5F58', '#B9C6BE'),
  'fg.inverted': lightDark('#F6EFE3', '#F5EDDF'),
  'fg.invertedMuted': lightDark('#B9CCC4', '#B9CCC4'),
  'fg.error': lightDark('#942A14', '#F7A58F'),
  border: lightDark('#E8D9C0', '#345047'),
  'border.control': lightDark('#6C847B', '#8AA299'),
  'border.inverted': lightDark('#4A5F58', '#345047'),
  accent: lightDark('#D1401F', '#EF6B4A'),
  'accent.hover': lightDark('#B5341A', '#F7A58F'),
  'accent.text': lightDark('#B5341A', '#F7A58F'),
  'accent.contrast': lightDark('#FFFFFF', '#0D1A17'),
  'good.bg': lightDark('#EDF3F0', '#24483F'),
  'good.fg': lightDark('#24483F', '#EDF3F0'),
  'warm.bg': lightDark('#FBE6BC', '#57430F'),
  'warm.fg': lightDark('#17302B', '#FBE6BC'),
  star: lightDark('#F2B84B', '#F2B84B'),
  'star.empty': lightDark('#E8D9C0', '#345047'),
  focus: lightDark('#24483F', '#F2B84B'),
  /** The color of the wall in the hero picture, and of the background around the picture. */
  wall: lightDark('#F0D3BD', '#2F4640'),
  'wall.muted': lightDark('#24483F', '#DDD6C8'),
  /** The colors of `SunDisc` and its halo, on the page background and on `wall`. */
  sun: lightDark('#FBE6BC', '#26402F'),
  'sun.halo': lightDark('#FDF3DF', '#1C352C'),
  'wall.sun': lightDark('#FBE6BC', '#4A5F4F'),
  'wall.halo': lightDark('#F8E0C4', '#3A5148'),
};

export type ThemeColor = keyof typeof THEME_COLORS;
export type ThemeColors = Readonly<Record<ThemeColor, LightDark>>;
