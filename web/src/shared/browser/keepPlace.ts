/**
 * The location state for navigations that leave focus and scrolling alone, such as switching languages or
 * saving a new draft for the first time.
 */
export const KEEP_PLACE = { keepPlace: true } as const;

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state;
