import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnv, contentEnv, problemsOfSettings, readSettings } from './settings';

const EXPIRES = '7d';

interface Preview {
  /** Where firebase-tools reads its configuration. */
  configPath: string;
  config: object;
  env: Record<string, string>;
  commands: string[][];
}

/**
 * Returns what publishes a preview: the commands in their order, their environment, and the configuration that firebase-tools is given. The
 * owner's area of a preview is closed: its build has no gate. Throws where the settings of the project are missing.
 */
export function previewCommands(root: string, project: string, channel: string): Preview {
  const settings = readSettings(root, project);
  const problems = problemsOfSettings(settings, project);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  // Without the guard, which protects the live site, and without everything that is not Hosting's.
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: { predeploy?: string[] };
  };
  delete hosting.predeploy;
  const configPath = '.firebase-preview.json';
  const firebase = join('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  return {
    configPath,
    config: { hosting },
    env: { ...buildEnv(settings, '', true), ...contentEnv(project) },
    commands: [
      ['npm', 'run', 'build', '-w', 'web'],
      ['npm', 'run', 'build', '-w', 'functions', '--', '--with-pages'],
      [process.execPath, join('functions', 'lib', 'publish-everything.js'), join('web', 'dist')],
      [
        process.execPath,
        firebase,
        'hosting:channel:deploy',
        channel,
        '--expires',
        EXPIRES,
        '--no-authorized-domains',
        '--config',
        configPath,
        '--project',
        project,
        '--non-interactive',
      ],
    ],
  };
}
