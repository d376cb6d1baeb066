// npm run bench -- pages: measures the pages on a phone, and compares them with the same pages without
// scripts and with another commit's pages. The runs are interleaved: each run measures every page of every
// site once. Each figure is printed as its smallest, median and largest value.
//   --against <commit>   also measures that commit's site, built with its own tools
//   --runs 5             the number of runs
//   --page /contact      measures this page instead of the home page
//   --all                measures all pages
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../tools/browser';
import { serveSite, type ServedSite } from './cdn';
import { measure } from './lighthouse';
import { startVariants } from './site';
import { printTable, spread } from './table';
import { visit } from './visit';

const PAGES = ['', '/about', '/services', '/blog', '/blog/loose-leash-walking', '/testimonials', '/contact'];

/** The table's columns, each with its number of decimal places. */
const COLUMNS: readonly (readonly [name: string, decimals: number])[] = [
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
];

async function figuresOf(site: ServedSite, path: string) {
  const { performance, blocking, largestPaint, layoutShift, findings } = await measure(site.url + path);
  for (const finding of findings) console.error(`${path}: ${finding}`);
  const { html, longestTask, pages } = await visit(site, path);
  const [
    { scripts, bytes, requests, documents } = { scripts: NaN, bytes: NaN, requests: NaN, documents: NaN },
  ] = pages;
  return [
    performance,
    blocking,
    largestPaint,
    layoutShift,
    longestTask,
    html / 1000,
    scripts / 1000,
    bytes / 1000,
    requests,
    documents,
  ];
}

export async function measurePages(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: '5' },
      page: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
    },
  });
  await ensureBrowser();
  const [here, ...others] = await startVariants(values.against);
  if (!here) return;
  const sites = [
    { name: here.name, site: await serveSite(here.url) },
    { name: 'without scripts', site: await serveSite(here.url, { scripts: false }) },
    ...(await Promise.all(others.map(async ({ name, url }) => ({ name, site: await serveSite(url) })))),
  ];
  const rows = ['en', 'es'].flatMap((locale) =>
    (values.all ? PAGES : [values.page]).flatMap((page) =>
      sites.map(({ name, site }) => ({ path: `/${locale}${page}`, name, site, figures: [] as number[][] })),
    ),
  );
  for (let run = 1; run <= Number(values.runs); run += 1) {
    console.error(`Run ${run} of ${values.runs}`);
    for (const { site, path, figures } of rows) figures.push(await figuresOf(site, path));
  }
  printTable(
    ['page', 'site', ...COLUMNS.map(([name]) => name)],
    rows.map(({ path, name, figures }) => [
      path,
      name,
      ...COLUMNS.map(([, decimals], column) =>
        spread(
          figures.map((run) => run[column] ?? NaN),
          decimals,
        ),
      ),
    ]),
  );
}
