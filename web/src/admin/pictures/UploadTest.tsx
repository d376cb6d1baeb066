import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { formatFileSize } from '@app/domain/pictures/images';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataUrlOf, loadImage } from '../../shared/pictures/shrink';
import { PICTURE_TYPES } from '../../shared/pictures/shrinking';
import { useImageUpload, wasCancelled } from '../editing/pictures/useImageUpload';
import { ApiError } from '../../shared/data/api';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useReportFailure } from '../platform/useReportFailure';
import { Field } from '../../shared/ui/Field';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { showToast } from '../../shared/ui/toast';
import { ImagePreview } from './ImagePreview';

interface UploadTestProps {
  /** Called with the path of the uploaded image. */
  onUploaded: (path: string) => void;
}

/** Reads an image file as a data URL for its preview. */
async function readImage(file: File): Promise<{
  problem?: 'readFailed' | 'loadFailed';
  preview?: { source: string; width: number; height: number };
}> {
  const source = await dataUrlOf(file).catch(() => null);
  if (source === null) return { problem: 'readFailed' };
  const image = await loadImage(source).catch(() => null);
  if (image === null) return { problem: 'loadFailed' };
  return { preview: { source, width: image.naturalWidth, height: image.naturalHeight } };
}

/** Renders a form that previews and uploads an image and reports which step failed. */
export function UploadTest({ onUploaded }: UploadTestProps) {
  const { t } = useTranslation(['adminImages', 'messages']);
  const errorText = useErrorText();
  const reportFailure = useReportFailure();
  const [isMissing, setIsMissing] = useState(false);
  const upload = useImageUpload('POST /api/diagnostics/upload-image');
  const { isPending } = upload;
  const failure = wasCancelled(upload.error) ? null : upload.error;
  const reading = useMutation({ mutationFn: readImage });
  const file = reading.variables;
  const { problem, preview } = reading.data ?? {};

  function choose(chosen: File | undefined): void {
    setIsMissing(false);
    if (!isPending) upload.reset();
    if (chosen) reading.mutate(chosen);
    else reading.reset();
  }

  function send(): void {
    if (isPending) return;
    setIsMissing(!file);
    if (!file) return;
    upload.mutate(file, {
      onSuccess: ({ path }) => {
        showToast({ title: t('messages:images.uploaded'), description: path });
        onUploaded(path);
      },
      onError: (reason) => {
        if (!wasCancelled(reason)) reportFailure(t('messages:images.diagnosticsUploadFailed'), reason);
      },
    });
  }

  return (
    <Flex direction="column" gap="4">
      <Field
        label={t('upload.file')}
        error={isMissing ? t('messages:images.missing') : problem && t(`messages:images.${problem}`)}
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={PICTURE_TYPES}
            _file={{
              mr: { base: '3', sm: '4' },
              px: '4',
              minH: '8',
              borderWidth: '0',
              borderRadius: 'full',
              bg: 'bg.subtle',
              font: 'inherit',
              color: 'fg',
              fontWeight: 'semibold',
              cursor: 'pointer',
            }}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {file && (
        <chakra.p textStyle="note" overflowWrap="anywhere">
          {[
            file.name,
            formatFileSize(file.size),
            file.type,
            preview && t('upload.dimensions', { ...preview }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      )}
      {preview && <ImagePreview src={preview.source} alt={t('upload.preview')} />}
      {isPending && <ProgressBar value={upload.progress ?? 0} label={t('upload.progress')} />}
      <Flex wrap="wrap" gap="3">
        <Button aria-disabled={isPending} onClick={send}>
          {t(isPending ? 'upload.sending' : 'upload.send')}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={upload.cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </Flex>
      {failure && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {`${t('messages:images.diagnosticsUploadFailed')}: ${failure instanceof ApiError ? failure.message : errorText(failure)}`}
        </chakra.p>
      )}
    </Flex>
  );
}
