// npm run bench: the site on a phone, side by side with the same without scripts and with another commit, in one interleaved run: every page
// of every site once, then all again. Of each figure: the smallest, the median and the largest.
//   --against <commit>   builds that commit beside this one
//   --runs 5             how often
//   --page /contact      another page instead of the home page
//   --all                all pages
//   --no-interactions    without the answers to taps and keys
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../tools/browser';
import { INTERACTIONS, interact, printAnswers } from './interactions.mjs';
import { measure } from './lighthouse.mjs';
import { serveSite } from './site-server.mjs';
import { spread } from './statistics.mjs';
import { serveWithoutScripts, startCommit } from './variants.mjs';
import { visit } from './visit.mjs';

const PAGES = ['', '/about', '/services', '/blog', '/blog/loose-leash-walking', '/testimonials', '/contact'];

const { values } = parseArgs({
  allowNegative: true,
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: true },
  },
});
const { SITE_URL: hosting } = process.env;
if (!hosting) throw new Error('SITE_URL is not set. Run: npm run bench');
await ensureBrowser();

const root = fileURLToPath(new URL('..', import.meta.url));
const other = values.against ? await startCommit(root, values.against) : null;
const sites = {
  'this site': await serveSite(hosting),
  'without scripts': await serveWithoutScripts(hosting),
  ...(other && { [other.id]: await serveSite(other.url) }),
};
const paths = ['en', 'es'].flatMap((locale) =>
  (values.all ? PAGES : [values.page]).map((page) => `/${locale}${page}`),
);

/** The columns: what they measure, and how many decimals they have. */
const COLUMNS = /** @type {const} */ ([
  ['performance', 0],
  ['blocking ms', 0],
  ['LCP ms', 0],
  ['CLS', 3],
  ['longest task ms', 0],
  ['HTML KB br', 1],
  ['scripts KB gz', 1],
  ['all KB', 0],
  ['requests', 0],
  ['documents', 0],
]);

/** @param {import('./site-server.mjs').Site} site @param {string} path */
async function figuresOf(site, path) {
  const { performance, tbt, lcp, cls, findings } = await measure(site.url + path);
  const { html, scripts, bytes, requests, documents, tasks } = await visit(site, path);
  for (const finding of findings) console.log(`${path}: ${finding}`);
  return [
    performance,
    tbt,
    lcp,
    cls,
    tasks.longest,
    html / 1000,
    scripts / 1000,
    bytes / 1000,
    requests,
    documents,
  ];
}

/** The figures of all runs, by the row of the table. @type {Map<string, number[][]>} */
const figures = new Map();
/** @type {Map<string, number[]>} */
const answers = new Map();
/** Where another commit has not what an interaction presses. */
const skipped = new Set();
for (let run = 1; run <= Number(values.runs); run += 1) {
  console.error(`Run ${run} of ${values.runs}`);
  for (const path of paths) {
    for (const [name, site] of Object.entries(sites)) {
      const row = `| ${path} | ${name} |`;
      figures.set(row, [...(figures.get(row) ?? []), await figuresOf(site, path)]);
    }
  }
  for (const [action, interaction] of values.interactions ? Object.entries(INTERACTIONS) : []) {
    for (const [name, { url }] of Object.entries(sites)) {
      if (name === 'without scripts') continue;
      const row = `| ${action} | ${name} |`;
      if (skipped.has(row)) continue;
      try {
        answers.set(row, [...(answers.get(row) ?? []), await interact(url, interaction)]);
      } catch (error) {
        if (name !== other?.id) throw error;
        skipped.add(row);
        console.error(`${name} has no such interaction: ${action}`);
      }
    }
  }
}

console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${values.runs} runs, ${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ` +
    `load average ${loadavg()[0]?.toFixed(1)} at the end. Smallest / median / largest.\n`,
);
console.log(
  `| page | site | ${COLUMNS.map(([column]) => column).join(' | ')} |\n|---|---|${'---:|'.repeat(COLUMNS.length)}`,
);
for (const [row, runs] of figures) {
  const cells = COLUMNS.map(([, decimals], index) =>
    spread(
      runs.map((run) => run[index] ?? NaN),
      decimals,
    ),
  );
  console.log(`${row} ${cells.join(' | ')} |`);
}
if (answers.size > 0) printAnswers(answers, 'interaction, ms to the next paint | site');
await other?.close();
// Open connections would keep the process alive.
process.exit();
