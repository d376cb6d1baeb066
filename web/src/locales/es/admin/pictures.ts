import type { adminPictures as english } from '../../en/admin/pictures';
import type { Texts } from '../../texts';

export const adminPictures: Texts<typeof english> = {};
