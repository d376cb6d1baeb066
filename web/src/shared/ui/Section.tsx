import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The centered page column, with the same maximum width and side padding everywhere. */
export function PageWidth({ children, ...rest }: BoxProps) {
  return (
    <Box w="full" maxW="page" mx="auto" px={{ base: '5', sm: '6', lg: '8' }} {...rest}>
      {children}
    </Box>
  );
}

const tones = {
  plain: {},
  sand: { bg: 'bg.subtle' },
} as const;

export interface SectionProps extends BoxProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A full-width section of a page, with the same vertical padding everywhere. */
export function Section({ tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <Box as="section" py={{ base: '14', md: '20', lg: '24' }} {...tones[tone]} {...rest}>
      <PageWidth position="relative" isolation="isolate">
        {children}
      </PageWidth>
    </Box>
  );
}
