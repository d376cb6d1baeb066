import packageJson from '../../package.json' with { type: 'json' };

/**
 * The site's target browsers, from the `browserslist` in package.json. For example, `chrome >= 92` becomes
 * `chrome92`, the format of Vite and oxc.
 */
export const BUILD_TARGET = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''));
