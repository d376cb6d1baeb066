import { type Api } from '@app/domain/api';
import { PICTURES_PATHS } from '@app/domain/pictures/api';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/data/api';
import { ownerKey } from '../platform/data/usePagedList';

/** Reads the diagnostics of image storage from the server. */
export function useDiagnostics() {
  return useQuery({
    queryKey: ownerKey(PICTURES_PATHS.diagnosticsInfo),
    queryFn: () => callApi<Api['GET /api/diagnostics/info']['answer']>(PICTURES_PATHS.diagnosticsInfo),
    // The screen must show the latest uploads.
    refetchOnMount: 'always',
  });
}
