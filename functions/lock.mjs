/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {Ranges} [dependencies]
 * @property {Ranges} [devDependencies]
 * @property {Ranges} [optionalDependencies]
 * @property {Ranges} [peerDependencies]
 * @property {Record<string, {optional?: boolean}>} [peerDependenciesMeta]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, as npm writes them
 */

const WORKSPACE = 'functions';

/**
 * Returns a lock file for the functions alone, with the versions that the whole repository is tested with. The platform installs the
 * functions' folder by itself, where the repository's lock file is out of reach.
 * @param {{lockfileVersion: number, packages: LockedPackages}} whole
 */
export function lockOfFunctions({ lockfileVersion, packages }) {
  const workspace = packages[WORKSPACE] ?? {};
  const atRunTime = reachable(packages, Object.keys(workspace.dependencies ?? {}));
  const withTools = reachable(
    packages,
    Object.keys({ ...workspace.dependencies, ...workspace.devDependencies }),
  );

  /** @type {LockedPackages} */
  const own = { '': { ...workspace } };
  for (const path of [...withTools].sort()) {
    const target = path.replace(`${WORKSPACE}/`, '');
    if (own[target]) throw new Error(`The functions need two versions of ${target} at the same place.`);
    own[target] = { ...packages[path], ...(!atRunTime.has(path) && { dev: true }) };
  }
  return { name: WORKSPACE, lockfileVersion, requires: true, packages: own };
}

/**
 * The paths of the packages that the workspace needs by these names, and of all that those need.
 * @param {LockedPackages} packages
 * @param {string[]} names
 */
function reachable(packages, names) {
  /** @type {Set<string>} */
  const found = new Set();
  const queue = names.map((name) => ({ name, from: WORKSPACE }));
  for (let wanted = queue.pop(); wanted; wanted = queue.pop()) {
    const path = resolve(packages, wanted.name, wanted.from);
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    queue.push(
      ...[...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].map((name) => ({
        name,
        from: path,
      })),
    );
  }
  return found;
}

/**
 * Where Node finds a package: in the folder that asks for it or in one above. Undefined for optional ones that npm left out.
 * @param {LockedPackages} packages
 * @param {string} name
 * @param {string} from
 */
function resolve(packages, name, from) {
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  return packages[`node_modules/${name}`] && `node_modules/${name}`;
}
