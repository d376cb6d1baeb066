export const testimonials = {
  'empty': 'The first testimonials are on their way.',
  'rating': '{{rating}} out of 5 stars',
} as const;
