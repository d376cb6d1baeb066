import { Box, Flex, chakra, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../shared/pictures/Picture';
import { useFacts, useSite } from '../../shared/content/SiteContext';
import { Landscape } from '../../shared/ui/Landscape';
import { PageButton } from '../ui/PageButton';
import { PageWidth } from '../../shared/ui/Section';
import { SunDisc } from '../ui/SunDisc';
import { heroFrame } from './heroFrame';
import { ARCH_PROPORTIONS } from './Portrait';
import { TrainerCard } from './TrainerCard';

function HeroText(props: BoxProps) {
  const { t } = useTranslation('home');
  return (
    <Box data-edit="pages/home#heroTitle" {...props}>
      <chakra.p textStyle="eyebrow" color="wall.muted" mb="4">
        {t('hero.eyebrow')}
      </chakra.p>
      <chakra.h1 textStyle="display" tabIndex={-1}>
        {t('hero.title')}
      </chakra.h1>
      <chakra.p textStyle="lead" mt="6" maxW="32rem">
        {t('hero.text')}
      </chakra.p>
      <Flex align="center" gap="3" mt="8" flexWrap="wrap">
        <PageButton page="contact" size="lg" w={{ base: 'full', sm: 'auto' }}>
          {t('hero.contact')}
        </PageButton>
        <PageButton page="services" size="lg" variant="outline" w={{ base: 'full', sm: 'auto' }}>
          {t('hero.services')}
        </PageButton>
      </Flex>
    </Box>
  );
}

/**
 * The trainer's card, which overlaps the lower edge of the hero. Renders nothing if the trainer's name is
 * unknown.
 */
function OverlappingCard() {
  const { trainerName } = useFacts();
  if (trainerName === '') return null;
  return (
    <PageWidth
      position={{ base: 'relative', md: 'absolute' }}
      bottom="0"
      insetX="0"
      zIndex="1"
      mb={{ base: '-14', md: '-16' }}
      mt={{ base: '-8', sm: '-14', md: '0' }}
      _print={{ mb: '0' }}
    >
      <TrainerCard boxShadow="raised" />
    </PageWidth>
  );
}

/** The maximum height, in rem, of the arch around the photo. */
const ARCH_HEIGHT = 36;

const archOf = (frame: number) => ({
  aspectRatio: `${frame}`,
  borderRadius: `50% 50% 0 0 / ${50 * frame}% ${50 * frame}% 0 0`,
});

/**
 * The home page's title beside an arch that contains a photo or the landscape illustration. The arch has the
 * photo's proportions, within limits. Text never covers the photo.
 */
export function HomeHero() {
  const { src, alt, focus } = useSite().heroPicture;
  const frame = heroFrame(src);
  const width = frame * ARCH_HEIGHT;
  const [arch, narrow] = [archOf(frame), archOf(ARCH_PROPORTIONS)];
  // A square arch would be too small in a narrow column beside the text.
  const byWidth = <Property extends keyof typeof arch>(property: Property) => ({
    base: arch[property],
    md: narrow[property],
    xl: arch[property],
  });
  return (
    <chakra.section position="relative" color="fg" _print={{ breakInside: 'avoid' }}>
      <Box bg="wall">
        <PageWidth
          display="grid"
          columnGap={{ md: '8', lg: '14' }}
          // Prevents a long word in large text from widening a column beyond the page.
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `minmax(0, 1fr) min(46%, ${width}rem)` }}
        >
          <HeroText
            alignSelf="center"
            maxW={{ base: '38rem', md: 'none' }}
            pt={{ base: '10', md: '14' }}
            pb={{ base: '8', md: '32', xl: '40' }}
          />
          <Box
            position="relative"
            isolation="isolate"
            alignSelf="end"
            w="full"
            maxW={`${width}rem`}
            mx={{ base: 'auto', md: '0' }}
            mt={{ md: '14' }}
          >
            {/* The sun extends only into the gap, so that it doesn't overlap the headline. */}
            <SunDisc on="wall" w="62%" top="-7%" left={{ base: '-9%', md: '-1.5rem', lg: '-3rem' }} />
            <Box
              overflow="hidden"
              aspectRatio={byWidth('aspectRatio')}
              borderRadius={byWidth('borderRadius')}
              bg="wall.halo"
              _print={{ maxW: '9cm' }}
            >
              {src === '' ? (
                <Landscape />
              ) : (
                <Picture
                  src={src}
                  alt={alt}
                  sizes={`(min-width: 80rem) ${width}rem, (min-width: 48rem) 44vw, (min-width: ${width + 3}rem) ${width}rem, 92vw`}
                  frame={ARCH_PROPORTIONS}
                  focus={focus}
                  priority
                />
              )}
            </Box>
          </Box>
        </PageWidth>
      </Box>
      <OverlappingCard />
    </chakra.section>
  );
}
