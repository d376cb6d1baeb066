import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { formatFileSize } from '@app/domain/pictures/images';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES } from '../../shared/pictures/shrinking';
import { useImageUpload, wasCancelled } from '../editing/pictures/useImageUpload';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useReportFailure } from '../platform/useReportFailure';
import { Field } from '../../shared/ui/Field';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { showToast } from '../../shared/ui/toast';
import { ImagePreview } from './ImagePreview';
import { PreviewError, readImage, type Preview, type PreviewProblem } from './readImage';

interface UploadTestProps {
  /** Called with the path of the uploaded image. */
  onUploaded: (path: string) => void;
}

/** A form that previews and uploads an image, and reports the step that failed. */
export function UploadTest({ onUploaded }: UploadTestProps) {
  const { t } = useTranslation(['adminImages', 'messages']);
  const errorText = useErrorText();
  const reportFailure = useReportFailure();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<PreviewProblem | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const latestFile = useRef<File | null>(null);
  const { upload, isPending, progress, cancel } = useImageUpload('POST /api/diagnostics/upload-image');

  async function choose(chosen: File | null): Promise<void> {
    latestFile.current = chosen;
    setFile(chosen);
    setPreview(null);
    setProblem(null);
    setFailure(null);
    setIsMissing(false);
    if (!chosen) return;
    try {
      const image = await readImage(chosen);
      if (latestFile.current === chosen) setPreview(image);
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      if (latestFile.current === chosen) setProblem(error.problem);
    }
  }

  async function send(): Promise<void> {
    if (isPending) return;
    setFailure(null);
    if (!file) {
      setIsMissing(true);
      return;
    }
    try {
      const { path } = await upload(file);
      showToast({ title: t('messages:images.uploaded'), description: path });
      onUploaded(path);
    } catch (error) {
      if (wasCancelled(error) || !(error instanceof Error)) return;
      setFailure(error);
      reportFailure(t('messages:images.diagnosticsUploadFailed'), error);
    }
  }

  function fieldError(): string | undefined {
    if (isMissing) return t('messages:images.missing');
    return problem ? t(`messages:images.${problem}`) : undefined;
  }

  return (
    <Flex direction="column" gap="4">
      <Field label={t('upload.file')} error={fieldError()}>
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
            onChange={({ target }) => void choose(target.files?.[0] ?? null)}
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
      {isPending && <ProgressBar value={progress} label={t('upload.progress')} />}
      <Flex wrap="wrap" gap="3">
        <Button aria-disabled={isPending} onClick={() => void send()}>
          {t(isPending ? 'upload.sending' : 'upload.send')}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </Flex>
      {failure && (
        <chakra.p
          role="alert"
          color="fg.error"
          fontWeight="medium"
        >{`${t('messages:images.diagnosticsUploadFailed')}: ${errorText(failure)}`}</chakra.p>
      )}
    </Flex>
  );
}
