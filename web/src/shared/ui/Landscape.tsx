import { chakra } from '@chakra-ui/react';
import { LANDSCAPE, LANDSCAPE_SIZE } from '@app/domain/pictures/landscape';

const Drawing = chakra('svg', { base: { display: 'block', w: 'full', h: 'full' } });
const Shape = chakra('path');

/** The landscape illustration in the brand's colors. It fills its container. */
export function Landscape() {
  const { width, height } = LANDSCAPE_SIZE;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {LANDSCAPE.map(([color, path]) => (
        <Shape key={color} fill={color} d={path} />
      ))}
    </Drawing>
  );
}
