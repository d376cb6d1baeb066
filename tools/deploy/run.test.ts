import { expect, it } from 'vitest';
import { CommandFailed, runIn } from './run';

const run = runIn(process.cwd());
const node = (program: string) => run(process.execPath, ['-e', program]);

it('throws an error with the output of a failed command', async () => {
  const failing = node('console.log("too much"); console.error("contention"); process.exit(3)');
  await expect(failing).rejects.toThrow('failed with code 3.');
  const error: unknown = await failing.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CommandFailed);
  expect((error as CommandFailed).output.split('\n').sort()).toEqual(['', 'contention', 'too much']);
});

it("adds the given variables to the command's environment", async () => {
  await run(process.execPath, ['-e', 'process.exit(process.env.ADDED === "yes" ? 0 : 1)'], { ADDED: 'yes' });
});
