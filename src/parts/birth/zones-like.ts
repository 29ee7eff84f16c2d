import { useEffect, useState } from 'react';

const MAX_ZONES = 8;

export const loadZones = () => import('#astro/time/zone.ts');

/** The zones that a typed name, city or abbreviation may mean, best first; empty until the list is loaded. */
export function useZonesLike(text: string): readonly string[] {
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    void loadZones().then(({ findZones }) => {
      if (current) setZones(findZones(text, MAX_ZONES));
    });
    return () => {
      current = false;
    };
  }, [text]);
  return zones;
}
