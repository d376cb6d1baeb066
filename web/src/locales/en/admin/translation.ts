export const adminTranslation = {} as const;
