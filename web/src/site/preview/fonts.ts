import type { Fonts } from '@app/domain/content/brand';

/**
 * Shows the fonts of a brand. A visitor's page does without a late font. Here, the owner has just chosen it
 * and waits for it.
 */
export function showFonts(fonts: Fonts): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-fonts]')) {
    const isChosen = style.dataset.fonts === fonts;
    style.media = isChosen ? 'all' : 'not all';
    if (isChosen) style.textContent = style.textContent.replace(/(font-display:\s*)optional/g, '$1swap');
  }
}
