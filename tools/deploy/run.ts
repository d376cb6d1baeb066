import { runToEnd } from '../process/children';

/** Thrown when a command fails. */
export class CommandFailed extends Error {
  constructor(
    command: string,
    code: number,
    readonly output: string,
  ) {
    super(`\`${command}\` failed with code ${code}.`);
  }
}

/**
 * Returns a function that runs a command in a folder and prints its output. The function throws
 * `CommandFailed` if the command fails.
 */
export const runIn =
  (cwd: string) =>
  async (command: string, args: string[], env: Record<string, string> = {}): Promise<void> => {
    const typed = `${command} ${args.join(' ')}`;
    console.log(`\n> ${typed}`);
    const { code, output } = await runToEnd(command, args, {
      cwd,
      env: { ...process.env, ...env },
      onOutput: (text) => process.stdout.write(text),
    });
    if (code !== 0) throw new CommandFailed(typed, code, output);
  };
