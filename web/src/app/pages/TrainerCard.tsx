import { HStack, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { business, TRAINER_BADGES } from '@perro-wisdom/domain/business';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../platform/pictures/Picture';
import { ArchFrame } from '../../ui/ArchFrame';
import { Card } from '../../ui/Card';
import { TRAINER_IMAGE } from './siteImages';

/** The trainer's name, portrait and credentials. */
export function TrainerCard(props: HTMLChakraProps<'div'>) {
  const { t } = useTranslation('home');
  return (
    <Card role="group" aria-label={business.trainerName} flexDirection="row" flexWrap="wrap" alignItems="center" gap="4" p="4" maxW="26rem" {...props}>
      <ArchFrame w="16" flexShrink="0">
        <Picture src={TRAINER_IMAGE} alt="" sizes="4rem" />
      </ArchFrame>
      {/* Below the picture where large text leaves no room beside it. */}
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="snug">
          {business.trainerName}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {t('trainer.role')}
        </chakra.p>
        <HStack as="ul" aria-label={t('trainer.badges')} gap="1.5" mt="2" flexWrap="wrap">
          {TRAINER_BADGES.map((badge) => (
            <chakra.li
              key={badge}
              listStyleType="none"
              px="0.625rem"
              py="0.5"
              borderRadius="full"
              bg="bg.inverted"
              color="fg.inverted"
              // Browsers print no backgrounds.
              _print={{ bg: 'none', color: 'fg', borderWidth: '1px', borderColor: 'fg' }}
              fontFamily="heading"
              fontSize="xs"
              fontWeight="semibold"
            >
              {badge}
            </chakra.li>
          ))}
        </HStack>
      </chakra.div>
    </Card>
  );
}
