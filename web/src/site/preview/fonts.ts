import type { Fonts } from '@app/domain/content/brand';

/**
 * Applies a brand's fonts. A visitor's page doesn't use a late font. The preview does use it, because the
 * owner has just chosen it and is waiting for it.
 */
export function showFonts(fonts: Fonts): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-fonts]')) {
    const isChosen = style.dataset.fonts === fonts;
    style.media = isChosen ? 'all' : 'not all';
    if (isChosen) style.textContent = style.textContent.replace(/(font-display:\s*)optional/g, '$1swap');
  }
}
