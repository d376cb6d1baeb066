import type { adminPostList as english } from '../../en/admin/postList';
import type { Texts } from '../../texts';

export const adminPostList: Texts<typeof english> = {};
