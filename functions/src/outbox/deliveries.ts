import type { Transaction } from 'firebase-admin/firestore';
import { mailConfig } from '../mail/config';
import { readMailSettings } from '../mail/settings';
import { readDeviceIds } from '../push/devices';
import { pushKeys } from '../push/keys';
import type { Delivery, Subject } from './outbox';

/** Reads who is to be told about a new message or testimonial; nobody by e-mail while that is off, and no device while push notifications are. */
export async function readDeliveries(transaction: Transaction, submissionId: string, about: Subject = 'message'): Promise<Delivery[]> {
  const [mails, deviceIds] = await Promise.all([
    mailConfig() ? mailsAbout(transaction, submissionId, about) : [],
    pushKeys() ? readDeviceIds(transaction) : [],
  ]);
  return [...mails, ...deviceIds.map((deviceId): Delivery => ({ kind: 'push', about, submissionId, deviceId }))];
}

async function mailsAbout(transaction: Transaction, submissionId: string, about: Subject): Promise<Delivery[]> {
  if (about === 'testimonial') return [{ kind: 'testimonial', submissionId }];
  const { confirmToVisitors } = await readMailSettings(transaction);
  const notice: Delivery = { kind: 'notice', submissionId };
  return confirmToVisitors ? [notice, { kind: 'confirmation', submissionId }] : [notice];
}
