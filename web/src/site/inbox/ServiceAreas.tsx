import { Grid, chakra } from '@chakra-ui/react';
import type { AreaGroup } from '@app/domain/content/facts';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../shared/content/SiteContext';
import { Section } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { IslandMap } from './IslandMap';

interface AreasProps {
  title: string;
  color: string;
  places: readonly string[];
  note?: string;
}

function Areas({ title, color, places, note }: AreasProps) {
  return (
    <chakra.div borderTopWidth="2px" borderColor="fg" pt="3">
      <chakra.h3 textStyle="h3" display="flex" alignItems="center" gap="3">
        <chakra.span
          aria-hidden="true"
          w="3"
          h="3"
          flexShrink="0"
          borderRadius="full"
          bg={color}
          forcedColorAdjust="none"
        />
        {title}
      </chakra.h3>
      <chakra.ul mt="3" columns="7rem 2" columnGap="6">
        {places.map((place) => (
          <chakra.li key={place} py="1" breakInside="avoid">
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

/** Areas that are not listed are by appointment. Nothing while there are none. */
export function ServiceAreas() {
  const { t } = useTranslation('contact');
  const { areas, city } = useFacts();
  if (areas.length === 0) return null;
  const placesIn = (group: AreaGroup) => areas.filter((area) => area.group === group).map(({ name }) => name);
  const [metro, others] = [placesIn('metro'), placesIn('others')];
  return (
    <Section tone="sand" aria-labelledby="areas-title" data-edit="facts/facts#areas">
      <SectionHeading headingId="areas-title" title={t('areas.title')} intro={t('areas.intro')} />
      <IslandMap />
      <Grid
        mt={{ base: '10', md: '14' }}
        gap={{ base: '8', md: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        {metro.length > 0 && (
          <Areas
            title={city ? t('areas.metro', { city }) : t('areas.metroUnnamed')}
            color="accent"
            places={metro}
          />
        )}
        <Areas title={t('areas.others')} color="fg" places={others} note={t('areas.appointment')} />
      </Grid>
    </Section>
  );
}
