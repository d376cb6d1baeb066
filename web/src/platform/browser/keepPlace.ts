/** The state of a navigation that stays where it is, such as the language switch: neither focus nor scroll moves. */
export const KEEP_PLACE = { keepPlace: true } as const;

/** Whether the state of a location asks to stay. */
export const keepsPlace = (state: unknown): boolean => typeof state === 'object' && state !== null && 'keepPlace' in state;
