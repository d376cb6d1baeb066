const MIN_NODE = [20, 19];

/**
 * Throws an error with instructions if this machine can't run the project.
 * @param {string} version the version of Node, as in process.versions.node
 * @param {NodeJS.Platform} platform
 */
export function requireNode(version = process.versions.node, platform = process.platform) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    throw new Error(`Node ${version} is too old. Install ${MIN_NODE.join('.')} or newer: https://nodejs.org`);
  }
  if (platform === 'win32') {
    throw new Error('This project runs on Linux and macOS. On Windows, use WSL: https://aka.ms/wslinstall');
  }
}
