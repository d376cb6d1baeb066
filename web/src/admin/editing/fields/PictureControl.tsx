import { Button, Flex, Grid, chakra } from '@chakra-ui/react';
import type { FieldOf } from '@app/domain/fields/field';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LuImagePlus, LuX } from 'react-icons/lu';
import { useSession } from '../session/useEditorSession';
import { ChoosePictureContext, NO_PICTURE, type ChosenPicture } from '../pictures/picture-choice';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Picture } from '../../../shared/pictures/Picture';
import { ControlGroup } from './ControlGroup';
import type { ControlProps } from './controls';

/** Edits a picture, shown as the page displays it: cropped around its focal point, or whole. */
export function PictureControl(props: ControlProps<FieldOf<'picture'>>) {
  const { label, onChange } = props;
  const { aspectRatio } = props.field;
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const { locales } = useSession().definition;
  const choosePicture = use(ChoosePictureContext);
  const picture = props.value as ChosenPicture;
  const hasPicture = picture.path !== '';
  const altIn = (language: Locale): string => picture[fieldIn(language, 'alt')];
  const isCropped = aspectRatio !== undefined;

  async function choose(): Promise<void> {
    const chosen = await choosePicture(
      isCropped ? { aspectRatio, ...(hasPicture && { current: picture }) } : { isNamed: true },
    );
    if (chosen) onChange(chosen);
  }

  const labelWithHint = (
    <>
      {label}{' '}
      <chakra.span fontWeight="normal" textStyle="note">
        ({t('field.optional')})
      </chakra.span>
    </>
  );
  return (
    <ControlGroup {...props} label={labelWithHint}>
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', ...(hasPicture && { sm: '14rem minmax(0, 1fr)' }) }}
        alignItems="start"
      >
        {hasPicture && (
          <chakra.div
            {...(isCropped ? { aspectRatio } : { h: '10rem' })}
            borderRadius="md"
            overflow="hidden"
            bg="bg.subtle"
            textStyle="note"
          >
            <Picture
              key={picture.path}
              src={picture.path}
              alt={altIn(locale) || t('image.alt')}
              sizes="14rem"
              focus={picture.focus}
              {...(!isCropped && { objectFit: 'contain' })}
            />
          </chakra.div>
        )}
        <div>
          <Flex wrap="wrap" align="center" gap="3">
            <Button variant="outline" size="sm" onClick={() => void choose()}>
              <LuImagePlus size="18" aria-hidden="true" />
              {t(hasPicture ? 'image.change' : 'image.choose')}
            </Button>
            {hasPicture && (
              <Button variant="ghost" size="sm" onClick={() => onChange(NO_PICTURE)}>
                <LuX size="18" aria-hidden="true" />
                {t('image.remove')}
              </Button>
            )}
          </Flex>
          {hasPicture && isCropped && (
            <chakra.div mt="3" textStyle="note">
              {picture.altEn === '' && picture.altEs === '' ? (
                t('image.decorative')
              ) : (
                <dl>
                  {locales.map((language) => (
                    <div key={language}>
                      <chakra.dt display="inline" fontWeight="semibold">
                        {t(`image.altIn.${language}`)}
                      </chakra.dt>{' '}
                      <chakra.dd display="inline" lang={language}>
                        {altIn(language) || t('image.altMissing')}
                      </chakra.dd>
                    </div>
                  ))}
                </dl>
              )}
            </chakra.div>
          )}
        </div>
      </Grid>
    </ControlGroup>
  );
}
