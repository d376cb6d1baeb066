import packageJson from '../../package.json' with { type: 'json' };

/** The browsers that the site is built for, from the `browserslist` of package.json: `chrome >= 92` is `chrome92` for Vite and oxc. */
export const BUILD_TARGET = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''));
