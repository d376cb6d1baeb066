import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the `<style>` that the server wrote. */
export const SERVER_STYLES = 'data-server-styles';

const KEY = 'css';
const CLASS_NAMES = new RegExp(`\\.${KEY}-([\\w-]+)`, 'g');

/** Where the styles are kept. No vendor prefixes: no browser has needed them for years, and they are a tenth of each page. */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

/**
 * Takes over the styles that came with the page, where they stand: Emotion's own way moves them, and the browser then computes the
 * styles of the whole page once more.
 */
export function restoreStyles(cache: EmotionCache): EmotionCache {
  const drawn = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, name = ''] of drawn.matchAll(CLASS_NAMES)) cache.inserted[name] = true;
  return cache;
}
