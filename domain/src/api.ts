/**
 * All API calls. Each room, such as `blog`, describes its calls in its own `api.ts`, keyed by method and
 * path.
 */
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

export interface Api
  extends
    AccountApi,
    BackupApi,
    BlogApi,
    PostsApi,
    ContentApi,
    DraftsApi,
    InboxApi,
    InstagramApi,
    NotificationsApi,
    PicturesApi,
    PublishingApi,
    SetupApi,
    StatsApi,
    TranslationApi {}

export type Call = keyof Api;
export type Answer<C extends Call> = Api[C]['answer'];

/**
 * The path of an API call, including its placeholders. Used to type-check path strings in code that must not
 * load an API client.
 */
export type ApiPath = PathIn<Call>;
type PathIn<C> = C extends `${string} ${infer Path}` ? Path : never;
