import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageWidth } from '../../shared/ui/Section';
import { Portrait } from './Portrait';

interface ClosingProps {
  title: ReactNode;
  titleId: string;
  text: ReactNode;
  action: ReactNode;
  /** The draft and field where the owner can edit the section. */
  'data-edit'?: string;
}

/**
 * A page's last section: a call to action on a background in the wall color, beside a picture of the trainer.
 */
export function Closing({ title, titleId, text, action, ...rest }: ClosingProps) {
  return (
    <chakra.section aria-labelledby={titleId} bg="wall" data-screen-only {...rest}>
      <PageWidth
        display="grid"
        columnGap={{ md: '10', lg: '16' }}
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
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
        <Portrait
          on="wall"
          isDecorative
          sizes="(min-width: 64rem) 18rem, 14rem"
          hideBelow="md"
          w={{ md: '14rem', lg: '18rem' }}
          mt="10"
        />
      </PageWidth>
    </chakra.section>
  );
}
