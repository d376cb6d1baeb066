import { chakra, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageWidth } from '../../shared/ui/Section';
import { SectionHeading } from './SectionHeading';
import { SunDisc } from './SunDisc';

interface PageHeaderProps extends Omit<BoxProps, 'title'> {
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** The picture beside the text, shown instead of the sun. */
  picture?: ReactNode;
}

/**
 * A page's title on a band in the hero's wall color, with a half-set sun at the band's bottom edge. `maxW`
 * limits the width of the text.
 */
export function PageHeader({ title, eyebrow, intro, picture, maxW, ...rest }: PageHeaderProps) {
  return (
    <chakra.div position="relative" isolation="isolate" overflow="hidden" bg="wall" {...rest}>
      {!picture && (
        <SunDisc
          on="wall"
          w="clamp(12rem, 34vw, 28rem)"
          bottom="0"
          right="max(-4rem, 50vw - 42rem)"
          transform="translateY(50%)"
        />
      )}
      <PageWidth
        display="grid"
        columnGap={{ md: '8', lg: '16' }}
        alignItems="center"
        // Prevents a long word in large text from widening a column beyond the page.
        gridTemplateColumns={
          picture ? { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' } : 'minmax(0, 1fr)'
        }
      >
        <SectionHeading
          level={1}
          on="wall"
          eyebrow={eyebrow}
          title={title}
          intro={intro}
          {...(maxW && { maxW })}
          mb="0"
          pt={{ base: '10', md: '14', lg: '20' }}
          pb={{ base: '12', md: '16', lg: '20' }}
        />
        {picture}
      </PageWidth>
    </chakra.div>
  );
}
