import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Disc = chakra('div', {
  base: {
    position: 'absolute',
    aspectRatio: '1',
    borderRadius: 'full',
    bg: 'sun.halo',
    pointerEvents: 'none',
    _print: { display: 'none' },
    _before: { content: '""', position: 'absolute', inset: '22%', borderRadius: 'full', bg: 'sun' },
  },
});

/** The low sun of the illustrations with its halo, behind a section that gives it its place. */
export function SunDisc(props: HTMLChakraProps<'div'>) {
  return <Disc aria-hidden="true" {...props} />;
}
