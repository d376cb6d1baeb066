import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getJson } from '../../platform/api';

export const INSTAGRAM_QUERY_KEY = ['instagram'] as const;

type InstagramPosts = Api['GET /api/instagram']['answer'];

/** The latest posts; none where Instagram is not set up. */
export function useInstagram(): UseQueryResult<InstagramPosts> {
  return useQuery({ queryKey: INSTAGRAM_QUERY_KEY, queryFn: () => getJson<InstagramPosts>(API_PATHS.instagram) });
}
