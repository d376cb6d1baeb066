/**
 * The demo business's pictures, stored as SVG files in this folder. An illustration's name is its file's path
 * within the folder, without the extension.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** An SVG drawing and its natural size in pixels. */
export interface Illustration {
  width: number;
  height: number;
  svg: string;
}

const FOLDER = new URL('.', import.meta.url);
const EXTENSION = '.svg';
const VIEW_BOX = /<svg\b[^>]* viewBox="0 0 (\d+) (\d+)"/;

function read(name: string): Illustration {
  const svg = readFileSync(new URL(name + EXTENSION, FOLDER), 'utf8');
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`seed/pictures/${name}.svg needs a viewBox of whole pixels that starts with "0 0".`);
  return { width: Number(width), height: Number(height), svg };
}

/** All illustrations, keyed by name. */
export const illustrations: ReadonlyMap<string, Illustration> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(EXTENSION))
    .map((path) => path.slice(0, -EXTENSION.length))
    .map((name) => [name, read(name)]),
);

/** Returns the illustration with the given name. Throws if it doesn't exist. */
export function illustrationOf(name: string): Illustration {
  const illustration = illustrations.get(name);
  if (!illustration) throw new Error(`seed/pictures/${name}.svg doesn't exist.`);
  return illustration;
}
