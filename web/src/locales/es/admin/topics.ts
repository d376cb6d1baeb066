import type { adminTopics as english } from '../../en/admin/topics';
import type { Texts } from '../../texts';

export const adminTopics: Texts<typeof english> = {};
