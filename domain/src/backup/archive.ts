/**
 * Defines backups: content, pictures and messages in one archive. `npm run restore` loads an archive into an
 * empty project. An archive is a ZIP file with an NDJSON file for each collection, every file in the bucket,
 * and a manifest.
 */
import type { InferType } from 'yup';
import type { manifestSchema } from './archive.schema';
import { COLLECTIONS } from '../general/collections';
import { wallTimeOf } from '../general/dates';

export const MANIFEST_PATH = 'manifest.json';
/** The file that contains the manifest's hash, in `sha256sum` format. */
export const MANIFEST_HASH_PATH = 'manifest.sha256';
export const ARCHIVE_README_PATH = 'README.txt';

/** The bucket folder for archives. Backups don't include this folder. */
export const BACKUPS_FOLDER = 'backups/';

/**
 * The collections that backups omit, with the reason for each. Backups include all other collections, even
 * unknown ones.
 */
export const NOT_BACKED_UP = {
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
    'E-mails on their way. The messages that they are about are in the backup; sending them again would repeat them.',
  [COLLECTIONS.pushSubscriptions]:
    "The owner's devices at their push services, under keys that are not in it. She switches notifications on again.",
  [COLLECTIONS.instagram]:
    'The connection to Instagram. Its token is encrypted with a key that is not in it; she connects again.',
  [COLLECTIONS.backups]: 'The list of the backups.',
  [COLLECTIONS.restores]: 'The state of a restore.',
} as const satisfies Record<string, string>;

export const isBackedUp = (collection: string): boolean => !Object.hasOwn(NOT_BACKED_UP, collection);

export const documentsPath = (collection: string): string => `documents/${encodePart(collection)}.ndjson`;

/**
 * Returns a bucket file's path in the archive. The path is readable for ordinary names and safe to unpack for
 * any name.
 */
export const filePath = (name: string): string => `files/${name.split('/').map(encodePart).join('/')}`;

/**
 * Percent-encodes characters that Windows doesn't allow in a path segment. Also encodes `.` and `..`,
 * which can't be folder names, and empty segments, which would be lost.
 */
const encodePart = (part: string): string =>
  part === '' || /^\.+$/.test(part)
    ? `%${part.replaceAll('.', '%2E')}`
    : part.replace(
        /[\x00-\x1f<>:"\\|?*%]|[. ]$/g,
        (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
      );

export type Manifest = InferType<typeof manifestSchema>;

/**
 * The states of a backup. `complete` means that the archive is in the bucket and Cloud Storage has verified
 * its checksum.
 */
export const BACKUP_STATES = ['waiting', 'writing', 'complete', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** A backup requested by the owner. Times are in ISO 8601 format, and sizes are in bytes. */
export interface Backup {
  id: string;
  state: BackupState;
  createdAt: string;
  /** The size of the files written so far, and the total size of all files. */
  progress: { done: number; total: number };
  /** The size of the archive, or null until it is complete. */
  bytes: number | null;
}

/**
 * How many days archives stay in the bucket before they are deleted. They may contain messages that have
 * since been deleted. Cloud Storage can restore deleted files for another week. The two periods together are
 * shorter than the period in the privacy policy.
 */
export const BACKUP_LIFE_DAYS = 7;

export const isUnderWay = ({ state }: Backup): boolean => state === 'waiting' || state === 'writing';

/** Returns the file name of a downloaded archive, such as `backup-2026-03-05-a1b2c3d4.zip`. */
export const archiveName = ({ id, createdAt }: Pick<Backup, 'id' | 'createdAt'>): string =>
  `backup-${wallTimeOf(new Date(createdAt)).date}-${id.slice(0, 8)}.zip`;
