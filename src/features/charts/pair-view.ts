/** What stands between two charts, as the wheel and the tables show it: exact, or as far as unknown times allow. */
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import type { SynastryScore } from '#astro/relationship/synastry.ts';
import type { SynastryPointId } from '#astro/relationship/synastry-weights.ts';
import type { SynastryView } from '#engine/protocol.ts';
import { arcText } from '#parts/chart/chart-view.ts';

export type PairContact = {
  readonly a: SynastryPointId;
  readonly aspect: AspectId;
  readonly b: SynastryPointId;
  /** "2°10′", or "0°10′–2°47′" while a time is open. */
  readonly orb: string;
  /** "+6", or "+2 to +6". */
  readonly points: string;
  /** The middle of the points, for order. */
  readonly weight: number;
  /** 0 at the edge of the orb, 1 exact. */
  readonly strength: number;
};

export type PairOverlay = {
  readonly body: PlanetId;
  /** More than one while a time is open. */
  readonly houses: readonly number[];
  readonly weight: number;
};

export type PairView = {
  /** Those that hold whatever the unknown times were, tightest first. */
  readonly contacts: readonly PairContact[];
  /** Null where the other's houses are unknown. */
  readonly overlays: {
    readonly aInB: readonly PairOverlay[] | null;
    readonly bInA: readonly PairOverlay[] | null;
  };
  /** The sum with its rows; null while a time is open, when there are only bounds. */
  readonly score: SynastryScore | null;
  readonly bounds: { readonly least: number; readonly most: number };
  /** Contacts that depend on an unknown time. */
  readonly possible: number;
};

type Resolved = Extract<SynastryView, { readonly type: 'synastry' }>;

export function pairView({ synastry, range }: Resolved): PairView {
  if (synastry === null) {
    const held = range.aspects.filter(({ holds }) => holds);
    return {
      contacts: held.map(({ a, aspect, b, orbMin, orbMax, orbLimit, pointsMin, pointsMax }) => ({
        a,
        aspect,
        b,
        orb: spanText(arcText(orbMin), arcText(orbMax), '–'),
        points: spanText(signed(pointsMin), signed(pointsMax), ' to '),
        weight: (pointsMin + pointsMax) / 2,
        strength: 1 - orbMax / orbLimit,
      })),
      overlays: { aInB: rangeOverlays(range.overlays.aInB), bInA: rangeOverlays(range.overlays.bInA) },
      score: null,
      bounds: range.total,
      possible: range.aspects.length - held.length,
    };
  }
  const exact = (list: typeof synastry.overlays.aInB): readonly PairOverlay[] | null =>
    list.length === 0
      ? null
      : list.map(({ body, house, points }) => ({ body, houses: [house], weight: points }));
  return {
    contacts: synastry.aspects.map(({ a, aspect, b, orb, orbLimit, points }) => ({
      a,
      aspect,
      b,
      orb: arcText(orb),
      points: signed(points),
      weight: points,
      strength: 1 - orb / orbLimit,
    })),
    overlays: { aInB: exact(synastry.overlays.aInB), bInA: exact(synastry.overlays.bInA) },
    score: synastry.score,
    bounds: range.total,
    possible: 0,
  };
}

/** "+12", "−4" with a real minus, "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${Math.abs(points)}` : '0';
}

function rangeOverlays(list: Resolved['range']['overlays']['aInB']): readonly PairOverlay[] | null {
  return (
    list?.map(({ body, houses, pointsMin, pointsMax }) => ({
      body,
      houses,
      weight: (pointsMin + pointsMax) / 2,
    })) ?? null
  );
}

function spanText(from: string, to: string, between: string): string {
  return from === to ? from : `${from}${between}${to}`;
}
