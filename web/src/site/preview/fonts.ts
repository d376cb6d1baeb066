import type { Fonts } from '@app/domain/content/brand';

/**
 * Applies a brand's fonts. Unlike a visitor's page, the preview switches fonts even if they load late,
 * because the owner just chose them and is waiting to see them.
 */
export function showFonts(fonts: Fonts): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-fonts]')) {
    const isChosen = style.dataset.fonts === fonts;
    style.media = isChosen ? 'all' : 'not all';
    if (isChosen) style.textContent = style.textContent.replace(/(font-display:\s*)optional/g, '$1swap');
  }
}
