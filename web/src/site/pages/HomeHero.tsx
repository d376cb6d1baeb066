import { Box, HStack, chakra, type BoxProps } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../shared/pictures/Picture';
import { useLocale } from '../../shared/i18n/useLocale';
import type { SitePicture } from '../../shared/content/site';
import { useFacts } from '../../shared/content/SiteContext';
import { ARCH_PROPORTIONS } from '../ui/ArchFrame';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageWidth } from '../../shared/ui/Section';
import { SunDisc } from '../ui/SunDisc';
import { heroFrame, heroIllustration, type HeroIllustration } from './pictures/siteImages';
import { TrainerCard } from './TrainerCard';

/** Cropped at the sides and not at the top, where the branch and the arch end; the widest screens crop the top a little. */
const POSITION = { base: '76% 50%', md: '100% 45%' } as const;

/** The placeholder image is part of the page; in dark mode the wall color darkens it. */
const placeholder = {
  backgroundColor: 'wall',
  backgroundImage: { base: 'var(--placeholder)', md: 'none' },
  backgroundPosition: POSITION.base,
  backgroundSize: 'cover',
  _dark: { backgroundBlendMode: 'multiply' },
} as const;

/** Both are in the page and one is displayed; the other is lazy, so that it is never fetched. Prints use the daylight scene. */
const byDay = { _dark: { display: 'none' }, _print: { display: 'block !important' } } as const;
const atDusk = {
  display: 'none',
  _dark: { display: 'block', filter: 'none' },
  _print: { display: 'none !important' },
} as const;

function Scene({
  illustration,
  time,
  alt,
}: {
  illustration: HeroIllustration;
  time: 'day' | 'dusk';
  alt: string;
}) {
  const { src, wide } = illustration[time];
  return (
    <Picture
      src={src}
      sizes="(min-width: 30rem) 100vw, 133vw"
      wide={{ src: wide, media: '(min-width: 48rem)', sizes: '115vw' }}
      alt={alt}
      objectPosition={POSITION}
      {...(time === 'day' ? { priority: true, ...byDay } : atDusk)}
    />
  );
}

function HeroText(props: BoxProps) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <Box data-edit="pages/home" {...props}>
      <chakra.p textStyle="eyebrow" color="wall.muted" mb="4">
        {t('hero.eyebrow')}
      </chakra.p>
      <chakra.h1 textStyle="display" tabIndex={-1}>
        {t('hero.title')}
      </chakra.h1>
      <chakra.p textStyle="lead" mt="6" maxW="32rem">
        {t('hero.text')}
      </chakra.p>
      <HStack gap="3" mt="8" flexWrap="wrap">
        <LinkButton to={pagePath('contact', locale)} size="lg" w={{ base: 'full', sm: 'auto' }}>
          {t('hero.contact')}
        </LinkButton>
        <LinkButton
          to={pagePath('services', locale)}
          size="lg"
          variant="outline"
          w={{ base: 'full', sm: 'auto' }}
        >
          {t('hero.services')}
        </LinkButton>
      </HStack>
    </Box>
  );
}

/** The trainer's card over the lower edge of the hero, whose text is beside the picture `from` a width on. Nothing while she has no name. */
function OverlappingCard({ from }: { from: 'md' | 'xl' }) {
  const { trainerName } = useFacts();
  if (trainerName === '') return null;
  return (
    <PageWidth
      position={{ base: 'relative', [from]: 'absolute' }}
      bottom="0"
      insetX="0"
      zIndex="1"
      mb={{ base: '-14', [from]: '-16' }}
      mt={{ base: '-8', sm: '-14', [from]: '0' }}
      _print={{ mb: '0' }}
    >
      <TrainerCard boxShadow="raised" />
    </PageWidth>
  );
}

/** The title over the wall in an illustration of the site's own; the trainer's card overlaps the lower edge of the picture. */
function IllustratedHero({ illustration, alt }: { illustration: HeroIllustration; alt: string }) {
  return (
    <chakra.section
      position="relative"
      bg={{ xl: 'wall' }}
      color="fg"
      display="flex"
      flexDirection="column"
      minH={{ xl: 'clamp(38rem, 52vw, 56rem)' }}
      _print={{ display: 'block' }}
    >
      <Box
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        // Where the picture is below the text, the section ends with the picture, and half of the card is below it.
        bg={{ base: 'wall', xl: 'transparent' }}
        pt={{ base: '10', md: '14', xl: '12' }}
        pb={{ base: '8', xl: '40' }}
      >
        <PageWidth position="relative" zIndex="1">
          <HeroText maxW={{ base: '38rem', lg: '46rem', xl: 'min(50%, 39rem)' }} />
        </PageWidth>
      </Box>
      {/* The left side of the wide picture is bare wall: from `lg` on it begins behind the buttons. */}
      <Box
        position={{ base: 'relative', xl: 'absolute' }}
        inset="0"
        mt={{ lg: '-40', xl: '0' }}
        aspectRatio={{ base: '1', sm: '4/3', md: '15/8', xl: 'auto' }}
        overflow="hidden"
        // In Chromium 92 the height of this box is not definite, so that `height: 100%` has no effect in it.
        css={{ ...placeholder, '& img': { position: 'absolute', inset: '0' } }}
        // Only the server renders it: React leaves it in place and must not report it.
        {...(illustration.placeholder && {
          style: { '--placeholder': `url(${illustration.placeholder})` } as CSSProperties,
        })}
        suppressHydrationWarning
        // Paper is as wide as a tablet: the scene must not be divided between two sheets.
        _print={{ position: 'relative', aspectRatio: '15/8', mt: '0', breakInside: 'avoid' }}
      >
        <Scene illustration={illustration} time="day" alt={alt} />
        <Scene illustration={illustration} time="dusk" alt={alt} />
      </Box>
      <OverlappingCard from="xl" />
    </chakra.section>
  );
}

/** The height of the arch of a photo, as far as its width allows, in rem. */
const ARCH_HEIGHT = 36;

const archOf = (frame: number) => ({
  aspectRatio: `${frame}`,
  borderRadius: `50% 50% 0 0 / ${50 * frame}% ${50 * frame}% 0 0`,
});

/**
 * The title beside a photo, which stands in an arch on the wall with the sun behind it: no text is ever over a photo. The arch takes the photo's
 * proportions within limits, so that little of it is cropped; the trainer's card overlaps the lower edge.
 */
function PhotoHero({ picture: { src, alt, focus } }: { picture: SitePicture }) {
  const frame = heroFrame(src);
  const width = frame * ARCH_HEIGHT;
  const [arch, narrow] = [archOf(frame), archOf(ARCH_PROPORTIONS)];
  // Where the column beside the text is narrow, an arch that is as wide as high would be small.
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
          // No column grows beyond the page with a long word in large text.
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
            {/* Within the gap: the headline is beside it. */}
            <SunDisc on="wall" w="62%" top="-7%" left={{ base: '-9%', md: '-1.5rem', lg: '-3rem' }} />
            <Box
              overflow="hidden"
              aspectRatio={byWidth('aspectRatio')}
              borderRadius={byWidth('borderRadius')}
              bg="wall.halo"
              _print={{ maxW: '9cm' }}
            >
              <Picture
                src={src}
                alt={alt}
                sizes={`(min-width: 80rem) ${width}rem, (min-width: 48rem) 44vw, (min-width: ${width + 3}rem) ${width}rem, 92vw`}
                frame={ARCH_PROPORTIONS}
                focus={focus}
                priority
              />
            </Box>
          </Box>
        </PageWidth>
      </Box>
      <OverlappingCard from="md" />
    </chakra.section>
  );
}

/** The home page's title and picture: a photo of the owner's, or an illustration. */
export function HomeHero({ picture }: { picture: SitePicture }) {
  const illustration = heroIllustration(picture.src);
  if (!illustration) return <PhotoHero picture={picture} />;
  return <IllustratedHero illustration={illustration} alt={picture.alt} />;
}
