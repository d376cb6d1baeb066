import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DEFAULT_MAIL_SETTINGS, type MailSettings } from '@app/domain/notifications/mail';
import { mailSettingsSchema } from '@app/domain/notifications/mail.schema';
import { parseFields } from '../../platform/documents';
import { db } from '../../platform/firebase';

const document = db.collection(COLLECTIONS.settings).doc('mail');

const settingsOf = (stored: DocumentSnapshot): MailSettings =>
  (stored.exists ? parseFields(mailSettingsSchema, document.path, stored.data() ?? {}) : undefined) ??
  DEFAULT_MAIL_SETTINGS;

export const readMailSettings = async (transaction?: Transaction): Promise<MailSettings> =>
  settingsOf(await (transaction ? transaction.get(document) : document.get()));

export async function saveMailSettings(settings: MailSettings): Promise<void> {
  await document.set(settings);
}
