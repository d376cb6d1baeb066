/** The type scale. Heading sizes grow with the viewport width. */
import { defineTextStyles } from '@chakra-ui/react';

const heading = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  value: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    textWrap: 'balance',
    fontSize,
    lineHeight,
    letterSpacing,
  },
});

const small = { fontSize: 'sm', lineHeight: '1.5' } as const;

export const textStyles = defineTextStyles({
  display: heading('clamp(2rem, min(10.4vw, 1.6rem + 3.9vw), 4.5rem)', '1.02', '-0.03em'),
  h1: heading('clamp(2rem, min(8.7vw, 1.6rem + 2.6vw), 3.5rem)', '1.06', '-0.025em'),
  h2: heading('clamp(1.75rem, 1.35rem + 1.7vw, 2.625rem)', '1.12', '-0.02em'),
  /** The title of a screen in the owner's area. On a phone, it leaves room for the actions beside it. */
  title: heading('clamp(1.5rem, 1.1rem + 1.8vw, 2.625rem)', '1.15', '-0.02em'),
  h3: heading('clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)', '1.22', '-0.01em'),
  lead: {
    value: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: '1.6', textWrap: 'balance' },
  },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: small },
  /** A note about an adjacent element. */
  note: { value: { ...small, color: 'fg.muted' } },
  eyebrow: {
    value: {
      fontFamily: 'heading',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      letterSpacing: '0.01em',
      textWrap: 'balance',
    },
  },
});
