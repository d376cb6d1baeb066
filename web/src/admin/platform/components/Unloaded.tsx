import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { LoadFailed } from './LoadFailed';

interface UnloadedProps {
  query: {
    isPending: boolean;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is said where it could not be loaded. */
  failed: string;
  /** How many placeholders are shown while it is loading. */
  rows?: number;
}

/** What a screen shows while its data is not there: that it is loading, or why it could not be loaded. */
export function Unloaded({ query, failed, rows = 3 }: UnloadedProps) {
  const { t } = useTranslation();
  if (query.isError) return <LoadFailed title={failed} query={query} />;
  return query.isPending && <LoadingRows label={t('loading')} rows={rows} />;
}
