import { readMailSettings } from '../mail/settings';
import type { PushDelivery } from '../outbox';
import type { Channel, News } from '../sender';
import { readRecentFacts } from '../../content/site';
import { composePush, composeTestimonialPush } from './compose';
import { noteArrival, readDevice, removeDevice } from './devices';
import type { PushKeys } from './keys';
import { sendPush } from './service';

/** Returns the push channel. While push notifications are off (`keys` is null), every attempt fails. */
export const pushChannel =
  (keys: PushKeys | null, news: News, timeoutMs?: number): Channel<PushDelivery> =>
  async ({ delivery: { about, submissionId, deviceId } }) => {
    if (!keys) return { problem: 'push notifications are off' };
    const device = await readDevice(deviceId);
    if (!device) return { problem: 'the device was removed', isPermanent: true };

    const [{ language }, facts, submission] = await Promise.all([
      readMailSettings(),
      readRecentFacts(),
      news[about](submissionId),
    ]);
    // A submission that the owner has already read, decided on or deleted needs no notification.
    const isNews =
      submission &&
      ('serviceNames' in submission
        ? submission.status === 'new' && submission.deletedAt === null
        : submission.status === 'waiting');
    if (!isNews) return { problem: 'the message is no longer new', isPermanent: true };

    const message =
      'serviceNames' in submission
        ? composePush(submissionId, submission, language, facts)
        : composeTestimonialPush(submissionId, submission, language, facts);
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

/**
 * Returns the topic of the notification about a submission. Retries share the topic, so that an offline
 * device gets only one notification. A submission's id consists of 32 hexadecimal digits.
 */
const topicOf = (submissionId: string): string => submissionId.replace(/[^\w-]/g, '').slice(0, 32);
