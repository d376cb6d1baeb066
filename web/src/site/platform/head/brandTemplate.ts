/**
 * Inserts the owner's brand into the page template, so that the brand applies before the first paint. Only
 * the server and the draft preview import this module.
 */
import { brandColors, changedColors } from '@app/domain/content/brand-colors';
import { colorsOf, type Brand } from '@app/domain/content/brand';
import { THEME_COLORS, type LightDark, type ThemeColor } from '@app/domain/content/theme-colors';
import { isPrintedInColor } from '../../../shared/ui/theme/print';
import { variableName } from '../../../shared/ui/theme/tokens';

const declarations = (
  colors: readonly (readonly [ThemeColor, LightDark])[],
  mode: keyof LightDark,
  ending = '',
): string =>
  colors.map(([name, color]) => `${variableName('colors', name)}:${color[mode]}${ending};`).join('');

export function colorStyles(brand: Brand): string {
  const changed = changedColors(colorsOf(brand));
  if (changed.length === 0) return '';
  const printed = changed.filter(([name]) => isPrintedInColor(name));
  // As in the global styles, printed pages use the light-mode colors.
  return `html{${declarations(changed, 'light')}}html.dark{${declarations(changed, 'dark')}}@media print{html,html.dark{${declarations(printed, 'light', '!important')}}}`;
}

const THEME_COLOR = /<meta name="theme-color"[^>]*>/;

/** Matches the preload and the two style sheets for each pair of fonts. */
const OF_FONTS = /<(link|style)[^>]* data-fonts="(\w+)"[^>]*>(?:[^<]*<\/style>)?\s*/g;

export function withBrand(template: string, brand: Brand): string {
  const styles = colorStyles(brand);
  const { bg } = brandColors(colorsOf(brand));
  return template
    .replace(OF_FONTS, (element, _tag, fonts) => (fonts === brand.fonts ? element : ''))
    .replace(THEME_COLOR, (meta) =>
      meta.replaceAll(THEME_COLORS.bg.light, bg.light).replaceAll(THEME_COLORS.bg.dark, bg.dark),
    )
    .replace('<!--head-->', () => `<!--head-->${styles && `<style>${styles}</style>`}`);
}
