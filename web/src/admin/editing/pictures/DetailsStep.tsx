/** The second step of choosing a picture: what it shows, and its focal point. */
import { Button, chakra } from '@chakra-ui/react';
import { imageRecordId } from '@app/domain/pictures/images';
import type { PictureDetails } from '@app/domain/pictures/library';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuCircleCheck } from 'react-icons/lu';
import { isNotFound } from '../../platform/data/failures';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton';
import { DetailsFields } from './DetailsFields';
import { FocalPoint } from './FocalPoint';
import { isDescribed, saveDetails, useRefreshLibrary } from './library';
import type { ChosenPicture } from './picture-choice';
import { PictureDialogFrame } from './PictureDialog';
import { PictureDetailsLayout, WholePicture } from './PictureDetailsLayout';

/** The picture whose details are asked for. */
export interface Subject {
  path: string;
  /** Undefined while they are read. */
  details: PictureDetails | undefined;
  /** Whether it has just been uploaded here. */
  isUploaded?: boolean;
}

/** Tells of an upload: a notification would be hidden below the dialog. */
export function Uploaded({ children }: { children: string }) {
  return (
    <chakra.p
      role="status"
      display="flex"
      alignItems="center"
      gap="2"
      mb="4"
      color="good.fg"
      fontWeight="medium"
    >
      <LuCircleCheck size="18" aria-hidden="true" style={{ flexShrink: 0 }} />
      {children}
    </chakra.p>
  );
}

interface DetailsStepProps {
  subject: Subject;
  isCropped: boolean;
  onBack: () => void;
  onDone: (picture: ChosenPicture | null) => void;
}

export function DetailsStep({
  subject: { path, details: known, isUploaded },
  isCropped,
  onBack,
  onDone,
}: DetailsStepProps) {
  const { t } = useTranslation(['adminPictures', 'common', 'messages']);
  const errorText = useErrorText();
  const refreshLibrary = useRefreshLibrary();
  const [changes, setChanges] = useState<Partial<PictureDetails>>({});
  const [isUndescribed, setIsUndescribed] = useState(false);
  const details = known && { ...known, ...changes };

  const saving = useMutation({
    mutationFn: (chosen: PictureDetails) => keep(path, chosen),
    onSuccess: (_kept, { altEn, altEs, isDecorative, focus }) => {
      refreshLibrary();
      onDone({
        path,
        altEn: isDecorative ? '' : altEn.trim(),
        altEs: isDecorative ? '' : altEs.trim(),
        focus,
      });
    },
  });

  function use(): void {
    if (!details || saving.isPending) return;
    setIsUndescribed(!isDescribed(details));
    if (isDescribed(details)) saving.mutate(details);
  }

  const problem = isUndescribed
    ? t('details.choose')
    : saving.error && `${t('details.saveFailed')}: ${errorText(saving.error)}`;
  const change = (changed: Partial<PictureDetails>) => {
    setChanges((before) => ({ ...before, ...changed }));
    setIsUndescribed(false);
    if (saving.isError) saving.reset();
  };
  const back = (
    <Button variant="ghost" p="0" aria-label={t('picker.back')} onClick={onBack}>
      <LuArrowLeft size="22" aria-hidden="true" />
    </Button>
  );
  const footer = (
    <>
      {problem && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" flex="1 1 12rem">
          {problem}
        </chakra.p>
      )}
      <Button w={{ base: 'full', sm: 'auto' }} aria-disabled={saving.isPending || !details} onClick={use}>
        {saving.isPending ? t('details.saving') : t('picker.confirm')}
      </Button>
    </>
  );
  return (
    <PictureDialogFrame title={t('details.title')} back={back} footer={footer} onClose={() => onDone(null)}>
      {isUploaded && <Uploaded>{t('messages:images.uploaded')}</Uploaded>}
      {details ? (
        <PictureDetailsLayout
          picture={
            isCropped ? (
              <FocalPoint path={path} value={details.focus} onChange={(focus) => change({ focus })} />
            ) : (
              <WholePicture path={path} />
            )
          }
        >
          <DetailsFields
            details={details}
            onChange={change}
            error={isUndescribed ? t('details.choose') : undefined}
          />
        </PictureDetailsLayout>
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton h="20rem" borderRadius="lg" />
        </Loading>
      )}
    </PictureDialogFrame>
  );
}

/** Stores the details in the library. A picture that is not in it, such as one of the site's own, has them only where it is used. */
async function keep(path: string, details: PictureDetails): Promise<void> {
  const id = imageRecordId(path);
  if (id === null) return;
  try {
    await saveDetails(id, details);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
