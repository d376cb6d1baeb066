import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The rules that other colours can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectNoFindings(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (given) => (await window.axe?.run(document, given))?.violations, {
    resultTypes: ['violations'],
    ...options,
  } satisfies RunOptions);
  if (!violations) throw new Error('axe is not on the page');
  const findings = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect(findings).toEqual([]);
}

/** What is on the page now, as axe sees it: nothing to find, best practices included. */
export const expectNoAxeFindings = (page: Page): Promise<void> => expectNoFindings(page, {});

/** The same for what may have changed since, when only the colours have: it takes a part of the time. */
export const expectReadableColors = (page: Page): Promise<void> =>
  expectNoFindings(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
