/** Sends mails when they are added to the outbox, and those that are overdue. */
import { mailConfig } from './config';
import { sendDueMails, sendMail, type Sending } from './sender';
import { sendBySmtp } from './smtp';

function sending(): Sending | null {
  const config = mailConfig();
  return config && { config, send: sendBySmtp, now: () => Date.now() };
}

export async function sendNewMail(id: string): Promise<void> {
  const current = sending();
  if (current) await sendMail(id, current);
}

export async function sendOverdueMails(): Promise<void> {
  const current = sending();
  if (current) await sendDueMails(current);
}
