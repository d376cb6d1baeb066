import { chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import type { Testimonial } from '@app/domain/content/testimonials';
import { Picture } from '../../../shared/pictures/Picture';
import { useLocale } from '../../../shared/i18n/useLocale';

/** The sun from the illustrations, with its halo. It fills its container. */
const Sun = chakra('span', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    h: 'full',
    lineHeight: '1',
    bg: 'sun.halo',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '16%',
      zIndex: '-1',
      borderRadius: 'full',
      bg: 'sun',
    },
  },
});

interface AuthorPictureProps {
  testimonial: Testimonial;
  sizes: string;
  priority?: boolean;
}

/**
 * Renders a testimonial's picture, which fills its square container. Without a picture, renders the author's
 * initial in the container's font size.
 */
export function AuthorPicture({ testimonial, sizes, priority = false }: AuthorPictureProps) {
  const locale = useLocale();
  const { imageSrc, imageFocus } = testimonial;
  if (imageSrc === '') {
    const [initial = ''] = localize(testimonial, 'name', locale).trim();
    return (
      <Sun aria-hidden="true" fontFamily="heading" fontWeight="semibold">
        {initial.toLocaleUpperCase(locale)}
      </Sun>
    );
  }
  return (
    <Picture
      src={imageSrc}
      alt={localize(testimonial, 'imageAlt', locale)}
      sizes={sizes}
      frame={1}
      focus={imageFocus}
      priority={priority}
    />
  );
}
