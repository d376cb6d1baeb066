import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Optional dependencies of firebase-admin that npm may skip but this project needs. */
const REQUIRED_OPTIONALS = ['@google-cloud/firestore', '@google-cloud/storage'];

/** @typedef {Record<string, {version?: string, optional?: boolean, link?: boolean}>} LockedPackages */

/**
 * Installs the packages in package-lock.json if any are missing. A fresh clone gets exactly these packages.
 * In an existing clone, only changed packages are replaced, so running programs keep working.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const locked = lockedPackages(join(root, 'package-lock.json'));
  if (missingPackages(locked, installedPackages(root)).length === 0) return;

  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  console.log('Installing packages (a few minutes the first time)...');
  const { status } = spawnSync('npm', [command], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`\`npm ${command}\` failed.`);
  const missing = missingPackages(locked, installedPackages(root));
  if (missing.length > 0) {
    throw new Error(`npm did not install ${missing.join(', ')}. Delete node_modules and try again.`);
  }
}

/**
 * Returns the paths of packages that are missing from node_modules or have a different version. Ignores
 * optional packages, which may be for other platforms, unless this project needs them.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path, { optional }]) => path.includes('node_modules/') && (!optional || isRequired(path)))
    .filter(([path, { version }]) => !installed[path] || installed[path].version !== version)
    .map(([path]) => path);
}

/** @param {string} path */
function isRequired(path) {
  return REQUIRED_OPTIONALS.some((name) => path.endsWith(`node_modules/${name}`));
}

/** @param {string} root @returns {LockedPackages} the packages that npm recorded at its last installation */
function installedPackages(root) {
  const path = join(root, 'node_modules', '.package-lock.json');
  return existsSync(path) ? lockedPackages(path) : {};
}

/** @param {string} path @returns {LockedPackages} */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
