/** Delivers the mails of the outbox. */
import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { db } from '../firebase';
import type { ClaimedEntry, MailDelivery } from '../outbox/outbox';
import type { Channel } from '../outbox/sender';
import { storedSubmitted, submitted } from '../testimonial-submissions/document';
import { composeConfirmation, composeLogin, composeNotice, composeTestimonial, type ComposedMail } from './compose';
import type { MailConfig } from './config';
import { readMailedMessage } from './message';
import { readMailSettings } from './settings';
import { recentFacts } from '../site/content';
import { sendBySmtp } from './smtp';

/** Returns the Message-ID of an entry: the same for every attempt. `host` is the part of the sender's address after the `@`. */
export const messageIdOf = (entryId: string, host: string): string =>
  `<${createHash('sha256').update(entryId).digest('hex').slice(0, 32)}@${host}>`;

/** Returns the channel for mails; while e-mail is off (null), every attempt fails. */
export const mailChannel =
  (config: MailConfig | null, send: (...mail: Parameters<typeof sendBySmtp>) => Promise<void> = sendBySmtp): Channel<MailDelivery> =>
  async (entry) => {
    if (!config) return { problem: 'e-mail is off' };
    const mail = await composeMail(entry, config);
    if (!mail) return { problem: 'the message was deleted', isPermanent: true };
    try {
      await send(config, mail, messageIdOf(entry.ref.id, config.from.split('@')[1] ?? 'localhost'));
      return null;
    } catch (error) {
      return { problem: problemOf(error), isPermanent: isRefusedForGood(entry, error) };
    }
  };

/** Returns the mail of an entry; null if the message that it is about was deleted. */
async function composeMail({ delivery, createdAt }: ClaimedEntry<MailDelivery>, config: MailConfig): Promise<ComposedMail | null> {
  const business = await recentFacts();
  const writing = async () => ({ config, business, locale: (await readMailSettings()).language });
  if (delivery.kind === 'login') return composeLogin({ device: delivery.device, at: createdAt }, await writing());
  if (delivery.kind === 'testimonial') {
    const testimonial = storedSubmitted(await submitted.doc(delivery.submissionId).get());
    return testimonial ? composeTestimonial(testimonial, await writing()) : null;
  }
  const stored = await db.collection(COLLECTIONS.contactSubmissions).doc(delivery.submissionId).get();
  const message = await readMailedMessage(stored);
  if (!message) return null;
  return delivery.kind === 'confirmation' ? composeConfirmation(message, { config, business }) : composeNotice(message, await writing());
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
function isRefusedForGood({ delivery }: ClaimedEntry<MailDelivery>, error: unknown): boolean {
  const { code, response } = failureOf(error);
  return delivery.kind === 'confirmation' && code !== 'EAUTH' && response !== null && response >= 500;
}
