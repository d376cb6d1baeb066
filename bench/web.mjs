// npm run bench: measures every public page as it is served, and two references in the same run: the home page without any JavaScript
// (the lower bound), and the same packages built without optimizations (the naive baseline). Prints one table.
//   --runs 5     how often Lighthouse measures each page; the table has the medians
//   --quick      only the English home page and the references, once
//   --write      writes the table to docs/performance.md
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../tools/browser.mjs';
import { withProgress } from '../tools/process/progress.mjs';
import { measure } from './lighthouse.mjs';
import { buildEager, withoutScripts } from './references.mjs';
import { serveSite } from './site-server.mjs';
import { visit } from './visit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORT = join(root, 'docs', 'performance.md');
const MARKS = /(<!-- the table: npm run bench -- --write -->\n)[^]*?(<!-- end of the table -->)/;

const HOME = ['/en', '/es'];
const PAGES = [
  '/en/blog',
  '/en/blog/loose-leash-walking',
  '/en/services',
  '/en/about',
  '/en/testimonials',
  '/en/contact',
  '/en/privacy',
];

const {
  values: { runs, quick, write },
} = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { SITE_URL: hosting } = process.env;
if (!hosting) throw new Error('SITE_URL is not set. Run: npm run bench');

await ensureBrowser();
const times = quick ? 1 : Number(runs);
const site = await serveSite(hosting);
const home = await (await fetch(`${site.url}/en`)).text();
const plain = { type: 'text/html; charset=utf-8', body: Buffer.from(withoutScripts(home)) };
const floor = await serveSite(hosting, (path) => (path === '/en' ? plain : undefined));
const eager = await serveSite(
  hosting,
  await withProgress('Building the eager reference', () => buildEager(root)),
);

/** @param {string} path @returns {[name: string, site: import('./site-server.mjs').Site, path: string]} */
const asServed = (path) => [path, site, path];

/** @type {Array<[name: string, site: import('./site-server.mjs').Site, path: string]>} */
const measured = [
  ...HOME.slice(0, quick ? 1 : HOME.length).map(asServed),
  ['/en without JavaScript', floor, '/en'],
  ['/en built eagerly', eager, '/en'],
  ...(quick ? [] : PAGES.map(asServed)),
];

const rows = [];
/** @type {string[]} */
const findings = [];
let version = '';
for (const [name, where, path] of measured) {
  const visited = await withProgress(`Visiting ${name}`, () => visit(where, path));
  const result = await withProgress(`Measuring ${name}`, () => measure(where.url + path, times));
  findings.push(...result.findings.map((finding) => `${name}: ${finding}`));
  version = result.version;
  rows.push(row(name, visited, result));
  console.log(rows.at(-1));
}
for (const { close } of [site, floor, eager]) close();

const table = [
  `Measured on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${version}, ${times === 1 ? 'one run' : `medians of ${times} runs`} per page; ` +
    `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ` +
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} at the end.`,
  '',
  '| page | HTML br | entry JS gz | all JS gz | requests before idle | Firestore calls before LCP | documents read | performance | accessibility ' +
    '| best practices | SEO | LCP simulated | LCP throttled | TBT | CLS | tap at 4x |',
  `|---|${'---:|'.repeat(15)}`,
  ...rows,
  '',
  ...findings.map((finding) => `- ${finding}`),
].join('\n');
console.log(`\n${table}`);
if (write)
  writeFileSync(
    REPORT,
    readFileSync(REPORT, 'utf8').replace(MARKS, (_, start, end) => `${start}\n${table.trim()}\n\n${end}`),
  );
// Open connections would keep the process alive.
process.exit();

/**
 * @param {string} name
 * @param {import('./visit.mjs').Visit} visited
 * @param {import('./lighthouse.mjs').Measured} result
 */
function row(name, visited, result) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes === 0 ? '0' : `${(bytes / 1000).toFixed(1)} KB`);
  const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
  const whole = (/** @type {number | null} */ milliseconds) =>
    milliseconds === null ? '' : `${Math.round(milliseconds)} ms`;
  const cells = [
    name,
    `${visited.html} B`,
    kilobytes(visited.entry),
    kilobytes(visited.scripts),
    visited.requests,
    visited.callsBeforeLcp,
    visited.documents,
    result.performance,
    result.accessibility,
    result.bestPractices,
    result.seo,
    seconds(result.lcp),
    seconds(result.lcpThrottled),
    whole(result.tbt),
    Number(result.cls.toFixed(3)),
    whole(visited.tap),
  ];
  return `| ${cells.join(' | ')} |`;
}
