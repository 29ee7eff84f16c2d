/** The composite chart: where the midpoints of the two fall. */
import { present } from '#lib/assert.ts';
import type { Fact } from '#facts/fact.ts';
import { signedDifference } from '#astro/angle/degrees.ts';
import type { AngleId, ComputedBodyId } from '#astro/body/body-id.ts';
import type { CompositeBody, CompositeChart } from '#astro/relationship/composite.ts';
import { degreesValue, derived, fact, idValue, oneOrEither } from '../values.ts';
import { allEqual, pairSurvival } from './pair-reading.ts';
import type { PairReading } from './pair-reading.ts';

const SOURCE = 'source.western-tradition';

/** Signs, degrees and houses of the midpoints. Without both times: the signs alone, as one or as either. */
export function compositeFacts(pair: PairReading): readonly Fact[] {
  const shown = pair.given?.composite ?? null;
  const ids = present(pair.samples[0], 'sample').composite.bodies.map(({ body }) => body);
  return [
    ...ids.flatMap((id) => bodyFacts(pair, id, shown)),
    ...(shown === null || shown.angles === null
      ? []
      : (['asc', 'mc'] as const).flatMap((id) => angleFacts(pair, id, shown))),
  ];
}

function bodyFacts(pair: PairReading, id: ComputedBodyId, shown: CompositeChart | null): readonly Fact[] {
  const inChart = ({ bodies }: CompositeChart): CompositeBody =>
    present(
      bodies.find(({ body }) => body === id),
      id,
    );
  const seen = pair.samples.map(({ composite }) => inChart(composite));
  const signs = seen.map(({ sign }) => sign);
  const method = derived('nearer-midpoint', [`natal.${id}.sign`, `partner.${id}.sign`], SOURCE);
  if (shown === null)
    return [fact(`composite.${id}.sign`, oneOrEither(signs), 'label.composite-sign', method, 'always')];
  const body = inChart(shown);
  const facts = placeFacts(pair, id, body, seen, method);
  const system = shown.houses?.system;
  if (body.house === null || system === undefined) return facts;
  return [
    ...facts,
    fact(
      `composite.${id}.house`,
      idValue(String(body.house)),
      'label.composite-house',
      derived('house-of-longitude', [`composite.${id}.degree`], SOURCE, {
        system,
        method: present(shown.method, 'house method').houses,
      }),
      pairSurvival(pair, allEqual(seen.map(({ house }) => house))),
    ),
  ];
}

function angleFacts(pair: PairReading, id: AngleId, shown: CompositeChart): readonly Fact[] {
  const inChart = ({ angles }: CompositeChart) => present(angles, 'angles')[id];
  return placeFacts(
    pair,
    id,
    inChart(shown),
    pair.samples.map(({ composite }) => inChart(composite)),
    derived('midpoint-of-angles', [`natal.${id}.degree`, `partner.${id}.degree`], SOURCE, {
      anchor: present(shown.method, 'house method').anchor,
    }),
  );
}

type Placed = { readonly lon: number; readonly sign: string };

/**
 * A sign, as either where the doubt crosses a border, and a degree that holds while the doubt is under one.
 */
function placeFacts(
  pair: PairReading,
  id: string,
  shown: Placed,
  seen: readonly Placed[],
  method: Fact['derivation'],
): readonly Fact[] {
  const signs = seen.map(({ sign }) => sign);
  const swept = seen.map(({ lon }) => signedDifference(shown.lon, lon));
  return [
    fact(
      `composite.${id}.sign`,
      allEqual(signs) ? idValue(shown.sign) : oneOrEither([shown.sign, ...signs]),
      'label.composite-sign',
      method,
      pairSurvival(pair, true),
    ),
    fact(
      `composite.${id}.degree`,
      degreesValue(shown.lon),
      'label.composite-degree',
      method,
      pairSurvival(pair, Math.max(...swept) - Math.min(...swept) < 1),
    ),
  ];
}
