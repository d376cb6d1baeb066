import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FUNCTIONS, deployFunctions } from './functions-stand-in.mjs';
import { releaseFiles } from './hosting-stand-in.mjs';

/** @typedef {import('./google-stand-in.mjs').Project} Project */

const STAMPS = ['web/dist/build.json', 'functions/lib/build.json', 'functions/lib/pages/build.json'];

/**
 * Stands in for the commands that a deployment runs: records them, and changes the project's state as firebase-tools 15 and the build would,
 * with their refusals.
 * @param {string} root
 * @param {Project} state
 * @param {object} options
 * @param {string[]} options.seedIds                          of the seed's testimonials and posts
 * @param {() => import('../build-stamp.mjs').Stamp[]} [options.stamps] of the three halves, where they are not those of one build
 * @param {() => string} [options.status]                      what git status prints
 * @param {string} [options.buildId]
 * @param {string} [options.commit]
 * @param {(command: string) => void} [options.onCommand]      called before each
 * @param {Record<string, import('./google-stand-in.mjs').Json>} [options.functions] of the source
 * @param {(name: string) => void} [options.onFunctionCreated]  called before a function's access is set
 */
export function createCommands(root, state, options) {
  const {
    seedIds,
    stamps,
    status = () => '',
    buildId = 'build1',
    commit = 'c0ffee',
    onCommand = () => {},
  } = options;
  const { functions = FUNCTIONS, onFunctionCreated = () => {} } = options;
  /** @type {string[]} each as it would be typed */
  const commands = [];

  /** @param {string} path @param {string} content */
  function write(path, content) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }

  /** @param {Record<string, string>} env */
  function build(env) {
    if (env.VITE_FIREBASE_API_KEY === undefined || env.VITE_ADMIN_GATE === undefined)
      throw new Error('built without its settings');
    const stamp = {
      project: env.VITE_FIREBASE_PROJECT_ID ?? '',
      siteUrl: env.PUBLIC_SITE_URL ?? '',
      buildId,
    };
    const written = stamps?.() ?? STAMPS.map(() => stamp);
    rmSync(join(root, 'web', 'dist'), { recursive: true, force: true });
    STAMPS.forEach((path, index) => write(path, JSON.stringify(written[index])));
    write(`web/dist/assets/site-${buildId}.js`, `// ${buildId}`);
    write(`web/dist/assets/site-${buildId}.js.map`, '{}');
    write('web/dist/admin.html', '');
  }

  /** @param {string} folder @param {Record<string, string>} env */
  function publishEverything(folder, env) {
    if (env.GCLOUD_PROJECT !== state.project || !env.STORAGE_BUCKET)
      throw new Error('would read another project');
    if (!state.documents.services?.length && env.ALLOW_EMPTY !== '1') throw new Error('no services');
    for (const page of ['en', 'es', 'en/blog', 'es/blog']) {
      write(
        relative(root, join(folder, `${page}.html`)),
        `<script src="/assets/site-${buildId}.js"></script>${state.documents.posts}`,
      );
    }
    write(relative(root, join(folder, 'sitemap.xml')), '');
  }

  /** @param {string} path */
  const stampAt = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

  /** @param {string[]} args of firebase deploy @param {Record<string, string>} env */
  async function firebaseDeploy(args, env) {
    const only = args[args.indexOf('--only') + 1];
    if (args[args.indexOf('--project') + 1] !== state.project) throw new Error('deployed to another project');
    if (!args.includes('--non-interactive')) throw new Error('would ask');
    if (
      /functions|hosting/.test(only ?? '') &&
      env.DEPLOYMENT_LEASE !== state.lease?.fields.holder.stringValue
    )
      throw new Error('the guard refuses');
    if (only === 'firestore,storage') {
      if (!state.database) throw new Error('firebase-tools would create a database');
      const { indexes, fieldOverrides } = JSON.parse(
        readFileSync(join(root, 'firestore.indexes.json'), 'utf8'),
      );
      if (state.indexes.length === 0)
        state.indexes = indexes.map((/** @type {any} */ index) => ({ ...index, state: 'CREATING' }));
      state.ttl = fieldOverrides
        .filter((/** @type {any} */ { ttl }) => ttl)
        .map((/** @type {any} */ { collectionGroup }) => collectionGroup);
    } else if (only?.startsWith('functions')) {
      if (!state.secrets.has('ADMIN_PASSWORD_HASH')) throw new Error('Failed to validate secret versions');
      await deployFunctions(state, {
        root,
        args,
        functions,
        hash: buildId,
        onFunctionCreated(name) {
          if (name === 'api') state.functionBuild = stampAt('functions/lib/pages/build.json');
          onFunctionCreated(name);
        },
      });
    } else if (only === 'hosting') {
      if (!state.functionBuild) throw new Error('Unable to find a valid endpoint for function `api`');
      const folder = join(root, 'web', 'dist');
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && !entry.name.endsWith('.map'),
      );
      const paths = files.map((entry) => join(entry.parentPath, entry.name));
      const contents = new Map(paths.map((path) => [`/${relative(folder, path)}`, readFileSync(path)]));
      releaseFiles(state.hosting, contents, args[args.indexOf('--message') + 1] ?? '');
    } else throw new Error(`deployed ${only}`);
  }

  return {
    commands,
    functions: Object.keys(functions),
    /** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
    async run(command, args, env = {}) {
      const isFirebase = args[0]?.endsWith('firebase.js');
      const typed = isFirebase ? ['firebase', ...args.slice(1)] : [command, ...args];
      const shown = args[0]?.endsWith('publish-everything.js') ? ['publish-everything'] : typed;
      commands.push(shown.join(' '));
      onCommand(shown.join(' '));
      if (isFirebase) return firebaseDeploy(args, env);
      if (shown !== typed) return publishEverything(args[1] ?? '', env);
      if (args.join(' ') === 'run build -w web') return build(env);
      if (args.join(' ') === 'run build -w functions -- --with-pages') return undefined;
      if (args[1] !== 'seed') throw new Error(`ran ${typed.join(' ')}`);
      state.documents = { services: ['puppy-training'], testimonials: seedIds, posts: [] };
    },
    /** @param {string} command @param {string[]} args */
    async capture(command, args) {
      if (command !== 'git') throw new Error(`ran ${command}`);
      return args[0] === 'status' ? status() : `${commit}\n`;
    },
  };
}
