export const adminTopics = {} as const;
