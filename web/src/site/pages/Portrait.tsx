import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { useFacts } from '../../shared/content/SiteContext';
import { useLocale } from '../../shared/i18n/useLocale';
import { Picture } from '../../shared/pictures/Picture';
import { Landscape } from '../../shared/ui/Landscape';

/** The aspect ratio (width / height) of the arch around the portrait. */
export const ARCH_PROPORTIONS = 4 / 5;

const ArchFrame = chakra('div', {
  base: {
    aspectRatio: `${ARCH_PROPORTIONS}`,
    borderRadius: '50% 50% 5% 5% / 40% 40% 4% 4%',
    overflow: 'hidden',
    bg: 'bg.subtle',
  },
  variants: {
    on: {
      /** The bottom corners are square on a `wall` background. */
      wall: { borderBottomLeftRadius: '0', borderBottomRightRadius: '0' },
    },
  },
});

interface PortraitProps extends HTMLChakraProps<'div'> {
  on?: 'wall';
  sizes: string;
  /** Whether to leave the alternative text empty, because the text beside the portrait is sufficient. */
  isDecorative?: boolean;
  priority?: boolean;
}

/** The trainer's portrait in an arch, or the landscape illustration if there is no portrait. */
export function Portrait({ on, sizes, isDecorative = false, priority = false, ...frame }: PortraitProps) {
  const locale = useLocale();
  const facts = useFacts();
  const { portrait: src, portraitFocus: focus } = facts;
  return (
    <ArchFrame {...(on && { on })} {...frame}>
      {src === '' ? (
        <Landscape />
      ) : (
        <Picture
          src={src}
          alt={isDecorative ? '' : localize(facts, 'portraitAlt', locale)}
          sizes={sizes}
          frame={ARCH_PROPORTIONS}
          focus={focus}
          priority={priority}
        />
      )}
    </ArchFrame>
  );
}
