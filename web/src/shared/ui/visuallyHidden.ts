/**
 * The style of elements that only screen readers see, for elements that cannot use Chakra's `VisuallyHidden`.
 */
export const visuallyHidden = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
