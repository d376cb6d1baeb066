export interface SourceFile {
  path: string;
  lines: number;
}

/** The folders that count as code. */
const CODE = ['domain', 'functions', 'web', 'tools'];
/** The kinds of files counted separately. */
const APART: [name: string, files: RegExp][] = [
  ['tests', /^tests\/|\.(test|fixture)\.\w+$/],
  ['texts', /\/(locales|messages)\//],
  ['seed', /^seed\//],
];

/** Returns the part that a file counts toward, or null for files that don't count, such as configuration. */
export function partOf(path: string): string | null {
  const [apart] = APART.find(([, files]) => files.test(path)) ?? [];
  return apart ?? CODE.find((folder) => path.startsWith(`${folder}/`)) ?? null;
}

export interface Size {
  /** The line counts by part. */
  parts: Map<string, number>;
  code: number;
  files: number;
  median: number;
  percentile90: number;
  longest: SourceFile;
}

/** Returns the smallest value that is at least as large as the given share of the sorted values. */
const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

export function sizeOf(files: readonly SourceFile[]): Size {
  const parts = new Map([...CODE, ...APART.map(([name]) => name)].map((name) => [name, 0]));
  const code: SourceFile[] = [];
  for (const file of files) {
    const part = partOf(file.path);
    if (part === null) continue;
    parts.set(part, (parts.get(part) ?? 0) + file.lines);
    if (CODE.includes(part)) code.push(file);
  }
  code.sort((one, other) => one.lines - other.lines);
  const lines = code.map((file) => file.lines);
  return {
    parts,
    code: lines.reduce((sum, count) => sum + count, 0),
    files: code.length,
    median: atShare(lines, 0.5),
    percentile90: atShare(lines, 0.9),
    longest: code.at(-1) ?? { path: '', lines: 0 },
  };
}

const row = (name: string, count: number): string => `${name.padEnd(16)} ${String(count).padStart(6)}`;

export function describeSize({ parts, code, files, median, percentile90, longest }: Size): string {
  return [
    ...CODE.map((name) => row(name, parts.get(name) ?? 0)),
    row('code', code),
    '',
    ...APART.map(([name]) => row(name, parts.get(name) ?? 0)),
    '',
    row('files of code', files),
    row('median', median),
    row('90th percentile', percentile90),
    `${row('longest', longest.lines)}  ${longest.path}`,
  ].join('\n');
}
