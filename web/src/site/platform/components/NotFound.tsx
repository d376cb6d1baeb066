import { Grid, chakra } from '@chakra-ui/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { focusTitle } from '../../../shared/browser/focus';
import { isHydrationPending } from '../browser/hydration';
import { Section } from '../../../shared/ui/Section';
import { Landscape } from '../../../shared/ui/Landscape';
import { SectionHeading } from '../../ui/SectionHeading';
import { Head } from '../head/Head';
import { Rendering } from '../rendering';

interface NotFoundProps {
  title: string;
  detail: string;
  children: ReactNode;
}

/**
 * The content of a page that doesn't exist. The server responds with status 404, and search engines must not
 * index the page.
 */
export function NotFound({ title, detail, children }: NotFoundProps) {
  useContext(Rendering).onNotFound?.();
  useEffect(() => {
    // Restores focus, because the element that had it during loading is gone.
    if (!isHydrationPending()) focusTitle();
  }, []);
  return (
    <Section>
      <Head title={title} description={detail} index={false} />
      <Grid gap="10" alignItems="center" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <div>
          <SectionHeading level={1} title={title} intro={detail} mb="8" />
          {children}
        </div>
        <chakra.div borderRadius="xl" overflow="hidden" aspectRatio="9/7" bg="bg.subtle">
          <Landscape />
        </chakra.div>
      </Grid>
    </Section>
  );
}
