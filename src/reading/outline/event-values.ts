/** Answers about the sky and its dates: what happens next, what is so now. */
import type { FactId } from '#facts/fact-id.ts';
import { seasonSign } from '#reading/value-asks.ts';
import type { ValueAsk } from '#reading/value-asks.ts';
import type { Reader } from './value-reader.ts';
import type { Slot, Value, ValueLine } from './value.ts';

type Lines = readonly ValueLine[];

/** The answer to a question about the sky; null where it asks for something else or the sheet does not reach so far. */
export function eventValue(read: Reader, ask: ValueAsk): Value | null {
  const lines = linesOf(read, ask);
  return lines === null ? null : { type: 'lines', lines };
}

function linesOf(read: Reader, ask: ValueAsk): Lines | null {
  const { what, body = '' } = ask;
  switch (what) {
    case 'retrograde-now':
    case 'retrograde-next':
    case 'retrograde-end':
      return retrograde(read, body, what);
    case 'retrogrades-now':
      return retrogradesNow(read);
    case 'ingress':
      return ingress(read, body);
    case 'ingress-sign':
      return ingress(read, body, ask.sign);
    case 'eclipse':
      return nextEclipse(read);
    case 'eclipse-sun':
      return eclipse(read, 'sun');
    case 'eclipse-moon':
      return eclipse(read, 'moon');
    case 'lunation':
      return lunation(read, ask.phase ?? 'full');
    case 'cycle':
    case 'cycle-now':
    case 'cycle-past':
      return cycle(read, ask.cycle ?? '', what);
    case 'moon-sign-now':
      return moonSign(read);
    case 'moon-phase-now':
      return moonPhase(read);
    case 'void':
      return moonVoid(read);
    default:
      return seasonSign(ask) === undefined ? null : season(read, ask);
  }
}

const line = (
  key: string,
  slots: Readonly<Record<string, Slot>>,
  cites: readonly FactId[] = [],
): ValueLine => ({ key, slots, cites });
const day = (at: number): Slot => ({ is: 'day', at });
const moment = (at: number): Slot => ({ is: 'moment', at });
const sign = (id: string): Slot => ({ is: 'sign', id });

/** One stretch of moving backwards, with its places in the list of stations. */
type Loop = { readonly from: number; readonly to: number; readonly first: number };

function loopsOf(read: Reader, id: string): readonly Loop[] {
  const at = read.at(id);
  const turns = listOf(read.beside(id, 'turns'));
  return at.flatMap((from, i): Loop[] => {
    const to = at[i + 1];
    return turns[i] === 'retrograde' && to !== undefined ? [{ from, to, first: i }] : [];
  });
}

function retrograde(
  read: Reader,
  body: string,
  what: 'retrograde-now' | 'retrograde-next' | 'retrograde-end',
): Lines | null {
  const id = `sky.${body}.station`;
  const cites = read.ids([id]);
  const loops = loopsOf(read, id);
  const current = loops.find(({ from, to }) => from <= read.now && to > read.now);
  const next = loops.find(({ from }) => from > read.now);
  const shown = what === 'retrograde-next' ? (next ?? current) : (current ?? next);
  if (shown === undefined) return null;
  const signs = listOf(read.beside(id, 'signs')).slice(shown.first, shown.first + 2);
  const slots = {
    body: { is: 'body', id: body },
    from: day(shown.from),
    to: day(shown.to),
    // A body that turns back goes from the later sign into the earlier one.
    signs: { is: 'signs', ids: [...new Set(signs)] },
  } as const;
  const both = [...cites, ...read.ids([`transit.${body}.retrograde`])];
  const first =
    what === 'retrograde-now'
      ? line(current === undefined ? 'retrograde-no' : 'retrograde-yes', slots, both)
      : what === 'retrograde-end'
        ? line(current === undefined ? 'retrograde-end-none' : 'retrograde-end', slots, both)
        : current === undefined
          ? line('retrograde-next', slots, cites)
          : line(
              next === undefined ? 'retrograde-yes' : 'retrograde-now-and-next',
              { ...slots, end: day(current.to) },
              both,
            );
  const isAhead = current === undefined && what !== 'retrograde-next';
  return [
    first,
    ...throughHouses(read, id, shown.first, cites),
    ...(isAhead ? [] : [line(`retrograde-use.${body}`, {})]),
  ];
}

function throughHouses(read: Reader, id: string, first: number, cites: readonly FactId[]): Lines {
  const houses = listOf(read.beside(id, 'houses')).slice(first, first + 2);
  const ns = [...new Set(houses.map(Number))];
  const [only] = ns;
  if (only === undefined) return [];
  return ns.length === 1
    ? [line('retrograde-house', { house: { is: 'house', n: only } }, cites)]
    : [line('retrograde-houses', { houses: { is: 'houses', ns } }, cites)];
}

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

function retrogradesNow(read: Reader): Lines | null {
  const known = PLANETS.filter((body) => read.fact(`transit.${body}.retrograde`) !== undefined);
  if (known.length === 0) return null;
  const ids = known.filter((body) => read.isOn(`transit.${body}.retrograde`));
  const of = (list: readonly string[]): readonly FactId[] =>
    read.ids(list.map((body) => `transit.${body}.retrograde`));
  return ids.length === 0
    ? [line('retrogrades-now-none', {}, of(known))]
    : [
        line(
          ids.length === 1 ? 'retrogrades-now-one' : 'retrogrades-now',
          { bodies: { is: 'bodies', ids } },
          of(ids),
        ),
      ];
}

function ingress(read: Reader, body: string, asked?: string): Lines | null {
  const id = `sky.${body}.ingress`;
  const cites = read.ids([id]);
  const at = read.at(id);
  const signs = listOf(read.beside(id, 'signs'));
  const [when, into] = [at[0], signs[0]];
  const here = read.word(`transit.${body}.sign`);
  const name = { body: { is: 'body', id: body } } as const;
  if (asked !== undefined && asked === here) {
    const until = body === 'moon' ? read.at('sky.moon.next-sign')[0] : undefined;
    return [
      until === undefined
        ? line('ingress-already', { ...name, sign: sign(asked) }, read.ids([`transit.${body}.sign`]))
        : line(
            'moon-sign-now',
            { sign: sign(asked), until: moment(until) },
            read.ids(['sky.moon.sign', 'sky.moon.next-sign']),
          ),
    ];
  }
  if (when === undefined || into === undefined) return null;
  const isQuick = body === 'moon' || body === 'sun';
  const lines = [
    line(
      isQuick ? 'ingress-quick' : 'ingress',
      { ...name, sign: sign(into), at: isQuick ? moment(when) : day(when) },
      cites,
    ),
  ];
  const backwards = read.beside(id, 'backwards');
  const [back, again] = [at[1], at[2]];
  const isBack = Array.isArray(backwards) && backwards[1] === true && backwards[0] === false;
  if (asked === undefined && isBack && back !== undefined && again !== undefined && signs[2] === into)
    lines.push(
      line(
        'ingress-back',
        { sign: sign(signs[1] ?? ''), back: day(back), again: day(again), into: sign(into) },
        cites,
      ),
    );
  const n = listOf(read.beside(id, 'houses'))[0];
  if (n !== undefined && !isQuick)
    lines.push(line('ingress-house', { house: { is: 'house', n: Number(n) } }, cites));
  return lines;
}

function season(read: Reader, ask: ValueAsk): Lines | null {
  const asked = seasonSign(ask) ?? '';
  const at = read.at('sky.sun.ingress')[0];
  if (at === undefined) return null;
  const here = read.word('transit.sun.sign');
  const cites = read.ids(['sky.sun.ingress']);
  const slots = { sign: sign(ask.sign ?? asked), at: moment(at) };
  if (ask.what === 'season' && here === asked)
    return [line('season-now', slots, [...cites, ...read.ids(['transit.sun.sign'])])];
  return [line(ask.what, slots, cites)];
}

function nextEclipse(read: Reader): Lines | null {
  const next = (light: string): number => read.at(`sky.${light}.eclipse`)[0] ?? Number.MAX_SAFE_INTEGER;
  return eclipse(read, next('sun') < next('moon') ? 'sun' : 'moon');
}

function eclipse(read: Reader, light: 'sun' | 'moon'): Lines | null {
  const id = `sky.${light}.eclipse`;
  const at = read.at(id)[0];
  if (at === undefined) return null;
  const kind = wordBeside(read, id, 'kind');
  return [
    line(
      `eclipse-${light}`,
      {
        at: moment(at),
        kind: { is: 'word', id: `eclipse.${kind}` },
        sign: sign(listOf(read.beside(id, 'signs'))[0] ?? ''),
      },
      read.ids([id]),
    ),
    ...touches(read, id),
  ];
}

function lunation(read: Reader, phase: 'full' | 'new'): Lines | null {
  const id = `sky.moon.${phase}`;
  const at = read.at(id)[0];
  const into = listOf(read.beside(id, 'signs'))[0];
  if (at === undefined || into === undefined) return null;
  return [
    line(`lunation-${phase}`, { at: moment(at), sign: sign(into) }, read.ids([id])),
    ...touches(read, id),
  ];
}

/** The natal house that an eclipse or a lunation falls in, and the planet that it touches. */
function touches(read: Reader, id: string): Lines {
  const n = listOf(read.beside(id, 'houses'))[0];
  const body = read.beside(id, 'touches');
  const aspect = read.beside(id, 'aspect');
  const hasBody = typeof body === 'string' && typeof aspect === 'string';
  const house = n === undefined ? {} : { house: { is: 'house', n: Number(n) } as const };
  const touched = hasBody
    ? { contact: { is: 'contact', id: aspect } as const, body: { is: 'your-body', id: body } as const }
    : {};
  const key = `touch${n === undefined ? '' : '-house'}${hasBody ? '-body' : ''}`;
  if (key === 'touch') return [];
  const cites = [...read.ids([id]), ...(hasBody ? read.ids([`natal.${body}.sign`]) : [])];
  return [line(key, { ...house, ...touched }, cites)];
}

type Round = { readonly at: readonly number[] };

function roundsOf(read: Reader, id: string): readonly Round[] {
  const rounds = listOf(read.beside(id, 'rounds'));
  const at = read.at(id);
  return [...new Set(rounds)].map((round) => ({ at: at.filter((_, i) => rounds[i] === round) }));
}

/** Days before the first pass and after the last one in which a return is felt. */
const FELT_DAYS = 30;

function cycle(read: Reader, asked: string, what: 'cycle' | 'cycle-now' | 'cycle-past'): Lines | null {
  const [body = '', of = ''] = asked.split(':');
  const id = `cycle.${body}.${of}`;
  const cites = read.ids([id]);
  const rounds = roundsOf(read, id);
  if (rounds.length === 0) return null;
  const { now } = read;
  const edge = FELT_DAYS * 86_400_000;
  const isExact = body === 'sun' || body === 'moon';
  // The day alone is known where the time of birth is not.
  const isTimed = isExact && read.fact(id)?.survives === undefined;
  const current = isExact
    ? undefined
    : rounds.find(({ at }) => (at[0] ?? 0) - edge <= now && (at.at(-1) ?? 0) + edge >= now);
  const past = rounds.findLast((one) => one !== current && (one.at.at(-1) ?? 0) < now);
  const next = rounds.find((one) => one !== current && (one.at[0] ?? 0) > now);
  const into = sign(listOf(read.beside(id, 'signs'))[0] ?? '');
  const say = (when: string, round: Round | undefined): Lines =>
    round === undefined
      ? []
      : [
          line(
            `cycle-${when}${isTimed ? '-timed' : ''}`,
            {
              name: { is: 'word', id: `cycle.${body}.${of}` },
              at: isTimed ? moment(round.at[0] ?? 0) : { is: 'days', at: round.at },
              sign: into,
            },
            cites,
          ),
        ];
  const means = line(`cycle-means.${body}.${of}`, {}, cites);
  if (what === 'cycle-past' && past !== undefined) return [...say('past', past), means, ...say('next', next)];
  const isNow = what === 'cycle-now';
  if (current !== undefined) return [...say(isNow ? 'yes' : 'now', current), means];
  if (next === undefined) return [...say(isNow ? 'no-more' : 'past', past), means];
  if (isNow) return [...say('no', next), means];
  return [...say('next', next), means, ...(isExact ? [] : say('past', past))];
}

function moonSign(read: Reader): Lines | null {
  const here = read.word('sky.moon.sign');
  const until = read.at('sky.moon.next-sign')[0];
  if (here === null || until === undefined) return null;
  const house = read.word('transit.moon.house');
  return [
    line(
      'moon-sign-now',
      { sign: sign(here), until: moment(until) },
      read.ids(['sky.moon.sign', 'sky.moon.next-sign']),
    ),
    line('moon-day', { like: { is: 'word', id: `moon-day.${here}` } }, read.ids(['sky.moon.sign'])),
    ...(house === null
      ? []
      : [
          line(
            'moon-house-now',
            { house: { is: 'house', n: Number(house) } },
            read.ids(['transit.moon.house']),
          ),
        ]),
  ];
}

function moonPhase(read: Reader): Lines | null {
  const phase = read.word('sky.moon.phase');
  const here = read.word('sky.moon.sign');
  if (phase === null || here === null) return null;
  const next = (['full', 'new'] as const)
    .flatMap((which) =>
      read
        .at(`sky.moon.${which}`)
        .slice(0, 1)
        .map((at) => ({ which, at })),
    )
    .toSorted((a, b) => a.at - b.at)[0];
  return [
    line(
      'moon-phase-now',
      { phase: { is: 'word', id: `phase-now.${phase}` }, sign: sign(here) },
      read.ids(['sky.moon.phase', 'sky.moon.sign']),
    ),
    ...(next === undefined
      ? []
      : [
          line(
            `moon-phase-next-${next.which}`,
            { at: moment(next.at) },
            read.ids([`sky.moon.${next.which}`]),
          ),
        ]),
  ];
}

function moonVoid(read: Reader): Lines | null {
  const id = 'sky.moon.void';
  const [from, to] = ['from', 'to'].map((name) => Date.parse(wordBeside(read, id, name)));
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  const cites = read.ids([id, 'sky.moon.ingress']);
  const into = wordBeside(read, 'sky.moon.next-sign', 'sign');
  const slots = { from: moment(from), to: moment(to), sign: sign(into) };
  const when = read.isOn(id)
    ? [line('void-now', slots, cites)]
    : [line('void-next', {}, read.ids([id])), line('void-when', slots, cites)];
  return [...when, line('void-means', {})];
}

/** A word beside a fact; empty where there is none. */
function wordBeside(read: Reader, id: string, name: string): string {
  const value = read.beside(id, name);
  return typeof value === 'string' ? value : '';
}

/** A list beside a fact, as words. */
function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
