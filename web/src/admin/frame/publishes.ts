import { useMatches } from 'react-router-dom';

/** The `handle` of the routes of screens from which the owner publishes: the frame shows there whether that is live. */
export const PUBLISHES = { publishes: true } as const;

/** Returns whether the owner publishes from the current screen. */
export const usePublishes = (): boolean => useMatches().some(({ handle }) => handle === PUBLISHES);
