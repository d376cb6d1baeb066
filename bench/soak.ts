// npm run bench -- soak: runs all of a site's activities concurrently for a long time, including the triggers
// that publish and notify. Prints the failures. To show whether memory grows, also prints the median memory
// of each function's process in the second and in the last quarter of the run. Requires Linux, because it
// reads /proc.
//   --minutes 30   the duration of the run
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { familyOf } from '../tools/process/children';
import { messageOf } from '../tools/process/print-error';
import { connectTo, message, upload } from './requests';
import { startSite } from './site';
import { median, printTable } from './table';

const SAMPLE_MS = 5000;
const CONNECTIONS = 20;
const PHOTO = { width: 3000, height: 2000 };
/** The paths that visitors request from Hosting and from the function, each with its expected status. */
const READS: [path: string, expected: number][] = [
  ...['en', 'es'].flatMap((locale) =>
    ['', '/about', '/services', '/blog', '/testimonials', '/contact'].map((page) => `/${locale}${page}`),
  ),
  ...['/api/services', '/api/testimonials', '/api/blog', '/api/instagram', '/sitemap.xml', '/llms.txt'],
].map((path) => [path, 200]);
READS.push(['/en/nothing-here', 404], ['/es/nada', 404]);
const DRAFTS = '/api/admin/drafts/posts';
const INBOX = '/api/admin/contact-submissions';

interface Activity {
  /** The pause between runs of the activity. */
  everyMs: number;
  act: () => Promise<unknown>;
}

export async function measureSoak(args: string[]) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '30' } } });
  const lasts = Number(values.minutes) * 60_000;
  const { url, env, pid } = await startSite();
  const { MAIL_FOLDER = '' } = env;
  const mailsBefore = readdirSync(MAIL_FOLDER).length;
  const { send, logIn } = connectTo(url, CONNECTIONS);
  const headers = await logIn();
  const read = async <T>(path: string, more: Record<string, string> = {}) =>
    JSON.parse((await send('GET', path, 200, { headers: { ...headers, ...more } })).text) as T;
  const [post] = await read<{ id: string }[]>(`${DRAFTS}?limit=1`);
  if (!post) throw new Error('The site has no posts.');
  let turns = 0;

  async function save({ id } = { id: post?.id ?? '' }) {
    const { fields } = await read<{ fields: object }>(`${DRAFTS}/${id}`);
    const body = { fields: { ...fields, titleEn: `Changed ${turns} times` }, suggested: [] };
    await send('PUT', `${DRAFTS}/${id}`, 200, { headers, body });
  }

  const activities: Record<string, Activity> = {
    reads: {
      everyMs: 250,
      act: () => {
        const [path, expected] = READS[(turns += 1) % READS.length] ?? ['/en', 200];
        return send('GET', path, expected);
      },
    },
    messages: {
      everyMs: 2000,
      act: () => send('POST', '/api/contact', 201, { body: message(`ana${turns}@example.com`) }),
    },
    'searches in the inbox': {
      everyMs: 5000,
      act: async () => {
        const [found] = await read<{ id: string }[]>(`${INBOX}?limit=20`, { 'X-Search': 'ladra' });
        if (found) await read(`${INBOX}/${found.id}`);
      },
    },
    uploads: {
      everyMs: 30_000,
      act: async () => {
        const background = { r: turns % 256, g: 90, b: 160 };
        const photo = await sharp({ create: { ...PHOTO, channels: 3, background } })
          .jpeg()
          .toBuffer();
        await send('POST', '/api/upload-image', 201, upload(photo, headers));
      },
    },
    'saves of a draft': { everyMs: 3000, act: save },
    publications: {
      everyMs: 30_000,
      act: async () => {
        await save();
        const body = { keepPublishedAt: true };
        await send('POST', `${DRAFTS}/${post.id}/publish`, 200, { headers, body });
      },
    },
    logins: {
      everyMs: 10_000,
      act: async () => send('DELETE', '/api/admin/session', 204, { headers: await logIn() }),
    },
  };

  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const done: Record<string, number> = {};
  const failures = new Map<string, number>();

  async function repeat(name: string, { everyMs, act }: Activity) {
    while (elapsed() < lasts) {
      await act().then(
        () => (done[name] = (done[name] ?? 0) + 1),
        (error: unknown) => {
          const reason = `${name}: ${messageOf(error)}`;
          failures.set(reason, (failures.get(reason) ?? 0) + 1);
        },
      );
      await wait(everyMs);
    }
  }

  /** The memory samples of each function's process. */
  const memory = new Map<string, { at: number; mb: number }[]>();
  const sampling = setInterval(() => {
    for (const [name, mb] of memoryOfFunctions(pid))
      memory.set(name, [...(memory.get(name) ?? []), { at: elapsed(), mb }]);
  }, SAMPLE_MS);
  await Promise.all(Object.entries(activities).map(([name, activity]) => repeat(name, activity)));
  clearInterval(sampling);

  printTable(['done', 'times'], Object.entries(done));
  if (failures.size > 0) printTable(['failed', 'times'], [...failures]);
  const quarter = lasts / 4;
  const inQuarter = (samples: { at: number; mb: number }[], number: number) =>
    Math.round(median(samples.filter(({ at }) => Math.floor(at / quarter) === number).map(({ mb }) => mb)));
  printTable(
    ['process', 'MB in the second quarter', 'MB in the last'],
    [...memory].map(([name, samples]) => [name, inQuarter(samples, 1), inQuarter(samples, 3)]),
  );
  const { state } = await read<{ state: string }>('/api/admin/publication');
  console.log(
    `\nThe publication is ${state}; ${readdirSync(MAIL_FOLDER).length - mailsBefore} e-mails were sent.`,
  );
}

/** Returns the resident memory of each function process descended from the emulators, in MB. */
function memoryOfFunctions(emulators: number): [name: string, mb: number][] {
  return familyOf(emulators)
    .filter((pid) => readProcess(pid, 'cmdline').includes('functionsEmulatorRuntime'))
    .map((pid) => {
      const name = /\0FUNCTION_TARGET=([^\0]+)/.exec(readProcess(pid, 'environ'))?.[1] ?? 'unnamed';
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status')) ?? [];
      return [`${name} (${pid})`, Number(kilobytes ?? NaN) / 1024];
    });
}

function readProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // The process has exited.
  }
}
