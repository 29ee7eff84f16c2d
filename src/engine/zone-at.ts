/**
 * The zone of bare coordinates, for a place that was not chosen from the city index.
 *
 * Degrees north and east. Null when they are out of range. About 98 in 100 cities get GeoNames' own zone and 99 its clock since
 * 1975; the rest lie along borders, so show the zone and let the person change it.
 * Source: @photostructure/tz-lookup (CC0), loaded on first use.
 */
export async function zoneAt(latDeg: number, lonDeg: number): Promise<string | null> {
  if (!(Math.abs(latDeg) <= 90) || !(Math.abs(lonDeg) <= 180)) return null;
  const { default: lookup } = await import('@photostructure/tz-lookup');
  return lookup(latDeg, lonDeg);
}
