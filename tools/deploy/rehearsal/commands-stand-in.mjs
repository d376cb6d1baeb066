import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRelease } from './google-stand-in.mjs';

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
 */
export function createCommands(root, state, { seedIds, stamps, status = () => '' }) {
  /** @type {string[]} each as it would be typed */
  const commands = [];
  let builds = 0;

  /** @param {Record<string, string>} env */
  function build(env) {
    if (env.VITE_FIREBASE_API_KEY === undefined || env.VITE_ADMIN_GATE === undefined) throw new Error('built without its settings');
    if (!state.documents.services?.length && env.ALLOW_EMPTY !== '1') throw new Error('prerender: no services');
    builds += 1;
    const stamp = { project: env.VITE_FIREBASE_PROJECT_ID ?? '', siteUrl: env.PUBLIC_SITE_URL ?? '', buildId: `build${builds}` };
    const written = stamps?.() ?? STAMPS.map(() => stamp);
    STAMPS.forEach((path, index) => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), JSON.stringify(written[index]));
    });
  }

  /** @param {string} path */
  const stampAt = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

  /** @param {string[]} args of firebase deploy */
  function firebaseDeploy(args) {
    const only = args[args.indexOf('--only') + 1];
    if (args[args.indexOf('--project') + 1] !== state.project) throw new Error('deployed to another project');
    if (!args.includes('--non-interactive')) throw new Error('would ask');
    if (only === 'firestore,storage') {
      if (!state.database) throw new Error('firebase-tools would create a database');
      const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
      if (state.indexes.length === 0) state.indexes = indexes.map((/** @type {any} */ index) => ({ ...index, state: 'CREATING' }));
      state.ttl = fieldOverrides.filter((/** @type {any} */ { ttl }) => ttl).map((/** @type {any} */ { collectionGroup }) => collectionGroup);
    } else if (only === 'functions') {
      if (!state.secrets.has('ADMIN_PASSWORD_HASH')) throw new Error('Failed to validate secret versions');
      state.functionBuild = stampAt('functions/lib/pages/build.json');
      state.repository ??= { name: `projects/${state.project}/locations/us-east1/repositories/gcf-artifacts` };
      if (args.includes('--force')) state.repository.cleanupPolicies = { 'firebase-functions-cleanup': {} };
      if (!state.repository.cleanupPolicies) throw new Error('Functions successfully deployed but could not set up cleanup policy');
    } else if (only === 'hosting') {
      if (!state.functionBuild) throw new Error('Unable to find a valid endpoint for function `api`');
      const version = `sites/${state.project}/versions/v${Object.keys(state.versions).length + 1}`;
      state.versions[version] = stampAt('web/dist/build.json');
      addRelease(state, version, args[args.indexOf('--message') + 1] ?? '');
    } else throw new Error(`deployed ${only}`);
  }

  return {
    commands,
    /** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
    async run(command, args, env = {}) {
      const isFirebase = args[0]?.endsWith('firebase.js');
      const typed = isFirebase ? ['firebase', ...args.slice(1)] : [command, ...args];
      commands.push(typed.join(' '));
      if (isFirebase) return firebaseDeploy(args);
      if (args[1] === 'build') return build(env);
      if (args[1] !== 'seed') throw new Error(`ran ${typed.join(' ')}`);
      state.documents = { services: ['puppy-training'], testimonials: seedIds, posts: [] };
    },
    /** @param {string} command @param {string[]} args */
    async capture(command, args) {
      if (command !== 'git') throw new Error(`ran ${command}`);
      return args[0] === 'status' ? status() : 'c0ffee\n';
    },
  };
}
