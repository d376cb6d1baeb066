import { Grid } from '@chakra-ui/react';
import { SLUG_MAX_LENGTH, slugify } from '@perro-wisdom/domain/general/slug';
import { useTranslation } from 'react-i18next';
import type { ChoosePicture } from '../editing/pictures/picture-choice';
import { EditorField, FieldFrame, useErrorMessage } from '../editing/frame/EditorField';
import { PictureField } from '../editing/frame/PictureField';
import { Panel } from '../ui/Panel';
import { CategoryField, TagsField } from './topics/TopicFields';
import { useSession, useSessionState, useValue } from './workingCopies';

interface SharedFieldsProps {
  choosePicture: ChoosePicture;
  onPathBlur: () => void;
}

/** The fields that both languages share. */
export function SharedFields({ choosePicture, onPathBlur }: SharedFieldsProps) {
  const { t } = useTranslation('adminBlog');
  const session = useSession();
  const liveSlug = useSessionState(({ copy }) => copy?.live?.slug);
  const slug = useValue('slug');

  /** Changes the slug to the form in which it will be stored. */
  function normalizeSlug(): void {
    const { values } = session.getState();
    session.edit({ slug: slugify(values.slug) || slugify(values.titleEn) });
  }

  return (
    <Panel title={t('editor.both')}>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <FieldFrame name="category">
          <CategoryField
            value={useValue('category')}
            onChange={(category) => session.edit({ category })}
            error={useErrorMessage('category')}
          />
        </FieldFrame>
        <FieldFrame name="tags">
          <TagsField
            value={useValue('tags')}
            onChange={(tags) => session.edit({ tags })}
            error={useErrorMessage('tags')}
          />
        </FieldFrame>
        <EditorField
          name="slug"
          label={t('field.slug')}
          required
          maxLength={SLUG_MAX_LENGTH}
          onChange={(text) => session.edit({ slug: text })}
          onBlur={normalizeSlug}
          note={liveSlug !== undefined && slug !== liveSlug ? t('field.slugChanged') : t('field.slugNote')}
          // An address, whatever the language of the owner's area.
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <PictureField
          name="picture"
          label={t('field.picture')}
          choosePicture={choosePicture}
          pathName="featuredImage"
          onPathBlur={onPathBlur}
        />
      </Grid>
    </Panel>
  );
}
