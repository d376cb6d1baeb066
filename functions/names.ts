import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Returns the names of the functions exported by src/index.ts. */
export async function functionNames(): Promise<string[]> {
  const entry = fileURLToPath(new URL('src/index.ts', import.meta.url));
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'lib',
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}
