/**
 * The style properties that take tokens or have shorthands, and the conditions. Chakra's default list has four times as many, which
 * every visitor would download (8 KB) and every page load would process. Properties that are not listed are plain CSS.
 * `properties.test.ts` fails when a component uses one of Chakra's that is missing here.
 */
import type { SystemConfig } from '@chakra-ui/react';
import { tokenVariables } from './tokens';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Styles = ReturnType<NonNullable<Utilities[string]['transform']>>;

/** Token categories, each with the properties that take its tokens and their shorthands, if the site uses them. */
export const TOKEN_PROPERTIES = {
  colors: {
    background: 'bg',
    backgroundColor: '',
    borderColor: '',
    color: '',
    fill: '',
    outlineColor: '',
    stroke: '',
  },
  durations: { transitionDuration: '' },
  easings: { transitionTimingFunction: '' },
  fonts: { fontFamily: '' },
  fontSizes: { fontSize: '' },
  fontWeights: { fontWeight: '' },
  lineHeights: { lineHeight: '' },
  radii: { borderRadius: '' },
  shadows: { boxShadow: '' },
  sizes: {
    width: 'w',
    height: 'h',
    minWidth: 'minW',
    minHeight: 'minH',
    maxWidth: 'maxW',
    maxHeight: 'maxH',
  },
  spacing: {
    gap: '',
    rowGap: '',
    columnGap: '',
    inset: '',
    insetInline: 'insetX',
    insetBlock: 'insetY',
    top: '',
    right: '',
    bottom: '',
    left: '',
    margin: 'm',
    marginInline: 'mx',
    marginBlock: 'my',
    marginTop: 'mt',
    marginRight: 'mr',
    marginBottom: 'mb',
    marginLeft: 'ml',
    padding: 'p',
    paddingInline: 'px',
    paddingBlock: 'py',
    paddingTop: 'pt',
    paddingRight: 'pr',
    paddingBottom: 'pb',
    paddingLeft: 'pl',
  },
  zIndex: { zIndex: '' },
};

/** As functions: of lists of values, Chakra would make the types of each property while a page starts. */
const tokenUtilities = Object.fromEntries(
  Object.entries(TOKEN_PROPERTIES).flatMap(([category, properties]) => {
    const variables = tokenVariables[category as keyof typeof TOKEN_PROPERTIES];
    return Object.entries(properties).map(([property, shorthand]) => [
      property,
      {
        transform: (value: string) => ({ [property]: variables[value] ?? value }) as object as Styles,
        ...(shorthand && { shorthand }),
      },
    ]);
  }),
) as Utilities;

export const utilities: Utilities = {
  ...tokenUtilities,
  hideFrom: { transform: (_value, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
  hideBelow: { transform: (_value, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }) },
  lineClamp: {
    transform: (lines: string) => ({
      display: '-webkit-box',
      overflow: 'hidden',
      textWrap: 'pretty',
      WebkitLineClamp: lines,
      // oxlint-disable-next-line typescript/no-deprecated -- the clamp needs it.
      WebkitBoxOrient: 'vertical',
    }),
  },
};

/** By name, without the leading underscore. Unlike Chakra's, they do not match state attributes such as `data-checked`. */
export const conditions = {
  active: '&:active:not(:disabled)',
  after: '&::after',
  backdrop: '&::backdrop',
  before: '&::before',
  checked: '&:is(:checked, [aria-checked=true])',
  currentPage: '&[aria-current=page]',
  dark: '.dark &',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  empty: '&:empty',
  file: '&::file-selector-button',
  first: '&:first-of-type',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  highContrast: '@media (forced-colors: active)',
  // The media query inside: Chakra sorts those that are side by side by the rules of the language, which take a phone 15 ms to load.
  hover: ['&:hover:not(:disabled)', '@media (hover: hover)'],
  invalid: '&[aria-invalid=true]',
  last: '&:last-of-type',
  marker: '&::marker',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  placeholder: '&::placeholder',
  pressed: '&[aria-pressed=true]',
  print: '@media print',
  selected: '&[aria-selected=true]',
};
