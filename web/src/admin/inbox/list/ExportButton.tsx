import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { getFile } from '../../../shared/data/api';
import { useAction } from '../../platform/useAction';

/** Firebase Hosting times out requests after a minute. */
const TIMEOUT_MS = 60_000;

/**
 * Downloads a file completely before saving it, so that failures are shown and no partial file is saved. The
 * file keeps the name that the server sends.
 */
async function download(path: string, headers: Record<string, string>): Promise<void> {
  const { blob, header } = await getFile(path, { headers, timeoutMs: TIMEOUT_MS });
  const name = /filename="([^"]+)"/.exec(header('Content-Disposition') ?? '')?.[1];
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  // Safari reads the object URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS);
}

interface ExportButtonProps {
  path: string;
  headers: Record<string, string>;
  label: string;
  variant?: 'outline' | 'ghost';
}

/** It shows that the download is running and reports failures. */
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
