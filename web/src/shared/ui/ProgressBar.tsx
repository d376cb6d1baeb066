import { chakra } from '@chakra-ui/react';

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '2',
    borderWidth: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'focus', borderRadius: 'full' },
    '&::-moz-progress-bar': { bg: 'focus', borderRadius: 'full' },
  },
});

/** A progress bar. `value` is between 0 and 1. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <Bar value={value} max={1} aria-label={label} />;
}
