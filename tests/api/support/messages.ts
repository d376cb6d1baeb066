/** Creates valid contact form messages, and reads stored messages. */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { DocumentData } from 'firebase-admin/firestore';
import { db } from './environment';

const SAMPLE = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  service: 'puppy-training',
  message: 'Mi perrita muerde las chancletas.',
  language: 'es',
  website: '',
} as const;

/** Returns the fields of a valid message, with the given changes. */
export const sampleMessage = (changes: object = {}) => ({ ...SAMPLE, ...changes });

/** Reads the stored messages whose sender has this name. */
export async function readMessagesFrom(name: string): Promise<DocumentData[]> {
  const { docs } = await db.collection(COLLECTIONS.contactSubmissions).where('name', '==', name).get();
  return docs.map((document) => document.data());
}
