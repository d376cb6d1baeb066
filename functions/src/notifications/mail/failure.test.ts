import { expect, it } from 'vitest';
import { detailsOf, problemOf, reasonOf, smtpFailure } from './failure';

const failure = (fields: { code?: string; command?: string; responseCode?: number; response?: string }) =>
  smtpFailure(Object.assign(new Error('It failed'), fields));
const atRecipient = (responseCode: number, response: string) =>
  failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode, response });
const afterData = (responseCode: number, response: string) =>
  failure({ code: 'EMESSAGE', command: 'DATA', responseCode, response });

/** Uses responses from Gmail, Outlook, Postfix and other servers. */
it.each([
  ['mailboxFull', atRecipient(452, '452-4.2.2 The recipient’s inbox is out of storage space.')],
  ['mailboxFull', afterData(552, '552 5.2.2 Over quota')],
  ['mailboxFull', afterData(552, '552 Mailbox full')],
  ['addressUnknown', atRecipient(550, '550-5.1.1 The email account that you tried to reach does not exist.')],
  [
    'addressUnknown',
    atRecipient(550, '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'),
  ],
  ['addressUnknown', atRecipient(550, '550 No such user')],
  [
    'loginRefused',
    failure({
      code: 'EAUTH',
      command: 'AUTH PLAIN',
      responseCode: 535,
      response: '535-5.7.8 Username and Password not accepted.',
    }),
  ],
  [
    'loginRefused',
    failure({
      code: 'EENVELOPE',
      command: 'MAIL FROM',
      responseCode: 530,
      response: '530 5.7.0 Authentication Required.',
    }),
  ],
  ['unreachable', failure({ code: 'ETIMEDOUT', command: 'CONN' })],
  ['unreachable', failure({ code: 'EDNS' })],
  [
    'unreachable',
    failure({ code: 'ECONNECTION', responseCode: 421, response: '421 4.3.2 Service shutting down' }),
  ],
  ['unreachable', atRecipient(451, '451 4.7.1 Greylisted, try again later')],
  ['other', afterData(552, '552 5.3.4 Message size exceeds fixed limit')],
  ['other', atRecipient(550, '550 5.7.1 Relaying denied')],
  ['other', afterData(554, '554 5.7.1 Spam message rejected')],
  ['other', failure({})],
] as const)('reports the reason %s for %o', (reason, found) => {
  expect(reasonOf(found)).toBe(reason);
});

it('the server’s response stays out of the log and is shown to the owner as a single line of limited length', () => {
  const found = atRecipient(550, `550 5.1.1 <ana@example.com>\r\nno such user ${'x'.repeat(400)}`);
  expect(problemOf(found)).toBe('EENVELOPE 550');
  expect(detailsOf(found)).toMatch(/^550 5\.1\.1 <ana@example\.com> no such user x+$/);
  expect(detailsOf(found)).toHaveLength(300);
  expect(problemOf(failure({ code: 'ETIMEDOUT' }))).toBe('ETIMEDOUT');
});
