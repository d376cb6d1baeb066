import type { ConnectRequest, InstagramPost, InstagramStatus } from './posts';

export interface InstagramApi {
  'GET /api/instagram': { answer: InstagramPost[] };
  'GET /api/admin/instagram': { answer: InstagramStatus };
  /** Begins to connect an account: returns the address at Instagram where the owner allows it. */
  'POST /api/admin/instagram/authorization': { answer: { url: string } };
  /** Connects the account with which the owner came back from Instagram; replaces an earlier one. */
  'POST /api/admin/instagram/connection': { body: ConnectRequest; answer: InstagramStatus };
  /** Forgets the token; with `removePosts=true` also takes the posts off the site. */
  'DELETE /api/admin/instagram/connection': { answer: InstagramStatus };
  /** Fetches the posts; what went wrong at Instagram is in the answer. */
  'POST /api/admin/instagram/fetch': { answer: InstagramStatus };
}
