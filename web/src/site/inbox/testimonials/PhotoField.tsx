import { Button, Flex, chakra } from '@chakra-ui/react';
import { PHOTO_MAX_BYTES } from '@app/domain/inbox/testimonials.limits';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuImage, LuX } from 'react-icons/lu';
import { dataUrlOf, shrinkPhoto } from '../../../shared/pictures/shrink';
import { PICTURE_TYPES } from '../../../shared/pictures/shrinking';

interface PhotoFieldProps {
  /** The photo as a `data:` URL; empty if there is no photo. */
  photo: string;
  onChange: (photo: string) => void;
  /** Called with true when photo preparation starts and with false when it ends. */
  onBusy: (isBusy: boolean) => void;
}

/** A photo field. The photo is shrunk in the browser and uploaded with the form. */
export function PhotoField({ photo, onChange, onBusy }: PhotoFieldProps) {
  const { t } = useTranslation(['testimonials', 'contact', 'messages']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const work = useRef<AbortController | null>(null);
  const [state, setState] = useState<'idle' | 'preparing' | 'failed' | 'tooLarge'>('idle');
  useEffect(() => () => work.current?.abort(), []);

  async function choose(file: File): Promise<void> {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    setState('preparing');
    onBusy(true);
    try {
      const shrunk = await shrinkPhoto(file, signal);
      const isTooLarge = shrunk.size > PHOTO_MAX_BYTES;
      const url = isTooLarge ? '' : await dataUrlOf(shrunk);
      if (signal.aborted) return;
      if (!isTooLarge) onChange(url);
      setState(isTooLarge ? 'tooLarge' : 'idle');
    } catch {
      if (signal.aborted) return;
      setState('failed');
    }
    onBusy(false);
  }

  const problem =
    state === 'failed'
      ? t('form.photoFailed')
      : state === 'tooLarge'
        ? t('messages:testimonials.photoTooLarge')
        : '';
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <chakra.p id={`${id}-label`} fontWeight="semibold" mb="2">
        {t('form.photo')}{' '}
        <chakra.span fontWeight="normal" textStyle="note">
          ({t('contact:form.optional')})
        </chakra.span>
      </chakra.p>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        data-testimonial-photo
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Allows the visitor to choose the same file again.
          target.value = '';
        }}
      />
      <Flex wrap="wrap" align="center" gap="3">
        {photo !== '' && (
          <chakra.img
            src={photo}
            alt={t('form.photoAlt')}
            w="24"
            h="24"
            objectFit="cover"
            borderRadius="md"
            borderWidth="1px"
            borderColor="border"
          />
        )}
        <Button ref={button} variant="outline" size="sm" onClick={() => input.current?.click()}>
          <LuImage size="18" aria-hidden="true" />
          {photo === '' ? t('form.photoChoose') : t('form.photoOther')}
        </Button>
        {photo !== '' && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange('');
              button.current?.focus();
            }}
          >
            <LuX size="18" aria-hidden="true" />
            {t('form.photoRemove')}
          </Button>
        )}
      </Flex>
      <chakra.p
        role="status"
        mt="1.5"
        textStyle="small"
        color={problem ? 'fg.error' : 'fg.muted'}
        _empty={{ display: 'none' }}
      >
        {state === 'preparing' ? t('form.photoPreparing') : problem}
      </chakra.p>
    </div>
  );
}
