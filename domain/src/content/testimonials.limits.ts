export const RATING_MAX = 5;
