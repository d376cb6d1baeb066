import type { Field } from '@app/domain/fields/field';
import { chakra } from '@chakra-ui/react';
import { Picture } from '../../../shared/pictures/Picture';
import type { ChosenPicture } from '../pictures/picture-choice';

/** Shows the picture from one version of a picture field. Renders nothing for other field types. */
export function ComparedPicture({ field, value }: { field: Field | undefined; value: unknown }) {
  if (field?.type !== 'picture') return null;
  const { path, focus } = value as ChosenPicture;
  if (path === '') return null;
  return (
    <chakra.div w="10rem" aspectRatio="1" borderRadius="md" overflow="hidden" mt="1" mb="2">
      <Picture src={path} alt="" sizes="10rem" focus={focus} />
    </chakra.div>
  );
}
