/**
 * Ifá: two legs of four marks from a sealed seed, or as the person cast them.
 *
 * `entered`: right leg, then left, top to bottom, `1111 2222`; `ire` or `ibi` behind them for the extra toss. `answers.toss`: `yes`
 * when the person wants that toss drawn as well. School `order`: the order of rank.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { enteredItems } from '../cast/entered.ts';
import { gains, pointsOn, readSheet } from '../cast/points.ts';
import { proofOfCast, sealCast } from '../cast/sealed-cast.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { rankOrders } from './odu.ts';
import { ifaSheet, orientationIds } from './sheet.ts';
import type { IfaInput, Orientation } from './sheet.ts';

const LEG = /^[12]{4}$/;
/** Marks of the two legs; the ninth is the toss. */
const MARKS = 8;

/** Legs, and the toss where it was written; null for anything else. */
export function enteredLegs(entered: string): Pick<IfaInput, 'right' | 'left' | 'orientation'> | null {
  const items = enteredItems(entered);
  const [right, left, toss, ...rest] = items.map(({ word }) => word);
  if (right === undefined || left === undefined || rest.length > 0 || items.some(({ reversed }) => reversed))
    return null;
  const orientation = orientationIds.find((id) => id === toss) ?? null;
  const isTossed = toss === undefined || orientation !== null;
  return LEG.test(right) && LEG.test(left) && isTossed ? { right, left, orientation } : null;
}

function castFrom(inputs: TraditionInputs): IfaInput | null {
  const order = rankOrders.find((id) => id === inputs.school['order']) ?? 'widespread';
  if (inputs.entered !== null) {
    const legs = enteredLegs(inputs.entered);
    return legs === null ? null : { ...legs, order, source: { type: 'entered' } };
  }
  if (inputs.seed === null) return null;
  const cast = sealCast('geomancy-ifa', inputs.seed);
  const marks = cast.drawn.slice(0, MARKS).join('');
  const tossed: Orientation = cast.drawn[MARKS] === 1 ? 'ire' : 'ibi';
  return {
    right: marks.slice(0, 4),
    left: marks.slice(4),
    orientation: inputs.answers['toss']?.[0] === 'yes' ? tossed : null,
    order,
    source: { type: 'drawn', proof: proofOfCast(cast) },
  };
}

/** No topic gains from an odu: its themes are general, and the significators of the companion name none. */
function ifaPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const isMeji = view.flag('ifa.meji');
  const single = view.count('ifa.single.count');
  return pointsOn(sheet, [
    { key: 'ifa:odu', facts: ['ifa.odu', 'ifa.right', 'ifa.left'], move: 'core', weight: 20, isFrame: true },
    {
      key: 'ifa:right',
      facts: ['ifa.right', 'ifa.legs.right'],
      move: 'observe',
      weight: 14,
      topics: gains(4, 'self', 'decision'),
    },
    ...(isMeji
      ? []
      : [
          {
            key: 'ifa:left',
            facts: ['ifa.left', 'ifa.legs.left'],
            move: 'observe',
            weight: 13,
            topics: gains(4, 'partner', 'family'),
          } as const,
        ]),
    { key: 'ifa:meji', facts: ['ifa.meji', 'ifa.odu'], move: 'observe', weight: isMeji ? 15 : 5 },
    { key: 'ifa:senior', facts: ['ifa.senior', 'ifa.index'], move: 'observe', weight: 7 },
    { key: 'ifa:place', facts: ['ifa.index', 'ifa.odu'], move: 'observe', weight: 3 },
    {
      key: 'ifa:marks',
      facts: ['ifa.single.count', 'ifa.legs.right', 'ifa.legs.left'],
      move: 'observe',
      weight: single === 0 || single === MARKS ? 10 : 6,
    },
    {
      key: 'ifa:orientation',
      facts: ['ifa.orientation', 'ifa.odu'],
      move: view.id('ifa.orientation') === 'ire' ? 'resource' : 'tension',
      weight: 15,
    },
  ]);
}

export const geomancyIfa: Tradition = {
  mode: 'geomancy-ifa',
  needs: (inputs) => {
    if (castFrom(inputs) !== null) return [];
    return inputs.entered === null ? ['question'] : ['answers'];
  },
  sheet: (inputs) => {
    const cast = castFrom(inputs);
    return cast === null ? null : ifaSheet(cast);
  },
  points: ifaPoints,
  schools: { order: rankOrders },
};
