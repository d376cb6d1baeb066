export const about = {
  eyebrow: 'About us',
  'head.title': 'About us',
  title: 'Who we are',
  description: 'Meet {{ourBusiness}}: who we are and how we train dogs.',
  mission: 'We train dogs, and the people who live with them.',
  method: 'What you can expect when you work with us.',
  'how.title': 'How we work',
  'credentials.title': 'Credentials',
  'credentials.intro': 'The courses and certifications of {{trainer}}.',
} as const;
