import { useTranslation } from 'react-i18next';
import { Loading, LoadingRows, TextSkeleton } from '../../../shared/ui/Skeleton';
import { LoadFailed, type LoadFailedProps } from './LoadFailed';

interface UnloadedProps {
  query: LoadFailedProps['query'] & { isPending: boolean; isError: boolean };
  /** The title shown if the data could not be loaded. */
  failed: string;
  /** The number of placeholder rows shown during loading. */
  rows?: number;
  /** The number of placeholder text lines to show instead of rows, for use in a panel. */
  lines?: number;
}

/** Shows a query's loading state or error until its data is available. */
export function Unloaded({ query, failed, rows = 3, lines }: UnloadedProps) {
  const { t } = useTranslation();
  if (query.isError) return <LoadFailed title={failed} query={query} />;
  if (!query.isPending) return null;
  if (lines === undefined) return <LoadingRows label={t('loading')} rows={rows} />;
  return (
    <Loading label={t('loading')}>
      <TextSkeleton lines={lines} />
    </Loading>
  );
}
