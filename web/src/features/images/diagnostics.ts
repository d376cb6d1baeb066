import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../platform/data/api';
import { ownerKey } from '../../platform/data/usePagedList';

/** What the server says about where the pictures live. */
export function useDiagnostics() {
  return useQuery({
    queryKey: ownerKey(API_PATHS.diagnosticsInfo),
    queryFn: () => getJson<Api['GET /api/diagnostics/info']['answer']>(API_PATHS.diagnosticsInfo),
    // What was uploaded meanwhile is what one opens this screen for.
    refetchOnMount: 'always',
  });
}
