import type { PicturesApi } from '@app/domain/pictures/api';
import type { Request } from 'express';
import type { UploadResponse } from '@app/domain/pictures/images';
import {
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
import { readUpload } from '../platform/http/multipart';
import { DOCUMENT_ID, readPaging, setNextLink } from '../platform/http/paging';
import { imageQueue } from './images/child-process';
import { storeUpload } from './images/files';
import { readDirectories } from './images/store';
import { deletePicture, readPicture, readPictures, saveDetails } from './store';

/** Stores an uploaded image under a name made of its content, so the same file uploaded again gets the same path. */
const uploadImage: Handler<UploadResponse> = async (request, response) => {
  const file = await readUpload(request);
  response.status(201).json(await imageQueue(() => storeUpload(file)));
};

export const PICTURES_ROUTES: Routes<PicturesApi> = {
  'GET /api/admin/pictures': async (request, response) => {
    const paging = readPaging(request, PICTURES_PER_PAGE, PICTURES_MAX_PER_PAGE);
    const { items, next } = await readPictures(paging);
    setNextLink(request, response, paging, next);
    response.json(items);
  },
  'GET /api/admin/pictures/{id}': async (request, response) => {
    response.json(found(await readPicture(pictureId(request))));
  },
  'PUT /api/admin/pictures/{id}': async (request, response) => {
    const details = validate(pictureDetailsSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
    response.json(found(await saveDetails(pictureId(request), withoutDecorativeText(details))));
  },
  'DELETE /api/admin/pictures/{id}': async (request, response) => {
    if (!(await deletePicture(pictureId(request)))) throw new ApiError(404, 'pictures.notFound');
    response.status(204).end();
  },
  'POST /api/upload-image': uploadImage,
  'POST /api/diagnostics/upload-image': uploadImage,
  'GET /api/diagnostics/info': async (_request, response) => {
    const { version: nodeVersion, platform } = process;
    response.json({
      environment: { nodeVersion, platform, cwd: process.cwd() },
      ...(await readDirectories()),
    });
  },
};

/** A decorative picture has no alternative text. */
const withoutDecorativeText = (details: PictureDetails): PictureDetails =>
  details.isDecorative ? { ...details, altEn: '', altEs: '' } : details;

function found(picture: LibraryPicture | undefined): LibraryPicture {
  if (!picture) throw new ApiError(404, 'pictures.notFound');
  return picture;
}

function pictureId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'pictures.notFound');
  return id;
}
