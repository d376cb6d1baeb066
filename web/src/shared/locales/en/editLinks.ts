/** The texts of the links to the editors on the public pages. */
export const editLinks = {
  edit: 'Edit',
  label: 'Edit this page',
  facts: 'Business details',
  services: 'Services',
  testimonials: 'Testimonials',
} as const;
