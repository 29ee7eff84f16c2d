import { useEffect, useState } from 'react';
import { wrap360 } from '#astro/angle/degrees.ts';
import type { AyanamsaId, Nakshatra } from '#astro/chart/sidereal.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { arcText, type ChartView } from './chart-view.ts';

export const siderealIds = [
  'lahiri',
  'faganBradley',
  'krishnamurti',
  'raman',
] as const satisfies readonly AyanamsaId[];
export type SiderealId = (typeof siderealIds)[number];

type Zodiac = {
  readonly id: SiderealId;
  /** "23°44′". */
  readonly text: string;
  /** The sidereal longitude of a tropical one. */
  readonly of: (lon: number) => number;
  readonly nakshatra: { readonly name: string; readonly pada: number } | null;
};

type Loaded = {
  readonly id: SiderealId;
  readonly at: number;
  readonly deg: number;
  readonly moon: Nakshatra | null;
};

/**
 * The chosen sidereal zodiac at the instant of a chart; null while none is chosen or it is being fetched. The arithmetic
 * comes with the first choice: few people ask for it.
 */
export function useSidereal(view: ChartView, id: SiderealId | null): Zodiac | null {
  const t = useText(uiChart);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { at } = view;
  const moonLon = view.objects.find((one) => one.id === 'moon')?.lon;
  useEffect(() => {
    if (id === null || at === null) return undefined;
    let current = true;
    void import('#astro/chart/sidereal.ts').then(({ ayanamsaTrueDeg, nakshatraOf }) => {
      if (!current) return;
      const deg = ayanamsaTrueDeg(at, id);
      setLoaded({ id, at, deg, moon: moonLon === undefined ? null : nakshatraOf(moonLon - deg) });
    });
    return () => {
      current = false;
    };
  }, [id, at, moonLon]);
  if (loaded === null || loaded.id !== id || loaded.at !== at) return null;
  return {
    id: loaded.id,
    text: arcText(loaded.deg),
    of: (lon) => wrap360(lon - loaded.deg),
    nakshatra: loaded.moon === null ? null : { name: t[loaded.moon.id], pada: loaded.moon.pada },
  };
}
