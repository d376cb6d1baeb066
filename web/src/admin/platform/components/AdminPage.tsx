import { Flex, chakra } from '@chakra-ui/react';
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

/** A screen in the owner's area, with its title and actions. Search engines must not index it. */
export function AdminPage({ title, intro, back, actions, children }: AdminPageProps) {
  return (
    <>
      <title>{titleOf(title, useFacts())}</title>
      <meta name="robots" content="noindex" />
      {back}
      <Flex
        align={{ base: 'center', sm: 'flex-end' }}
        justify="space-between"
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        columnGap={{ base: '3', sm: '6' }}
        rowGap="3"
        // As tall as a button, so that the title doesn't move when a button appears beside it.
        minH={{ base: '11', sm: 'auto' }}
        mb={{ base: '5', lg: '8' }}
      >
        <chakra.div minW="0" maxW="prose" flex="1 1 9rem">
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
          <Flex
            shrink={{ sm: '0' }}
            wrap={{ base: 'wrap', sm: 'nowrap' }}
            justify="flex-end"
            gap="2"
            ml="auto"
          >
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </>
  );
}
