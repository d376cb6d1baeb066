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

export function Skeleton(props: HTMLChakraProps<'div'>) {
  return <Shape aria-hidden="true" {...props} />;
}

/**
 * The placeholder for a picture. It has the background color of picture frames, which is lighter than that of
 * text placeholders.
 */
export const PictureSkeleton = (props: HTMLChakraProps<'div'>) => (
  <Skeleton bg="bg.subtle" borderRadius="0" {...props} />
);

/** The placeholder for several lines of text. The last line is shorter. */
export function TextSkeleton({ lines, ...rest }: { lines: number } & HTMLChakraProps<'div'>) {
  return (
    <chakra.div aria-hidden="true" display="flex" flexDirection="column" gap="4" w="full" py="2" {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} h="3" w={line === lines - 1 ? '60%' : 'full'} borderRadius="full" />
      ))}
    </chakra.div>
  );
}

/** Announces to screen readers that content is loading. `children` are the visible placeholders. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div role="status" aria-live="polite" display="contents">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </chakra.div>
  );
}

export function LoadingRows({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <Loading label={label}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} h="32" borderRadius="lg" />
        ))}
      </chakra.div>
    </Loading>
  );
}
