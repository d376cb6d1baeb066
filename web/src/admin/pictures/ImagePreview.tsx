import { chakra } from '@chakra-ui/react';

/** Renders an image at its natural size, within limits. */
export function ImagePreview({ src, alt }: { src: string; alt: string }) {
  return (
    <chakra.img
      src={src}
      alt={alt}
      maxW="full"
      maxH="16rem"
      w="auto"
      alignSelf="flex-start"
      borderRadius="md"
      bg="bg.subtle"
    />
  );
}
