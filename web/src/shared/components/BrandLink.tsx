import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFacts } from '../content/SiteContext';

const Root = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    color: 'inherit',
    textDecoration: 'none',
    fontFamily: 'heading',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
});

interface BrandLinkProps extends HTMLChakraProps<'a'> {
  to: string;
  'aria-label': string;
  /** The size of the mark in pixels. */
  markSize: number;
  /** The props of the name, which may be hidden on narrow screens. */
  nameProps: HTMLChakraProps<'span'>;
}

/** A link with the business's mark and name. */
export function BrandLink({ to, 'aria-label': label, markSize, nameProps, ...rest }: BrandLinkProps) {
  return (
    <Root asChild {...rest}>
      <Link to={to} aria-label={label}>
        {/* Low priority, because its size is reserved and it must not compete with the page's main picture. */}
        <img src="/favicon.svg" alt="" width={markSize} height={markSize} fetchPriority="low" />
        <chakra.span {...nameProps}>{useFacts().name}</chakra.span>
      </Link>
    </Root>
  );
}
