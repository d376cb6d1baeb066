import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { parseImagePath } from '@app/domain/pictures/images';
import { Link } from 'react-router-dom';
import { useSite } from '../content/SiteContext';
import { Picture } from '../pictures/Picture';
import { Landscape } from '../ui/Landscape';

const Root = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    color: 'inherit',
    textDecoration: 'none',
    fontFamily: 'heading',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
});

/**
 * The mark for a business without a logo: the landscape illustration in an arch, as in the icons that the
 * server generates.
 */
const Mark = chakra('span', {
  base: { flexShrink: '0', overflow: 'hidden', borderRadius: '50% 50% 12% 12% / 46% 46% 12% 12%' },
});

/** Adds a white background, because logos are designed for light backgrounds. */
const onDark = { bg: 'white', p: '0.5', borderRadius: 'sm' } as const;

/** The maximum width of a logo, as a multiple of its height. */
const LOGO_PROPORTIONS_MAX = 4;

interface BrandLinkProps extends HTMLChakraProps<'a'> {
  to: string;
  'aria-label': string;
  /** The height of the mark in pixels. */
  markSize: number;
  /** Props for the business name's `<span>`, for example to hide the name on narrow screens. */
  nameProps?: HTMLChakraProps<'span'>;
}

export function BrandLink({ to, 'aria-label': label, markSize, nameProps, ...rest }: BrandLinkProps) {
  const { facts, logo } = useSite();
  const { width, height } = parseImagePath(logo.src) ?? { width: 1, height: 1 };
  const markWidth = Math.round(markSize * Math.min(width / height, LOGO_PROPORTIONS_MAX));
  return (
    <Root asChild {...rest}>
      <Link to={to} aria-label={label}>
        {logo.src === '' ? (
          <Mark style={{ width: markSize, height: markSize }}>
            <Landscape />
          </Mark>
        ) : (
          <chakra.span flexShrink="0" style={{ width: markWidth, height: markSize }}>
            {/* The logo loads lazily, so that the page's main picture loads first. Its space is reserved. */}
            <Picture
              src={logo.src}
              alt=""
              sizes={`${markWidth}px`}
              objectFit="contain"
              _dark={{ filter: 'none', ...onDark }}
              css={{ 'footer &': onDark }}
            />
          </chakra.span>
        )}
        {!(logo.src !== '' && logo.hasName) && <chakra.span {...nameProps}>{facts.name}</chakra.span>}
      </Link>
    </Root>
  );
}
