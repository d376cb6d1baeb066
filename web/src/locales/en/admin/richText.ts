export const adminRichText = {} as const;
