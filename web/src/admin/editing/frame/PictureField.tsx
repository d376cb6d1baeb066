import { Button, chakra, Input } from '@chakra-ui/react';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuImagePlus, LuX } from 'react-icons/lu';
import { refuseMissingPicture } from '../pictures/missingPictures';
import type { ChosenPicture, ChoosePicture } from '../pictures/picture-choice';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Picture } from '../../../shared/pictures/Picture';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Field } from '../../../shared/ui/Field';
import { FieldFrame, useErrorMessage } from './FieldFrame';
import { useSession, useValue } from '../session/useEditorSession';

/** Whether a value looks like a path on this site; only then is the image fetched. */
const isPath = (value: string): boolean => /^\/(?!\/)\S+$/.test(value);

export const NO_PICTURE: ChosenPicture = { path: '', altEn: '', altEs: '', focus: '' };

interface PictureFieldProps {
  /** The field, whose value is a picture. */
  name: string;
  label: string;
  choosePicture: ChoosePicture;
  note?: ReactNode;
  /** Width to height of the place of the picture. */
  aspectRatio?: string;
}

/** A picture, as the page crops it around its focal point. */
export function PictureField({ name, label, choosePicture, note, aspectRatio = '16/9' }: PictureFieldProps) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  const labelId = useId();
  const picture = useValue(name) as ChosenPicture;
  const error = useErrorMessage(name);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const hasPicture = picture.path !== '';
  const alt = locale === 'en' ? picture.altEn : picture.altEs;

  async function choose(): Promise<void> {
    const chosen = await choosePicture({ isCropped: true, ...(hasPicture && { current: picture }) });
    if (chosen) session.edit({ [name]: chosen });
  }

  return (
    <FieldFrame name={name}>
      <chakra.div role="group" aria-labelledby={labelId}>
        <chakra.p id={labelId} fontWeight="semibold" mb="2">
          {label}{' '}
          <chakra.span fontWeight="normal" color="fg.muted" textStyle="small">
            ({t('field.optional')})
          </chakra.span>
        </chakra.p>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' }}
          alignItems="start"
        >
          <chakra.div
            aspectRatio={aspectRatio}
            borderRadius="md"
            overflow="hidden"
            bg="bg.subtle"
            display="grid"
            placeItems="center"
            color="fg.muted"
            textStyle="small"
            textAlign="center"
          >
            {isPath(picture.path) ? (
              <Picture
                key={picture.path}
                src={picture.path}
                alt={alt || t('image.alt')}
                sizes="14rem"
                focus={picture.focus}
              />
            ) : (
              t('image.none')
            )}
          </chakra.div>
          <div>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <Button variant="outline" size="sm" onClick={() => void choose()}>
                <LuImagePlus size="18" aria-hidden="true" />
                {t(hasPicture ? 'image.change' : 'image.choose')}
              </Button>
              {hasPicture && (
                <Button variant="ghost" size="sm" onClick={() => session.edit({ [name]: NO_PICTURE })}>
                  <LuX size="18" aria-hidden="true" />
                  {t('image.remove')}
                </Button>
              )}
            </chakra.div>
            {note && (
              <chakra.p mt="2" textStyle="small" color="fg.muted">
                {note}
              </chakra.p>
            )}
            {hasPicture && (
              <chakra.dl mt="3" textStyle="small" color="fg.muted">
                {picture.altEn === '' && picture.altEs === ''
                  ? t('image.decorative')
                  : LOCALES.map((language) => (
                      <div key={language}>
                        <chakra.dt display="inline" fontWeight="semibold">
                          {t(`image.altIn.${language}`)}
                        </chakra.dt>{' '}
                        <chakra.dd display="inline" lang={language}>
                          {(language === 'en' ? picture.altEn : picture.altEs) || t('image.altMissing')}
                        </chakra.dd>
                      </div>
                    ))}
              </chakra.dl>
            )}
            {/* Opened by an error: the address is what is wrong with a picture. */}
            <chakra.details
              mt="2"
              open={isAddressOpen || error !== undefined}
              onToggle={({ currentTarget }) => setIsAddressOpen(currentTarget.open)}
            >
              <DetailsSummary>{t('image.address')}</DetailsSummary>
              <Field label={t('image.path')} error={error} note={t('image.pathNote')}>
                {(control) => (
                  <Input
                    {...control}
                    name={name}
                    value={picture.path}
                    onChange={({ target }) => session.edit({ [name]: { ...NO_PICTURE, path: target.value } })}
                    onBlur={() => void refuseMissingPicture(session, name)}
                  />
                )}
              </Field>
            </chakra.details>
          </div>
        </chakra.div>
      </chakra.div>
    </FieldFrame>
  );
}
