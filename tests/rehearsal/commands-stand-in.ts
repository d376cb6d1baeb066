import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { releaseFiles } from '../../functions/src/publishing/hosting.fixture';
import type { Stamp } from '../../tools/deploy/build-stamp';
import type { Deployment } from '../../tools/deploy/deployment';
import { CommandFailed } from '../../tools/deploy/run';
import { FUNCTIONS, deployFunctions, type Trigger } from './functions-stand-in';
import type { Project } from './project';

const STAMPS = ['web/dist/build.json', 'functions/lib/build.json', 'functions/lib/pages/build.json'];

type Env = Record<string, string>;

export interface CommandOptions {
  /** The ids of the seed's testimonials and posts. */
  seedIds: string[];
  /** Returns the stamps of the build's three parts. By default, all parts are from the same build. */
  stamps?: () => Stamp[];
  /** Returns the output of `git status`. */
  status?: () => string;
  buildId?: string;
  commit?: string;
  /** Called before each command. */
  onCommand?: (command: string) => void;
  /** The triggers of the functions in the source, by name. */
  functions?: Record<string, Trigger>;
  /** Called after a function is created, before its access is set. */
  onFunctionCreated?: (name: string) => void;
}

type Commands = Pick<Deployment, 'functions' | 'run' | 'capture'> & {
  /** The commands that were run, as they would be typed. */
  commands: string[];
};

/**
 * Returns stand-ins for the commands that a deployment runs. They record the commands and change the
 * project's state as firebase-tools 15 and the build would. They also fail when the real commands would.
 */
export function createCommands(
  root: string,
  state: Project,
  {
    seedIds,
    stamps,
    status = () => '',
    buildId = 'build1',
    commit = 'c0ffee',
    onCommand,
    functions = FUNCTIONS,
    onFunctionCreated,
  }: CommandOptions,
): Commands {
  const commands: string[] = [];

  function write(path: string, content: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }

  function build(env: Env): void {
    if (env.VITE_FIREBASE_API_KEY === undefined || env.VITE_ADMIN_GATE === undefined)
      throw new Error('The build has no settings.');
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

  function publishEverything(folder: string, env: Env): void {
    if (env.GCLOUD_PROJECT !== state.project || !env.STORAGE_BUCKET)
      throw new Error('The pages would be rendered from another project.');
    if (!state.documents.services?.length && env.ALLOW_EMPTY !== '1')
      throw new Error('The site has no services.');
    const posts = (state.documents.posts ?? []).join();
    for (const page of ['en', 'es', 'en/blog', 'es/blog']) {
      const path = relative(root, join(folder, `${page}.html`));
      write(path, `<script src="/assets/site-${buildId}.js"></script>${posts}`);
    }
    write(relative(root, join(folder, 'sitemap.xml')), '');
  }

  function deployIndexes(): void {
    if (!state.database) throw new Error('firebase-tools would create a database.');
    const { indexes, fieldOverrides } = JSON.parse(
      readFileSync(join(root, 'firestore.indexes.json'), 'utf8'),
    ) as {
      indexes: { collectionGroup: string }[];
      fieldOverrides: {
        collectionGroup: string;
        fieldPath: string;
        indexes: { queryScope: string }[];
        ttl?: boolean;
      }[];
    };
    if (state.contention > 0) {
      state.contention -= 1;
      throw new CommandFailed(
        'firebase deploy',
        1,
        'HTTP Error: 409, too much contention on these datastore entities',
      );
    }
    const nameOf = (group: string, rest: string): string =>
      `projects/${state.project}/databases/(default)/collectionGroups/${group}/${rest}`;
    if (state.indexes.length === 0)
      state.indexes = indexes.map(({ collectionGroup, ...index }, at) => ({
        ...index,
        name: nameOf(collectionGroup, `indexes/${at}`),
        state: 'CREATING',
      }));
    if (state.fields.length === 0)
      state.fields = fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own, ttl }) => ({
        name: nameOf(collectionGroup, `fields/${fieldPath}`),
        indexConfig: {
          indexes: own.map(({ queryScope, ...how }) => ({
            queryScope,
            fields: [{ fieldPath, ...how }],
            state: 'CREATING',
          })),
        },
        ...(ttl && { ttlConfig: {} }),
      }));
  }

  function deployHosting(message: string): void {
    if (!state.functionBuild) throw new Error('Unable to find a valid endpoint for function `api`');
    const folder = join(root, 'web', 'dist');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.map'),
    );
    const paths = files.map((entry) => join(entry.parentPath, entry.name));
    const contents = new Map(paths.map((path) => [`/${relative(folder, path)}`, readFileSync(path)]));
    // The only setting from firebase.json that the stand-in applies is the redirect from the root path.
    releaseFiles(state.hosting, contents, message, {
      redirects: [{ glob: '/', statusCode: 302, location: '/en' }],
    });
  }

  async function firebaseDeploy(args: readonly string[], env: Env): Promise<void> {
    const valueOf = (option: string): string => args[args.indexOf(option) + 1] ?? '';
    const only = valueOf('--only');
    if (valueOf('--project') !== state.project)
      throw new Error('The deployment would change another project.');
    if (!args.includes('--non-interactive')) throw new Error('firebase-tools would prompt.');
    const holder = state.lease?.fields.holder.stringValue;
    if (/functions|hosting/.test(only) && env.DEPLOYMENT_LEASE !== holder)
      throw new Error('The guard would reject the deployment.');
    if (only === 'firestore,storage') deployIndexes();
    else if (only === 'hosting') deployHosting(valueOf('--message'));
    else if (only.startsWith('functions')) {
      if (!state.secrets.has('ADMIN_PASSWORD_HASH')) throw new Error('Failed to validate secret versions');
      await deployFunctions(state, {
        root,
        args,
        functions,
        hash: buildId,
        onFunctionCreated(name) {
          const stamp = readFileSync(join(root, 'functions/lib/pages/build.json'), 'utf8');
          if (name === 'api') state.functionBuild = JSON.parse(stamp) as Stamp;
          onFunctionCreated?.(name);
        },
      });
    } else throw new Error(`Unexpected target: ${only}`);
  }

  return {
    commands,
    functions: Object.keys(functions),
    async run(command, args, env = {}) {
      const isFirebase = args[0]?.endsWith('firebase.js');
      const typed = isFirebase ? ['firebase', ...args.slice(1)] : [command, ...args];
      const shown = args[0]?.endsWith('publish-everything.js') ? ['publish-everything'] : typed;
      commands.push((env.TIME_ZONE ? `TIME_ZONE=${env.TIME_ZONE} ` : '') + shown.join(' '));
      onCommand?.(shown.join(' '));
      if (isFirebase) await firebaseDeploy(args, env);
      else if (shown !== typed) publishEverything(args[1] ?? '', env);
      else if (args.join(' ') === 'run build -w web') build(env);
      else if (args[1] === 'seed')
        state.documents = { services: ['puppy-training'], testimonials: seedIds, posts: [] };
      else if (args.join(' ') !== 'run build -w functions -- --with-pages')
        throw new Error(`Unexpected command: ${typed.join(' ')}`);
    },
    capture(command, args) {
      if (command !== 'git') throw new Error(`Unexpected command: ${command}`);
      return Promise.resolve(args[0] === 'status' ? status() : `${commit}\n`);
    },
  };
}
