/**
 * Hides content from everyone except screen reader users, for elements that cannot use Chakra's
 * `VisuallyHidden`.
 */
export const visuallyHidden = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
