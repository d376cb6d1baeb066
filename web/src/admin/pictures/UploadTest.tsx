import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { formatFileSize } from '@app/domain/pictures/images';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataUrlOf, loadImage } from '../../shared/pictures/shrink';
import { PICTURE_TYPES } from '../../shared/pictures/shrinking';
import { useImageUpload, wasCancelled } from '../editing/pictures/useImageUpload';
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

/** A form that previews and uploads an image, and reports the step that failed. */
export function UploadTest({ onUploaded }: UploadTestProps) {
  const { t } = useTranslation(['adminImages', 'messages']);
  const errorText = useErrorText();
  const reportFailure = useReportFailure();
  const [isMissing, setIsMissing] = useState(false);
  const {
    mutate: upload,
    error,
    isPending,
    reset,
    progress,
    cancel,
  } = useImageUpload('POST /api/diagnostics/upload-image');
  const failure = wasCancelled(error) ? null : error;
  /** The chosen file, as the browser reads it. */
  const {
    variables: file,
    data: preview,
    error: previewError,
    ...reading
  } = useMutation({
    mutationFn: async (chosen: File) => {
      const failing = (problem: 'readFailed' | 'loadFailed') => () => {
        throw new Error(t(`messages:images.${problem}`));
      };
      const source = await dataUrlOf(chosen).catch(failing('readFailed'));
      const { naturalWidth: width, naturalHeight: height } = await loadImage(source).catch(
        failing('loadFailed'),
      );
      return { source, width, height };
    },
  });

  function choose(chosen: File | undefined): void {
    setIsMissing(false);
    if (!isPending) reset();
    if (chosen) reading.mutate(chosen);
    else reading.reset();
  }

  function send(): void {
    if (isPending) return;
    setIsMissing(!file);
    if (!file) return;
    upload(file, {
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
        error={isMissing ? t('messages:images.missing') : previewError?.message}
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
      {isPending && <ProgressBar value={progress ?? 0} label={t('upload.progress')} />}
      <Flex wrap="wrap" gap="3">
        <Button aria-disabled={isPending} onClick={send}>
          {t(isPending ? 'upload.sending' : 'upload.send')}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </Flex>
      {failure && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {`${t('messages:images.diagnosticsUploadFailed')}: ${errorText(failure)}`}
        </chakra.p>
      )}
    </Flex>
  );
}
