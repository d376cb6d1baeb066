/** The owner's inbox, read past the rules as only the emulator allows. */
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface FirestoreDocument {
  fields: Record<string, { stringValue?: string; timestampValue?: string }>;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run: npm test -- --only e2e`);
  return value;
};

/** An address that no other test writes from. */
export const ownEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** The messages from an address, each as its texts and times. */
export async function messagesFrom(email: string): Promise<Record<string, string | undefined>[]> {
  const documents = `http://${setting('FIRESTORE_EMULATOR_HOST')}/v1/projects/${setting('GCLOUD_PROJECT')}/databases/(default)/documents`;
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: COLLECTIONS.contactSubmissions }],
        where: { fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } } },
      },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  const rows = (await response.json()) as { document?: FirestoreDocument }[];
  return rows.flatMap(({ document }) =>
    document
      ? [Object.fromEntries(Object.entries(document.fields).map(([name, value]) => [name, value.stringValue ?? value.timestampValue]))]
      : [],
  );
}

/** Sends this page's messages from an address of their own, so that the limit per address counts no other test's. */
export async function writeFromOwnAddress(page: Page): Promise<void> {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  const address = `10.${byte()}.${byte()}.${byte()}`;
  await page.route('**/api/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'fastly-client-ip': address } }),
  );
}
