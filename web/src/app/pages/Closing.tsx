import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from '../../platform/pictures/Picture';
import { ArchFrame } from '../../ui/ArchFrame';
import { PageWidth } from '../../ui/Section';
import { TRAINER_IMAGE } from './siteImages';

interface ClosingProps {
  title: ReactNode;
  titleId: string;
  text: ReactNode;
  /** The button or link. */
  action: ReactNode;
}

/** The last section of a page: a call to action on the wall color, beside a picture of the trainer. */
export function Closing({ title, titleId, text, action }: ClosingProps) {
  return (
    <chakra.section aria-labelledby={titleId} bg="wall" data-screen-only>
      <PageWidth
        display="grid"
        columnGap={{ md: '10', lg: '16' }}
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
      >
        <chakra.div py={{ base: '14', md: '16', lg: '20' }} maxW="prose" alignSelf="center">
          <chakra.h2 id={titleId} textStyle="h2">
            {title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="wall.muted" mt="4" mb="7">
            {text}
          </chakra.p>
          {action}
        </chakra.div>
        <ArchFrame on="wall" hideBelow="md" w={{ md: '14rem', lg: '18rem' }} mt="10">
          <Picture src={TRAINER_IMAGE} alt="" sizes="(min-width: 64rem) 18rem, 14rem" />
        </ArchFrame>
      </PageWidth>
    </chakra.section>
  );
}
