import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/**
 * A line of facts separated by dots. Each fact is preceded by a dot. At the start of a line, the dot is in
 * the clipped left margin, so that no line begins or ends with a visible dot.
 */
const Line = chakra('p', { base: { textStyle: 'note', overflow: 'hidden' } });
const Parts = chakra('span', { base: { display: 'block', ml: '-3' } });
const Part = chakra('span', {
  base: {
    display: 'inline-block',
    maxW: 'full',
    position: 'relative',
    pl: '3',
    _before: { content: '"·" / ""', position: 'absolute', left: '0', w: '2', textAlign: 'center' },
  },
});

export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <Line>
      <Parts>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            <Part>{fact}</Part>{' '}
          </Fragment>
        ))}
      </Parts>
    </Line>
  );
}
