/** The strings for the links from public pages to their editors. */
export const editLinks = {
  edit: 'Edit',
  label: 'Edit this page',
  facts: 'Business details',
  services: 'Services',
  testimonials: 'Testimonials',
} as const;
