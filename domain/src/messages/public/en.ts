/** The English messages on public pages. `../en.ts` adds the messages for the owner's area and the server. */

export const en = {
  'contact.nameRequired': 'Name is required',
  'contact.nameTooLong': 'Name must be at most 100 characters',
  'contact.emailInvalid': 'Valid email is required',
  'contact.phoneInvalid': 'Please enter a valid phone number, or leave it empty',
  'contact.phoneForWhatsApp': 'Enter your phone number so we can reply on WhatsApp',
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

  'testimonials.townTooLong': 'The town can have at most 100 characters',
  'testimonials.dogNameTooLong': 'The dog’s name can have at most 60 characters',
  'testimonials.wordsTooShort': 'Please write at least 20 characters',
  'testimonials.wordsTooLong': 'Your words can have at most 2000 characters',
  'testimonials.ratingRequired': 'Choose how many stars',
  'testimonials.consentRequired': 'We can only publish it if you agree',
  'testimonials.photoTooLarge': 'The photo is too large. Please choose a smaller one',
  'testimonials.success': 'Thank you! Your testimonial has arrived.',
  'testimonials.successDetail': 'We read each one before it appears here.',
  'testimonials.error': 'Error sending your testimonial',
  'testimonials.tooMany':
    'You have sent several testimonials in a short time. Please try again in a few minutes.',

  'blog.readTime': '5 min read',
  'blog.postNotFound': 'Post Not Found',

  'notFound.title': '404 Page Not Found',
  'notFound.detail': 'This page does not exist or has moved.',
  'notFound.question': 'Did you forget to add the page to the router?',
} as const;
