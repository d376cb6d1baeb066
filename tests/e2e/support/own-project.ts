/**
 * Provides a Firestore project for a single test, on the same emulator and with the same rules. The built
 * site reads this project instead of its own. The test controls every document in the project, and no other
 * test uses it.
 */
import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { documentsOf, replaceCollection, type Documents } from '../../../seed/documents';
import { NO_RECORDS, type Records } from '../../../seed/records';
import { setting } from './emulators';

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

const firestoreOrigin = (): string => `http://${setting('FIRESTORE_EMULATOR_HOST')}`;

/** Returns a pattern that matches all of the site's requests to Firestore. */
export const firestoreCalls = (): string => `${firestoreOrigin()}/**`;

/**
 * Creates a project that contains only the given records, an index if there are posts, and the given
 * documents in other collections. Returns the project's id.
 */
export async function projectWith(
  records: Partial<Records>,
  others: ReadonlyMap<string, Documents> = new Map(),
): Promise<string> {
  const projectId = `demo-e2e-${randomUUID()}`;
  const rules = await fetch(`${firestoreOrigin()}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
  });
  if (!rules.ok) throw new Error(`The emulator rejected the rules: ${await rules.text()}`);

  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  for (const [name, documents] of [...documentsOf({ ...NO_RECORDS, ...records }), ...others]) {
    if (documents.size > 0) await replaceCollection(db, name, documents);
  }
  await deleteApp(app);
  return projectId;
}

/**
 * Makes the browser render every page itself, from the template that Hosting serves for unknown pages.
 * Otherwise, pages rendered by the server would first show the content of the site's own project.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => /^\/(en|es)(\/[^.]*)?$/.test(pathname),
    (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.fallback();
      // Continues the request instead of fulfilling it, because Chromium blocks fulfilled pages from
      // accessing the local machine.
      return route.continue({ url: new URL('/404', request.url()).href });
    },
  );
}

/**
 * Makes the page read from another project by replacing the site's project id in every Firestore call.
 * Restores the id in every response.
 */
export async function readFrom(page: Page, projectId: string): Promise<void> {
  await renderInBrowser(page);
  await page.addInitScript(
    ({ origin, usual, own }) => {
      const real = window.fetch.bind(window);
      const toOwn = (text: string) => text.replaceAll(usual, own);
      window.fetch = async (input, init = {}) => {
        if (typeof input !== 'string' || !input.startsWith(origin) || typeof init.body !== 'string')
          return real(input, init);
        // The client also sends the project's id in a header.
        const headers = [...new Headers(init.headers)].map(([name, value]): [string, string] => [
          name,
          toOwn(value),
        ]);
        const response = await real(toOwn(input), { ...init, headers, body: toOwn(init.body) });
        const { status, statusText } = response;
        return new Response((await response.text()).replaceAll(own, usual), {
          status,
          statusText,
          headers: response.headers,
        });
      };
    },
    { origin: firestoreOrigin(), usual: setting('GCLOUD_PROJECT'), own: projectId },
  );
}

/**
 * Counts the documents that the page reads after this call. A lookup or query without a result is also billed
 * as a read.
 */
export function countReads(page: Page): () => Promise<number> {
  const reads: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().startsWith(firestoreOrigin())) {
      reads.push(
        response
          .json()
          .then((found: unknown) => (Array.isArray(found) ? Math.max(1, found.filter(isRead).length) : 0)),
      );
    }
  });
  return async () => (await Promise.all(reads)).reduce((sum, count) => sum + count, 0);
}

const isRead = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  ['document', 'found', 'missing'].some((name) => name in entry);
