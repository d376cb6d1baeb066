import type { adminRichText as english } from '../../en/admin/richText';
import type { Texts } from '../../texts';

export const adminRichText: Texts<typeof english> = {};
