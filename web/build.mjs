// Builds the site: the visitors' application, the owner's application, the preview frame, and the renderer
// for the visitors' pages. Environment variables:
//   WEB_OUT_DIR      the folder that Hosting serves (default: dist)
//   PAGES_OUT_DIR    the folder for the renderer, which is deployed with the functions (default: dist-pages)
//   PUBLIC_SITE_URL  the site's address, for absolute URLs
//   TIME_ZONE        the business's time zone (default: Puerto Rico's; see vite.config.ts)
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const pages = resolve(root, process.env.PAGES_OUT_DIR ?? 'dist-pages');

const { PUBLIC_SITE_URL, VITE_FIREBASE_PROJECT_ID } = process.env;

const define = {
  // Also set for the renderer, because libraries would otherwise look it up in the environment each time.
  'process.env.NODE_ENV': JSON.stringify('production'),
  ...(PUBLIC_SITE_URL && { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) }),
};

/** @param {import('vite').BuildEnvironmentOptions} options */
const buildInto = (options) => build({ root, logLevel: 'error', define, build: options });

/**
 * The libraries that every page uses. They are split into two chunks, each evaluated in its own task, because
 * a single task would take too long.
 */
const LIBRARIES = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/site\/platform\/browser\/reactDom\.ts$/,
    priority: 3,
  },
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react-router|react-router-dom|i18next|react-i18next|@emotion|stylis)\//,
    priority: 3,
  },
];

/**
 * The chunks that several pages load. Each group becomes one file, instead of one file per module. A group
 * includes the modules that its modules import, unless an earlier group includes them.
 */
const SITE_CHUNKS = {
  groups: [
    ...LIBRARIES,
    // The entry module of the visitors' application.
    { name: 'site', test: /\/web\/src\/main\.tsx$/, priority: 2 },
    // Needed only by pages with rich text from the owner.
    { name: 'prose', test: /\/web\/src\/shared\/ui\/Prose\.tsx$/, priority: 2 },
    // Needed only by posts and legal pages.
    { name: 'sanitizer', test: /\/node_modules\/dompurify\//, priority: 2 },
    // Modules that several pages share, including TanStack Query.
    {
      name: 'pages',
      test: /\/(?:web|domain)\/src\/(?!site\/blog\/|blog\/|(?:[\w-]+\/)*[\w-]+\.schema\.ts|shared\/data\/(?:api|answer)\.ts|site\/inbox\/(?:FormField|TextField|ContactFields|PlainForm|keptForm|useVisitorForm)\.tsx?|shared\/ui\/(?:Field|Select)\.tsx|shared\/components\/EmailSuggestion\.tsx|inbox\/email\/|fields\/form-values)|\/react-icons\/|\/@tanstack\//,
      minShareCount: 2,
      priority: 1,
    },
    // Form fields, rendered with and without scripts.
    {
      name: 'fields',
      test: /\/web\/src\/(?:site\/inbox\/(?:TextField|ContactFields|PlainForm)|shared\/ui\/(?:Field|Select))\.tsx$/,
    },
    // Modules that the contact and testimonial forms share. The forms load later than their pages.
    {
      name: 'forms',
      test: /\/node_modules\/(?:formik|yup)\/|\/domain\/src\/(?:[\w-]+\/)*[\w-]+\.schema\.ts|\/shared\/data\/(?:api|answer)\.ts|\/site\/inbox\/(?:FormField|keptForm|useVisitorForm)\.tsx?|\/shared\/components\/EmailSuggestion\.tsx|\/inbox\/email\/[\w-]+\.ts|\/fields\/form-values\.ts/,
      minShareCount: 2,
    },
    // Modules that only the blog pages share.
    { name: 'blog', test: /\/(?:web|domain)\/src\//, minShareCount: 2 },
  ],
};

for (const folder of [site, pages]) rmSync(folder, { recursive: true, force: true });

// Builds each application separately, so that the visitors' application doesn't include parts of libraries
// that only the owner's area uses.
await buildInto({
  outDir: site,
  manifest: true,
  rolldownOptions: { output: { codeSplitting: SITE_CHUNKS } },
});
for (const page of ['admin.html', 'preview-frame.html'])
  await buildInto({
    outDir: site,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: join(root, page), output: { codeSplitting: { groups: LIBRARIES } } },
  });
await buildInto({
  outDir: pages,
  ssr: 'src/server.tsx',
  copyPublicDir: false,
  sourcemap: false,
  minify: false,
});

copyFileSync(join(root, 'render.mjs'), join(pages, 'render.js'));
renameSync(join(site, '.vite', 'manifest.json'), join(pages, 'manifest.json'));
rmSync(join(site, '.vite'), { recursive: true });
// Every page is prerendered or rendered by the function. The bare template, without fonts, is served in place
// of missing files.
copyFileSync(join(site, 'index.html'), join(pages, 'template.html'));
const bare = readFileSync(join(site, 'index.html'), 'utf8').replace(
  /<(link|style)[^>]* data-fonts="\w+"[^>]*>(?:[^<]*<\/style>)?\s*/g,
  '',
);
writeFileSync(join(site, '404.html'), bare);
rmSync(join(site, 'index.html'));

// Writes the build's id into both outputs, so that a deployment can reject outputs from different builds
// (tools/deploy/build-stamp.ts).
const digest = createHash('sha256').update(`${VITE_FIREBASE_PROJECT_ID} ${PUBLIC_SITE_URL}`);
for (const name of ['manifest.json', 'template.html', 'server.js'])
  digest.update(readFileSync(join(pages, name)));
const stamp = {
  project: VITE_FIREBASE_PROJECT_ID,
  siteUrl: PUBLIC_SITE_URL,
  buildId: digest.digest('hex').slice(0, 12),
};
for (const folder of [site, pages]) writeFileSync(join(folder, 'build.json'), JSON.stringify(stamp));
