import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/**
 * A dot before each part. Lines break between the parts, and what stands left of the line is cut off: so none begins or ends with
 * a dot.
 */
const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflow: 'hidden' } });
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

/** Small facts in a row, with dots between them; what is not known is left out. */
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
