import { Button, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuImageUp } from 'react-icons/lu';
import { PICTURE_TYPES } from '../../../shared/pictures/shrinking';
import { ProgressBar } from '../../../shared/ui/ProgressBar';
import { useErrorText } from '../../platform/i18n/useErrorText';
import type { usePictureUploads } from './usePictureUploads';

interface PictureUploaderProps {
  uploads: ReturnType<typeof usePictureUploads>;
  /** Whether pictures are being dragged over the screen. */
  isOver: boolean;
}

/** Lets the owner choose pictures to upload, follow their progress, and cancel or retry an upload. */
export function PictureUploader({ uploads, isOver }: PictureUploaderProps) {
  return (
    <chakra.div
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'focus' : 'border.control'}
      bg={isOver ? 'bg.subtle' : 'bg.card'}
      borderRadius="lg"
      p={{ base: '4', sm: '5' }}
    >
      {uploads.error !== null ? (
        <Failed uploads={uploads} />
      ) : uploads.batch ? (
        <Running uploads={uploads} />
      ) : (
        <Chooser uploads={uploads} isOver={isOver} />
      )}
    </chakra.div>
  );
}

function Chooser({ uploads, isOver }: PictureUploaderProps) {
  const { t } = useTranslation('adminPictures');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex wrap="wrap" align="center" columnGap="5" rowGap="3">
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        multiple
        aria-label={t('upload.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
          uploads.start(files);
        }}
      />
      <Button w={{ base: 'full', sm: 'auto' }} onClick={() => input.current?.click()}>
        <LuImageUp size="20" aria-hidden="true" />
        {t('upload.choose')}
      </Button>
      <chakra.p textStyle="note" flex="1 1 16rem">
        {t(isOver ? 'upload.drop' : 'upload.hint')}{' '}
        {!isOver && (
          <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>
            {t('upload.dropHint')}
          </chakra.span>
        )}
      </chakra.p>
    </Flex>
  );
}

function Running({ uploads: { batch, progress, cancel } }: Pick<PictureUploaderProps, 'uploads'>) {
  const { t } = useTranslation('adminPictures');
  if (!batch) return null;
  const { rest, total } = batch;
  const name = rest[0]?.name ?? '';
  return (
    <Flex align="center" gap="4">
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere" lineClamp="1">
          {total > 1 ? t('upload.several', { name, number: total - rest.length + 1, total }) : name}
        </chakra.p>
        {/* Screen readers announce each step, but not each percentage. */}
        <chakra.p textStyle="note" mb="2" role="status">
          {progress === null && t('upload.preparing')}
          {progress === 1 && t('upload.finishing')}
          {progress !== null && progress < 1 && (
            <>
              <span aria-hidden="true">{t('upload.sending', { percent: Math.round(progress * 100) })}</span>
              <VisuallyHidden>{t('upload.sendingStep')}</VisuallyHidden>
            </>
          )}
        </chakra.p>
        <ProgressBar value={progress ?? 0} label={t('upload.progress')} />
      </chakra.div>
      <Button variant="ghost" size="sm" onClick={cancel}>
        {t('upload.cancel')}
      </Button>
    </Flex>
  );
}

function Failed({ uploads: { batch, error, retry, discard } }: Pick<PictureUploaderProps, 'uploads'>) {
  const { t } = useTranslation(['adminPictures', 'common', 'messages']);
  const errorText = useErrorText();
  return (
    <div>
      <chakra.div role="alert">
        <chakra.p fontWeight="semibold">{t('messages:images.uploadFailed')}</chakra.p>
        <chakra.p textStyle="note" overflowWrap="anywhere">
          {batch?.rest[0]?.name}
        </chakra.p>
        <chakra.p color="fg.error" fontWeight="medium">
          {errorText(error)}
        </chakra.p>
      </chakra.div>
      <Flex wrap="wrap" gap="3" mt="3">
        <Button size="sm" onClick={retry}>
          {t('common:retry')}
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          {t('upload.discard')}
        </Button>
      </Flex>
    </div>
  );
}
