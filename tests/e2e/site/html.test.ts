import { LOCALES } from '@app/domain/general/locale';
import { PAGES } from '@app/domain/general/paths';
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contactForm } from '../support/contact-form';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The path of the W3C checker, a Java program that starts once for all pages. */
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const CHECK_TIMEOUT_MS = 180_000;

interface Finding {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

const hasJava = spawnSync('java', ['-version']).status === 0;

function check(files: string[]): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    execFile(
      'java',
      // The program runs for only a few seconds, so these options choose the cheapest compiler and garbage
      // collector.
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-jar',
        CHECKER,
        '--format',
        'json',
        '--errors-only',
        ...files,
      ],
      { maxBuffer: 64 << 20 },
      (_error, _stdout, stderr) => {
        // The checker exits with status 1 if it finds errors. In any case, it writes its report to stderr.
        try {
          resolve((JSON.parse(stderr) as { messages: Finding[] }).messages);
        } catch {
          reject(new Error(stderr));
        }
      },
    );
  });
}

/** Returns the HTML without style sheets, which aren't part of this test. */
const withoutStyles = (html: string): string => html.replace(/(<style[^>]*>)[^]*?(<\/style>)/g, '$1$2');

test('the W3C checker finds no errors in any served page or in the contact form as the browser renders it', async ({
  page,
}, testInfo) => {
  test.skip(!hasJava, 'The W3C checker needs Java, which is not installed.');
  test.setTimeout(CHECK_TIMEOUT_MS);
  const folder = testInfo.outputPath('rendered');
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const add = (name: string, html: string) => {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, withoutStyles(html));
    files.push(file);
  };
  for (const locale of LOCALES) {
    for (const { path } of [...PUBLIC_PAGES, { path: '/blog/loose-leash-walking' }]) {
      const response = await page.request.get(`/${locale}${path}`);
      add(`${locale}${path.replaceAll('/', '-')}`, await response.text());
    }
    await page.goto(`/${locale}${PAGES.contact}`);
    await expect(contactForm(page)).toBeVisible();
    add(`${locale}-form`, await page.content());
  }
  const findings = await check(files);
  expect(
    findings.map(
      ({ url, message, extract }) => `${url.split('/').at(-1) ?? ''}: ${message} ${extract ?? ''}`,
    ),
  ).toEqual([]);
});
