import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { getFile } from '../../../shared/data/api';
import { useAction } from '../../platform/useAction';

/** The download timeout, in milliseconds. Firebase Hosting terminates requests after a minute. */
const TIMEOUT_MS = 60_000;

/**
 * Downloads the whole file before saving it, so that failures are shown and partial files are never saved.
 * Saves the file under the name sent by the server.
 */
async function download(path: string, headers: Record<string, string>): Promise<void> {
  const { blob, header } = await getFile(path, { headers, timeoutMs: TIMEOUT_MS });
  const name = /filename="([^"]+)"/.exec(header('Content-Disposition') ?? '')?.[1];
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  // Safari reads the URL after the click, so it isn't revoked right away.
  setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS);
}

interface ExportButtonProps {
  path: string;
  headers: Record<string, string>;
  label: string;
  variant?: 'outline' | 'ghost';
}

/**
 * Renders a button that downloads a file from the server. The button shows when the download is in progress,
 * and reports failures.
 */
export function ExportButton({ path, headers, label, variant = 'outline' }: ExportButtonProps) {
  const { t } = useTranslation('adminAnswers');
  const { perform, isBusy } = useAction();
  const save = () => void perform({ call: () => download(path, headers), failed: t('export.failed') });
  return (
    <Button variant={variant} size="sm" aria-disabled={isBusy} onClick={() => !isBusy && save()}>
      <LuDownload size="18" aria-hidden="true" />
      {isBusy ? t('export.busy') : label}
    </Button>
  );
}
