import { chakra } from '@chakra-ui/react';
import { imageVariants, parseImagePath, type ImageFormat } from '@perro-wisdom/domain/images';
import type { ComponentProps } from 'react';

/** `width` and `height` are the element's own attributes here, not Chakra's styles: they reserve the picture's room. */
const Img = chakra(
  'img',
  { base: { display: 'block', w: 'full', h: 'full', objectFit: 'cover' } },
  { forwardProps: ['width', 'height'] },
);

interface PictureProps extends Omit<ComponentProps<typeof Img>, 'src' | 'srcSet' | 'alt'> {
  src: string;
  /** Empty for a picture that says nothing the text beside it does not. */
  alt: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** The page's largest picture, loaded first; all others wait until they are near. */
  priority?: boolean;
}

/** A picture in the width and format the browser likes best, with its room reserved before it comes. */
export function Picture({ src, alt, sizes, priority = false, ...rest }: PictureProps) {
  const sized = parseImagePath(src);
  const srcSet = (format: ImageFormat) =>
    sized
      ? imageVariants(sized)
          .filter((variant) => variant.format === format)
          .map(({ path, width }) => `${path} ${width}w`)
          .join(', ')
      : '';
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture style={{ display: 'contents' }}>
      {sized && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      {sized && <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />}
      <Img src={src} alt={alt} {...(sized && { width: sized.width, height: sized.height })} {...loading} {...rest} />
    </picture>
  );
}
