export const adminPostList = {} as const;
