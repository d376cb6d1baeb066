import { Box, HStack, chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../platform/pictures/Picture';
import { useLocale } from '../../platform/i18n/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { PageWidth } from '../../ui/Section';
import { HERO_PLACEHOLDER } from './heroPlaceholder';
import { TrainerCard } from './TrainerCard';

/** The same scene by day and at dusk, each cut for phones and for wide screens. */
const SCENES = {
  day: { src: '/images/site/hero-1600x1200.webp', wide: '/images/site/hero-wide-2560x1200.webp' },
  dusk: { src: '/images/site/hero-dusk-1600x1200.webp', wide: '/images/site/hero-wide-dusk-2560x1200.webp' },
} as const;

/** Both are in the page and one is displayed; the other is lazy, so that it is never fetched. Prints use the daylight scene. */
const byDay = { _dark: { display: 'none' }, _print: { display: 'block !important' } } as const;
const atDusk = { display: 'none', _dark: { display: 'block', filter: 'none' }, _print: { display: 'none !important' } } as const;

/** Cropped at the sides and not at the top, where the branch and the arch end; the widest screens crop the top a little. */
const POSITION = { base: '76% 50%', md: '100% 45%' } as const;

/** The placeholder image is part of the page; in dark mode the wall color darkens it. */
const placeholder = {
  backgroundColor: 'wall',
  backgroundImage: { base: `url(${HERO_PLACEHOLDER})`, md: 'none' },
  backgroundPosition: POSITION.base,
  backgroundSize: 'cover',
  _dark: { backgroundBlendMode: 'multiply' },
} as const;

function Scene({ time }: { time: keyof typeof SCENES }) {
  const { t } = useTranslation('home');
  const { src, wide } = SCENES[time];
  return (
    <Picture
      src={src}
      sizes="(min-width: 30rem) 100vw, 133vw"
      wide={{ src: wide, media: '(min-width: 48rem)', sizes: '115vw' }}
      alt={t('hero.alt')}
      objectPosition={POSITION}
      {...(time === 'day' ? { priority: true, ...byDay } : atDusk)}
    />
  );
}

/** The title over the wall in the hero picture; the trainer's card overlaps the lower edge of the picture. */
export function HomeHero() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <chakra.section position="relative" bg={{ xl: 'wall' }} color="fg" display="flex" flexDirection="column" minH={{ xl: 'clamp(38rem, 52vw, 56rem)' }} _print={{ display: 'block' }}>
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
          <Box maxW={{ base: '38rem', lg: '46rem', xl: 'min(50%, 39rem)' }}>
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
              <LinkButton to={pagePath('services', locale)} size="lg" variant="outline" w={{ base: 'full', sm: 'auto' }}>
                {t('hero.services')}
              </LinkButton>
            </HStack>
          </Box>
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
        // Paper is as wide as a tablet: the scene must not be divided between two sheets.
        _print={{ position: 'relative', aspectRatio: '15/8', mt: '0', breakInside: 'avoid' }}
      >
        <Scene time="day" />
        <Scene time="dusk" />
      </Box>
      <PageWidth position={{ base: 'relative', xl: 'absolute' }} bottom="0" insetX="0" zIndex="1" mb={{ base: '-14', xl: '-16' }} mt={{ base: '-8', sm: '-14', xl: '0' }} _print={{ mb: '0' }}>
        <TrainerCard boxShadow="raised" />
      </PageWidth>
    </chakra.section>
  );
}
