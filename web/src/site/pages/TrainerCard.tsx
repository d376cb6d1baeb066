import { Flex, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../shared/content/SiteContext';
import { Card } from '../../shared/ui/Card';
import { Portrait } from './Portrait';

/** The trainer's name, portrait and badges. Renders nothing if the trainer's name is unknown. */
export function TrainerCard(props: HTMLChakraProps<'div'>) {
  const { t } = useTranslation('home');
  const { trainerName, credentials } = useFacts();
  const badges = credentials.map(({ badge }) => badge).filter((badge) => badge !== '');
  if (trainerName === '') return null;
  return (
    <Card
      role="group"
      aria-label={trainerName}
      flexDirection="row"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      p="4"
      maxW="26rem"
      {...props}
    >
      <Portrait isDecorative sizes="4rem" w="16" flexShrink="0" />
      {/* Text that is too large to fit beside the picture moves below it. */}
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="snug">
          {trainerName}
        </chakra.p>
        <chakra.p textStyle="note">{t('trainer.role')}</chakra.p>
        {badges.length > 0 && (
          <Flex align="center" as="ul" aria-label={t('trainer.badges')} gap="1.5" mt="2" flexWrap="wrap">
            {badges.map((badge) => (
              <chakra.li
                key={badge}
                px="0.625rem"
                py="0.5"
                borderRadius="full"
                bg="bg.inverted"
                color="fg.inverted"
                // By default, browsers don't print backgrounds.
                _print={{ bg: 'none', color: 'fg', borderWidth: '1px', borderColor: 'fg' }}
                fontFamily="heading"
                fontSize="xs"
                fontWeight="semibold"
              >
                {badge}
              </chakra.li>
            ))}
          </Flex>
        )}
      </chakra.div>
    </Card>
  );
}
