import { chakra } from '@chakra-ui/react';
import { imageVariants, parseImagePath, type ImageFormat } from '@perro-wisdom/domain/images';
import type { ComponentProps } from 'react';
import { usePlaceholderImage } from './placeholderImage';

/** `width` and `height` are the element's own attributes here, not Chakra's styles: they reserve the picture's room. */
const Img = chakra(
  'img',
  {
    base: {
      display: 'block',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      // By night nothing shines: the pictures are painted in daylight.
      _dark: { filter: 'brightness(0.85)' },
      _print: { filter: 'none !important' },
    },
  },
  { forwardProps: ['width', 'height'] },
);

/** The best first: a browser takes the first that it knows. */
const FORMATS = ['avif', 'webp'] as const satisfies readonly ImageFormat[];

interface PictureProps extends Omit<ComponentProps<typeof Img>, 'src' | 'srcSet' | 'alt'> {
  src: string;
  /** Empty for a picture that says nothing the text beside it does not. */
  alt: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** Another cut of the same picture, for screens on which the media query holds. */
  wide?: { src: string; media: string; sizes: string };
  /** The page's largest picture, loaded first; all others wait until they are near. An upload's placeholder comes with the page. */
  priority?: boolean;
  /** The data URL of the placeholder of a picture that ships with the site. */
  placeholder?: string | undefined;
}

interface SourcesProps {
  src: string;
  sizes: string;
  media?: string;
}

/** Every width and format there is of a picture whose path says its size; none for another. */
function Sources({ src, sizes, media }: SourcesProps) {
  const sized = parseImagePath(src);
  if (!sized) return null;
  const srcSet = (format: ImageFormat) =>
    imageVariants(sized)
      .filter((variant) => variant.format === format)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', ');
  return FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet(format)}
      sizes={sizes}
      media={media}
      width={sized.width}
      height={sized.height}
    />
  ));
}

/** A picture in the width and format the browser likes best, with its room reserved before it comes. */
export function Picture({ src, alt, sizes, wide, priority = false, placeholder, ...rest }: PictureProps) {
  const sized = parseImagePath(src);
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const placeholderUrl = usePlaceholderImage(priority ? src : null) ?? placeholder;
  return (
    <picture style={{ display: 'contents' }}>
      {wide && <Sources {...wide} />}
      <Sources src={src} sizes={sizes} />
      <Img
        // Another picture is another element: React would leave it the colours of the first, of which it knows nothing.
        key={src}
        src={src}
        alt={alt}
        {...(sized && { width: sized.width, height: sized.height })}
        {...loading}
        {...rest}
        {...(placeholderUrl && { style: { background: `url(${placeholderUrl}) center / cover` } })}
        // The browser leaves the colours that the server has written; of any other picture it says when something differs.
        suppressHydrationWarning={priority}
      />
    </picture>
  );
}
