import { Button, VisuallyHidden, chakra } from '@chakra-ui/react';
import { IMAGE_PATH_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuImageUp, LuX } from 'react-icons/lu';
import { Picture } from '../../../platform/pictures/Picture';
import { wasCancelled, type useImageUpload } from '../../../platform/pictures/useImageUpload';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { ProgressBar } from '../../../ui/ProgressBar';
import { showToast } from '../../../ui/toast';
import { EditorField } from './EditorField';

/** Whether a value looks like a path on this site; only then is the image fetched. */
const isPath = (value: string): boolean => /^\/(?!\/)\S+$/.test(value);

interface FeaturedImageFieldProps {
  upload: ReturnType<typeof useImageUpload>;
  /** Called when the path field loses the focus. */
  onPathBlur: () => void;
}

/** The post's picture: an upload, or the path of an existing image. */
export function FeaturedImageField({ upload: { upload, isPending, progress, cancel }, onPathBlur }: FeaturedImageFieldProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const [{ value }, , { setValue }] = useField<string>('featuredImage');
  const fileInput = useRef<HTMLInputElement>(null);
  const fileInputId = useId();

  async function uploadFile(file: File): Promise<void> {
    try {
      const { path } = await upload(file);
      await setValue(path);
      showToast({ title: t('messages:images.uploaded') });
    } catch (error) {
      if (wasCancelled(error)) return;
      showToast({
        variant: 'destructive',
        title: t('messages:images.uploadFailed'),
        ...(error instanceof Error && { description: errorText(error) }),
      });
    }
  }

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' }} alignItems="start">
      <chakra.div
        aspectRatio="16/9"
        borderRadius="md"
        overflow="hidden"
        bg="bg.subtle"
        display="grid"
        placeItems="center"
        color="fg.muted"
        textStyle="small"
        textAlign="center"
      >
        {isPath(value) ? <Picture key={value} src={value} alt={t('image.alt')} sizes="14rem" /> : t('image.none')}
      </chakra.div>
      <div>
        <EditorField
          name="featuredImage"
          label={t('field.featuredImage')}
          hint={t('field.optional')}
          maxLength={IMAGE_PATH_MAX_LENGTH}
          onBlur={onPathBlur}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="3">
          <VisuallyHidden asChild>
            <input
              ref={fileInput}
              id={fileInputId}
              type="file"
              accept="image/*"
              tabIndex={-1}
              aria-label={t('image.choose')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // Without this, choosing the same file again after a failure would not fire a change event.
                target.value = '';
                if (file) void uploadFile(file);
              }}
            />
          </VisuallyHidden>
          <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => !isPending && fileInput.current?.click()}>
            <LuImageUp size="18" aria-hidden="true" />
            {t('image.upload')}
          </Button>
          {value !== '' && !isPending && (
            <Button variant="ghost" size="sm" onClick={() => void setValue('')}>
              <LuX size="18" aria-hidden="true" />
              {t('image.remove')}
            </Button>
          )}
        </chakra.div>
        {isPending && (
          <chakra.div mt="3" display="flex" alignItems="center" gap="4">
            <ProgressBar value={progress} label={t('image.progress')} />
            <Button variant="ghost" size="sm" onClick={cancel}>
              {t('image.cancel')}
            </Button>
          </chakra.div>
        )}
      </div>
    </chakra.div>
  );
}
