import type { ComposedMail } from './compose';
import type { MailConfig } from './config';

/** The timeouts after which an attempt fails. Their sum is shorter than the lease on an outbox entry. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Sends an email with a fixed Message-ID, so that email clients and providers recognize a duplicate after a
 * retry. Rejects with nodemailer's error, which contains the server's `responseCode` if the server responded.
 */
export async function sendBySmtp(
  config: MailConfig,
  mail: ComposedMail,
  messageId: string,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<void> {
  // nodemailer is imported on first use, because the API never sends emails itself; it only writes to the
  // outbox.
  const { createTransport } = await import('nodemailer');
  const url = new URL(config.smtp);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // TLS is required unless the server is on this machine. Without TLS, others could read the password and
    // the email in transit.
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
      // A visitor's text must never make the server read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
