export const instagram = {
  'title': 'Out in the field',
  'follow': 'Follow us on Instagram',
  'open': 'Open this post on Instagram',
  'fallback.1': 'A dog clears an agility jump',
  'fallback.2': 'A puppy asleep on a blanket',
  'fallback.3': 'A dog sits proudly with a ribbon rosette',
  'fallback.4': 'A walk along the beach at sunrise',
} as const;
