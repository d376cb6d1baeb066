import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { titleOf } from '../../../shared/i18n/title';
import { useFacts } from '../../../shared/content/SiteContext';

interface AdminPageProps {
  title: string;
  intro?: ReactNode;
  /** A link to the previous screen, above the title. */
  back?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the owner's area with its title and actions. Search engines must not index it. */
export function AdminPage({ title, intro, back, actions, children }: AdminPageProps) {
  return (
    <>
      <title>{titleOf(title, useFacts())}</title>
      <meta name="robots" content="noindex" />
      <chakra.div
        display="flex"
        alignItems={{ base: 'center', sm: 'flex-end' }}
        justifyContent="space-between"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        columnGap={{ base: '3', sm: '6' }}
        rowGap="3"
        mb={{ base: '5', lg: '8' }}
      >
        <chakra.div minW="0" maxW="prose">
          {back}
          <chakra.h1 textStyle="title" tabIndex={-1}>
            {title}
          </chakra.h1>
          {intro && (
            <chakra.p color="fg.muted" mt="2" hideBelow="sm">
              {intro}
            </chakra.p>
          )}
        </chakra.div>
        {actions && (
          <chakra.div
            display="flex"
            flexShrink={{ sm: '0' }}
            flexWrap={{ base: 'wrap', sm: 'nowrap' }}
            justifyContent="flex-end"
            gap="2"
            ml="auto"
          >
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </>
  );
}
