import { chakra } from '@chakra-ui/react';

/** A picture as it is, within reason. */
export function ImagePreview({ src, alt }: { src: string; alt: string }) {
  return (
    <chakra.img src={src} alt={alt} maxW="full" maxH="16rem" w="auto" alignSelf="flex-start" borderRadius="md" bg="bg.subtle" />
  );
}
