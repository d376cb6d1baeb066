import { Grid, chakra } from '@chakra-ui/react';
import { AREA_GROUPS } from '@app/domain/content/facts.limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../shared/content/SiteContext';
import { Section } from '../../../shared/ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { GROUP_COLORS, IslandMap } from './IslandMap';

interface TownsProps {
  /** The heading, shown beside the group's map color; omitted if all towns are in one group. */
  children?: ReactNode;
  color: string;
  towns: readonly string[];
  note?: string | false;
}

function Towns({ children, color, towns, note }: TownsProps) {
  return (
    <chakra.div borderTopWidth="2px" borderColor="fg" pt="3">
      {children && (
        <chakra.h3 textStyle="h3" display="flex" alignItems="center" gap="3" mb="3">
          <chakra.span
            aria-hidden="true"
            w="3"
            h="3"
            flexShrink="0"
            borderRadius="full"
            bg={color}
            forcedColorAdjust="none"
          />
          {children}
        </chakra.h3>
      )}
      <chakra.ul columns="7rem 2" columnGap="6">
        {towns.map((town) => (
          <chakra.li key={town} py="1" breakInside="avoid">
            {town}
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

/**
 * The towns that the business serves. They form one list, or two lists with headings if the owner has divided
 * them into groups. Renders nothing if there are no towns.
 */
export function ServiceAreas() {
  const { t } = useTranslation('contact');
  const { areas } = useFacts();
  const groups = AREA_GROUPS.filter((group) => areas.some((area) => area.group === group));
  if (areas.length === 0) return null;
  return (
    <Section tone="sand" aria-labelledby="areas-title" data-edit="pages/contact#areasTitle">
      <SectionHeading headingId="areas-title" title={t('areas.title')} intro={t('areas.intro')} />
      <IslandMap />
      <Grid
        data-edit="facts/facts#areas"
        gap={{ base: '8', md: '10' }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          ...(groups.length > 1 && { md: 'minmax(0, 1fr) minmax(0, 1fr)' }),
        }}
      >
        {groups.map((group, index) => (
          <Towns
            key={group}
            color={GROUP_COLORS[group]}
            towns={areas.filter((area) => area.group === group).map(({ name }) => name)}
            note={index === groups.length - 1 && t('areas.note')}
          >
            {groups.length > 1 && t(`areas.${group}`)}
          </Towns>
        ))}
      </Grid>
    </Section>
  );
}
