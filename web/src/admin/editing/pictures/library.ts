/** API calls for the picture library, and helpers that name its pictures. */
import { localize } from '@app/domain/general/locale';
import type { LibraryPicture, PictureDetails } from '@app/domain/pictures/library';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi, callPath } from '../../../shared/data/api';
import { ownerKey } from '../../platform/data/ownerQuery';
import { usePagedList } from '../../platform/data/usePagedList';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';

export const usePictures = () => usePagedList<LibraryPicture>(callPath('GET /api/admin/pictures'));

/** Returns a function that refetches the library. */
export function useRefreshLibrary(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ownerKey(callPath('GET /api/admin/pictures')) });
}

export const saveDetails = (
  id: string,
  { altEn, altEs, isDecorative, focus }: PictureDetails,
): Promise<LibraryPicture> =>
  callApi('PUT /api/admin/pictures/{id}', { params: { id }, body: { altEn, altEs, isDecorative, focus } });

export const deletePicture = (id: string): Promise<null> =>
  callApi('DELETE /api/admin/pictures/{id}', { params: { id } });

/** Returns whether the owner has described a picture or marked it as decorative. */
export const isDescribed = ({ altEn, altEs, isDecorative }: PictureDetails): boolean =>
  isDecorative || altEn.trim() !== '' || altEs.trim() !== '';

/** Returns a function that names a picture by its description or, if that is empty, by its upload date. */
export function usePictureName(): (picture: LibraryPicture) => string {
  const { t } = useTranslation('adminPictures');
  const locale = useAdminLocale();
  return (picture) =>
    localize(picture, 'alt', locale) ||
    t('library.unnamed', { date: formatDateTime(picture.uploadedAt, locale) });
}
