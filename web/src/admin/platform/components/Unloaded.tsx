import { useTranslation } from 'react-i18next';
import { Loading, LoadingRows, TextSkeleton } from '../../../shared/ui/Skeleton';
import { LoadFailed, type LoadFailedProps } from './LoadFailed';

interface UnloadedProps {
  query: LoadFailedProps['query'] & { isPending: boolean; isError: boolean };
  /** What is said where it could not be loaded. */
  failed: string;
  /** How many placeholders are shown while it is loading. */
  rows?: number;
  /** In a panel: how many lines of text are shown in their place. */
  lines?: number;
}

/** What a screen shows while its data is not there: that it is loading, or why it could not be loaded. */
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
