/** Sends what is added to the outbox, and what is overdue. */
import { mailConfig } from './mail/config';
import { mailChannel } from './mail/channel';
import { pushChannel } from './push/channel';
import { pushKeys } from './push/keys';
import { sendDueEntries, sendEntry, type Sending } from './sender';

const sending = (): Sending => ({
  mail: mailChannel(mailConfig()),
  push: pushChannel(pushKeys()),
  now: () => Date.now(),
});

export const sendNewEntry = (id: string): Promise<void> => sendEntry(id, sending());

export const sendOverdueEntries = (): Promise<void> => sendDueEntries(sending());
