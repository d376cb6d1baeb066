import { Box, Grid, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Section } from '../../shared/ui/Section';
import { textStyles } from '../../shared/ui/theme/text-styles';
import { semanticTokens, tokens } from '../../shared/ui/theme/tokens';

export function Part({
  title,
  children,
  tone,
}: {
  title: string;
  children: ReactNode;
  tone?: 'plain' | 'sand';
}) {
  return (
    <Section {...(tone && { tone })} py="12">
      <chakra.h2 textStyle="h2" mb="6">
        {title}
      </chakra.h2>
      {children}
    </Section>
  );
}

const swatches = { gap: '4', templateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' } as const;

export function Colors() {
  return (
    <Part title="Colors">
      <Grid {...swatches}>
        {Object.keys(semanticTokens.colors).map((name) => (
          <div key={name}>
            <Box h="14" bg={name} borderRadius="md" borderWidth="1px" borderColor="border" />
            <chakra.p textStyle="small">{name}</chakra.p>
          </div>
        ))}
      </Grid>
    </Part>
  );
}

export function TypeScale() {
  return (
    <Part title="Type" tone="sand">
      <Grid gap="5">
        {Object.keys(textStyles).map((name) => (
          <chakra.p key={name} textStyle={name}>
            {name}: ¿Perro ágil? A dog that listens
          </chakra.p>
        ))}
      </Grid>
    </Part>
  );
}

export function Measures() {
  return (
    <Part title="Space, corners, shadows, motion">
      <Grid {...swatches} alignItems="end">
        {Object.keys(tokens.spacing).map((name) => (
          <div key={name}>
            <Box w={name} h="3" bg="accent" />
            <chakra.p textStyle="small">space {name}</chakra.p>
          </div>
        ))}
        {Object.keys(tokens.radii).map((name) => (
          <div key={name}>
            <Box h="14" bg="bg.subtle" borderWidth="1.5px" borderColor="border.control" borderRadius={name} />
            <chakra.p textStyle="small">corner {name}</chakra.p>
          </div>
        ))}
        {Object.keys(semanticTokens.shadows).map((name) => (
          <div key={name}>
            <Box h="14" bg="bg.card" borderRadius="lg" boxShadow={name} />
            <chakra.p textStyle="small" mt="2">
              shadow {name}
            </chakra.p>
          </div>
        ))}
        {Object.keys(tokens.durations).map((name) => (
          <div key={name} className="group">
            <Box
              h="14"
              bg="sun"
              borderRadius="lg"
              transitionProperty="transform"
              transitionDuration={name}
              transitionTimingFunction="out"
              css={{ '.group:hover &': { transform: 'translateX(1rem)' } }}
              _motionReduce={{ transition: 'none' }}
            />
            <chakra.p textStyle="small">motion {name}: hover</chakra.p>
          </div>
        ))}
      </Grid>
    </Part>
  );
}
