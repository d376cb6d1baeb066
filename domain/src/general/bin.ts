/** How many days a deleted post or message stays in the bin. */
export const BIN_DAYS = 30;
