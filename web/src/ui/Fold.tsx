import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { LuChevronDown } from 'react-icons/lu';

const Root = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    borderRadius: 'sm',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', transitionProperty: 'transform', transitionDuration: 'fast' },
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

/** The words by which a `<details>` unfolds, and an arrow that turns with it. */
export function Fold({ children, ...rest }: HTMLChakraProps<'summary'>) {
  return (
    <Root {...rest}>
      {children}
      <LuChevronDown aria-hidden="true" />
    </Root>
  );
}
