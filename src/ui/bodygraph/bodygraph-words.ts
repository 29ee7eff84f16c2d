/** What the parts of a bodygraph are called when they are spoken or listed. */
import type { GateLine, HdSide } from '#astro/humandesign/hd-id.ts';
import type { NearLine } from '#astro/humandesign/near-lines.ts';
import type { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import type { BodygraphData, BodygraphId } from './bodygraph-data.ts';
import { centerOf, CENTER_SHAPES, CHANNEL_SHAPES } from './bodygraph-layout.ts';
import { centerStop, channelStop, gateStop } from './bodygraph-data.ts';

type Words = typeof uiBodygraph;

/** The spoken name of everything that can be chosen. */
export function bodygraphNames(t: Words, data: BodygraphData): ReadonlyMap<BodygraphId, string> {
  const names = new Map<BodygraphId, string>();
  const center = (gate: number): string => t[`center-${centerOf(gate)}`];
  for (const shape of CENTER_SHAPES) {
    const state = stateWord(
      t,
      data.centers.find((one) => one.center === shape.center),
    );
    names.set(centerStop(shape.center), t.centerLabel(t[`center-${shape.center}`], state.toLowerCase()));
    for (const [gate] of shape.gates) {
      const by = activatedBy(t, data, gate);
      names.set(gateStop(gate), t.gateLabel(gate, center(gate), by === '' ? t.inactive : t.activeBy(by)));
    }
  }
  for (const { gates } of CHANNEL_SHAPES) {
    const [a, b] = gates;
    const state = stateWord(
      t,
      data.channels.find((one) => one.gates[0] === a && one.gates[1] === b),
    );
    names.set(channelStop(gates), t.channelLabel(a, b, t.joined(center(a), center(b)), state.toLowerCase()));
  }
  return names;
}

/** "Defined", "Open", or that it depends on the time. */
export function stateWord(t: Words, found: { sure: boolean } | undefined): string {
  if (found === undefined) return t.undefined;
  return found.sure ? t.defined : t.either;
}

/** "Sun (Personality), Mars (Design)"; empty when nothing stands in the gate. */
function activatedBy(t: Words, data: BodygraphData, gate: number): string {
  const on = (lines: readonly GateLine[]): boolean => lines.some((line) => line.gate === gate);
  return data.activations
    .flatMap(({ body, personality, design }) => [
      ...(on(personality) ? [t.activation(t[`body-${body}`], t.personality)] : []),
      ...(on(design) ? [t.activation(t[`body-${body}`], t.design)] : []),
    ])
    .join(', ');
}

/** "43.5", or "43.5, 43.6, 14.1" for a stretch of time. */
export function lineText({ gate, line }: GateLine): string {
  return `${gate}.${line}`;
}

/** Slower than this, no birth time anyone remembers wrongly would change the line. */
const SLOW_MINUTES = 120;

/** "Moon (Design) is 0.02° from line 43.6: a birth 3 minutes later would change it." */
export function nearText(t: Words, { side, body, marginDeg, next, minutes }: NearLine): string {
  const what = t.activation(t[`body-${body}`], sideWord(t, side));
  const margin = marginText(marginDeg);
  const whole = Math.abs(minutes);
  if (whole > SLOW_MINUTES) return t.nearSlow(what, margin, lineText(next));
  const count = whole < 1 ? t.underMinute : t.minutes(Math.round(whole));
  return t.near(what, margin, lineText(next), minutes < 0 ? t.earlier(count) : t.later(count));
}

export function sideWord(t: Words, side: HdSide): string {
  return side === 'personality' ? t.personality : t.design;
}

/** Hundredths of a degree, or seconds of arc below one of them. */
function marginText(deg: number): string {
  return deg < 0.01 ? `${Math.max(1, Math.round(deg * 3600))}″` : `${deg.toFixed(2)}°`;
}
