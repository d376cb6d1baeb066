/** Resolves in a new task, so that the browser can handle input between two parts of its work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
