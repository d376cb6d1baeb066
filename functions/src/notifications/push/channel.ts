/** Delivers the push notifications of the outbox. */
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import type { Facts } from '@perro-wisdom/domain/content/facts';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import type { PushMessage } from '@perro-wisdom/domain/notifications/push';
import { db } from '../../platform/firebase';
import { readMailedMessage } from '../mail/message';
import { readMailSettings } from '../mail/settings';
import type { PushDelivery } from '../outbox';
import type { Channel } from '../sender';
import { recentFacts } from '../../content/site';
import { storedSubmitted, submitted } from '../../inbox/testimonials/document';
import { composePush, composeTestimonialPush } from './compose';
import { noteArrival, readDevice, removeDevice } from './devices';
import type { PushKeys } from './keys';
import { sendPush } from './service';

/** Returns the channel for push notifications; while they are off (null), every attempt fails. */
export const pushChannel =
  (keys: PushKeys | null, timeoutMs?: number): Channel<PushDelivery> =>
  async ({ delivery: { about, submissionId, deviceId } }) => {
    if (!keys) return { problem: 'push notifications are off' };
    const device = await readDevice(deviceId);
    if (!device) return { problem: 'the device was removed', isPermanent: true };

    const [{ language }, facts] = await Promise.all([readMailSettings(), recentFacts()]);
    const message = await (about === 'testimonial'
      ? testimonialNews(submissionId, language, facts)
      : messageNews(submissionId, language, facts));
    if (!message) return { problem: 'the message is not new any more', isPermanent: true };

    const result = await sendPush(
      { device, message, topic: topicOf(submissionId), contact: facts },
      keys,
      timeoutMs,
    );
    if (result === 'gone') {
      await removeDevice(device.id);
      return { problem: 'the device is gone', isPermanent: true };
    }
    await noteArrival(device, result === 'accepted', new Date());
    return result === 'accepted' ? null : result;
  };

/** Returns the notification about a message; null if the owner has read it, or thrown it away: it is no news any more. */
async function messageNews(id: string, locale: Locale, facts: Facts): Promise<PushMessage | null> {
  const stored = await db.collection(COLLECTIONS.contactSubmissions).doc(id).get();
  const message = await readMailedMessage(stored);
  const isNews = stored.get('status') === 'new' && !stored.get('deletedAt');
  return message && isNews ? composePush(id, message, locale, facts) : null;
}

/** Returns the notification about a testimonial; null if the owner has decided about it already. */
async function testimonialNews(id: string, locale: Locale, facts: Facts): Promise<PushMessage | null> {
  const testimonial = storedSubmitted(await submitted.doc(id).get());
  return testimonial?.status === 'waiting' ? composeTestimonialPush(id, testimonial, locale, facts) : null;
}

/** A repeated attempt has the same topic, so that a device that was off gets one notification. The ids of messages are 32 hexadecimal digits. */
const topicOf = (submissionId: string): string => submissionId.replace(/[^\w-]/g, '').slice(0, 32);
