import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: { run: (context: Document) => Promise<AxeResults> };
  }
}

/** What is on the page now, as axe sees it: nothing to find, best practices included. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => window.axe.run(document));
  const findings = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect(findings).toEqual([]);
}
