import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Renders a notification status with an explanation. */
export const State = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <chakra.p textStyle="h3">{title}</chakra.p>
    <chakra.div mt="2" color="fg.muted" overflowWrap="anywhere">
      {children}
    </chakra.div>
  </>
);
