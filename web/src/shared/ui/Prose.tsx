import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';

const PLAY = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M8 5l11 7-11 7z' fill='%23fff'/%3E%3C/svg%3E")`;

/**
 * The style for video links: a play button over the picture (or, without a picture, over a drawing of the
 * sun), with the title below.
 */
const video: SystemStyleObject = {
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  px: '5',
  pb: '4',
  bg: 'bg.card',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  color: 'fg',
  fontFamily: 'heading',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textDecoration: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    aspectRatio: '16/9',
    mx: '-5',
    mb: '4',
    backgroundImage:
      'radial-gradient(circle, var(--pw-colors-wall\\.sun) 5rem, var(--pw-colors-wall\\.halo) 5.1rem 7.5rem, var(--pw-colors-wall) 7.6rem)',
  },
  '& > img': {
    position: 'absolute',
    inset: '0 0 auto',
    w: 'full',
    maxW: 'none',
    aspectRatio: '16/9',
    objectFit: 'cover',
    borderRadius: '0',
  },
  // In print, `::after` shows the link's URL instead.
  '@media screen': {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '50%',
      // Half of the picture's height, as a percentage of its width. Percentage margins are relative to the
      // width.
      mt: '28.125%',
      w: '16',
      h: '16',
      transform: 'translate(-50%, -50%)',
      borderRadius: 'full',
      bg: 'accent',
      backgroundImage: PLAY,
      backgroundPosition: 'center',
      backgroundSize: '60%',
      backgroundRepeat: 'no-repeat',
      boxShadow: 'raised',
    },
    '&:hover::after': { backgroundColor: 'accent.hover' },
  },
};

/**
 * Returns the styles for rich text whose blocks are children of `parent`: the spacing between blocks, and a
 * larger first paragraph.
 */
export const flow = (parent: string): Record<string, SystemStyleObject> => ({
  [`${parent} > * + *`]: { mt: '5' },
  [`${parent} > p:first-of-type`]: { fontSize: { md: 'xl' }, lineHeight: { md: '1.6' } },
  // A heading has more space above than below.
  [`${parent} > * + h2`]: { mt: '12' },
  [`${parent} > * + h3`]: { mt: '8' },
  [`${parent} > h2 + *`]: { mt: '4' },
  [`${parent} > h3 + *, ${parent} > h4 + *`]: { mt: '3' },
  [`${parent} > * + figure, ${parent} > figure + *`]: { mt: '8' },
  [`${parent} > * + hr, ${parent} > hr + *`]: { mt: '10' },
});

/**
 * The typography for rich text in posts and in the visual editor, which shows content as visitors will see
 * it.
 */
export const Prose = chakra('div', {
  base: {
    fontSize: 'lg',
    lineHeight: 'relaxed',
    textWrap: 'pretty',
    '& li > * + *, & blockquote > * + *, & figure > * + *': { mt: '5' },
    ...flow('&'),
    '& h2': { textStyle: 'h2', fontSize: { base: '1.5rem', md: '1.75rem' } },
    '& h3': { textStyle: 'h3' },
    '& h4': { fontFamily: 'heading', fontWeight: 'semibold' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    // Prevents subscripts and superscripts from increasing the line height.
    '& sub, & sup': { fontSize: '0.75em', lineHeight: '0' },
    '& a': {
      color: 'accent.text',
      textDecoration: 'underline',
      textDecorationThickness: '0.08em',
      textUnderlineOffset: '0.2em',
      borderRadius: 'sm',
      _hover: { textDecorationThickness: '0.14em' },
    },
    '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
    '& ul': { pl: '6', listStyleType: 'disc' },
    // This padding is wide enough for two-digit numbers.
    '& ol': { pl: '8', listStyleType: 'decimal' },
    '& li': { pl: '1', _marker: { color: 'accent.text', fontFamily: 'heading', fontWeight: 'semibold' } },
    '& li + li': { mt: '3' },
    '& li > ul, & li > ol, & li > * + ul, & li > * + ol': { mt: '3' },
    '& blockquote': {
      borderLeftWidth: '3px',
      borderColor: 'accent',
      pl: '5',
      py: '1',
      fontFamily: 'heading',
      fontSize: 'xl',
      lineHeight: 'snug',
    },
    '& code': {
      fontFamily: 'monospace',
      fontSize: '0.9em',
      bg: 'bg.subtle',
      borderRadius: 'sm',
      px: '1.5',
      py: '0.5',
    },
    '& pre': { bg: 'bg.subtle', borderRadius: 'md', p: '5', whiteSpace: 'pre-wrap', lineHeight: 'normal' },
    '& pre code': { p: '0', bg: 'transparent' },
    '& img': { maxW: 'full', h: 'auto', borderRadius: 'lg', mx: 'auto' },
    '& figure > figcaption': { textStyle: 'note', mt: '3', textAlign: 'center' },
    // Makes the wrapper that `PostBody` adds around tables scroll horizontally.
    '& [role=region]': { overflowX: 'auto' },
    '& table': { w: 'full', borderCollapse: 'collapse', fontSize: 'md', lineHeight: 'normal' },
    '& th, & td': {
      minW: '24',
      px: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontFamily: 'heading', fontWeight: 'semibold', borderColor: 'border.control' },
    [`& figure > a[href^="${YOUTUBE_WATCH}"]`]: video,
    '& iframe': { display: 'block', w: 'full', aspectRatio: '16/9', borderRadius: 'lg' },
    '& hr': { mx: 'auto', w: '24', borderTopWidth: '2px', borderColor: 'border' },
  },
});
