import { Button, Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import type { PictureDetails } from '@app/domain/pictures/library';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Picture } from '../../../shared/pictures/Picture';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton';
import { DetailsFields } from './DetailsFields';
import { FocalPoint } from './FocalPoint';
import { isDescribed, useRefreshLibrary } from './library';
import { PictureDialogFrame } from './PictureDialog';

interface DetailsFormProps {
  path: string;
  /** The known details of the picture; undefined while loading. */
  known: PictureDetails | undefined;
  /** The aspect ratio that the picture is cropped to; undefined if it is shown whole. */
  aspectRatio: string | undefined;
  back?: ReactNode;
  notice?: ReactNode;
  belowPicture?: ReactNode;
  /** Content below the fields. */
  children?: ReactNode;
  submitLabel: string;
  save: (details: PictureDetails) => Promise<unknown>;
  onSaved: (details: PictureDetails) => void;
  onClose: () => void;
}

/** Asks for the details of a picture: what it shows, and its focal point. */
export function DetailsForm({
  path,
  known,
  aspectRatio,
  back,
  notice,
  belowPicture,
  children,
  submitLabel,
  save,
  onSaved,
  onClose,
}: DetailsFormProps) {
  const { t } = useTranslation(['adminPictures', 'common']);
  const errorText = useErrorText();
  const refreshLibrary = useRefreshLibrary();
  const [changes, setChanges] = useState<Partial<PictureDetails>>({});
  const [isUndescribed, setIsUndescribed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const details = known && { ...known, ...changes };
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (_, saved) => {
      refreshLibrary();
      onSaved(saved);
    },
  });

  function submit(): void {
    if (!details || saving.isPending) return;
    setIsUndescribed(!isDescribed(details));
    if (isDescribed(details)) saving.mutate(details);
    else fields.current?.querySelector('textarea')?.focus();
  }

  function change(changed: Partial<PictureDetails>): void {
    setChanges((before) => ({ ...before, ...changed }));
    setIsUndescribed(false);
    if (saving.isError) saving.reset();
  }

  // A notification would be hidden behind the dialog, so the form shows the problem.
  const problem = isUndescribed
    ? t('details.choose')
    : saving.error && `${t('details.saveFailed')}: ${errorText(saving.error)}`;
  const footer = (
    <>
      {problem && (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" flex="1 1 12rem">
          {problem}
        </chakra.p>
      )}
      <Button w={{ base: 'full', sm: 'auto' }} aria-disabled={saving.isPending || !details} onClick={submit}>
        {saving.isPending ? t('details.saving') : submitLabel}
      </Button>
    </>
  );
  return (
    <PictureDialogFrame title={t('details.title')} back={back} footer={footer} onClose={onClose}>
      {notice}
      {details ? (
        // The picture is beside its fields, or above them on a phone.
        <SimpleGrid gap="6" columns={{ base: 1, md: 2 }} alignItems="start">
          <div>
            {aspectRatio ? (
              <FocalPoint
                path={path}
                aspectRatio={aspectRatio}
                value={details.focus}
                onChange={(focus) => change({ focus })}
              />
            ) : (
              <Picture
                src={path}
                alt=""
                sizes="(min-width: 48rem) 26rem, 92vw"
                w="auto"
                h="auto"
                maxW="full"
                maxH="min(22rem, 40vh)"
                mx="auto"
                borderRadius="md"
              />
            )}
            {belowPicture}
          </div>
          <Flex ref={fields} direction="column" gap="6">
            <DetailsFields
              details={details}
              onChange={change}
              error={isUndescribed ? t('details.choose') : undefined}
            />
            {children}
          </Flex>
        </SimpleGrid>
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton h="20rem" borderRadius="lg" />
        </Loading>
      )}
    </PictureDialogFrame>
  );
}
