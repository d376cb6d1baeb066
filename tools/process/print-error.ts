export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const printError = (error: unknown): void => console.error(messageOf(error));
