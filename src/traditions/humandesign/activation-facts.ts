/** The 26 activations as facts, and those that stand beside another line. */
import { present } from '#lib/assert.ts';
import type { Fact } from '#facts/fact.ts';
import { activationOf } from '#astro/humandesign/chart.ts';
import { HD_BODY_IDS, HD_SIDES } from '#astro/humandesign/hd-id.ts';
import type { HdBodyId, HdSide } from '#astro/humandesign/hd-id.ts';
import type { NearLine } from '#astro/humandesign/near-lines.ts';
import { degreesValue, derived, fact, isoSecond, roundDegrees } from '../values.ts';
import { openValue, POSITION_SOURCE, survivalOf } from './reading.ts';
import type { HdReading } from './reading.ts';

export function activationFacts(reading: HdReading): readonly Fact[] {
  return HD_SIDES.flatMap((side) => HD_BODY_IDS.flatMap((body) => factsOf(reading, side, body)));
}

/**
 * Gate and line of one body. A gate that the doubt leaves open is given as either. A line is given as either inside one
 * gate, and left out without a time when the gate itself is open: a line says nothing without its gate.
 */
function factsOf(reading: HdReading, side: HdSide, body: HdBodyId): readonly Fact[] {
  const { chart, range } = reading;
  const given = chart === null ? null : activationOf(chart[side], body);
  const open = range === null ? null : present(range[side][HD_BODY_IDS.indexOf(body)], 'activation');
  const place = `humandesign.${side}.${body}`;
  const method = derived(
    'gate-of-longitude',
    body === 'earth' ? [`humandesign.${side}.sun.gate`] : [],
    POSITION_SOURCE,
    given === null || chart === null
      ? {}
      : { at: isoSecond(side === 'design' ? chart.designAt : chart.at), lonDeg: roundDegrees(given.lon) },
  );
  const gates = open === null ? [] : open.lines.map(({ gate }) => String(gate));
  const gate = fact(
    `${place}.gate`,
    openValue(given === null ? null : String(given.gate), gates),
    'label.hd-gate',
    method,
    survivalOf(reading, open === null || open.gateHolds),
  );
  if (given === null && open?.gateHolds === false) return [gate];
  const lines = open === null || !open.gateHolds ? [] : open.lines.map(({ line }) => String(line));
  const line = fact(
    `${place}.line`,
    openValue(given === null ? null : String(given.line), lines),
    'label.hd-line',
    { ...method, method: 'line-of-longitude' },
    survivalOf(reading, open === null || open.lineHolds),
  );
  return [gate, line];
}

/** Written for what is near alone: `values` hold the line beyond and the minutes of birth time to it. */
export function nearLineFacts(near: readonly NearLine[]): readonly Fact[] {
  return near.map(({ side, body, marginDeg, next, minutes }) => {
    const place = `humandesign.${side}.${body}`;
    return fact(
      `${place}.margin`,
      degreesValue(marginDeg),
      'label.hd-margin',
      derived('distance-to-line', [`${place}.gate`, `${place}.line`], POSITION_SOURCE, {
        next: `${next.gate}.${next.line}`,
        minutes: Math.round(minutes * 10) / 10,
      }),
    );
  });
}

/** The gate facts of every body that activates one of these gates. */
export function gateSources({ chart, range }: HdReading, gates: readonly number[]): readonly string[] {
  return HD_SIDES.flatMap((side) =>
    HD_BODY_IDS.filter((body, i) => {
      const seen =
        chart === null
          ? present(range?.[side][i], 'activation').lines.map(({ gate }) => gate)
          : [activationOf(chart[side], body).gate];
      return seen.some((gate) => gates.includes(gate));
    }).map((body) => `humandesign.${side}.${body}.gate`),
  );
}
