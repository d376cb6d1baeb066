import { runToEnd } from '../process/children';

/** A command that has failed. */
export class CommandFailed extends Error {
  constructor(
    command: string,
    code: number,
    readonly output: string,
  ) {
    super(`\`${command}\` failed with code ${code}.`);
  }
}

/** Returns what runs a command in a folder, with its output in the terminal, and throws `CommandFailed` where it fails. */
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
