import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The source code of axe. Tests evaluate it instead of adding a script element, because the pages' CSP allows
 * only their own scripts.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The rules that color changes can violate. */
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
  if (!violations) throw new Error('axe has not been loaded.');
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(findings).toEqual([]);
}

/** Expects axe to find no violations in the page's current state, including violations of best practices. */
export const expectNoAxeFindings = (page: Page): Promise<void> => expectNoFindings(page, {});

/**
 * Expects axe to find no violations of the color rules. Much faster than a full check; use it for states that
 * differ from a fully checked one only in color.
 */
export const expectReadableColors = (page: Page): Promise<void> =>
  expectNoFindings(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
