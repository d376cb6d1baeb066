import type { Service } from '@app/domain/content/services';
import { Picture } from '../../../shared/pictures/Picture';
import { NoPicture } from '../../ui/NoPicture';

/** The aspect ratio (width / height) of the frame for a service's picture. */
export const SERVICE_PICTURE_PROPORTIONS = 4 / 3;

interface ServicePictureProps {
  service: Service;
  /** The alternative text; empty if the title beside the picture is enough. */
  alt: string;
  sizes: string;
  priority?: boolean;
}

export function ServicePicture({
  service: { imageSrc, imageFocus },
  alt,
  sizes,
  priority = false,
}: ServicePictureProps) {
  if (imageSrc === '') return <NoPicture />;
  return (
    <Picture
      src={imageSrc}
      alt={alt}
      sizes={sizes}
      frame={SERVICE_PICTURE_PROPORTIONS}
      focus={imageFocus}
      priority={priority}
    />
  );
}
