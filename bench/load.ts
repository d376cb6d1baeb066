// npm run bench -- load: sends more requests to one instance of the function than a real instance gets in a
// day. Fails on any unexpected status.
//   --seconds 60   the duration of the mixed reads
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startFunction } from '../tests/api/support/function';
import { buildFunctions } from '../tools/prepare/build';
import { connectTo, message, upload } from './requests';
import { ROOT, startSite } from './site';
import { percentile, printTable } from './table';

const CONNECTIONS = 50;
const MESSAGES = 1000;
/** The maximum number of messages on an inbox page. */
const INBOX_PAGE = 500;
const UPLOADS = 6;
/** The dimensions of a 49-megapixel photo. */
const PHOTO = { width: 8085, height: 6063 };
const READS = ['/api/services', '/api/testimonials', '/api/blog', '/api/instagram', '/api/contact/ready'];

export async function measureLoad(args: string[]) {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } });
  // Without the functions emulator, no triggers run in the background. In production, other instances run
  // them.
  const { env } = await startSite({ only: 'firestore,storage' });
  await buildFunctions(ROOT);
  const { url, stop } = await startFunction({ ...env, MAIL: '', PUSH: '' });
  const { send, logIn } = connectTo(url, CONNECTIONS);
  const rows: (string | number)[][] = [];

  /** Runs `work`, which returns the duration of each request, and adds a row with the results. */
  async function timed(name: string, work: () => Promise<number[]>) {
    const started = performance.now();
    const times = await work();
    const seconds = (performance.now() - started) / 1000;
    const [middle, slow] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)));
    rows.push([name, times.length, seconds, times.length / seconds, middle ?? NaN, slow ?? NaN]);
  }

  await timed(`mixed reads on ${CONNECTIONS} connections`, async () => {
    const until = performance.now() + Number(values.seconds) * 1000;
    const times: number[] = [];
    let turns = 0;
    const connection = async () => {
      while (performance.now() < until) {
        const path = READS[(turns += 1) % READS.length] ?? '';
        times.push((await send('GET', path, path.endsWith('ready') ? 204 : 200)).ms);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    return times;
  });

  await timed(`${MESSAGES} messages at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: MESSAGES }, (_, index) =>
        send('POST', '/api/contact', 201, { body: message(`ana${index}@example.com`) }),
      ),
    );
    return answers.map(({ ms }) => ms);
  });

  const headers = await logIn();
  for (const which of ['first', 'second'])
    await timed(`the inbox with these messages, for the ${which} time`, async () => {
      const times: number[] = [];
      let count = 0;
      let path: string | undefined = `/api/admin/contact-submissions?limit=${INBOX_PAGE}`;
      while (path !== undefined) {
        const page = await send('GET', path, 200, { headers });
        times.push(page.ms);
        count += (JSON.parse(page.text) as unknown[]).length;
        path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      }
      if (count < MESSAGES) throw new Error(`The inbox has ${count} messages.`);
      return times;
    });

  const photos = await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) =>
      sharp({ create: { ...PHOTO, channels: 3, background: { r: 40 * index, g: 90, b: 160 } } })
        .jpeg()
        .toBuffer(),
    ),
  );
  await timed(`${UPLOADS} photos of 49 megapixels at once`, async () => {
    const answers = await Promise.all(
      photos.map((photo) => send('POST', '/api/upload-image', 201, upload(photo, headers))),
    );
    return answers.map(({ ms }) => ms);
  });

  printTable(['one instance', 'requests', 'seconds', 'per second', 'p50 ms', 'p99 ms'], rows);
  await stop();
}
