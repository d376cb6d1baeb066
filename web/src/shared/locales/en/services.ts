export const services = {
  eyebrow: 'Services',
  'head.title': 'Services',
  title: 'Training for your dog',
  description: 'The dog training services of {{ourBusiness}}.',
  intro: 'What we offer, and who it is for.',
  empty: 'Our services are being updated. Write to us and we will tell you what is open.',
  request: 'Request This Service',
  whatsAppText: 'Hello! I would like to know more about this service: {{service}}.',
  'faq.title': 'Frequent questions',
  'unsure.title': 'Not sure which one your dog needs?',
  'unsure.text': 'Write two lines about your dog, and we will tell you where to start.',
  'unsure.contact': 'Ask us',
} as const;
