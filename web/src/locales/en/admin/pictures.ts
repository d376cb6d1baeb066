export const adminPictures = {} as const;
