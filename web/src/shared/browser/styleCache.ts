import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute of the `<style>` that the server rendered. */
export const SERVER_STYLES = 'data-styles';

const KEY = 'css';
const CLASS_NAMES = new RegExp(`\\.${KEY}-([\\w-]+)`, 'g');

/** Creates Emotion's cache. Without vendor prefixes: no supported browser needs them, and they would be a tenth of each page. */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

/** Registers the styles that came with the page. Emotion's own hydration moves them, after which the browser computes all styles again. */
export function restoreStyles(cache: EmotionCache): EmotionCache {
  const rendered = document.querySelector(`style[${SERVER_STYLES}]`)?.textContent ?? '';
  for (const [, name = ''] of rendered.matchAll(CLASS_NAMES)) cache.inserted[name] = true;
  return cache;
}
