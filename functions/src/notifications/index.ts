/** Sends new and overdue outbox entries. */
import { mailConfig } from './mail/config';
import { mailChannel } from './mail/channel';
import { pushChannel } from './push/channel';
import { pushKeys } from './push/keys';
import { sendDueEntries, sendEntry, type News, type Sending } from './sender';

const sending = (news: News): Sending => ({
  mail: mailChannel(mailConfig(), news),
  push: pushChannel(pushKeys(), news),
  now: () => Date.now(),
});

export const sendNewEntry = (id: string, news: News): Promise<void> => sendEntry(id, sending(news));

export const sendOverdueEntries = (news: News): Promise<void> => sendDueEntries(sending(news));
