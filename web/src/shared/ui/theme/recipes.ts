/** Recipes for the Chakra components that the site uses. A component without a recipe has no styles. */
import { defineRecipe } from '@chakra-ui/react';

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    maxW: '100%',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'accent.contrast',
        '&:hover:not([aria-disabled=true])': { bg: 'accent.hover' },
        // Grays out disabled buttons.
        '&[aria-disabled=true]': { bg: 'bg.placeholder', color: 'fg.muted', opacity: '1' },
      },
      outline: { borderColor: 'fg', color: 'fg', bg: 'transparent', _hover: { bg: 'fg', color: 'bg' } },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.subtle' } },
    },
    size: {
      sm: { px: '4', py: '2', fontSize: 'sm' },
      md: { px: '6', py: '2', fontSize: 'md' },
      lg: { px: '7', py: '3', fontSize: 'lg', minH: '14' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const control = {
  w: 'full',
  minH: '12',
  px: '4',
  py: '3',
  bg: 'bg.card',
  color: 'fg',
  fontSize: 'md',
  lineHeight: '1.5',
  borderRadius: 'md',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _hover: { borderColor: 'fg' },
  _focusVisible: { outlineOffset: '0px', borderColor: 'focus' },
  _invalid: { borderColor: 'fg.error' },
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
} as const;

const input = defineRecipe({ className: 'input', base: control });
const textarea = defineRecipe({ className: 'textarea', base: { ...control, resize: 'vertical' } });

export const recipes = { button, input, textarea };
