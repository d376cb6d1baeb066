/**
 * What the site's style properties and conditions mean: which take a token, and which have a short name. Chakra's own list knows four
 * times as many, which every visitor would fetch (8 KB) and every page load would go through. What is not here is plain CSS.
 * `properties.test.ts` fails when a component uses one of Chakra's that is not here.
 */
import type { SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Properties by the tokens that they take, each with its short name where the site uses one. */
const TAKING_TOKENS = {
  colors: { background: 'bg', backgroundColor: '', borderColor: '', color: '', fill: '', outlineColor: '', stroke: '' },
  durations: { transitionDuration: '' },
  easings: { transitionTimingFunction: '' },
  fonts: { fontFamily: '' },
  fontSizes: { fontSize: '' },
  fontWeights: { fontWeight: '' },
  lineHeights: { lineHeight: '' },
  radii: { borderRadius: '' },
  shadows: { boxShadow: '' },
  sizes: { width: 'w', height: 'h', minWidth: 'minW', minHeight: 'minH', maxWidth: 'maxW', maxHeight: 'maxH' },
  spacing: {
    gap: '', rowGap: '', columnGap: '',
    inset: '', insetInline: 'insetX', insetBlock: 'insetY', top: '', right: '', bottom: '', left: '',
    margin: 'm', marginInline: 'mx', marginBlock: 'my', marginTop: 'mt', marginRight: 'mr', marginBottom: 'mb', marginLeft: 'ml',
    padding: 'p', paddingInline: 'px', paddingBlock: 'py', paddingTop: 'pt', paddingRight: 'pr', paddingBottom: 'pb', paddingLeft: 'pl',
  },
  zIndex: { zIndex: '' },
};

const takingTokens = Object.fromEntries(
  Object.entries(TAKING_TOKENS).flatMap(([values, properties]) =>
    Object.entries(properties).map(([property, shorthand]) => [property, { values, ...(shorthand && { shorthand }) }]),
  ),
) as Utilities;

export const utilities: Utilities = {
  ...takingTokens,
  hideFrom: { values: 'breakpoints', transform: (_value, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
  hideBelow: { values: 'breakpoints', transform: (_value, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }) },
  lineClamp: {
    transform: (lines: string) => ({
      display: '-webkit-box', overflow: 'hidden', textWrap: 'pretty', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical',
    }),
  },
};

/** The names after the underscore. Nothing here sets states by `data-` attributes, as Chakra's own list would have it. */
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
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  invalid: '&[aria-invalid=true]',
  last: '&:last-of-type',
  marker: '&::marker',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  placeholder: '&::placeholder',
  pressed: '&[aria-pressed=true]',
  print: '@media print',
  selected: '&[aria-selected=true]',
};
