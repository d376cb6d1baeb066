import packageJson from '../../package.json' with { type: 'json' };

/**
 * The site's target browsers, from the `browserslist` in package.json, in the format that Vite and oxc
 * expect. For example, `chrome >= 92` becomes `chrome92`.
 */
export const BUILD_TARGET = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''));
