/** The sky of a moment as the ring round a birth chart. */
import { degreeInSign, signOf } from '#astro/angle/sign.ts';
import type { ChartBody } from '#astro/chart/natal.ts';
import type { Hit, Ring, SkyChart, SkyContact } from '#engine/protocol.ts';
import type { LiveRing, RingMoment, WheelAspect, WheelBody } from '#ui/wheel/wheel-types.ts';
import type { ChartText } from './chart-view.ts';

/** Drawn in the wheel: the tightest few. The engine counts more, and each line costs a part of every frame. */
const LINES = 9;
const LINE_DEG = 2;

/** The ring's own ids: a natal Mars and a moving one stand in the same wheel. */
const ringId = (body: string): string => `sky-${body}`;

/** The sky of each moment as a ring; nothing is made anew while the sky stays. */
export function ringOf(
  sky: { readonly get: () => SkyChart | null; readonly subscribe: LiveRing['subscribe'] },
  t: ChartText,
): LiveRing {
  const bodyOf = ringBody(t);
  const momentOf = (of: SkyChart | null): RingMoment => ({
    label: ringName(of?.ring ?? 'transits', t),
    // The South Node is opposite the North by definition and would only fill the ring.
    bodies: of?.bodies.filter(({ body }) => body !== 'southnode').map(bodyOf) ?? [],
    aspects: ringAspects(of?.toNatal ?? []),
  });
  let seen = sky.get();
  let moment = momentOf(seen);
  return {
    get: () => {
      const now = sky.get();
      if (now !== seen) {
        seen = now;
        moment = momentOf(now);
      }
      return moment;
    },
    subscribe: sky.subscribe,
  };
}

/** A body as it is drawn. Its words stay as long as its degree: most bodies keep theirs for many frames. */
function ringBody(t: ChartText): (one: ChartBody) => WheelBody {
  const last = new Map<ChartBody['body'], { readonly state: string; readonly drawn: WheelBody }>();
  return (one) => {
    const sign = signOf(one.lon);
    const { deg } = degreeInSign(one.lon);
    const state = `${sign} ${deg} ${one.retrograde} ${one.stationary}`;
    const before = last.get(one.body);
    if (before?.state === state) return { ...before.drawn, lon: one.lon };
    // Whole degrees, in what is read aloud too: minutes that race are followed by nobody.
    const said = t.spokenRange(t[one.body], t.inSign(`${deg}°`, t[sign]));
    const drawn: WheelBody = {
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
    };
    last.set(one.body, { state, drawn });
    return drawn;
  };
}

function ringAspects(contacts: readonly SkyContact[]): readonly WheelAspect[] {
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

/** "Saturn opposition natal Jupiter", "Progressed Moon trine natal Mars". */
export function contactTitle(
  one: Pick<Hit, 'mover' | 'aspect' | 'point'>,
  t: ChartText,
  ring: Ring = 'transits',
): string {
  const title = t.transitTitle(t[one.mover], t[one.aspect].toLowerCase(), t[one.point]);
  switch (ring) {
    case 'transits':
      return title;
    case 'progressions':
      return t.progressed(title);
    case 'solar-arc':
      return t.directed(title);
    case 'solar-return':
    case 'lunar-return':
      return t.returning(title);
  }
}

/** What a ring is called. */
export function ringName(ring: Ring, t: ChartText): string {
  return {
    transits: t.transits,
    progressions: t.progressions,
    'solar-arc': t.solarArc,
    'solar-return': t.solarReturn,
    'lunar-return': t.lunarReturn,
  }[ring];
}
