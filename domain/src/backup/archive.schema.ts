import { array, mixed, number, object, string } from 'yup';

export const ARCHIVE_FORMAT = 'website-backup';
/**
 * The version of the archive format. Increase it when earlier versions of `restore` can't read new archives.
 */
export const ARCHIVE_VERSION = 1;

const hash = () =>
  string()
    .required()
    .matches(/^[0-9a-f]{64}$/);
const count = () => number().required().integer().min(0);

/**
 * A file's backed-up metadata, under Cloud Storage's property names. Other metadata is derived from the
 * content.
 */
export const metadataSchema = object({
  contentType: string(),
  cacheControl: string(),
  contentDisposition: string(),
  contentEncoding: string(),
  contentLanguage: string(),
  /** The file's custom metadata. */
  metadata: mixed<Record<string, unknown>>(),
})
  .noUnknown()
  .optional()
  .default(undefined);

/** An entry in the archive. The manifest and its hash aren't listed. */
const entrySchema = object({
  path: string().required(),
  /** The uncompressed size in bytes. */
  bytes: count(),
  sha256: hash(),
  /** The name of the collection that contains the documents. */
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
  /** When the database snapshot was taken. */
  readTime: string().required(),
  createdAt: string().required(),
  documents: count(),
  files: count(),
  /** The total size of the files in the bucket. */
  fileBytes: count(),
  /** The collections left out of the archive, with the reason for each. */
  excluded: mixed<Record<string, string>>().required(),
  notice: string().required(),
  entries: array(entrySchema.required()).required(),
});
