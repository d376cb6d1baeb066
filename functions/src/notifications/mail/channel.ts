/** Delivers the mails of the outbox. */
import { createHash } from 'node:crypto';
import type { MailReason } from '@app/domain/notifications/mail';
import type { ClaimedEntry, MailDelivery } from '../outbox';
import type { Channel, News } from '../sender';
import {
  composeConfirmation,
  composeLogin,
  composeNotice,
  composeTestimonial,
  type ComposedMail,
} from './compose';
import { composeRecipientChange, composeRecipientCode } from './compose-recipient';
import type { MailConfig } from './config';
import { detailsOf, problemOf, reasonOf, smtpFailure } from './failure';
import { readRecipient, recipientOf } from './recipient';
import { readMailSettings } from './settings';
import { recentContent } from '../../content/site';
import { sendBySmtp } from './smtp';

/** Returns the Message-ID of an entry: the same for every attempt. `host` is the part of the sender's address after the `@`. */
export const messageIdOf = (entryId: string, host: string): string =>
  `<${createHash('sha256').update(entryId).digest('hex').slice(0, 32)}@${host}>`;

/** Returns the channel for mails; while e-mail is off (null), every attempt fails. */
export const mailChannel =
  (
    config: MailConfig | null,
    news: News,
    send: (...mail: Parameters<typeof sendBySmtp>) => Promise<void> = sendBySmtp,
  ): Channel<MailDelivery> =>
  async (entry) => {
    if (!config) return { problem: 'e-mail is off' };
    const mail = await composeMail(entry, config, news);
    if (!mail) return { problem: 'the message was deleted', isPermanent: true };
    try {
      await send(config, mail, messageIdOf(entry.ref.id, config.from.split('@')[1] ?? 'localhost'));
      return null;
    } catch (error) {
      const failure = smtpFailure(error);
      const reason = reasonOf(failure);
      // What a server says about a visitor's mailbox is not the owner's to read.
      const details = entry.delivery.kind === 'confirmation' ? '' : detailsOf(failure);
      return {
        problem: problemOf(failure),
        reason,
        details,
        isPermanent: isRefusedForGood(entry, failure.response, reason),
      };
    }
  };

/** Returns the mail of an entry; null if what it is about was deleted. */
async function composeMail(
  { delivery, createdAt }: ClaimedEntry<MailDelivery>,
  config: MailConfig,
  news: News,
): Promise<ComposedMail | null> {
  const [{ facts: business, brand }, recipient] = await Promise.all([recentContent(), readRecipient()]);
  const addresses = { from: config.from, to: recipientOf(config, recipient) };
  const writing = async () => ({ addresses, business, brand, locale: (await readMailSettings()).language });
  if (delivery.kind === 'recipientCode') {
    const { pending } = recipient;
    return pending?.id === delivery.requestId ? composeRecipientCode(pending, await writing()) : null;
  }
  if (delivery.kind === 'recipientChange')
    return composeRecipientChange(delivery.formerAddress, await writing());
  if (delivery.kind === 'login')
    return composeLogin({ device: delivery.device, at: createdAt }, await writing());
  if (delivery.kind === 'testimonial') {
    const testimonial = await news.testimonial(delivery.submissionId);
    return testimonial ? composeTestimonial(testimonial, await writing()) : null;
  }
  const message = await news.message(delivery.submissionId);
  if (!message) return null;
  return delivery.kind === 'confirmation'
    ? composeConfirmation(message, { addresses, business, brand })
    : composeNotice(message, await writing());
}

/** The mails whose address may be mistyped, so that a refusal is final. */
const TO_TYPED_ADDRESS: readonly MailDelivery['kind'][] = ['confirmation', 'recipientCode'];

/**
 * Whether trying again is pointless: the server refuses an address that somebody has just typed, or the mail to it, for good. The owner's
 * own mails are tried for a day whatever the server says, because she or her provider may mend the cause.
 */
const isRefusedForGood = (
  { delivery }: ClaimedEntry<MailDelivery>,
  response: number | null,
  reason: MailReason,
): boolean =>
  TO_TYPED_ADDRESS.includes(delivery.kind) &&
  reason !== 'loginRefused' &&
  response !== null &&
  response >= 500;
