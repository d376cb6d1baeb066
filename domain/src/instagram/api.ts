import type { ConnectRequest, InstagramPost, InstagramStatus } from './posts';

export interface InstagramApi {
  'GET /api/instagram': { answer: InstagramPost[] };
  'GET /api/admin/instagram': { answer: InstagramStatus };
  /** Starts connecting an account. Returns the address at Instagram where the owner grants access. */
  'POST /api/admin/instagram/authorization': { answer: { url: string } };
  /** Connects the account after Instagram has redirected the owner back. Replaces an earlier connection. */
  'POST /api/admin/instagram/connection': { body: ConnectRequest; answer: InstagramStatus };
  /** Deletes the token. With `removePosts=true`, also removes the posts from the site. */
  'DELETE /api/admin/instagram/connection': { answer: InstagramStatus };
  /** Fetches the posts. The response includes any error from Instagram. */
  'POST /api/admin/instagram/fetch': { answer: InstagramStatus };
}
