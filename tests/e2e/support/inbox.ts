/** Helpers for the messages that the contact form stores. */
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import type { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { database } from './emulators';

type StoredMessage = Omit<ContactSubmission, 'id' | 'createdAt'> & { createdAt: Timestamp };

/** Returns an email address that no other test uses. */
export const ownEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** Returns the stored messages from an email address. */
export async function messagesFrom(email: string): Promise<StoredMessage[]> {
  const { docs } = await database()
    .collection(COLLECTIONS.contactSubmissions)
    .where('email', '==', email)
    .get();
  return docs.map((document) => document.data() as StoredMessage);
}

/**
 * Makes this page send its messages from a random IP address, so that they don't share a rate limit with
 * other tests' messages.
 */
export async function writeFromOwnAddress(page: Page): Promise<void> {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  const address = `10.${byte()}.${byte()}.${byte()}`;
  await page.route('**/api/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'fastly-client-ip': address } }),
  );
}
