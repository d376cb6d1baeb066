import type { ComposedMail } from './compose';
import type { MailConfig } from './config';

/** An SMTP server that has not answered by then counts as failed. Together they stay below the lease of an entry. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Sends a mail under a fixed Message-ID: when the server's last response is lost and the mail is sent again, mail programs and providers
 * recognize the repetition. Rejects with the error of nodemailer, which has the server's `responseCode` if it answered.
 */
export async function sendBySmtp(
  config: MailConfig,
  mail: ComposedMail,
  messageId: string,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<void> {
  // Imported on first use: the API, which only writes the outbox, does not need it.
  const { createTransport } = await import('nodemailer');
  const url = new URL(config.smtp);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // Without TLS only to this machine: the password and the message would be readable on the way.
    requireTLS: !isSecure && url.hostname !== '127.0.0.1',
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...TIMEOUTS,
    ...timeouts,
  });
  try {
    await transport.sendMail({
      ...mail,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      // What visitors write must never make the server read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
