/** The state of a navigation that moves neither the focus nor the scroll position: the language switch, the first save of a new draft. */
export const KEEP_PLACE = { keepPlace: true } as const;

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state;
