import { NAME_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import type { Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import { absoluteUrl, ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import type { PushMessage } from '@app/domain/notifications/push';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { MailedMessage } from '../mail/compose';
import { textsFor } from '../texts';

type Business = Pick<Facts, 'name' | 'trainerName' | 'siteUrl'>;

const notification = (
  text: { title: string; body: string },
  { path, tag }: { path: string; tag: string },
  locale: Locale,
  business: Business,
): PushMessage => ({
  web_push: 8030,
  notification: { ...text, lang: locale, dir: 'auto', tag, navigate: absoluteUrl(path, business) },
});

/**
 * Returns the push notification about a message. It names the sender and the service but omits the message's
 * text, because others may see it on a locked screen.
 */
export function composePush(
  id: string,
  { name, serviceNames }: Pick<MailedMessage, 'name' | 'serviceNames'>,
  locale: Locale,
  business: Business,
): PushMessage {
  const { notice, push } = textsFor(locale, business);
  const title = notice.subject(plainName(name, NAME_MAX_LENGTH));
  const body = plainName(serviceNames[locale]) || push.noService;
  return notification({ title, body }, { path: messagePath(id), tag: id }, locale, business);
}

/** Returns the push notification about a testimonial awaiting approval, without the testimonial's text. */
export function composeTestimonialPush(
  id: string,
  { name }: Pick<SubmittedTestimonial, 'name'>,
  locale: Locale,
  business: Business,
): PushMessage {
  const { testimonial, push } = textsFor(locale, business);
  const title = testimonial.subject(plainName(name, NAME_MAX_LENGTH));
  const place = { path: ADMIN_PAGES.testimonialSubmissions, tag: id };
  return notification({ title, body: push.testimonial }, place, locale, business);
}

export const composeTestPush = (locale: Locale, business: Business): PushMessage =>
  notification(
    textsFor(locale, business).push.test,
    { path: ADMIN_PAGES.dashboard, tag: 'test' },
    locale,
    business,
  );
