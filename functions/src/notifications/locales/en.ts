import type { Device } from '@app/domain/general/user-agent';

export const en = (business: string, trainer: string) => ({
  notice: {
    subject: (name: string) => `New message from ${name}`,
    intro: (name: string) => `${name} wrote to you through the website.`,
    labels: { from: 'From', language: 'Language', page: 'Written on' },
    languages: { en: 'English', es: 'Spanish' },
    answer: 'Answer by e-mail',
    open: 'Open the message',
    footer: 'If you reply to this e-mail, your answer goes to the visitor.',
  },
  confirmation: {
    subject: `We got your message | ${business}`,
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    paragraphs: [
      `Thank you for writing to ${business}. Your message has arrived, and ${trainer} will answer it in person.`,
      'You do not need to do anything else. If something has changed, just reply to this email.',
    ],
    signature: business,
  },
  testimonial: {
    subject: (name: string) => `New testimonial from ${name}`,
    intro: (name: string) => `${name} sent a testimonial. It is not public until you approve and publish it.`,
    photo: 'Photo',
    hasPhoto: 'Sent with it',
    open: 'Open the testimonial',
  },
  login: {
    subject: `New login to the owner’s area | ${business}`,
    heading: 'New login to the owner’s area',
    intro: `Someone logged in to the owner’s area of ${business} from a new device.`,
    labels: { when: 'When', device: 'Device' },
    device: ({ browser, system }: Device) =>
      `${browser || 'Unknown browser'} on ${system || 'an unknown device'}`,
    paragraphs: [
      'If it was you, there is nothing to do. A private window, or a browser whose data was cleared, counts as a new device.',
      'If it was not you, change the password under “Account” now: every other device is then logged out.',
    ],
    open: 'Open “Account”',
    forgotten: 'If you cannot log in any more, ask whoever made your site for a new password.',
  },
  recipientCode: {
    subject: `Confirm this address | ${business}`,
    heading: 'Confirm this address',
    intro: `The e-mails of ${business} about new messages and logins are to come to this address. Type this code in the owner’s area, under “E-mail”:`,
    paragraphs: [
      'The code is valid for one hour.',
      'If you did not ask for it, do nothing: nothing changes without the code.',
    ],
  },
  recipientChange: {
    subject: `Your e-mails now go to another address | ${business}`,
    heading: 'Your e-mails now go to another address',
    intro: (address: string) =>
      `The e-mails of ${business} about new messages and logins now go to ${address}, and no longer to this address. Somebody confirmed that in the owner’s area.`,
    paragraphs: [
      'If it was you, there is nothing to do.',
      'If it was not you, change the password under “Account” now, and then enter your address again under “E-mail”.',
    ],
  },
  push: {
    noService: 'Through the website',
    testimonial: 'It waits for your approval',
    test: { title: 'Notifications work', body: 'New messages will be announced here like this.' },
  },
});
