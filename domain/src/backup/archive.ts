/**
 * Copies of everything: content, pictures and messages as one archive, which `npm run restore` loads into an empty project.
 * The archive is a ZIP with a file of documents (NDJSON) for each collection, every file of the bucket, and a manifest.
 */
import type { InferType } from 'yup';
import type { manifestSchema } from './archive.schema';
import { COLLECTIONS } from '../general/collections';
import { DAY_MS } from '../general/dates';

export const MANIFEST_PATH = 'manifest.json';
/** The hash of the manifest, in the form of `sha256sum`. */
export const MANIFEST_HASH_PATH = 'manifest.sha256';
export const ARCHIVE_README_PATH = 'README.txt';

/** The folder of the archives in the bucket, which is not copied itself. */
export const BACKUPS_FOLDER = 'backups/';

/** The collections that are not copied, each with the reason. Every other collection is, also one that the site does not know. */
export const NOT_COPIED = {
  [COLLECTIONS.sessions]: 'Logins. They end within hours, and would let in whoever has the archive.',
  [COLLECTIONS.credentials]:
    'The hash of the owner’s password, which could be guessed at, and the address that gets her e-mails. A restored site has the password of its own deployment, and she confirms her address again.',
  [COLLECTIONS.knownDevices]:
    'Devices that the owner is not told about when they log in. They belong to the password.',
  [COLLECTIONS.rateLimits]: 'Counters that expire within the hour.',
  [COLLECTIONS.previewLinks]:
    'Private links. They would open drafts to whoever has the archive; new ones are made in the editor.',
  [COLLECTIONS.publications]:
    'Changes that are on their way to the live site. A deployment renders every page.',
  [COLLECTIONS.publishing]: 'The lease and the state of the publisher.',
  [COLLECTIONS.outbox]:
    'E-mails on their way. The messages that they are about are copied; sending them again would repeat them.',
  [COLLECTIONS.pushSubscriptions]:
    "The owner's devices at their push services, under keys that are not copied. She switches notifications on again.",
  [COLLECTIONS.instagram]:
    'The connection to Instagram. Its token is encrypted with a key that is not copied; she connects again.',
  [COLLECTIONS.instagramFetches]: 'Requests to fetch Instagram posts.',
  [COLLECTIONS.backups]: 'The list of the copies.',
  [COLLECTIONS.restores]: 'The state of a restore.',
} as const satisfies Record<string, string>;

export const isCopied = (collection: string): boolean => !Object.hasOwn(NOT_COPIED, collection);

/** Returns the path of a collection's documents in an archive. */
export const documentsPath = (collection: string): string => `documents/${encodePart(collection)}.ndjson`;

/** Returns the path of a file in an archive, by its name in the bucket: readable for ordinary names, and safe to unpack for any. */
export const filePath = (name: string): string => `files/${name.split('/').map(encodePart).join('/')}`;

/** Windows allows none of these characters in names, and no folder is called `.` or `..`; an empty part would vanish. */
const encodePart = (part: string): string =>
  part === '' || /^\.+$/.test(part)
    ? `%${part.replaceAll('.', '%2E')}`
    : part.replace(
        /[\x00-\x1f<>:"\\|?*%]|[. ]$/g,
        (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
      );

/** What an archive says about itself. */
export type Manifest = InferType<typeof manifestSchema>;

/** `owner`: she asked for it; `nightly`: made by itself. */
export type BackupKind = 'owner' | 'nightly';

/** `complete`: read back after it was written, and every entry had its hash. `damaged`: it had, but a later check failed. */
export type BackupState = 'waiting' | 'writing' | 'checking' | 'complete' | 'failed' | 'damaged';

/** A copy of everything, as the owner sees it. Times are ISO 8601, sizes in bytes. */
export interface Backup {
  id: string;
  kind: BackupKind;
  state: BackupState;
  createdAt: string;
  /** When it was last read back in full; null before that. */
  checkedAt: string | null;
  /** What has been copied or read back so far, and altogether as far as known; of the pictures. */
  progress: { done: number; total: number };
  /** Of the archive; null until it is written. */
  bytes: number | null;
  documents: number | null;
  files: number | null;
}

/** The nightly copies of a week, and the last ones that the owner asked for. */
export const NIGHTLY_KEPT = 7;
export const OWNERS_KEPT = 2;

/** A copy in the bucket is deleted after this time, also if none is newer: it has messages that were deleted since. The privacy policy says so. */
export const BACKUP_LIFE_DAYS = 30;

/** A site whose last good copy is older has a problem. */
export const BACKUP_MAX_AGE_MS = 2 * DAY_MS;

export interface BackupStatus {
  /** Newest first. */
  backups: Backup[];
  health: BackupHealth;
  /** When the newest complete copy was made; null if there is none. */
  lastGoodAt: string | null;
}

/** `none`: there is no complete copy; `old`: the newest is too old; `damaged`: a newer one did not pass the check. */
export type BackupHealth = 'good' | 'none' | 'old' | 'damaged';

/** Returns what the owner is told about the copies, which are sorted newest first. */
export function backupHealth(
  backups: readonly Backup[],
  now: number,
): Pick<BackupStatus, 'health' | 'lastGoodAt'> {
  const good = backups.find(({ state }) => state === 'complete');
  const lastGoodAt = good?.createdAt ?? null;
  const newer = good ? backups.slice(0, backups.indexOf(good)) : backups;
  if (newer.some(({ state }) => state === 'damaged')) return { health: 'damaged', lastGoodAt };
  if (!good) return { health: 'none', lastGoodAt };
  return { health: now - Date.parse(good.createdAt) > BACKUP_MAX_AGE_MS ? 'old' : 'good', lastGoodAt };
}

/** Whether a copy is being made or read back. */
export const isUnderWay = ({ state }: Backup): boolean =>
  state === 'waiting' || state === 'writing' || state === 'checking';

/** Returns the name under which an archive is saved: `perro-wisdom-2026-03-05-a1b2c3d4.zip`. */
export const archiveName = ({ id, createdAt }: Pick<Backup, 'id' | 'createdAt'>): string =>
  `perro-wisdom-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.zip`;

/** A link to the archive. */
export interface BackupLink {
  url: string;
}
