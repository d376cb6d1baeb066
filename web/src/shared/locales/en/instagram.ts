export const instagram = {
  title: 'Out in the field',
  follow: 'Follow us on Instagram',
  open: 'Open this post on Instagram',
} as const;
