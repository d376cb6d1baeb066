import { VisuallyHidden, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Shape = chakra('div', {
  base: {
    bg: 'bg.placeholder',
    borderRadius: 'md',
    animation: 'pulse 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
});

/** A grey shape that holds the place of what is coming. */
export function Skeleton(props: HTMLChakraProps<'div'>) {
  return <Shape aria-hidden="true" {...props} />;
}

/** The place of a picture: as its frame is until it comes, not as dark as words. */
export const PictureSkeleton = (props: HTMLChakraProps<'div'>) => <Skeleton bg="bg.subtle" borderRadius="0" {...props} />;

/** The place of some lines of text, of which the last ends early. */
export function TextSkeleton({ lines, ...rest }: { lines: number } & HTMLChakraProps<'div'>) {
  return (
    <chakra.div aria-hidden="true" display="flex" flexDirection="column" gap="4" w="full" py="2" {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} h="3" w={line === lines - 1 ? '60%' : 'full'} borderRadius="full" />
      ))}
    </chakra.div>
  );
}

/** Says to a screen reader, once, that something is loading; the shapes inside say it to the eye. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div role="status" aria-live="polite" display="contents">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </chakra.div>
  );
}

/** The place of a list's first rows, while they load. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} h="32" borderRadius="lg" />
        ))}
      </chakra.div>
    </Loading>
  );
}
