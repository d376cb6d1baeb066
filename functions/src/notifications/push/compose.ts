/** Writes the notification about a message. */
import { NAME_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import type { Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import { absoluteUrl, ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import type { PushMessage } from '@app/domain/notifications/push';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { MailedMessage } from '../mail/compose';
import { mailTexts } from '../mail/texts';
import { PUSH_TEXTS } from './texts';

type Business = Pick<Facts, 'name' | 'trainerName' | 'siteUrl'>;

const notification = (
  title: string,
  body: string,
  path: string,
  tag: string,
  locale: Locale,
  business: Business,
): PushMessage => ({
  web_push: 8030,
  notification: { title, body, lang: locale, dir: 'auto', tag, navigate: absoluteUrl(path, business) },
});

/**
 * Returns the notification about a message. It says who wrote and about which service, but nothing of the text: it is shown on a locked
 * screen, where others may read it.
 */
export function composePush(
  id: string,
  { name, serviceNames }: Pick<MailedMessage, 'name' | 'serviceNames'>,
  locale: Locale,
  business: Business,
): PushMessage {
  const body = plainName(serviceNames[locale]) || PUSH_TEXTS[locale].noService;
  return notification(
    mailTexts(locale, business).notice.subject(plainName(name, NAME_MAX_LENGTH)),
    body,
    messagePath(id),
    id,
    locale,
    business,
  );
}

/** Returns the notification about a testimonial that waits for approval. Like that about a message, it says nothing of the text. */
export function composeTestimonialPush(
  id: string,
  { name }: Pick<SubmittedTestimonial, 'name'>,
  locale: Locale,
  business: Business,
): PushMessage {
  const title = mailTexts(locale, business).testimonial.subject(plainName(name, NAME_MAX_LENGTH));
  return notification(
    title,
    PUSH_TEXTS[locale].testimonial,
    ADMIN_PAGES.testimonialSubmissions,
    id,
    locale,
    business,
  );
}

/** Returns the notification that the owner sends herself as a test. */
export function composeTestPush(locale: Locale, business: Business): PushMessage {
  const { title, body } = PUSH_TEXTS[locale].test;
  return notification(title, body, ADMIN_PAGES.dashboard, 'test', locale, business);
}
