import { chakra } from '@chakra-ui/react';

export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '3',
    py: '1',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      quiet: { bg: 'bg.subtle', color: 'fg.muted' },
      good: { bg: 'good.bg', color: 'good.fg' },
      warm: { bg: 'warm.bg', color: 'warm.fg' },
      accent: { bg: 'accent', color: 'accent.contrast' },
    },
  },
  defaultVariants: { tone: 'quiet' },
});
