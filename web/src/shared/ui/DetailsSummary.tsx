import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { LuChevronDown } from 'react-icons/lu';

const Summary = chakra('summary', {
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

/** The `<summary>` of a `<details>` element, with a chevron that rotates when the element opens. */
export function DetailsSummary({ children, ...rest }: HTMLChakraProps<'summary'>) {
  return (
    <Summary {...rest}>
      {children}
      <LuChevronDown aria-hidden="true" />
    </Summary>
  );
}
