/** The owner's inbox, as the contact form fills it. */
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import type { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { database } from './emulators';

type StoredMessage = Omit<ContactSubmission, 'id' | 'createdAt'> & { createdAt: Timestamp };

/** An address that no other test writes from. */
export const ownEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** The messages from an address. */
export async function messagesFrom(email: string): Promise<StoredMessage[]> {
  const { docs } = await database().collection(COLLECTIONS.contactSubmissions).where('email', '==', email).get();
  return docs.map((document) => document.data() as StoredMessage);
}

/** Sends this page's messages from an address of their own, so that the limit per address counts no other test's. */
export async function writeFromOwnAddress(page: Page): Promise<void> {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  const address = `10.${byte()}.${byte()}.${byte()}`;
  await page.route('**/api/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'fastly-client-ip': address } }),
  );
}
