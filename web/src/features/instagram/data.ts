import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson } from '../../platform/data/api';

type InstagramPosts = Api['GET /api/instagram']['answer'];

/** The latest posts; none where Instagram is not set up. */
export const instagramQuery = queryOptions({
  queryKey: ['instagram'],
  queryFn: () => getJson<InstagramPosts>(API_PATHS.instagram),
});

/** For a page's loader: the server does not ask Instagram, so a page shows the site's own pictures until the browser has. */
export const skipInstagram = (client: QueryClient): InstagramPosts | undefined => client.setQueryData(instagramQuery.queryKey, []);
