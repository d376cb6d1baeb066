/** The style of what only screen readers read, for elements that cannot be Chakra's `VisuallyHidden`. */
export const visuallyHidden = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
