/** The sky of a moment as the ring round a birth chart. */
import { degreeInSign, signOf } from '#astro/angle/sign.ts';
import type { ChartBody } from '#astro/chart/natal.ts';
import type { Hit, SkyContact } from '#engine/protocol.ts';
import type { WheelAspect, WheelBody } from '#ui/wheel/wheel-types.ts';
import type { ChartText } from './chart-view.ts';

/** Drawn in the wheel: the tightest few. The engine counts more, and each line costs a part of every frame. */
const LINES = 9;
const LINE_DEG = 2;

/** The ring's own ids: a natal Mars and a moving one stand in the same wheel. */
export const ringId = (body: string): string => `sky-${body}`;

/** The South Node is opposite the North by definition and would only fill the ring. */
export function ringBodies(bodies: readonly ChartBody[], t: ChartText): readonly WheelBody[] {
  return bodies.flatMap((one) => {
    if (one.body === 'southnode') return [];
    const sign = signOf(one.lon);
    const { deg } = degreeInSign(one.lon);
    // Whole degrees, in what is read aloud too: minutes that race are followed by nobody.
    const said = t.spokenRange(t[one.body], t.inSign(`${deg}°`, t[sign]));
    return [
      {
        id: ringId(one.body),
        glyph: one.body,
        lon: one.lon,
        stretch: null,
        degree: `${deg}°`,
        sign,
        minute: null,
        retrograde: one.retrograde,
        stationary: one.stationary,
        name: one.retrograde ? t.spokenRetrograde(said) : said,
      },
    ];
  });
}

export function ringAspects(contacts: readonly SkyContact[]): readonly WheelAspect[] {
  return contacts
    .filter(({ mover, orb }) => mover !== 'southnode' && orb <= LINE_DEG)
    .slice(0, LINES)
    .map(({ mover, aspect, point, orb }) => ({
      a: ringId(mover),
      b: point,
      kind: aspect,
      strength: 1 - orb / LINE_DEG,
    }));
}

/** "Saturn opposition natal Jupiter". */
export function contactTitle(one: Pick<Hit, 'mover' | 'aspect' | 'point'>, t: ChartText): string {
  return t.transitTitle(t[one.mover], t[one.aspect].toLowerCase(), t[one.point]);
}
