/** How the answers of all calls are recognized that public pages do not make: they must not load this table. */
import type { Api } from './api';
import type { ExpectedAnswers } from './general/api';
import { ACCOUNT_ANSWERS } from './account/api';
import { BACKUP_ANSWERS } from './backup/api';
import { BLOG_ANSWERS } from './blog/api';
import { CONTENT_ANSWERS } from './content/api';
import { DRAFTS_ANSWERS } from './drafts/api';
import { INBOX_ANSWERS, type VISITORS_ANSWERS } from './inbox/api';
import { INSTAGRAM_ANSWERS } from './instagram/api';
import { NOTIFICATIONS_ANSWERS } from './notifications/api';
import { PICTURES_ANSWERS } from './pictures/api';
import { PUBLISHING_ANSWERS } from './publishing/api';
import { SETUP_ANSWERS } from './setup/api';
import { STATS_ANSWERS } from './stats/api';
import { TRANSLATION_ANSWERS } from './translation/api';

export const OWNERS_ANSWERS = {
  ...ACCOUNT_ANSWERS,
  ...BACKUP_ANSWERS,
  ...BLOG_ANSWERS,
  ...CONTENT_ANSWERS,
  ...DRAFTS_ANSWERS,
  ...INBOX_ANSWERS,
  ...INSTAGRAM_ANSWERS,
  ...NOTIFICATIONS_ANSWERS,
  ...PICTURES_ANSWERS,
  ...PUBLISHING_ANSWERS,
  ...SETUP_ANSWERS,
  ...STATS_ANSWERS,
  ...TRANSLATION_ANSWERS,
} satisfies ExpectedAnswers<Omit<Api, keyof typeof VISITORS_ANSWERS>>;
