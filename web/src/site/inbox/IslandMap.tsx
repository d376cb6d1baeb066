import { chakra } from '@chakra-ui/react';
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

/** Simplified coastlines of Puerto Rico, Vieques and Culebra. */
const COASTS: readonly (readonly Coordinates[])[] = [
  [
    [18.43, -67.16],
    [18.51, -67.13],
    [18.515, -67.03],
    [18.495, -66.85],
    [18.485, -66.72],
    [18.49, -66.54],
    [18.485, -66.4],
    [18.475, -66.27],
    [18.465, -66.2],
    [18.47, -66.12],
    [18.455, -65.98],
    [18.44, -65.87],
    [18.385, -65.72],
    [18.385, -65.62],
    [18.25, -65.6],
    [18.19, -65.71],
    [18.13, -65.76],
    [18.05, -65.83],
    [17.97, -65.89],
    [17.975, -66.01],
    [17.93, -66.16],
    [17.96, -66.29],
    [17.95, -66.4],
    [17.97, -66.62],
    [17.98, -66.78],
    [17.95, -66.9],
    [17.965, -67.05],
    [17.935, -67.19],
    [18.02, -67.18],
    [18.12, -67.185],
    [18.2, -67.16],
    [18.28, -67.2],
    [18.365, -67.27],
    [18.39, -67.2],
  ],
  [
    [18.13, -65.57],
    [18.155, -65.5],
    [18.165, -65.42],
    [18.145, -65.29],
    [18.13, -65.27],
    [18.11, -65.35],
    [18.095, -65.45],
    [18.1, -65.55],
  ],
  [
    [18.33, -65.32],
    [18.335, -65.27],
    [18.305, -65.22],
    [18.29, -65.25],
    [18.31, -65.3],
  ],
];

const WEST = -67.35;
const NORTH = 18.58;
const UNITS_PER_DEGREE = 100;
/** The length of a degree of longitude relative to one of latitude: the cosine of the latitude. */
const LONGITUDE_SCALE = Math.cos((18.25 * Math.PI) / 180);
const METERS_PER_DEGREE = 111_000;

const x = ([, longitude]: Coordinates) =>
  Number(((longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SCALE).toFixed(1));
const y = ([latitude]: Coordinates) => Number(((NORTH - latitude) * UNITS_PER_DEGREE).toFixed(1));

const coastPath = COASTS.map(
  (coast) => `M${coast.map((point) => `${x(point)} ${y(point)}`).join('L')}Z`,
).join('');

/** Lighter than the background, which is the sea, in both color modes. */
const LAND = { base: 'bg.card', _dark: 'wall' } as const;

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
        <path d={coastPath} />
      </clipPath>
      <chakra.path
        d={coastPath}
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
        .filter(({ name, group }) => group === 'others' && name !== city)
        .map(({ name }) => (
          <Dot key={name} place={name} color="fg" size={2} label="beside" />
        ))}
      {areas
        .filter(({ name, group }) => group === 'metro' && name !== city)
        .map(({ name }) => (
          <Dot key={name} place={name} color="accent" size={1.8} />
        ))}
      {isServed && <Dot place={city} color="accent" size={2.6} label="above" />}
    </chakra.svg>
  );
}
