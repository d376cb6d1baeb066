import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../process/children.mjs';
import { withProgress } from '../process/progress.mjs';

/**
 * firebase-admin has these as optional dependencies, so that npm goes on without them, but nothing works
 * without them.
 */
const REQUIRED_OPTIONALS = ['@google-cloud/firestore', '@google-cloud/storage'];

/** @typedef {Record<string, {version?: string, optional?: boolean, link?: boolean}>} LockedPackages */

/**
 * Installs what package-lock.json lists, unless it is there already. A fresh clone gets exactly that; in an
 * older one only what has changed is replaced, so that whatever runs beside keeps its packages.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const locked = lockedPackages(join(root, 'package-lock.json'));
  if (missingPackages(locked, installedPackages(root)).length === 0) return;

  // No package here needs its install script, and the one of re2 (for "regex" in firebase.json, which is not
  // used) waits minutes for a download and then compiles C++.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  await withProgress('Installing packages (a few minutes the first time)', () =>
    runOrThrow('npm', [command, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root }));
  const missing = missingPackages(locked, installedPackages(root));
  if (missing.length > 0) {
    throw new Error(`npm left out ${missing.join(', ')}. Delete node_modules and try again.`);
  }
}

/**
 * The paths that should be in node_modules and are not, or in another version. What is optional may be
 * missing: it is for other machines.
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

/** @param {string} root @returns {LockedPackages} what npm itself noted down when it last installed */
function installedPackages(root) {
  const path = join(root, 'node_modules', '.package-lock.json');
  return existsSync(path) ? lockedPackages(path) : {};
}

/** @param {string} path @returns {LockedPackages} */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
