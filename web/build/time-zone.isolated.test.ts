import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DATES = fileURLToPath(new URL('../../domain/src/general/dates.ts', import.meta.url));

/** Builds the date code for the given time zone and returns the output. */
async function builtDates(timeZone: string): Promise<string> {
  vi.stubEnv('TIME_ZONE', timeZone);
  const built = (await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: DATES, write: false, minify: true },
  })) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  return built.output[0].code;
}

const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<
    typeof import('../../domain/src/general/dates')
  >;

it("a build for another time zone contains only that zone's rules, exactly once", async () => {
  const code = await builtDates('America/New_York');
  expect(code.split('America/New_York')).toHaveLength(2);
  expect(code).not.toContain('Puerto_Rico');
  const { formatDate, momentOf } = await load(code);
  expect(formatDate('2026-07-05T03:30:00Z', 'en')).toBe('July 4, 2026');
  expect(formatDate('2026-12-05T04:30:00Z', 'es')).toBe('4 de diciembre de 2026');
  expect(momentOf({ date: '2026-03-08', time: '02:30' })?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

it("a build without a time zone uses Puerto Rico's time zone", async () => {
  const { formatDate } = await load(await builtDates(''));
  expect(formatDate('2026-07-05T03:30:00Z', 'en')).toBe('July 4, 2026');
  expect(formatDate('2026-07-05T04:00:00Z', 'en')).toBe('July 5, 2026');
});
