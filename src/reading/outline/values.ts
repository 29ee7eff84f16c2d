/** The value that a question asks for, read off the sheet. */
import type { Ask } from '#facts/ask.ts';
import { aspectIds, signIds } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ValueAsk } from '#reading/value-asks.ts';
import { chartAskValue } from './chart-values.ts';
import { eventValue } from './event-values.ts';
import { readerOf } from './value-reader.ts';
import type { Reader } from './value-reader.ts';
import type { Value } from './value.ts';

export type ValueRequest = {
  readonly ask: Ask;
  readonly sheet: Pick<FactSheet, 'facts' | 'missing' | 'inputs'>;
  /** Bodies, signs, houses and terms that the message names, in its order: `moon`, `leo`, `house8`, `retrograde`. */
  readonly named: readonly string[];
  /** The values that its words ask for. */
  readonly asked: readonly ValueAsk[];
};

const bodies: ReadonlySet<string> = new Set([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'northnode',
  'asc',
  'mc',
]);
const signs: ReadonlySet<string> = new Set(signIds);
const BIG_THREE = ['sun', 'moon', 'asc'];
const ANGLES: ReadonlySet<string> = new Set(['asc', 'mc']);

/** The value asked for; null where the question asks for none, or names nothing that the sheet could hold. */
export function valueOf(request: ValueRequest): Value | null {
  const { ask, sheet } = request;
  const read = readerOf(sheet);
  for (const one of request.asked) {
    const found = eventValue(read, one) ?? ofChart(read, one, sheet);
    if (found !== null) return found;
  }
  const sky = skyPlace(request, read);
  if (sky !== null) return sky;
  if (ask.kind !== 'lookup' && ask.kind !== 'confirm') return null;
  if (request.sheet.missing.includes('birth-date'))
    return { type: 'unknown', lacks: 'birth-date', subject: request.named[0] ?? 'chart' };
  return chartValue(request, read);
}

/** A value of the birth chart that its own words ask for; without a birth date, that it is missing. */
function ofChart(read: Reader, ask: ValueAsk, { missing }: ValueRequest['sheet']): Value | null {
  if (!missing.includes('birth-date')) {
    if (ask.what === 'birth-phase') return phase(read);
    return ask.what === 'big-three' ? placed(read, BIG_THREE) : chartAskValue(read, ask);
  }
  return NEEDS_BIRTH.has(ask.what)
    ? { type: 'unknown', lacks: 'birth-date', subject: ask.body ?? 'chart' }
    : null;
}

const NEEDS_BIRTH: ReadonlySet<string> = new Set([
  'cycle',
  'cycle-now',
  'cycle-past',
  'retrogrades-born',
  'ruler-of-house',
  'chart-ruler',
  'pattern',
  'element',
  'modality',
  'degree',
  'sect',
  'house-of-sign',
  'house-signs',
  'big-three',
  'birth-phase',
]);

function chartValue({ ask, named }: ValueRequest, read: Reader): Value | null {
  const subjects = named.filter((one) => bodies.has(one));
  const askedSigns = named.filter((one) => signs.has(one));
  const house = named.map((one) => /^house(\d+)$/.exec(one)?.[1]).find((one) => one !== undefined);
  if (ask.kind === 'confirm' && askedSigns.length > 0) return isSign(read, subjects[0] ?? 'sun', askedSigns);
  if (named.includes('retrograde') && subjects[0] !== undefined) return motion(read, subjects[0]);
  if (subjects.length === 2 && !isPlacing(subjects)) return contact(read, subjects[0]!, subjects[1]!);
  if (subjects.length === 0 && house !== undefined) return houseValue(read, Number(house));
  if (named.includes('phase')) return phase(read);
  const wanted = named.includes('big-three') ? BIG_THREE : subjects;
  return placed(read, wanted);
}

function placed(read: Reader, wanted: readonly string[]): Value | null {
  const placements = wanted.flatMap((body) => placementOf(read, body));
  const lacksRising = placements.length > 0 && wanted.includes('asc') && read.word('natal.asc.sign') === null;
  if (placements.length > 0)
    return { type: 'placements', placements, ...(lacksRising ? { lacksRising } : {}) };
  const angle = wanted.find((body) => ANGLES.has(body));
  return angle === undefined ? null : { type: 'unknown', lacks: 'birth-time', subject: angle };
}

/** Sun and Moon, or Sun and Ascendant, are asked for side by side; Venus and Mars as a pair may be a contact. */
function isPlacing(subjects: readonly string[]): boolean {
  return subjects.every((one) => BIG_THREE.includes(one));
}

function placementOf(read: Reader, body: string) {
  const found = read.words(`natal.${body}.sign`);
  if (found.length === 0) return [];
  const house = read.word(`natal.${body}.house`);
  const retrograde = read.isOn(`natal.${body}.retrograde`);
  return [
    {
      body,
      signs: found,
      house: house === null ? null : Number(house),
      retrograde,
      cites: read.ids([
        `natal.${body}.sign`,
        ...(house === null ? [] : [`natal.${body}.house`]),
        ...(retrograde ? [`natal.${body}.retrograde`] : []),
      ]),
      meanings: [
        ...(found.length === 1 ? [`natal.${body}.sign=${found[0]}`] : []),
        ...(house === null ? [] : [`natal.${body}.house=${house}`]),
      ],
    },
  ];
}

function isSign(read: Reader, body: string, asked: readonly string[]): Value | null {
  const [placement] = placementOf(read, body);
  if (placement === undefined)
    return ANGLES.has(body) ? { type: 'unknown', lacks: 'birth-time', subject: body } : null;
  const { signs: found, cites, meanings } = placement;
  return {
    type: 'is-sign',
    body,
    asked,
    signs: found,
    cites: cites.slice(0, 1),
    meanings: meanings.slice(0, 1),
  };
}

function motion(read: Reader, body: string): Value | null {
  const id = `natal.${body}.retrograde`;
  const fact = read.fact(id);
  if (fact === undefined) return null;
  const retrograde = read.isOn(id);
  return { type: 'motion', body, retrograde, cites: [fact.id], meanings: retrograde ? [id] : [] };
}

const contactOf: Readonly<Record<string, string>> = {
  conjunction: 'together',
  square: 'tense',
  opposition: 'tense',
  sextile: 'easy',
  trine: 'easy',
};

function contact(read: Reader, one: string, other: string): Value {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    for (const aspect of aspectIds) {
      const fact = read.fact(`natal.${a}-${aspect}-${b}.orb`);
      const kind = contactOf[aspect];
      if (fact !== undefined && kind !== undefined)
        return { type: 'contact', a, b, aspect, cites: [fact.id], meanings: [`natal.${a}-${kind}-${b}`] };
    }
  const cites = read.ids([`natal.${one}.sign`, `natal.${other}.sign`]);
  return { type: 'contact', a: one, b: other, aspect: null, cites, meanings: [] };
}

function houseValue(read: Reader, house: number): Value {
  const sign = read.word(`natal.house${house}.sign`);
  if (sign === null) return { type: 'unknown', lacks: 'birth-time', subject: `house${house}` };
  const ruler = read.word(`natal.house${house}.ruler`);
  const stands = ruler === null ? null : read.word(`natal.${ruler}.house`);
  return {
    type: 'house',
    house,
    sign,
    ruler,
    occupants: read.words(`natal.house${house}.occupants`),
    cites: read.ids([`natal.house${house}.sign`, `natal.house${house}.occupants`]),
    meanings: [
      `natal.house${house}.sign=${sign}`,
      ...(stands === null ? [] : [`natal.house${house}.ruler.house=${stands}`]),
    ],
  };
}

function phase(read: Reader): Value | null {
  const phases = read.words('natal.phase');
  if (phases.length === 0) return null;
  if (phases.length > 1)
    return { type: 'lines', lines: [{ key: 'phase-depends', slots: {}, cites: read.ids(['natal.phase']) }] };
  return {
    type: 'phase',
    phases,
    cites: read.ids(['natal.phase']),
    meanings: [`natal.phase=${phases[0]}`],
  };
}

/** Where a planet stands now. */
function skyPlace({ ask }: ValueRequest, read: Reader): Value | null {
  const asked = ask.concepts.find((concept) => concept.startsWith('sky-'))?.slice('sky-'.length);
  if (asked === undefined || !bodies.has(asked)) return null;
  const sign = read.word(`transit.${asked}.sign`);
  if (sign === null) return null;
  const house = read.word(`transit.${asked}.house`);
  const retrograde = read.isOn(`transit.${asked}.retrograde`);
  return {
    type: 'transit-place',
    body: asked,
    sign,
    house: house === null ? null : Number(house),
    retrograde,
    cites: read.ids([
      `transit.${asked}.sign`,
      ...(house === null ? [] : [`transit.${asked}.house`]),
      ...(retrograde ? [`transit.${asked}.retrograde`] : []),
    ]),
  };
}
