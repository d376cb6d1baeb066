/**
 * Converts between the miles that the owner types and the meters that the facts store. Structured data uses
 * meters, too.
 */

const METERS_PER_MILE = 1609.344;

export const milesOf = (meters: number): number => Math.round((meters / METERS_PER_MILE) * 10) / 10;

export const metersOf = (miles: number): number => Math.round(miles * METERS_PER_MILE);
