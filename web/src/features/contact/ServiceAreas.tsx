import { Grid, chakra } from '@chakra-ui/react';
import { SERVICE_AREAS } from '@perro-wisdom/domain/business';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { IslandMap } from './IslandMap';

interface AreasProps {
  title: string;
  /** The color of the dots on the map. */
  color: string;
  places: readonly string[];
  note?: string;
}

function Areas({ title, color, places, note }: AreasProps) {
  return (
    <chakra.div borderTopWidth="2px" borderColor="fg" pt="3">
      <chakra.h3 textStyle="h3" display="flex" alignItems="center" gap="3">
        <chakra.span aria-hidden="true" w="3" h="3" flexShrink="0" borderRadius="full" bg={color} forcedColorAdjust="none" />
        {title}
      </chakra.h3>
      <chakra.ul mt="3" columns="7rem 2" columnGap="6">
        {places.map((place) => (
          <chakra.li key={place} listStyleType="none" py="1" breakInside="avoid">
            {place}
          </chakra.li>
        ))}
      </chakra.ul>
      {note && (
        <chakra.p mt="3" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** The service areas: the metro area and other places on the island. Areas that are not listed are by appointment. */
export function ServiceAreas() {
  const { t } = useTranslation('contact');
  return (
    <Section tone="sand" aria-labelledby="areas-title">
      <SectionHeading headingId="areas-title" title={t('areas.title')} intro={t('areas.intro')} />
      <IslandMap />
      <Grid mt={{ base: '10', md: '14' }} gap={{ base: '8', md: '10' }} templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Areas title={t('areas.metro')} color="accent" places={SERVICE_AREAS.metro} />
        <Areas title={t('areas.others')} color="fg" places={SERVICE_AREAS.others} note={t('areas.appointment')} />
      </Grid>
    </Section>
  );
}
