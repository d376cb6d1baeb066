/** How long a deleted post or message stays in the bin, in days. */
export const BIN_DAYS = 30;
