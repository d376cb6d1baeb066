export const testimonials = {
  'eyebrow': 'Testimonials',
  'title': 'Dogs we know, as their people tell it',
  'description': 'What families and handlers in Puerto Rico say about training their dogs with {{business}}.',
  'intro': 'Families and handlers from all over the island, on how it went with the dog at their feet.',
  'empty': 'The first testimonials are on their way.',
  'rating': '{{rating}} out of 5 stars',
  'submit.title': 'Have we worked together?',
  'submit.text': 'Tell us how your dog is doing. The button opens your mail with the subject filled in.',
  'submit.link': 'Submit Your Testimonial',
  'submit.subject': 'My testimonial for {{business}}',
} as const;
