import { chakra } from '@chakra-ui/react';
import { IMAGE_FORMATS, imageVariants, parseImagePath, type ImageFormat } from '@app/domain/pictures/images';
import { use, type ComponentProps } from 'react';
import { coveringSizes } from './covering';
import { PlaceholderOf } from './PlaceholderOf';

/**
 * Renders an `<img>`. To reserve the picture's space, `width` and `height` are passed on as attributes
 * instead of becoming Chakra styles.
 */
const Img = chakra(
  'img',
  {
    base: {
      display: 'block',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      // Dims pictures in dark mode, because daylight scenes would be too bright there.
      _dark: { filter: 'brightness(0.85)' },
      _print: { filter: 'none !important' },
    },
  },
  { forwardProps: ['width', 'height'] },
);

interface PictureProps extends Omit<ComponentProps<typeof Img>, 'src' | 'srcSet' | 'alt'> {
  src: string;
  /** The alternative text, or an empty string for a decorative picture. */
  alt: string;
  /** The width at which the picture is displayed, as in `<img sizes>`. */
  sizes: string;
  /**
   * The aspect ratio (width / height) of the frame, if the picture is to cover one. In that case, `sizes`
   * describes the frame.
   */
  frame?: number;
  /** The focal point of a cropped picture, as a CSS `object-position`; empty for the center. */
  focus?: string;
  /**
   * Whether this is the page's largest picture, which loads first and, if it is an upload, has a placeholder
   * on the page. All other pictures load lazily.
   */
  priority?: boolean;
}

/**
 * Renders a `<source>` for each of the picture's formats, with all available widths. Renders nothing if there
 * is no size in the picture's path.
 */
function Sources({ src, sizes }: { src: string; sizes: string }) {
  const sized = parseImagePath(src);
  if (!sized) return null;
  const srcSet = (format: ImageFormat) =>
    imageVariants(sized)
      .filter((variant) => variant.format === format)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', ');
  return IMAGE_FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet(format)}
      sizes={sizes}
      width={sized.width}
      height={sized.height}
    />
  ));
}

/**
 * Renders a picture, with space reserved for it before it loads. The browser picks a suitable width and
 * format.
 */
export function Picture({ src, alt, sizes, frame, focus = '', priority = false, ...rest }: PictureProps) {
  const sized = parseImagePath(src);
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const placeholderOf = use(PlaceholderOf);
  const placeholderUrl = priority ? placeholderOf(src) : undefined;
  return (
    <picture style={{ display: 'contents' }}>
      <Sources src={src} sizes={sized && frame !== undefined ? coveringSizes(sizes, sized, frame) : sizes} />
      <Img
        // A different picture needs a new element. Otherwise, the server-rendered placeholder would stay,
        // because React doesn't know about it.
        key={src}
        src={src}
        alt={alt}
        {...(sized && { width: sized.width, height: sized.height })}
        {...loading}
        {...rest}
        {...((placeholderUrl || focus) && {
          style: {
            ...(focus && { objectPosition: focus }),
            ...(placeholderUrl && { background: `url(${placeholderUrl}) ${focus || 'center'} / cover` }),
          },
        })}
        // Only the server renders the placeholder's `style`. React should leave it alone, without reporting a
        // mismatch.
        suppressHydrationWarning={priority}
      />
    </picture>
  );
}
