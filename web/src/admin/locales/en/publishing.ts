export const adminPublishing = {
  label: 'Publication',
  publishing: 'Publishing…',
  live: 'Last published: {{time}}',
  delayed: 'Could not be published yet. Visitors see the previous version; we keep trying.',
  'view.page': 'View it',
  'view.site': 'View the site',
} as const;
