import { isUnderWay, type Backup } from '@app/domain/backup/archive';
import { REGION_TAGS, type Locale } from '@app/domain/general/locale';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useReportFailure } from '../platform/useReportFailure';

const backupsQuery = ownerQuery('GET /api/admin/backups');
const PROGRESS_MS = 2000;

export const useBackups = () =>
  useQuery({
    ...backupsQuery,
    refetchInterval: ({ state }) => (state.data?.backups.some(isUnderWay) ? PROGRESS_MS : false),
  });

/** Returns `start`, which downloads a backup from a link that the server creates. */
export function useDownload() {
  const { t } = useTranslation('adminBackup');
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => callApi('POST /api/admin/backups/{id}/link', { params: { id } }),
    // The archive arrives as an attachment, so the browser stays on the page.
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => reportFailure(t('download.failed'), error),
  });
  return { start: mutate, isBusy: isPending };
}

/**
 * Returns `start`, which starts a backup. When the backup is complete, it is downloaded if the screen is
 * still open.
 */
export function useMakeBackup(backups: readonly Backup[], download: ReturnType<typeof useDownload>) {
  const { t } = useTranslation('adminBackup');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<string | null>(null);
  /** Whether the backup requested on this visit has started downloading. */
  const [isDownloaded, setIsDownloaded] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /api/admin/backups'),
    onSuccess: async ({ id }) => {
      setIsDownloaded(false);
      setWanted(id);
      await client.invalidateQueries({ queryKey: backupsQuery.queryKey });
    },
    onError: (error) => reportFailure(t('make.failed'), error),
  });

  const state = backups.find(({ id }) => id === wanted)?.state;
  const { start } = download;
  useEffect(() => {
    if (wanted === null || state !== 'complete') return;
    start(wanted);
    setWanted(null);
    setIsDownloaded(true);
  }, [wanted, state, start]);

  return { start: mutate, isBusy: isPending, isDownloaded };
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Formats a size in decimal units, as the owner's devices do: `1.2 GB`. */
export function formatSize(bytes: number, locale: Locale): string {
  let value = bytes / STEP;
  let unit = 0;
  for (; value >= STEP && unit < UNITS.length - 1; unit += 1) value /= STEP;
  return new Intl.NumberFormat(REGION_TAGS[locale], {
    style: 'unit',
    unit: UNITS[unit] ?? 'gigabyte',
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(value);
}
