import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuDownload } from 'react-icons/lu';
import { useAction } from '../../platform/useAction';
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
  const { perform, isBusy } = useAction();
  const save = () => void perform({ call: () => download(path, headers), failed: t('export.failed') });
  return (
    <Button variant={variant} size="sm" aria-disabled={isBusy} onClick={() => !isBusy && save()}>
      <LuDownload size="18" aria-hidden="true" />
      {isBusy ? t('export.busy') : label}
    </Button>
  );
}
