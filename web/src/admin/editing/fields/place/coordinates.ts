/** Degrees, as the facts have them: north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const PAIR = /(?<![\d.])(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)(?![\d.])/;

/**
 * Returns the coordinates in a text that was copied from a map, or from the address of one: `18.3985,
 * -66.1557`. Null if there are none.
 */
export function coordinatesIn(text: string): Coordinates | null {
  const [, north, east] = PAIR.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * Decimal places of a degree: about a kilometer, so that the site says the town of an owner who works at
 * home, and not her house.
 */
const PUBLIC_DECIMALS = 2;

export const surroundings = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(PUBLIC_DECIMALS)),
  longitude: Number(longitude.toFixed(PUBLIC_DECIMALS)),
});
