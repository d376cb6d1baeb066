import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './requirements.mjs';

/**
 * Installs the packages if necessary, and runs a script in tools/commands. A fresh clone can't run these
 * scripts directly, because they are in TypeScript.
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
