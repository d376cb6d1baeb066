import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute by which a `<style>` that the server wrote names the styles in it. */
export const STYLE_NAMES_ATTRIBUTE = 'data-styles';

/** Where the styles are kept. No vendor prefixes: no browser has needed them for years, and they are a tenth of each page. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/**
 * Takes over the styles that came with the page, where they stand: Emotion's own way moves them, and the browser then computes the
 * styles of the whole page once more.
 */
export function restoreStyles(cache: EmotionCache): EmotionCache {
  for (const style of document.querySelectorAll(`style[${STYLE_NAMES_ATTRIBUTE}]`)) {
    for (const name of style.getAttribute(STYLE_NAMES_ATTRIBUTE)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
