/** The English messages that public pages show; `../en.ts` adds those of the owner's area and of the server. */
import { business } from '../../business';

export const en = {
  'contact.nameRequired': 'Name is required',
  'contact.nameTooLong': 'Name must be at most 100 characters',
  'contact.emailInvalid': 'Valid email is required',
  'contact.serviceUnknown': 'Please choose one of the listed services',
  'contact.messageTooShort': 'Message must be at least 10 characters',
  'contact.messageTooLong': 'Message must be at most 5000 characters',
  'contact.languageUnknown': 'Language must be en or es',
  'contact.sending': 'Sending...',
  'contact.success': 'Message sent successfully!',
  'contact.successDetail': 'We will contact you soon.',
  'contact.error': 'Error sending message',
  'contact.errorFallback': 'Please try again later.',
  'contact.tooMany': 'You have sent several messages in a short time. Please try again in a few minutes.',

  'blog.readTime': '5 min read',
  'blog.postNotFound': 'Post Not Found',
  'blog.feedTitle': `${business.blogName.en}: a dog training blog from Puerto Rico`,

  'notFound.title': '404 Page Not Found',
  'notFound.question': 'Did you forget to add the page to the router?',
} as const;
