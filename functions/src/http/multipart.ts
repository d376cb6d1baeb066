/** The one file that a form carries. */
import busboy from 'busboy';
import type { Request } from 'express';
import { UPLOAD_FIELD, UPLOAD_MAX_BYTES } from '@perro-wisdom/domain/images';
import { ApiError } from './error';
import { isEncoded, mediaType, originalContentType, rawBody } from './raw-body';

/** More fields and files than this are no form of ours. */
const MAX_PARTS = 10;

function parser(request: Request): busboy.Busboy {
  if (mediaType(request) !== 'multipart/form-data' || isEncoded(request)) {
    throw new ApiError(415, 'api.unsupportedUploadType');
  }
  try {
    return busboy({
      headers: { 'content-type': originalContentType(request) },
      // A limit is reported when it is reached, and a file of just the largest size is still welcome.
      limits: { fileSize: UPLOAD_MAX_BYTES + 1, parts: MAX_PARTS + 1 },
    });
  } catch {
    throw new ApiError(400, 'api.malformed');
  }
}

/** The only file of a form, in the field `image`; a 4xx says why there is none. */
export function readUpload(request: Request): Promise<Buffer> {
  const form = parser(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let files = 0;
    let found = false;
    const refuse = () => reject(new ApiError(400, 'api.malformed'));
    // Parts beyond the limit are skipped, and there could be another file among them.
    form.on('partsLimit', refuse);
    form.on('file', (field, stream) => {
      // A form that breaks off within a file is an error of the file's stream as well, and one that nobody
      // hears ends the process.
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
