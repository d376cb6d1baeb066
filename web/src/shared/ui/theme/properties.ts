/**
 * Defines the theme's conditions, and the style properties that accept tokens or have shorthands. Chakra's
 * default list is four times as long: every visitor would have to download it (8 KB) and process it on every
 * page load. Any property not listed here is plain CSS. `properties.test.ts` fails if a component uses a
 * Chakra property that is missing here.
 */
import type { SystemConfig } from '@chakra-ui/react';
import { tokenVariables } from './tokens';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Styles = ReturnType<NonNullable<Utilities[string]['transform']>>;

/**
 * The categories of tokens, each with the properties that accept its tokens and the shorthands in use on the
 * site.
 */
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

/**
 * The utilities for tokens. Each has a `transform` function instead of a list of values. From a list, Chakra
 * would derive the property's type on every page load.
 */
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
      // oxlint-disable-next-line typescript/no-deprecated -- line clamping needs this property.
      WebkitBoxOrient: 'vertical',
    }),
  },
};

/**
 * The conditions, keyed by name without the leading underscore. Unlike Chakra's, they don't match state
 * attributes such as `data-checked`.
 */
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
  // The media query is nested. Chakra would sort sibling conditions with a locale-aware comparison, and
  // loading the data for that takes 15 ms on a phone.
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
