type Ranges = Record<string, string>;

interface LockedPackage {
  version?: string;
  dev?: boolean;
  dependencies?: Ranges;
  devDependencies?: Ranges;
  optionalDependencies?: Ranges;
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The locked packages by path, as in npm's lock file. */
type LockedPackages = Record<string, LockedPackage>;

export interface LockFile {
  lockfileVersion: number;
  packages: LockedPackages;
}

const WORKSPACE = 'functions';

/**
 * Returns a lock file for just the functions, with the versions that the whole repository is tested with. The
 * platform installs the dependencies of the functions' folder separately, without access to the repository's
 * lock file.
 */
export function lockOfFunctions({ lockfileVersion, packages }: LockFile) {
  const workspace = packages[WORKSPACE] ?? {};
  const atRunTime = reachable(packages, Object.keys(workspace.dependencies ?? {}));
  const withTools = reachable(
    packages,
    Object.keys({ ...workspace.dependencies, ...workspace.devDependencies }),
  );

  const own: LockedPackages = { '': { ...workspace } };
  for (const path of [...withTools].sort()) {
    const target = path.replace(`${WORKSPACE}/`, '');
    if (own[target]) throw new Error(`The functions need two versions of ${target} at the same path.`);
    own[target] = { ...packages[path], ...(!atRunTime.has(path) && { dev: true }) };
  }
  return { name: WORKSPACE, lockfileVersion, requires: true, packages: own };
}

/**
 * Returns the paths of the packages with these names, resolved from the workspace, and of all their
 * dependencies.
 */
function reachable(packages: LockedPackages, names: string[]) {
  const found = new Set<string>();
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
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      queue.push({ name, from: path });
  }
  return found;
}

/**
 * Returns the path where Node finds a package, searching the requesting folder and then its parent folders.
 * Returns undefined for optional packages that npm skipped.
 */
function resolve(packages: LockedPackages, name: string, from: string) {
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
