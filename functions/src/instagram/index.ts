/** Fetches the posts: on a schedule, and when the owner asks for it. */
import { instagramConfig } from './config';
import { isRequested, removeFetchRequests } from './connection';
import { fetchPosts } from './fetch';

/**
 * Fetches the posts if this deployment has an app and an account is connected; this request, and those of before, are carried out with it.
 * A request that is gone was carried out: the platform may deliver its event again.
 */
export async function fetchInstagramPosts(request?: string): Promise<void> {
  if (request !== undefined && !(await isRequested(request))) return;
  const begun = Date.now();
  const config = instagramConfig();
  try {
    if (config) await fetchPosts(config);
  } finally {
    await removeFetchRequests(begun, request);
  }
}
