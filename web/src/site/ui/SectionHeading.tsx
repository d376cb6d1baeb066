import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Heading = chakra('h2');

interface SectionHeadingProps extends Omit<BoxProps, 'title'> {
  title: ReactNode;
  /** A short label above the title, such as a category. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  level?: 1 | 2;
  on?: 'paper' | 'wall';
  headingId?: string;
}

/**
 * A section's title, with an optional eyebrow and introduction. At `level` 1, the title can receive focus
 * after a navigation.
 */
export function SectionHeading({
  title,
  eyebrow,
  intro,
  level = 2,
  on = 'paper',
  headingId,
  ...rest
}: SectionHeadingProps) {
  const isPageTitle = level === 1;
  return (
    <Box maxW="prose" mb={{ base: '8', md: '12' }} {...rest}>
      {eyebrow && (
        <chakra.p textStyle="eyebrow" color={on === 'wall' ? 'wall.muted' : 'accent.text'} mb="3">
          {eyebrow}
        </chakra.p>
      )}
      <Heading
        as={isPageTitle ? 'h1' : 'h2'}
        textStyle={isPageTitle ? 'h1' : 'h2'}
        {...(headingId && { id: headingId })}
        {...(isPageTitle && { tabIndex: -1 })}
      >
        {title}
      </Heading>
      {intro && (
        <chakra.p textStyle="lead" color={on === 'wall' ? 'wall.muted' : 'fg.muted'} mt="4">
          {intro}
        </chakra.p>
      )}
    </Box>
  );
}
