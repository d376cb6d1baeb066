import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../platform/data/api';
import { ownerKey } from '../../platform/data/usePagedList';

/** Reads the diagnostics of image storage from the server. */
export function useDiagnostics() {
  return useQuery({
    queryKey: ownerKey(API_PATHS.diagnosticsInfo),
    queryFn: () => getJson<Api['GET /api/diagnostics/info']['answer']>(API_PATHS.diagnosticsInfo),
    // The screen must show the latest uploads.
    refetchOnMount: 'always',
  });
}
