// npm run bench -- <name> [options]: takes the measurements for docs/performance.md, docs/reliability.md and
// docs/scale.md, and prints them as tables.
import { cpus, loadavg } from 'node:os';
import { runUntilSignal } from '../tools/process/lifetime';
import { measureInteractions } from './interactions';
import { measureLoad } from './load';
import { measurePages } from './pages';
import { measureScale } from './scale';
import { measureSoak } from './soak';

/**
 * The benchmarks by name. Each one starts its own site. The comment at the top of its file lists its options.
 */
const BENCHES: Record<string, (options: string[]) => Promise<void>> = {
  pages: measurePages,
  interactions: measureInteractions,
  load: measureLoad,
  soak: measureSoak,
  scale: measureScale,
};

const [name = '', ...options] = process.argv.slice(2);

await runUntilSignal(async () => {
  const measure = BENCHES[name];
  if (!measure) throw new Error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [options]`);
  await measure(options);
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ` +
      `load average ${loadavg()[0]?.toFixed(1)} at the end`,
  );
  return 0;
});
