import type { Fonts } from '@app/domain/content/brand';

/**
 * Applies a brand's fonts. Unlike a visitor's page, the preview switches to the fonts even if they load late,
 * because the owner has just chosen them and is waiting for them.
 */
export function showFonts(fonts: Fonts): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-fonts]')) {
    const isChosen = style.dataset.fonts === fonts;
    style.media = isChosen ? 'all' : 'not all';
    if (isChosen) style.textContent = style.textContent.replace(/(font-display:\s*)optional/g, '$1swap');
  }
}
