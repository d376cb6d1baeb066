/** The number of days that a deleted post or message stays in the bin. */
export const BIN_DAYS = 30;
