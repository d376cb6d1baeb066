import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './requirements.mjs';

/**
 * Runs a script of tools/commands. The scripts are in TypeScript, which a fresh clone cannot run before its
 * packages are installed.
 * @param {'start' | 'test' | 'emulators'} name
 */
export async function runCommand(name) {
  try {
    requireNode();
    ensureInstalled(fileURLToPath(new URL('../..', import.meta.url)));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(`../commands/${name}.ts`);
}
