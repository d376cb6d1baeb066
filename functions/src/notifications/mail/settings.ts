import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { asMailSettings, type MailSettings } from '@app/domain/notifications/mail';
import { readDocument } from '../../platform/documents';
import { db } from '../../platform/firebase';

const document = db.collection(COLLECTIONS.settings).doc('mail');

const settingsOf = (stored: DocumentSnapshot): MailSettings => readDocument(asMailSettings, stored);

export const readMailSettings = async (transaction?: Transaction): Promise<MailSettings> =>
  settingsOf(await (transaction ? transaction.get(document) : document.get()));

export async function saveMailSettings(settings: MailSettings): Promise<void> {
  // `merge` preserves settings that only another version of the site has.
  await document.set(settings, { merge: true });
}
