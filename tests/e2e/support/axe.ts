import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Evaluated, not added as an element: the pages' policy allows no scripts but their own. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The rules that a change of colors can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectNoFindings(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (given) => (await window.axe?.run(document, given))?.violations,
    {
      resultTypes: ['violations'],
      ...options,
    } satisfies RunOptions,
  );
  if (!violations) throw new Error('axe has not loaded');
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(findings).toEqual([]);
}

/** Expects axe to find no violation in the page's present state, best practices included. */
export const expectNoAxeFindings = (page: Page): Promise<void> => expectNoFindings(page, {});

/** Expects the same of the colors alone: for a state that differs from a checked one in nothing else. It takes a fraction of the time. */
export const expectReadableColors = (page: Page): Promise<void> =>
  expectNoFindings(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
