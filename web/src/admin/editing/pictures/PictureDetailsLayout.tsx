import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from '../../../shared/pictures/Picture';

/** The picture beside what is said about it; on a phone above it. */
export function PictureDetailsLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <div>{picture}</div>
      <chakra.div display="flex" flexDirection="column" gap="6">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** A picture that no place crops. */
export function WholePicture({ path }: { path: string }) {
  return (
    <Picture
      src={path}
      alt=""
      sizes="(min-width: 48rem) 26rem, 92vw"
      w="auto"
      h="auto"
      maxW="full"
      maxH="min(22rem, 40vh)"
      mx="auto"
      borderRadius="md"
    />
  );
}
