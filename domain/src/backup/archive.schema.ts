import { array, mixed, number, object, string } from 'yup';

export const ARCHIVE_FORMAT = 'website-backup';
/** Changes when an archive can no longer be read by an earlier `restore`. */
export const ARCHIVE_VERSION = 1;

const hash = () =>
  string()
    .required()
    .matches(/^[0-9a-f]{64}$/);
const count = () => number().required().integer().min(0);

/** What is kept of a file's metadata, as Cloud Storage names it; the rest follows from the content. */
export const metadataSchema = object({
  contentType: string(),
  cacheControl: string(),
  contentDisposition: string(),
  contentEncoding: string(),
  contentLanguage: string(),
  /** The file's own names and values. */
  metadata: mixed<Record<string, unknown>>(),
})
  .noUnknown()
  .optional()
  .default(undefined);

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
  metadata: metadataSchema,
});

export const manifestSchema = object({
  format: string().required().oneOf([ARCHIVE_FORMAT]),
  version: number().required().oneOf([ARCHIVE_VERSION]),
  id: string().required(),
  project: string().required(),
  /** The moment of which the documents are. */
  readTime: string().required(),
  createdAt: string().required(),
  documents: count(),
  files: count(),
  /** Of all files of the bucket. */
  fileBytes: count(),
  /** What is not in the archive, with the reason. */
  excluded: mixed<Record<string, string>>().required(),
  notice: string().required(),
  entries: array(entrySchema.required()).required(),
});
