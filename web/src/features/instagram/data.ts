import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import { getJson } from '../../platform/data/api';
import { ServerReads } from '../../platform/data/serverReads';

type InstagramPosts = Api['GET /api/instagram']['answer'];

/** The latest posts; none where Instagram is not set up. */
export function useInstagram(): UseQueryResult<InstagramPosts> {
  const isOnServer = useContext(ServerReads) !== null;
  return useQuery({
    queryKey: ['instagram'],
    queryFn: () => getJson<InstagramPosts>(API_PATHS.instagram),
    // A page from the server shows our own pictures until Instagram has answered the browser.
    ...(isOnServer && { initialData: [] }),
  });
}
