/** Answers about the birth chart that are more than a placement: rulers, figures, elements, degrees, day or night. */
import { signIds } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { ValueAsk } from '#reading/value-asks.ts';
import type { Reader } from './value-reader.ts';
import type { Slot, Value, ValueLine } from './value.ts';

type Lines = readonly ValueLine[];

/** The answer to a question about the chart; null where it asks for something else. The sheet holds a birth. */
export function chartAskValue(read: Reader, ask: ValueAsk): Value | null {
  const lines = linesOf(read, ask);
  return lines === null ? null : { type: 'lines', lines };
}

function linesOf(read: Reader, { what, body = '', house, pattern = '', sign = '' }: ValueAsk): Lines | null {
  switch (what) {
    case 'retrogrades-born':
      return retrogrades(read);
    case 'ruler-of-house':
      return house === undefined ? null : rulerOfHouse(read, house);
    case 'chart-ruler':
      return chartRuler(read);
    case 'pattern':
      return figure(read, pattern);
    case 'element':
      return quality(read, 'element', ['fire', 'earth', 'air', 'water']);
    case 'modality':
      return quality(read, 'modality', ['cardinal', 'fixed', 'mutable']);
    case 'degree':
      return degree(read, body);
    case 'sect':
      return sect(read);
    case 'house-of-sign':
      return houseOfSign(read, sign);
    case 'house-signs':
      return houseSigns(read);
    default:
      return null;
  }
}

const line = (
  key: string,
  slots: Readonly<Record<string, Slot>> = {},
  cites: readonly FactId[] = [],
): ValueLine => ({ key, slots, cites });
const bodies = (ids: readonly string[]): Slot => ({ is: 'bodies', ids });

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

function retrogrades(read: Reader): Lines | null {
  const known = PLANETS.filter((body) => read.fact(`natal.${body}.retrograde`) !== undefined);
  if (known.length === 0) return null;
  const ids = known.filter((body) => read.isOn(`natal.${body}.retrograde`));
  const cites = read.ids((ids.length === 0 ? known : ids).map((body) => `natal.${body}.retrograde`));
  if (ids.length === 0) return [line('retrogrades-born-none', {}, cites)];
  const [inner] = ids.filter((body) => ['mercury', 'venus', 'mars'].includes(body));
  const key = inner === undefined ? undefined : `natal.${inner}.retrograde`;
  return [
    line(
      ids.length === 1 ? 'retrogrades-born-one' : 'retrogrades-born',
      { bodies: bodies(ids), count: { is: 'count', n: ids.length } },
      cites,
    ),
    ...(key === undefined || inner === undefined
      ? [line('retrogrades-born-slow')]
      : [
          line(
            'retrogrades-born-means',
            { body: { is: 'your-body', id: inner }, means: { is: 'meaning', key } },
            read.ids([key]),
          ),
        ]),
  ];
}

function rulerOfHouse(read: Reader, n: number): Lines {
  const ruler = read.word(`natal.house${n}.ruler`);
  const sign = read.word(`natal.house${n}.sign`);
  if (ruler === null || sign === null) return [line('house-needs-time', { nth: { is: 'count', n } })];
  const stands = read.word(`natal.${ruler}.house`);
  const rulerSign = read.word(`natal.${ruler}.sign`);
  const slots = {
    ruler: { is: 'body', id: ruler },
    house: { is: 'house', n },
    sign: { is: 'sign', id: sign },
  } as const;
  return [
    line('house-ruler', slots, read.ids([`natal.house${n}.ruler`, `natal.house${n}.sign`])),
    ...standsLine(read, ruler, rulerSign, stands, `natal.house${n}.ruler.house=${stands}`),
  ];
}

/** Where a ruler stands, and what that usually means. */
function standsLine(
  read: Reader,
  ruler: string,
  sign: string | null,
  house: string | null,
  key: string,
): Lines {
  if (sign === null || house === null) return [];
  return [
    line(
      'ruler-stands',
      {
        ruler: { is: 'your-body', id: ruler },
        sign: { is: 'sign', id: sign },
        house: { is: 'house', n: Number(house) },
        means: { is: 'meaning', key },
      },
      read.ids([`natal.${ruler}.sign`, `natal.${ruler}.house`]),
    ),
  ];
}

function chartRuler(read: Reader): Lines {
  const ruler = read.word('natal.house1.ruler');
  const rising = read.word('natal.asc.sign');
  if (ruler === null || rising === null) return [line('chart-ruler-needs-time')];
  const stands = read.word(`natal.${ruler}.house`);
  return [
    line(
      'chart-ruler',
      { ruler: { is: 'body', id: ruler }, sign: { is: 'sign', id: rising } },
      read.ids(['natal.house1.ruler', 'natal.asc.sign']),
    ),
    ...standsLine(
      read,
      ruler,
      read.word(`natal.${ruler}.sign`),
      stands,
      `natal.house1.ruler.house=${stands}`,
    ),
  ];
}

const MOST_FIGURES = 6;

/** A figure that is part of a larger one stands on the sheet as that one alone. */
const LARGER: Readonly<Record<string, string>> = { 'grand-trine': 'kite', 't-square': 'grand-cross' };

function figure(read: Reader, pattern: string): Lines {
  const found = figuresOf(read, pattern);
  const larger = LARGER[pattern];
  const within = found.length > 0 || larger === undefined ? [] : figuresOf(read, larger);
  const word = (id: string): Slot => ({ is: 'word', id: `pattern.${id}` });
  const named = { pattern: word(pattern), ...(larger === undefined ? {} : { larger: word(larger) }) };
  const means = line(`pattern-is.${pattern}`);
  const all = [...found, ...within];
  // Without a time the Moon and the angles may make a figure or break it.
  if (all.length === 0)
    return read.fact('natal.moon.degree') === undefined
      ? [line('pattern-needs-time', named)]
      : [line('pattern-no', named), means];
  const first = within.length > 0 ? 'pattern-within' : 'pattern-yes';
  return [
    ...all
      .slice(0, 2)
      .map((id, i) =>
        line(
          i === 0 ? first : 'pattern-another',
          { ...named, bodies: bodies(read.words(id)) },
          read.ids([id]),
        ),
      ),
    means,
  ];
}

function figuresOf(read: Reader, pattern: string): readonly string[] {
  return Array.from({ length: MOST_FIGURES }, (_, i) => `natal.pattern.${pattern}.${i + 1}`).filter(
    (id) => read.fact(id) !== undefined,
  );
}

function quality(read: Reader, of: 'element' | 'modality', names: readonly string[]): Lines | null {
  const signs = read.words('natal.sun.sign');
  const [sun] = signs;
  if (sun === undefined || signs.length > 1) return null;
  const own = names[signIds.indexOf(sun as (typeof signIds)[number]) % names.length] ?? '';
  const counts = names.flatMap((name) => {
    const value = read.fact(`natal.${of}.${name}.count`)?.value;
    return value?.type === 'count' ? [{ name, n: value.n }] : [];
  });
  const top = Math.max(...counts.map(({ n }) => n));
  const most = counts.filter(({ n }) => n === top).map(({ name }) => name);
  const word = (id: string): Slot => ({ is: 'word', id: `${of}.${id}` });
  const key = most.length > 1 ? 'most-tie' : most[0] === own ? 'most-same' : 'most';
  return [
    line(
      `${of}-sun`,
      { sign: { is: 'sign', id: sun }, own: word(of === 'element' ? own : `${own}-is`) },
      read.ids(['natal.sun.sign']),
    ),
    ...(counts.length < names.length
      ? []
      : [
          line(
            `${of}-${key}`,
            {
              count: { is: 'count', n: top },
              most: word(most[0] ?? ''),
              second: word(most[1] ?? ''),
            },
            read.ids(most.map((id) => `natal.${of}.${id}.count`)),
          ),
        ]),
  ];
}

function degree(read: Reader, body: string): Lines {
  const id = `natal.${body}.degree`;
  const value = read.fact(id)?.value;
  const sign = read.word(`natal.${body}.sign`);
  if (sign === null || value === undefined)
    return [line('degree-needs-time', { body: { is: 'your-body', id: body } })];
  const cites = read.ids([id, `natal.${body}.sign`]);
  const slots = { body: { is: 'your-body', id: body }, sign: { is: 'sign', id: sign } } as const;
  if (value.type === 'degrees')
    return [
      line('degree', { ...slots, degree: { is: 'degree', deg: value.deg % 30 } }, cites),
      line('degree-is'),
    ];
  if (value.type === 'degree-range') {
    const [over, under] = [Math.floor(value.fromDeg % 30), Math.floor(value.toDeg % 30) + 1];
    const range = { over: { is: 'degrees', n: over }, under: { is: 'degrees', n: under } } as const;
    return [line('degree-range', { ...slots, ...range }, cites)];
  }
  return [];
}

function sect(read: Reader): Lines {
  const found = read.word('natal.sect');
  return found === null
    ? [line('sect-needs-time')]
    : [line(`sect-${found}`, {}, read.ids(['natal.sect'])), line(`sect-${found}-means`)];
}

function houseOfSign(read: Reader, sign: string): Lines {
  const known = Array.from({ length: 12 }, (_, i) => i + 1);
  if (read.word('natal.house1.sign') === null) return [line('houses-need-time')];
  const ns = known.filter((n) => read.word(`natal.house${n}.sign`) === sign);
  const slots = { sign: { is: 'sign', id: sign } } as const;
  const [n] = ns;
  if (n === undefined) return [line('house-of-sign-none', slots, read.ids(['natal.house1.sign']))];
  return [
    line(
      ns.length === 1 ? 'house-of-sign' : 'houses-of-sign',
      ns.length === 1 ? { ...slots, house: { is: 'house', n } } : { ...slots, houses: { is: 'houses', ns } },
      read.ids(ns.map((one) => `natal.house${one}.sign`)),
    ),
  ];
}

/** The signs of all houses, four to a sentence. */
function houseSigns(read: Reader): Lines {
  if (read.word('natal.house1.sign') === null) return [line('houses-need-time')];
  return [1, 5, 9].map((first) => {
    const ids = [0, 1, 2, 3].map((i) => `natal.house${first + i}.sign`);
    return line(
      `house-signs-${first}`,
      { signs: { is: 'signs', ids: ids.flatMap((id) => read.words(id)) } },
      read.ids(ids),
    );
  });
}
