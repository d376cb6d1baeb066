/** Fetches the posts: on a schedule, and when the owner asks for it. */
import { instagramConfig } from './config';
import { removeFetchRequests } from './connection';
import { fetchPosts } from './fetch';

/** Fetches the posts if this deployment has an app and an account is connected; this request, and those of before, are carried out with it. */
export async function fetchInstagramPosts(request?: string): Promise<void> {
  const begun = Date.now();
  const config = instagramConfig();
  try {
    if (config) await fetchPosts(config);
  } finally {
    await removeFetchRequests(begun, request);
  }
}
