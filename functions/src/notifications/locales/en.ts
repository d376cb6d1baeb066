import type { Device } from '@app/domain/general/user-agent';

export const en = (business: string, trainer: string) => ({
  notice: {
    subject: (name: string) => `New message from ${name}`,
    intro: (name: string) => `${name} wrote to you through the website.`,
    labels: { from: 'From', language: 'Language', page: 'Sent from' },
    languages: { en: 'English', es: 'Spanish' },
    answer: 'Reply by email',
    open: 'Open the message',
    footer: 'If you reply to this email, the visitor gets your reply.',
  },
  confirmation: {
    subject: `We got your message | ${business}`,
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    paragraphs: [
      `Thank you for writing to ${business}. Your message has arrived, and ${trainer} will answer you personally.`,
      'You don’t need to do anything else. If anything has changed, just reply to this email.',
    ],
    signature: business,
  },
  testimonial: {
    subject: (name: string) => `New testimonial from ${name}`,
    intro: (name: string) => `${name} sent a testimonial. It is not public until you approve and publish it.`,
    photo: 'Photo',
    hasPhoto: 'Included',
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
      'If it was you, you don’t need to do anything. A private window, or a browser whose data was cleared, counts as a new device.',
      'If it wasn’t you, change your password under “Account” now. That logs out every other device.',
    ],
    open: 'Open “Account”',
    forgotten: 'If you can’t log in anymore, ask whoever made your site for a new password.',
  },
  recipientCode: {
    subject: `Confirm this address | ${business}`,
    heading: 'Confirm this address',
    intro: `Emails from ${business} about new messages and logins will come to this address. To confirm it, type this code in the owner’s area, under “Email”:`,
    paragraphs: [
      'The code is valid for one hour.',
      'If you didn’t ask for it, ignore this email: nothing changes without the code.',
    ],
  },
  recipientChange: {
    subject: `Your emails now go to another address | ${business}`,
    heading: 'Your emails now go to another address',
    intro: (address: string) =>
      `Emails from ${business} about new messages and logins now go to ${address} and no longer to this address. Someone confirmed this in the owner’s area.`,
    paragraphs: [
      'If it was you, you don’t need to do anything.',
      'If it wasn’t you, change your password under “Account” now, and then enter your address again under “Email”.',
    ],
  },
  push: {
    noService: 'Through the website',
    testimonial: 'Waiting for your approval',
    test: { title: 'Notifications work', body: 'This is how you’ll hear about new messages here.' },
  },
});
