import { chakra } from '@chakra-ui/react';
import type { AreaGroup } from '@app/domain/content/facts';
import { useFacts } from '../../../shared/content/SiteContext';
import { COASTS, FONT_SIZE, HOME_SIZE, nameBox, namedDots, TOWN_SIZE, unitsOf, x, y, type Dot } from './map';
import { isSameTown, placeOf, type Coordinates } from './towns';

/** The color of land. In both color modes, it is lighter than the background, which represents the sea. */
const LAND = { base: 'bg.card', _dark: 'wall' } as const;

/** The map color for each group's towns. It is also shown beside the group's heading. */
export const GROUP_COLORS = { metro: 'accent', others: 'fg' } as const satisfies Record<AreaGroup, string>;

/**
 * A map of the service areas as an inline SVG, without a third-party map service. The map is hidden from
 * screen readers, because the lists below it name all the towns.
 */
export function IslandMap() {
  const { areas, city, latitude, longitude, serviceRadius } = useFacts();
  const center: Coordinates | null = latitude === null || longitude === null ? null : [latitude, longitude];
  const dots = areas
    .flatMap(({ name, group }): (Dot & { color: string })[] => {
      const at = placeOf(name);
      return at ? [{ name, at, isHome: isSameTown(name, city), color: GROUP_COLORS[group] }] : [];
    })
    // The owner's town is drawn above the other towns, and its name always appears.
    .sort((one, other) => Number(other.isHome) - Number(one.isHome));
  if (dots.length === 0) return null;
  return (
    <chakra.svg
      viewBox="0 0 206 70"
      w="full"
      h="auto"
      overflow="visible"
      aria-hidden="true"
      mb={{ base: '10', md: '14' }}
    >
      <clipPath id="island">
        <path d={COASTS} />
      </clipPath>
      <chakra.path
        d={COASTS}
        fill={LAND}
        stroke={LAND}
        strokeWidth="2"
        strokeLinejoin="round"
        // Draws the coastline in print and in forced-colors mode, where land and background have the same
        // color.
        _print={{ stroke: 'border.control', strokeWidth: '0.5' }}
        _highContrast={{ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: '0.5' }}
      />
      {center && serviceRadius !== null && (
        <chakra.circle
          cx={x(center)}
          cy={y(center)}
          r={unitsOf(serviceRadius)}
          fill={{ base: 'sun', _dark: 'wall.sun' }}
          clipPath="url(#island)"
        />
      )}
      {[...dots].reverse().map(({ name, at, isHome, color }) => (
        <chakra.circle
          key={name}
          cx={x(at)}
          cy={y(at)}
          r={isHome ? HOME_SIZE : TOWN_SIZE}
          fill={isHome ? 'accent' : color}
          stroke={LAND}
          strokeWidth="0.8"
        />
      ))}
      {namedDots(dots).map((dot) => {
        const [left, top] = nameBox(dot);
        return (
          // On narrow screens, only the lists show the names.
          <chakra.text
            key={dot.name}
            x={dot.isHome ? x(dot.at) : left}
            y={top + FONT_SIZE * 0.85}
            textAnchor={dot.isHome ? 'middle' : 'start'}
            fill="fg"
            fontFamily="heading"
            fontWeight="semibold"
            fontSize={`${FONT_SIZE}px`}
            hideBelow="md"
          >
            {dot.name}
          </chakra.text>
        );
      })}
    </chakra.svg>
  );
}
