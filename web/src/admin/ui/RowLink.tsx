import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuChevronRight } from 'react-icons/lu';
import { Link, type LinkProps } from 'react-router-dom';

interface RowLinkProps extends Omit<LinkProps, 'title'> {
  title: ReactNode;
  Icon?: IconType;
  detail?: ReactNode;
  /** The current value or state, shown next to the title or, if there isn't enough room, below it. */
  children?: ReactNode;
}

export function RowLink({ title, Icon, detail, children, ...link }: RowLinkProps) {
  return (
    <chakra.li borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <chakra.a
        asChild
        display="flex"
        alignItems="center"
        gap="3"
        minH="14"
        py="3"
        color="inherit"
        textDecoration="none"
        borderRadius="sm"
        _hover={{ bg: 'bg.subtle' }}
        css={{ '& > svg': { flexShrink: '0', color: 'fg.muted' } }}
      >
        <Link {...link}>
          {Icon && <Icon size="20" aria-hidden="true" />}
          <chakra.span flex="1" minW="0">
            <chakra.span
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent={detail === undefined ? 'space-between' : 'flex-start'}
              columnGap="3"
              rowGap="1"
            >
              <chakra.span fontFamily="heading" fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </chakra.span>
              {children}
            </chakra.span>
            {detail !== undefined && (
              <chakra.span
                display="block"
                mt="1"
                textStyle="note"
                lineClamp={{ base: '4', sm: '2' }}
                overflowWrap="anywhere"
              >
                {detail}
              </chakra.span>
            )}
          </chakra.span>
          <LuChevronRight size="20" aria-hidden="true" />
        </Link>
      </chakra.a>
    </chakra.li>
  );
}
