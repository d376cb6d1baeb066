/** Runs a real SMTP server whose failures the test chooses. */
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * The server's behavior for a connection:
 * - `accept`: accepts the email
 * - `busy`: 421 on connecting
 * - `dropped`: closes the connection on connecting
 * - `greylisted`: 451 for the recipient
 * - `refused`: 550 for the recipient
 * - `wrongPassword`: 535 for the sender
 * - `mailboxFull`: 452 for the recipient
 * - `tooLarge`: 552 after the data
 * - `hangs`: never responds to the data
 * - `lostAnswer`: accepts the email, and closes the connection without responding
 */
export type SmtpBehavior =
  | 'accept'
  | 'busy'
  | 'dropped'
  | 'greylisted'
  | 'refused'
  | 'wrongPassword'
  | 'mailboxFull'
  | 'tooLarge'
  | 'hangs'
  | 'lostAnswer';

export interface ReceivedMail {
  messageId: string;
  recipients: string[];
  raw: string;
}

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Sets the function that determines how each connection behaves. */
  behave: (next: () => SmtpBehavior) => void;
  /** Rejects connections until `start` is called. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

const failure = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** Returns the value of an email header, with folded lines joined. */
export const header = ({ raw }: ReceivedMail, name: string): string => {
  const [head = ''] = raw.split('\r\n\r\n');
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
};

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const behaviors = new Map<string, SmtpBehavior>();
  const sockets = new Map<number, Socket>();
  let behave: () => SmtpBehavior = () => 'accept';
  let server: SMTPServer;
  let port = 0;

  const socketOf = (session: SMTPServerSession) => sockets.get(session.remotePort);
  const open = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onConnect: (session, done) => {
        const behavior = behave();
        behaviors.set(session.id, behavior);
        if (behavior === 'busy') done(failure(421, 'Too busy'));
        else if (behavior === 'dropped') socketOf(session)?.destroy();
        else done();
      },
      onMailFrom: (_address, session, done) => {
        if (behaviors.get(session.id) === 'wrongPassword') done(failure(535, 'Authentication failed'));
        else done();
      },
      onRcptTo: (_address, session, done) => {
        const behavior = behaviors.get(session.id);
        if (behavior === 'greylisted') done(failure(451, 'Greylisted, try again later'));
        else if (behavior === 'mailboxFull') done(failure(452, '4.2.2 The inbox is out of storage space'));
        else if (behavior === 'refused') done(failure(550, 'No such user'));
        else done();
      },
      onData: (stream, session, done) => {
        const behavior = behaviors.get(session.id);
        const take = (bytes: Buffer): void => {
          if (behavior === 'hangs') return;
          if (behavior === 'tooLarge') {
            done(failure(552, '5.3.4 Message too big'));
            return;
          }
          const mail = {
            messageId: '',
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            raw: bytes.toString('utf8'),
          };
          received.push({ ...mail, messageId: header(mail, 'Message-ID') });
          if (behavior === 'lostAnswer') socketOf(session)?.destroy();
          else done();
        };
        // The promise rejects if the sender disconnects in the middle of the email; nobody is waiting for a
        // response then.
        buffer(stream).then(take, () => undefined);
      },
    });
    server.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket;
      if (remotePort === undefined) return;
      sockets.set(remotePort, socket);
      socket.on('close', () => sockets.delete(remotePort));
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    port = (server.server.address() as AddressInfo).port;
  };

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => (behave = next),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
    start: open,
  };
}
