import type { PicturesApi } from '@app/domain/pictures/api';
import type { Routes } from '../platform/http/handler';
import { describePicture, listPictures, removePicture, showPicture } from './handler';
import { showDiagnostics, uploadImage } from './images/handler';

export const PICTURES_ROUTES: Routes<PicturesApi> = {
  'GET /api/admin/pictures': listPictures,
  'GET /api/admin/pictures/{id}': showPicture,
  'PUT /api/admin/pictures/{id}': describePicture,
  'DELETE /api/admin/pictures/{id}': removePicture,
  'POST /api/upload-image': uploadImage,
  'POST /api/diagnostics/upload-image': uploadImage,
  'GET /api/diagnostics/info': showDiagnostics,
};
