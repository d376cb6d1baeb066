import { Flex, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from '../../../shared/pictures/Picture';

/** The picture beside what is said about it; on a phone above it. */
export function PictureDetailsLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <SimpleGrid gap="6" columns={{ base: 1, md: 2 }} alignItems="start">
      <div>{picture}</div>
      <Flex direction="column" gap="6">
        {children}
      </Flex>
    </SimpleGrid>
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
