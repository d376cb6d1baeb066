export const services = {
  'empty': 'Our services are being updated. Write to us and we will tell you what is open.',
  'request': 'Request This Service',
  'more': 'About {{service}}',
} as const;
