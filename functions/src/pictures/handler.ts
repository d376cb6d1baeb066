import type { Request } from 'express';
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
import { pathParameter, type Handler } from '../platform/http/handler';
import { DOCUMENT_ID, readPaging, setNextLink } from '../platform/http/paging';
import { deletePicture, readPicture, readPictures, saveDetails } from './store';

export const listPictures: Handler<LibraryPicture[]> = async (request, response) => {
  const paging = readPaging(request, PICTURES_PER_PAGE, PICTURES_MAX_PER_PAGE);
  const { items, next } = await readPictures(paging);
  setNextLink(request, response, paging, next);
  response.json(items);
};

export const showPicture: Handler<LibraryPicture> = async (request, response) => {
  response.json(found(await readPicture(pictureId(request))));
};

export const describePicture: Handler<LibraryPicture> = async (request, response) => {
  const details = validate(pictureDetailsSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
  response.json(found(await saveDetails(pictureId(request), withoutDecorativeText(details))));
};

/** A decorative picture has no alternative text. */
const withoutDecorativeText = (details: PictureDetails): PictureDetails =>
  details.isDecorative ? { ...details, altEn: '', altEs: '' } : details;

export const removePicture: Handler<null> = async (request, response) => {
  if (!(await deletePicture(pictureId(request)))) throw new ApiError(404, 'pictures.notFound');
  response.status(204).end();
};

function found(picture: LibraryPicture | undefined): LibraryPicture {
  if (!picture) throw new ApiError(404, 'pictures.notFound');
  return picture;
}

function pictureId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'pictures.notFound');
  return id;
}
