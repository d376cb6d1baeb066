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
import { readRecentContent } from '../../content/site';
import { sendBySmtp } from './smtp';

/**
 * Returns the Message-ID for an entry's email, the same on every attempt. `host` is the part of the sender's
 * address after the `@`.
 */
export const messageIdOf = (entryId: string, host: string): string =>
  `<${createHash('sha256').update(entryId).digest('hex').slice(0, 32)}@${host}>`;

/** Returns the email channel. While email is off (`config` is null), every attempt fails. */
export const mailChannel =
  (
    config: MailConfig | null,
    news: News,
    send: (...mail: Parameters<typeof sendBySmtp>) => Promise<void> = sendBySmtp,
  ): Channel<MailDelivery> =>
  async (entry) => {
    if (!config) return { problem: 'email is off' };
    const mail = await composeMail(entry, config, news);
    if (!mail) return { problem: 'the message was deleted', isPermanent: true };
    try {
      await send(config, mail, messageIdOf(entry.ref.id, config.from.split('@')[1] ?? 'localhost'));
      return null;
    } catch (error) {
      const failure = smtpFailure(error);
      const reason = reasonOf(failure);
      // For privacy, the owner doesn't see the server's response about a visitor's mailbox.
      const details = entry.delivery.kind === 'confirmation' ? '' : detailsOf(failure);
      return {
        problem: problemOf(failure),
        reason,
        details,
        isPermanent: isRefusedForGood(entry, failure.response, reason),
      };
    }
  };

/** Returns an entry's email, or null if its message, testimonial or address request was deleted. */
async function composeMail(
  { delivery, createdAt }: ClaimedEntry<MailDelivery>,
  config: MailConfig,
  news: News,
): Promise<ComposedMail | null> {
  const [{ facts: business, brand }, recipient, { language: locale }] = await Promise.all([
    readRecentContent(),
    readRecipient(),
    readMailSettings(),
  ]);
  const { pending } = recipient;
  const writing = {
    addresses: { from: config.from, to: recipientOf(config, recipient) },
    business,
    brand,
    locale,
  };
  switch (delivery.kind) {
    case 'recipientCode':
      return pending?.id === delivery.requestId ? composeRecipientCode(pending, writing) : null;
    case 'recipientChange':
      return composeRecipientChange(delivery.formerAddress, writing);
    case 'login':
      return composeLogin({ device: delivery.device, at: createdAt }, writing);
    case 'testimonial': {
      const testimonial = await news.testimonial(delivery.submissionId);
      return testimonial && composeTestimonial(testimonial, writing);
    }
    case 'notice':
    case 'confirmation': {
      const message = await news.message(delivery.submissionId);
      const compose = delivery.kind === 'notice' ? composeNotice : composeConfirmation;
      return message && compose(message, writing);
    }
  }
}

/**
 * Returns whether a retry is pointless because the server has permanently rejected an email to an address
 * that someone just typed. Other emails to the owner are retried for a day regardless of the response,
 * because the owner or the provider may fix the cause.
 */
const isRefusedForGood = (
  { delivery }: ClaimedEntry<MailDelivery>,
  response: number | null,
  reason: MailReason,
): boolean =>
  (delivery.kind === 'confirmation' || delivery.kind === 'recipientCode') &&
  reason !== 'loginRefused' &&
  response !== null &&
  response >= 500;
