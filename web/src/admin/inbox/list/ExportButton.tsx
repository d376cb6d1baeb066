import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { showToast } from '../../../shared/ui/toast';
import { download } from '../download';

interface ExportButtonProps {
  /** The path of the file. */
  path: string;
  headers: Record<string, string>;
  label: string;
  variant?: 'outline' | 'ghost';
}

/** Saves a file that the server makes; says so while that takes time, and when it fails. */
export function ExportButton({ path, headers, label, variant = 'outline' }: ExportButtonProps) {
  const { t } = useTranslation('adminAnswers');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await download(path, headers);
    } catch (error) {
      showToast({
        variant: 'destructive',
        title: t('export.failed'),
        ...(error instanceof Error && { description: errorText(error) }),
      });
    }
    setIsBusy(false);
  }

  return (
    <Button type="button" variant={variant} size="sm" aria-disabled={isBusy} onClick={() => void save()}>
      <LuDownload size="18" aria-hidden="true" />
      {isBusy ? t('export.busy') : label}
    </Button>
  );
}
