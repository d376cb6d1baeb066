import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The centered page column, which has the same maximum width and side padding on every page. */
export function PageWidth({ children, ...rest }: BoxProps) {
  return (
    <Box w="full" maxW="page" mx="auto" px={{ base: '5', sm: '6', lg: '8' }} {...rest}>
      {children}
    </Box>
  );
}

export interface SectionProps extends BoxProps {
  tone?: 'plain' | 'sand';
  children: ReactNode;
}

/** A full-width section of a page. All sections have the same vertical padding. */
export function Section({ tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <Box
      as="section"
      py={{ base: '14', md: '20', lg: '24' }}
      {...(tone === 'sand' && { bg: 'bg.subtle' })}
      {...rest}
    >
      <PageWidth position="relative" isolation="isolate">
        {children}
      </PageWidth>
    </Box>
  );
}
