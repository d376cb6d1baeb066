/**
 * Converts between miles, which the owner types, and meters, which the facts store. Structured data uses
 * meters, too.
 */

const METERS_PER_MILE = 1609.344;

export const milesOf = (meters: number): number => Math.round((meters / METERS_PER_MILE) * 10) / 10;

export const metersOf = (miles: number): number => Math.round(miles * METERS_PER_MILE);
