/** The number of days for which the bin keeps a deleted post or message. */
export const BIN_DAYS = 30;
