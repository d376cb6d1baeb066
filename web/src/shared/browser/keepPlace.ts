/**
 * The location state of a navigation that changes neither the focus nor the scroll position. Examples are
 * switching the language and saving a new draft for the first time.
 */
export const KEEP_PLACE = { keepPlace: true } as const;

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state;
