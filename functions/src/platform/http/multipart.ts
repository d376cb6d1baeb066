/** Reads an uploaded file from a multipart form. */
import busboy from 'busboy';
import type { Request } from 'express';
import { UPLOAD_FIELD, UPLOAD_MAX_BYTES } from '@app/domain/pictures/images';
import { ApiError } from './error';
import { isEncoded, mediaType, originalContentType, rawBody } from './raw-body';

/** The maximum number of fields and files in a form. */
const MAX_PARTS = 10;

function createParser(request: Request): busboy.Busboy {
  if (mediaType(request) !== 'multipart/form-data' || isEncoded(request)) {
    throw new ApiError(415, 'api.unsupportedUploadType');
  }
  try {
    return busboy({
      headers: { 'content-type': originalContentType(request) },
      // Busboy reports a limit as soon as it is reached, but a file of exactly the maximum size is valid.
      limits: { fileSize: UPLOAD_MAX_BYTES + 1, parts: MAX_PARTS + 1 },
    });
  } catch {
    throw new ApiError(400, 'api.malformed');
  }
}

/**
 * Returns the only file in the form, which is in the `image` field. Rejects with an `ApiError` (4xx) if the
 * form is invalid.
 */
export function readUpload(request: Request): Promise<Buffer> {
  const form = createParser(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let files = 0;
    let found = false;
    const refuse = () => reject(new ApiError(400, 'api.malformed'));
    // Busboy skips parts beyond the limit, which could include another file.
    form.on('partsLimit', refuse);
    form.on('file', (field, stream) => {
      // If a form ends in the middle of a file, the file's stream emits an error, too. Without a listener,
      // that error would crash the process.
      stream.on('error', refuse);
      files += 1;
      if (files > 1) reject(new ApiError(400, 'images.tooMany'));
      if (field !== UPLOAD_FIELD || files > 1) {
        stream.resume();
        return;
      }
      found = true;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(new ApiError(413, 'images.tooLarge')));
    });
    form.on('error', refuse);
    form.on('close', () => {
      const file = Buffer.concat(chunks);
      if (!found) reject(new ApiError(400, 'images.missing'));
      else if (file.length === 0) reject(new ApiError(400, 'images.empty'));
      else resolve(file);
    });
    form.end(rawBody(request));
  });
}
