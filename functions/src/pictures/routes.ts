import type { PicturesApi } from '@app/domain/pictures/api';
import type { Request } from 'express';
import type { UploadResponse } from '@app/domain/pictures/images';
import {
  NO_DETAILS,
  PICTURES_MAX_PER_PAGE,
  PICTURES_PER_PAGE,
  type LibraryPicture,
  type PictureDetails,
} from '@app/domain/pictures/library';
import { pictureDetailsSchema } from '@app/domain/pictures/library.schema';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Handler, type Routes } from '../platform/http/handler';
import { requireKnown } from '../platform/http/other-version';
import { readUpload } from '../platform/http/multipart';
import { answerPage, DOCUMENT_ID } from '../platform/http/paging';
import { imageQueue } from './images/child-process';
import { storeUpload } from './images/files';
import { readDirectories } from './images/store';
import { deletePicture, readPicture, readPictures, saveDetails } from './store';

/**
 * Stores an uploaded image under a name derived from its content, so the same file always gets the same path.
 */
const uploadImage: Handler<UploadResponse> = async (request, response) => {
  const file = await readUpload(request);
  const stored = await imageQueue(() => storeUpload(file));
  response.status(201);
  return stored;
};

const DETAILS = Object.keys(NO_DETAILS) as (keyof PictureDetails)[];

export const PICTURES_ROUTES: Routes<PicturesApi> = {
  'GET /api/admin/pictures': (request, response) =>
    answerPage(request, response, { limits: [PICTURES_PER_PAGE, PICTURES_MAX_PER_PAGE], read: readPictures }),
  'GET /api/admin/pictures/{id}': async (request) =>
    requirePicture(await readPicture(readPictureId(request))),
  'PUT /api/admin/pictures/{id}': async (request) => {
    const body = readJson(request, JSON_MAX_BYTES);
    requireKnown(DETAILS, body);
    // Details missing from the request stay unchanged, because the page may belong to another version of the
    // site.
    const schema = pictureDetailsSchema.pick(DETAILS.filter((name) => name in body));
    const details = withoutDecorativeText(validate(schema, body, { nameField: true }));
    return requirePicture(await saveDetails(readPictureId(request), details));
  },
  'DELETE /api/admin/pictures/{id}': async (request) => {
    if (!(await deletePicture(readPictureId(request)))) throw new ApiError(404, 'pictures.notFound');
  },
  'POST /api/upload-image': uploadImage,
  'POST /api/diagnostics/upload-image': uploadImage,
  'GET /api/diagnostics/info': async () => {
    const { version: nodeVersion, platform } = process;
    return { environment: { nodeVersion, platform, cwd: process.cwd() }, ...(await readDirectories()) };
  },
};

/** Returns the details, minus the alternative text if the picture is decorative. */
const withoutDecorativeText = (details: Partial<PictureDetails>): Partial<PictureDetails> =>
  details.isDecorative ? { ...details, altEn: '', altEs: '' } : details;

function requirePicture(picture: LibraryPicture | undefined): LibraryPicture {
  if (!picture) throw new ApiError(404, 'pictures.notFound');
  return picture;
}

function readPictureId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'pictures.notFound');
  return id;
}
