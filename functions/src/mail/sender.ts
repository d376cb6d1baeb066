/** Sends the mails of the outbox. */
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { db } from '../firebase';
import { composeConfirmation, composeNotice, type ComposedMail } from './compose';
import type { MailConfig } from './config';
import { readMailedMessage } from './message';
import { claimMail, dueMails, markFailed, markSent, messageIdOf, type ClaimedMail } from './outbox';
import { readMailSettings } from './settings';

/** Providers limit the connections of one account. */
const SENT_AT_ONCE = 2;
const MAILS_PER_RUN = 200;

/** How a sender reaches the world; replaced by tests. */
export interface Sending {
  config: MailConfig;
  send: (config: MailConfig, mail: ComposedMail, messageId: string) => Promise<void>;
  now: () => number;
}

/** Sends one mail if it is due and no other sender has it. Failures are recorded, not thrown. */
export async function sendMail(id: string, sending: Sending): Promise<void> {
  const claimed = await claimMail(id, sending.now());
  if (!claimed) return;
  const mail = await composeMail(claimed, sending.config);
  if (!mail) {
    await markFailed(claimed, 'the message was deleted', true, sending.now());
    return;
  }
  try {
    await sending.send(sending.config, mail, messageIdOf(id, sending.config.from.split('@')[1] ?? 'localhost'));
  } catch (error) {
    const problem = problemOf(error);
    logger.warn('a mail could not be sent', { id, attempts: claimed.attempts, problem });
    await markFailed(claimed, problem, isRefusedForGood(claimed, error), sending.now());
    return;
  }
  await markSent(claimed, sending.now());
}

/** Sends all mails that are due. */
export async function sendDueMails(sending: Sending): Promise<void> {
  const ids = await dueMails(sending.now(), MAILS_PER_RUN);
  await inParallel(ids, SENT_AT_ONCE, (id) => sendMail(id, sending));
}

async function composeMail({ kind, submissionId }: ClaimedMail, config: MailConfig): Promise<ComposedMail | null> {
  const stored = await db.collection(COLLECTIONS.contactSubmissions).doc(submissionId).get();
  const message = readMailedMessage(stored);
  if (!message) return null;
  return kind === 'confirmation' ? composeConfirmation(message, config) : composeNotice(message, config, (await readMailSettings()).language);
}

/** What nodemailer tells about a failure: its own code, and the SMTP server's. */
function failureOf(error: unknown): { code: string; response: number | null } {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const [code, response] = [read('code'), read('responseCode')];
  return { code: typeof code === 'string' ? code : 'unknown', response: typeof response === 'number' ? response : null };
}

/** Returns what went wrong without the texts of the mail, which are personal data. */
function problemOf(error: unknown): string {
  const { code, response } = failureOf(error);
  return response === null ? code : `${code} ${response}`;
}

/**
 * Whether trying again is pointless: the server refuses the visitor's address or the confirmation for good. The owner's own mails are tried
 * for a day whatever the server says, because she or her provider may mend the cause.
 */
function isRefusedForGood({ kind }: ClaimedMail, error: unknown): boolean {
  const { code, response } = failureOf(error);
  return kind === 'confirmation' && code !== 'EAUTH' && response !== null && response >= 500;
}
