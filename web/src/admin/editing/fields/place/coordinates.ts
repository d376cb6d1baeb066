/** Coordinates in degrees, as stored in the facts. North and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const PAIR = /(?<![\d.])(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)(?![\d.])/;

/**
 * Returns the coordinates in text copied from a map, such as `18.3985, -66.1557`, or in a map URL. Returns
 * null if there are none.
 */
export function coordinatesIn(text: string): Coordinates | null {
  const [, north, east] = PAIR.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * The number of decimal places in rounded coordinates, which are accurate to about a kilometer. If the owner
 * works at home, the site shows the town but not the house.
 */
const PUBLIC_DECIMALS = 2;

export const surroundings = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(PUBLIC_DECIMALS)),
  longitude: Number(longitude.toFixed(PUBLIC_DECIMALS)),
});
