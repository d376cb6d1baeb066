import type { adminTranslation as english } from '../../en/admin/translation';
import type { Texts } from '../../texts';

export const adminTranslation: Texts<typeof english> = {};
