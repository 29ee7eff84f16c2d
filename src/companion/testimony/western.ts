/**
 * Testimonies of a western sheet: the candidate points a reading may make, each with what it rests on.
 *
 * Reads facts and nothing else, so that whatever is said can be traced. Points that do not survive the doubt in the
 * birth time are dropped here; what they leave unsaid is a caveat.
 */
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Testimony } from './testimony.ts';

/** Tags by planet, sign, house and pair, from the authored atoms; the testimony layer itself holds no words. */
export type ConceptTable = {
  readonly planet: (id: string) => readonly string[];
  readonly sign: (id: string) => readonly string[];
  readonly house: (n: number) => readonly string[];
  readonly pair: (a: string, b: string) => readonly string[];
};

const PERSONAL = new Set(['moon', 'mercury', 'venus', 'sun', 'mars']);
const HEAVY = new Set(['saturn', 'uranus', 'neptune', 'pluto', 'mars']);
const BENEFIC_BY_SECT: Readonly<Record<string, string>> = { day: 'jupiter', night: 'venus' };
const MALEFIC_CONTRARY: Readonly<Record<string, string>> = { day: 'mars', night: 'saturn' };
const HARD = new Set(['square', 'opposition']);
const EASY = new Set(['sextile', 'trine']);

/** All candidate points of a sheet. */
export function westernTestimonies(sheet: FactSheet, concepts: ConceptTable): readonly Testimony[] {
  const facts = factsById(sheet);
  const read = reader(facts);
  return [
    ...placements(read, concepts),
    ...rulers(read, concepts),
    ...angles(read, concepts),
    ...aspects(sheet, read, concepts),
    ...wholeChart(read),
    ...transits(sheet, read, concepts),
    ...sky(read, concepts),
    ...caveats(sheet),
  ];
}

type Reader = {
  readonly id: (id: string) => FactId | null;
  /** The one id a fact holds; null when absent, given as either, or not surviving. */
  readonly word: (id: string) => string | null;
  readonly fact: (id: string) => Fact | null;
  readonly certainty: (ids: readonly string[]) => Testimony['certain'];
};

function reader(facts: ReadonlyMap<FactId, Fact>): Reader {
  const fact = (id: string): Fact | null => {
    const found = facts.get(id as FactId);
    return found === undefined || found.survives === 'no' ? null : found;
  };
  return {
    fact,
    id: (id) => fact(id)?.id ?? null,
    word: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'id' ? value.id : null;
    },
    certainty: (ids) =>
      ids.some((id) => facts.get(id as FactId)?.survives === 'in-range') ? 'in-range' : 'yes',
  };
}

function roles(read: Reader, wanted: Readonly<Record<string, string>>): Record<string, FactId> {
  const found: Record<string, FactId> = {};
  for (const [role, id] of Object.entries(wanted)) {
    const present = read.id(id);
    if (present !== null) found[role] = present;
  }
  return found;
}

function isOn(read: Reader, id: string): boolean {
  const value = read.fact(id)?.value;
  return value?.type === 'flag' && value.on;
}

/** Dignity, motion and sect: how well placed a body is, 0–10, and whether that is hard or easy. */
function conditionOf(read: Reader, body: string): { points: number; polarity: number } {
  let points = 0;
  let polarity = 0;
  const dignity = read.word(`natal.${body}.dignity`);
  if (dignity !== null) {
    points += 7;
    polarity += dignity === 'domicile' || dignity === 'exaltation' ? 1 : -1;
  }
  if (PERSONAL.has(body) && isOn(read, `natal.${body}.retrograde`)) {
    points += 5;
    polarity -= 1;
  }
  if (isOn(read, `natal.${body}.stationary`)) points += 6;
  const sect = read.word('natal.sect');
  if (sect !== null && MALEFIC_CONTRARY[sect] === body) {
    points += 5;
    polarity -= 1;
  }
  if (sect !== null && BENEFIC_BY_SECT[sect] === body) {
    points += 5;
    polarity += 1;
  }
  return { points: Math.min(10, points), polarity: Math.max(-2, Math.min(2, polarity)) };
}

function houseStrength(house: string | null): number {
  if (house === null) return 3;
  const n = Number(house) % 3;
  return n === 1 ? 9 : n === 2 ? 6 : 3;
}

function placements(read: Reader, concepts: ConceptTable): Testimony[] {
  const found: Testimony[] = [];
  for (const body of [...PLANET_IDS, 'northnode']) {
    const sign = read.word(`natal.${body}.sign`);
    const either = read.fact(`natal.${body}.sign`)?.value.type === 'either';
    if (sign === null && !either) continue;
    const house = read.word(`natal.${body}.house`);
    const retrograde = isOn(read, `natal.${body}.retrograde`);
    const facts = roles(read, {
      sign: `natal.${body}.sign`,
      house: `natal.${body}.house`,
      ...(retrograde ? { retrograde: `natal.${body}.retrograde` } : {}),
      dignity: `natal.${body}.dignity`,
    });
    const { points, polarity } = conditionOf(read, body);
    found.push({
      key: `placement:${body}`,
      shape: { type: 'placement', body },
      kind: 'root',
      facts,
      subjects: [body, ...(house === null ? [] : [`house${house}`])],
      polarity: polarity as Testimony['polarity'],
      concepts: [
        ...concepts.planet(body),
        ...(sign === null ? [] : concepts.sign(sign)),
        ...(house === null ? [] : concepts.house(Number(house))),
      ],
      tightness: houseStrength(house),
      condition: points,
      exact: [],
      windows: [],
      certain: read.certainty(Object.values(facts)),
    });
  }
  return found;
}

function rulers(read: Reader, concepts: ConceptTable): Testimony[] {
  const found: Testimony[] = [];
  for (let house = 1; house <= 12; house += 1) {
    const ruler = read.word(`natal.house${house}.ruler`);
    if (
      ruler === null ||
      read.word(`natal.${ruler}.house`) === null ||
      read.word(`natal.${ruler}.sign`) === null
    )
      continue;
    const retrograde = isOn(read, `natal.${ruler}.retrograde`);
    const facts = roles(read, {
      ruler: `natal.house${house}.ruler`,
      sign: `natal.${ruler}.sign`,
      house: `natal.${ruler}.house`,
      ...(retrograde ? { retrograde: `natal.${ruler}.retrograde` } : {}),
    });
    const { points, polarity } = conditionOf(read, ruler);
    found.push({
      key: `ruler:${house}`,
      shape: { type: 'ruler', house, ruler },
      kind: 'root',
      facts,
      subjects: [ruler, `house${house}`],
      polarity: polarity as Testimony['polarity'],
      concepts: [...concepts.house(house), ...concepts.planet(ruler)],
      tightness: houseStrength(read.word(`natal.${ruler}.house`)),
      condition: points,
      exact: [],
      windows: [],
      certain: read.certainty(Object.values(facts)),
    });
  }
  return found;
}

function angles(read: Reader, concepts: ConceptTable): Testimony[] {
  return (['asc', 'mc'] as const).flatMap((angle): Testimony[] => {
    const sign = read.word(`natal.${angle}.sign`);
    if (sign === null) return [];
    const facts = roles(read, { sign: `natal.${angle}.sign` });
    return [
      {
        key: `angle:${angle}`,
        shape: { type: 'angle', angle },
        kind: 'root',
        facts,
        subjects: [angle, angle === 'asc' ? 'house1' : 'house10'],
        polarity: 0,
        concepts: [...concepts.sign(sign), ...concepts.house(angle === 'asc' ? 1 : 10)],
        tightness: 9,
        condition: 0,
        exact: [],
        windows: [],
        certain: read.certainty(Object.values(facts)),
      },
    ];
  });
}

/** The contacts that frames and atoms are written for; the rest of a sheet is told by its facts alone. */
const TOLD_POINTS = [...PLANET_IDS, 'northnode', 'asc', 'mc'].join('|');
const MAJOR_ASPECTS = 'conjunction|sextile|square|trine|opposition';
const ASPECT_ID = new RegExp(`^natal\\.(${TOLD_POINTS})-(${MAJOR_ASPECTS})-(${TOLD_POINTS})\\.orb$`);
const TRANSIT_ID = new RegExp(
  `^transit\\.(${TOLD_POINTS})-(${MAJOR_ASPECTS})-(${TOLD_POINTS})\\.(?:exact|enter|leave|orb)$`,
);

function aspectPolarity(aspect: string, a: string, b: string): Testimony['polarity'] {
  if (EASY.has(aspect)) return aspect === 'trine' ? 2 : 1;
  if (HARD.has(aspect)) return HEAVY.has(a) || HEAVY.has(b) ? -2 : -1;
  if (HEAVY.has(a) || HEAVY.has(b)) return -1;
  return 0;
}

function aspects(sheet: FactSheet, read: Reader, concepts: ConceptTable): Testimony[] {
  return sheet.facts.flatMap((fact): Testimony[] => {
    const match = ASPECT_ID.exec(fact.id);
    if (match === null || read.id(fact.id) === null) return [];
    const [, a = '', aspect = '', b = ''] = match;
    const limit = Number(fact.derivation.values?.['limit'] ?? 8);
    const orb =
      fact.value.type === 'degrees'
        ? fact.value.deg
        : fact.value.type === 'degree-range'
          ? fact.value.toDeg
          : limit;
    const facts = roles(read, {
      orb: fact.id,
      aHouse: `natal.${a}.house`,
      bHouse: `natal.${b}.house`,
      aSign: `natal.${a}.sign`,
      bSign: `natal.${b}.sign`,
    });
    return [
      {
        key: `aspect:${a}-${aspect}-${b}`,
        shape: { type: 'aspect', a, aspect, b },
        kind: 'bond',
        facts,
        subjects: [a, b],
        polarity: aspectPolarity(aspect, a, b),
        concepts: concepts.pair(a, b),
        tightness: Math.round(18 * Math.max(0, 1 - orb / limit) ** 1.5),
        condition: Math.min(10, Math.max(conditionOf(read, a).points, conditionOf(read, b).points)),
        exact: [],
        windows: [],
        certain: read.certainty([fact.id]),
      },
    ];
  });
}

function wholeChart(read: Reader): Testimony[] {
  const found: Testimony[] = [];
  const base = { kind: 'root', polarity: 0, tightness: 6, condition: 0, exact: [], windows: [] } as const;
  const phase = read.word('natal.phase');
  if (phase !== null) {
    const facts = roles(read, { phase: 'natal.phase' });
    found.push({
      ...base,
      key: 'phase',
      shape: { type: 'phase' },
      facts,
      subjects: ['moon', 'sun'],
      concepts: ['timing', 'pattern'],
      certain: read.certainty(['natal.phase']),
    });
  }
  if (read.word('natal.sect') !== null) {
    found.push({
      ...base,
      key: 'sect',
      shape: { type: 'sect' },
      facts: roles(read, { sect: 'natal.sect' }),
      subjects: ['sect'],
      concepts: [],
      tightness: 3,
      certain: read.certainty(['natal.sect']),
    });
  }
  for (const element of ['fire', 'earth', 'air', 'water']) {
    const value = read.fact(`natal.element.${element}.count`)?.value;
    if (value?.type !== 'count' || (value.n > 0 && value.n < 5)) continue;
    const extent = value.n === 0 ? 'none' : 'much';
    found.push({
      ...base,
      key: `element:${element}`,
      shape: { type: 'element', element, extent },
      facts: roles(read, { count: `natal.element.${element}.count` }),
      subjects: [`element-${element}`],
      concepts: [],
      tightness: 9,
      polarity: extent === 'none' ? -1 : 0,
      certain: read.certainty([`natal.element.${element}.count`]),
    });
  }
  const lord = read.word('profection.lord');
  const house = read.word('profection.house');
  if (lord !== null && house !== null) {
    found.push({
      ...base,
      key: 'profection',
      shape: { type: 'profection' },
      kind: 'timing',
      facts: roles(read, { house: 'profection.house', lord: 'profection.lord' }),
      subjects: [`house${house}`, lord],
      concepts: ['timing', 'change'],
      tightness: 6,
      certain: 'yes',
    });
  }
  return found;
}

function instants(fact: Fact | null): readonly string[] {
  return fact?.value.type === 'instants' ? fact.value.at : [];
}

function transits(sheet: FactSheet, read: Reader, concepts: ConceptTable): Testimony[] {
  const pairs = new Map<string, RegExpExecArray>();
  for (const { id } of sheet.facts) {
    const match = TRANSIT_ID.exec(id);
    if (match !== null) pairs.set(id.slice(0, id.lastIndexOf('.')), match);
  }
  return [...pairs.entries()].map(([pair, [, mover = '', aspect = '', target = '']]): Testimony => {
    const facts = roles(read, {
      exact: `${pair}.exact`,
      enter: `${pair}.enter`,
      leave: `${pair}.leave`,
      orb: `${pair}.orb`,
    });
    const place = roles(read, { targetSign: `natal.${target}.sign`, targetHouse: `natal.${target}.house` });
    const exact = instants(read.fact(`${pair}.exact`));
    const orbValue = read.fact(`${pair}.orb`)?.value;
    const orb = orbValue?.type === 'degrees' ? orbValue.deg : null;
    const polarity: Testimony['polarity'] = EASY.has(aspect)
      ? mover === 'jupiter' || mover === 'venus'
        ? 2
        : 1
      : aspect === 'conjunction' && (mover === 'jupiter' || mover === 'venus' || mover === 'sun')
        ? 1
        : HEAVY.has(mover)
          ? -2
          : -1;
    return {
      key: `transit:${mover}-${aspect}-${target}`,
      shape: { type: 'transit', mover, aspect, target },
      kind: 'timing',
      facts: { ...facts, ...place },
      subjects: [`transit-${mover}`, target],
      polarity,
      concepts: [...concepts.pair(mover, target), 'timing'],
      tightness: orb === null ? 6 : Math.round(18 * Math.max(0, 1 - orb / 1.5) ** 1.5),
      condition: 0,
      exact,
      windows: windowsOf(instants(read.fact(`${pair}.enter`)), instants(read.fact(`${pair}.leave`))),
      certain: read.certainty(Object.values(facts)),
    };
  });
}

/** Pairs each way in with the next way out; a stay that began before the search or ends after it is open there. */
export function windowsOf(
  enters: readonly string[],
  leaves: readonly string[],
): readonly { enter: string; leave: string }[] {
  const windows: { enter: string; leave: string }[] = [];
  let open = leaves[0] !== undefined && (enters[0] === undefined || leaves[0] < enters[0]) ? '' : null;
  const marks = [
    ...enters.map((at) => ({ at, way: 'in' })),
    ...leaves.map((at) => ({ at, way: 'out' })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const { at, way } of marks) {
    if (way === 'in') open = at;
    else if (open !== null) {
      windows.push({ enter: open, leave: at });
      open = null;
    }
  }
  if (open !== null) windows.push({ enter: open, leave: '' });
  return windows;
}

function sky(read: Reader, concepts: ConceptTable): Testimony[] {
  const sign = read.word('sky.moon.sign');
  if (sign === null) return [];
  return [
    {
      key: 'moon-now',
      shape: { type: 'moon-now' },
      kind: 'timing',
      facts: roles(read, { sign: 'sky.moon.sign', phase: 'sky.moon.phase', next: 'sky.moon.next-sign' }),
      subjects: ['moon-now'],
      polarity: 0,
      concepts: concepts.sign(sign),
      tightness: 9,
      condition: 0,
      exact: [],
      windows: [],
      certain: 'yes',
    },
  ];
}

function caveats(sheet: FactSheet): Testimony[] {
  return sheet.caveats.map((id): Testimony => {
    const caveat = id.slice('caveat.'.length);
    return {
      key: `caveat:${caveat}`,
      shape: { type: 'caveat', caveat },
      kind: 'limit',
      facts: { caveat: factId(id) },
      subjects: [id],
      polarity: 0,
      concepts: [],
      tightness: 0,
      condition: 0,
      exact: [],
      windows: [],
      certain: 'yes',
    };
  });
}
