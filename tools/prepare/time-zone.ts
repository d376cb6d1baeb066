import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FILE } from '../site-answers.mjs';

/**
 * Returns the value for TIME_ZONE: the site file's time zone, or an empty string for the demo's time zone.
 */
export function timeZoneOf(root: string): string {
  const path = join(root, SITE_FILE);
  if (!existsSync(path)) return '';
  const { timeZone = '' } = JSON.parse(readFileSync(path, 'utf8')) as { timeZone?: string };
  return timeZone;
}
