/** The HTTP API: every call with the types of its request and response. Each room has the paths and the calls of its own. */
import type { AccountApi } from './account/api';
import type { BackupApi } from './backup/api';
import type { BlogApi, PostsApi } from './blog/api';
import type { ContentApi } from './content/api';
import type { DraftsApi } from './drafts/api';
import type { InboxApi } from './inbox/api';
import type { InstagramApi } from './instagram/api';
import type { NotificationsApi } from './notifications/api';
import type { PicturesApi } from './pictures/api';
import type { PublishingApi } from './publishing/api';
import type { SetupApi } from './setup/api';
import type { StatsApi } from './stats/api';
import type { TranslationApi } from './translation/api';

/** The JSON bodies of requests (`body`) and responses (`answer`; null: none). Uploads are sent as multipart forms. */
export interface Api
  extends
    AccountApi,
    BackupApi,
    BlogApi,
    ContentApi,
    DraftsApi,
    InboxApi,
    InstagramApi,
    NotificationsApi,
    PicturesApi,
    PostsApi,
    PublishingApi,
    SetupApi,
    StatsApi,
    TranslationApi {}
