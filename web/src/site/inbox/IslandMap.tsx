import { chakra } from '@chakra-ui/react';
import type { AreaGroup } from '@app/domain/content/facts';
import { useFacts } from '../../shared/content/SiteContext';

/** Latitude and longitude. */
type Coordinates = readonly [number, number];

/** The towns that the map knows; others are only listed below it. */
const TOWNS: Readonly<Record<string, Coordinates>> = {
  'San Juan': [18.44, -66.09],
  Carolina: [18.39, -65.96],
  Bayamón: [18.385, -66.17],
  Guaynabo: [18.345, -66.115],
  Cataño: [18.44, -66.15],
  'Trujillo Alto': [18.345, -66.01],
  Ponce: [18.011, -66.614],
  Mayagüez: [18.201, -67.14],
  Caguas: [18.234, -66.035],
  Arecibo: [18.455, -66.716],
  Humacao: [18.15, -65.828],
};

const WEST = -67.35;
const NORTH = 18.58;
const UNITS_PER_DEGREE = 100;
/** The length of a degree of longitude relative to one of latitude: the cosine of the latitude. */
const LONGITUDE_SCALE = Math.cos((18.25 * Math.PI) / 180);
const METERS_PER_DEGREE = 111_000;

const x = ([, longitude]: Coordinates) =>
  Number(((longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SCALE).toFixed(1));
const y = ([latitude]: Coordinates) => Number(((NORTH - latitude) * UNITS_PER_DEGREE).toFixed(1));

/** The simplified coastlines of Puerto Rico, Vieques and Culebra as a path of SVG, in the units of `x` and `y`. */
const COASTS =
  'M18 15L20.9 7L30.4 6.5L47.5 8.5L59.8 9.5L76.9 9L90.2 9.5L102.6 10.5L109.2 11.5L116.8 11L130.1 12.5L140.6 14L154.8 19.5L164.3 19.5L166.2 33L155.8 39L151 45L144.4 53L138.7 61L127.3 60.5L113 65L100.7 62L90.2 63L69.3 61L54.1 60L42.7 63L28.5 61.5L15.2 64.5L16.1 56L15.7 46L18 38L14.2 30L7.6 21.5L14.2 19Z' +
  'M169 45L175.7 42.5L183.3 41.5L195.6 43.5L197.5 45L189.9 47L180.4 48.5L170.9 48Z' +
  'M192.8 25L197.5 24.5L202.3 27.5L199.4 29L194.7 27Z';

/** Lighter than the background, which is the sea, in both color modes. */
const LAND = { base: 'bg.card', _dark: 'wall' } as const;

const DOTS = {
  metro: { color: 'accent', size: 1.8 },
  others: { color: 'fg', size: 2, label: 'beside' },
} as const satisfies Record<AreaGroup, Partial<DotProps>>;

interface DotProps {
  place: string;
  color: string;
  size: number;
  /** Hidden on narrow screens; the list below the map contains all names. */
  label?: 'above' | 'beside';
}

function Dot({ place, color, size, label }: DotProps) {
  const point = TOWNS[place];
  if (!point) return null;
  const position =
    label === 'above'
      ? { x: x(point), y: y(point) - 5, textAnchor: 'middle' as const }
      : { x: x(point) + 4, y: y(point) + 1.4 };
  return (
    <>
      <chakra.circle cx={x(point)} cy={y(point)} r={size} fill={color} stroke={LAND} strokeWidth="0.8" />
      {label && (
        <chakra.text
          {...position}
          fill="fg"
          fontFamily="heading"
          fontWeight="semibold"
          fontSize="4px"
          hideBelow="md"
        >
          {place}
        </chakra.text>
      )}
    </>
  );
}

/** A map of the service areas as an inline SVG, without a third-party map service. Hidden from screen readers, which have the lists below. */
export function IslandMap() {
  const { areas, city, latitude, longitude, serviceRadius } = useFacts();
  const center: Coordinates | null = latitude === null || longitude === null ? null : [latitude, longitude];
  const isServed = areas.some(({ name }) => name === city);
  return (
    <chakra.svg viewBox="0 0 206 70" w="full" h="auto" overflow="visible" aria-hidden="true">
      <clipPath id="island">
        <path d={COASTS} />
      </clipPath>
      <chakra.path
        d={COASTS}
        fill={LAND}
        stroke={LAND}
        strokeWidth="2"
        strokeLinejoin="round"
        // In print and in forced-colors mode, land and background have the same color: only the coastline is visible.
        _print={{ stroke: 'border.control', strokeWidth: '0.5' }}
        _highContrast={{ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: '0.5' }}
      />
      {center && serviceRadius !== null && (
        <chakra.circle
          cx={x(center)}
          cy={y(center)}
          r={(serviceRadius / METERS_PER_DEGREE) * UNITS_PER_DEGREE}
          fill={{ base: 'sun', _dark: 'wall.sun' }}
          clipPath="url(#island)"
        />
      )}
      {areas
        .filter(({ name }) => name !== city)
        .map(({ name, group }) => (
          <Dot key={name} place={name} {...DOTS[group]} />
        ))}
      {isServed && <Dot place={city} color="accent" size={2.6} label="above" />}
    </chakra.svg>
  );
}
