import { array, mixed, number, object, string } from 'yup';

export const ARCHIVE_FORMAT = 'perro-wisdom-backup';
/** Changes when an archive can no longer be read by an earlier `restore`. */
export const ARCHIVE_VERSION = 1;

const hash = () => string().required().matches(/^[0-9a-f]{64}$/);
const count = () => number().required().integer().min(0);

/** Every entry of the archive but the manifest and its hash. */
const entrySchema = object({
  path: string().required(),
  /** Not compressed. */
  bytes: count(),
  sha256: hash(),
  /** The collection whose documents these are. */
  collection: string(),
  documents: number().integer().min(0),
  /** The file's name in the bucket. */
  file: string(),
  /** The file's metadata, as Cloud Storage names them: `contentType`, `cacheControl`, `metadata`. */
  metadata: mixed<Record<string, unknown>>(),
});

export const manifestSchema = object({
  format: string().required().oneOf([ARCHIVE_FORMAT]),
  version: number().required().oneOf([ARCHIVE_VERSION]),
  id: string().required(),
  project: string().required(),
  /** The moment that the documents are copied of. */
  readTime: string().required(),
  createdAt: string().required(),
  documents: count(),
  files: count(),
  /** Of all files of the bucket. */
  fileBytes: count(),
  /** What is not copied, with the reason. */
  excluded: mixed<Record<string, string>>().required(),
  notice: string().required(),
  entries: array(entrySchema.required()).required(),
});
