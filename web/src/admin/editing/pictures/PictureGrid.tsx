import { Grid, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { MoreButton } from '../../../shared/components/MoreButton';
import { Picture } from '../../../shared/pictures/Picture';
import { Notice } from '../../../shared/ui/Notice';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton';
import { isDescribed, usePictureName, type usePictures } from './library';

const layout = {
  gap: { base: '2', sm: '4' },
  templateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 45%), 1fr))',
} as const;
const SIZES = '(min-width: 48rem) 11rem, 45vw';

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
  },
});

interface PictureGridProps {
  query: ReturnType<typeof usePictures>;
  /** The screen reader label for each picture's button. */
  label: 'library.use' | 'library.edit';
  onChoose: (picture: LibraryPicture) => void;
}

/** Lists the library's pictures as buttons, newest first. */
export function PictureGrid({ query, label, onChoose }: PictureGridProps) {
  const { t } = useTranslation(['adminPictures', 'common']);
  const nameOf = usePictureName();
  if (!query.data) {
    if (query.isError) return <LoadFailed title={t('library.failed')} query={query} />;
    return (
      <Loading label={t('common:loading')}>
        <Grid {...layout}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} aspectRatio="1" />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (query.data.length === 0) return <Notice title={t('library.none')} />;
  return (
    <>
      <Grid as="ul" {...layout}>
        {query.data.map((picture) => (
          <li key={picture.id}>
            <Tile type="button" onClick={() => onChoose(picture)}>
              <VisuallyHidden>{t(label, { name: nameOf(picture) })} </VisuallyHidden>
              <chakra.span display="block" aspectRatio="1" borderRadius="md" overflow="hidden" bg="bg.subtle">
                <Picture src={picture.path} alt="" sizes={SIZES} focus={picture.focus} />
              </chakra.span>
              <chakra.span aria-hidden="true" display="block" textStyle="note" mt="1" lineClamp="1">
                {isDescribed(picture)
                  ? picture.isDecorative
                    ? t('status.decorative')
                    : nameOf(picture)
                  : t('status.undescribed')}
              </chakra.span>
              <chakra.span display="block" textStyle="note">
                {picture.uses.length === 0 ? t('uses.none') : t('uses.count', { count: picture.uses.length })}
              </chakra.span>
            </Tile>
          </li>
        ))}
      </Grid>
      <MoreButton list={query} label={t('library.more')} busyLabel={t('common:loading')} />
    </>
  );
}
