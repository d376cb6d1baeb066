import type { DiagnosticsInfo, UploadResponse } from './images';
import type { LibraryPicture, PictureDetails } from './library';

export interface PicturesApi {
  /** Returns a page of the picture library, newest first. The `Link` header has the next page's URL. */
  'GET /api/admin/pictures': { answer: LibraryPicture[] };
  'GET /api/admin/pictures/{id}': { answer: LibraryPicture };
  'PUT /api/admin/pictures/{id}': { body: PictureDetails; answer: LibraryPicture };
  /** Deletes a picture, unless it is in use. In that case, responds with a 409. */
  'DELETE /api/admin/pictures/{id}': { answer: null };
  'POST /api/upload-image': { answer: UploadResponse };
  'POST /api/diagnostics/upload-image': { answer: UploadResponse };
  'GET /api/diagnostics/info': { answer: DiagnosticsInfo };
}
