import { exitCode, startChild } from '../process/children';

/** Returns what runs a command in a folder, with its output in the terminal, and throws where it fails. */
export const runIn =
  (cwd: string) =>
  async (command: string, args: string[], env: Record<string, string> = {}): Promise<void> => {
    console.log(`\n> ${command} ${args.join(' ')}`);
    const child = startChild(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const code = await exitCode(child);
    if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed with code ${code}.`);
  };
