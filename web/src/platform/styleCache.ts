import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles are kept: Emotion's own key, so that the browser takes over what the server wrote, and no vendor prefixes, which
 * no browser has needed for years and which are a tenth of each page.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
