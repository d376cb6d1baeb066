import type { HTMLChakraProps } from '@chakra-ui/react';
import { Picture } from '../../shared/pictures/Picture';
import { ARCH_PROPORTIONS, ArchFrame } from '../ui/ArchFrame';
import { DOG_PORTRAIT, TRAINER_PORTRAIT, portraitPlaceholder } from './pictures/siteImages';
import { usePortrait } from './pictures/useSitePictures';

interface PortraitProps extends HTMLChakraProps<'div'> {
  /** The background, if it is not the page's. */
  on?: 'wall';
  /** The width of the frame. */
  sizes: string;
  /** Whether the text beside it says enough. */
  isDecorative?: boolean;
  priority?: boolean;
}

/** The portrait of the trainer in an arch; without one, an illustration that shows nobody. */
export function Portrait({ on, sizes, isDecorative = false, priority = false, ...frame }: PortraitProps) {
  const { src, alt, focus } = usePortrait();
  const isIllustration = src === TRAINER_PORTRAIT || src === DOG_PORTRAIT;
  return (
    <ArchFrame {...(on && { on })} hasWall={on === 'wall' && isIllustration} {...frame}>
      <Picture
        src={src}
        alt={isDecorative ? '' : alt}
        sizes={sizes}
        frame={ARCH_PROPORTIONS}
        focus={focus}
        priority={priority}
        placeholder={priority ? portraitPlaceholder(src) : undefined}
      />
    </ArchFrame>
  );
}
