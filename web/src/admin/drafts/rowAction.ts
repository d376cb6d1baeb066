/** Narrow enough for three buttons in a row on the narrowest phones. */
export const ROW_ACTION = {
  type: 'button',
  variant: 'ghost',
  size: 'sm',
  px: { base: '3', sm: '4' },
} as const;
