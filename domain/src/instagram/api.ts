import type { ConnectRequest, InstagramPost, InstagramStatus } from './posts';

export interface InstagramApi {
  'GET /api/instagram': { answer: InstagramPost[] };
  'GET /api/admin/instagram': { answer: InstagramStatus };
  /** Starts connecting an account. Returns the Instagram URL where the owner authorizes the connection. */
  'POST /api/admin/instagram/authorization': { answer: { url: string } };
  /**
   * Connects the account after Instagram redirects the owner back to the site. Replaces any earlier
   * connection.
   */
  'POST /api/admin/instagram/connection': { body: ConnectRequest; answer: InstagramStatus };
  /**
   * Disconnects the account by deleting its token. With `removePosts=true`, also removes the posts from the
   * site.
   */
  'DELETE /api/admin/instagram/connection': { answer: InstagramStatus };
  /** Fetches the posts. The returned status includes any problem with Instagram. */
  'POST /api/admin/instagram/fetch': { answer: InstagramStatus };
}
