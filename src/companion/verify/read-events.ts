/**
 * Claims of a sentence that stands on an event of the sky: a station, a change of sign, an eclipse, a lunation, a return.
 *
 * The signs, houses and days that such a sentence names are those of the event, not where a body stands at birth or now.
 */
import type { Json } from '#facts/fact.ts';
import { almanacDateTime, localDate } from '#lib/local-date.ts';
import { holdsDay } from './dates.ts';
import { isNegated, known, say, unknown } from './reader.ts';
import { ASPECT_FAMILIES } from './tables.ts';
import type { Outcome, Reader } from './reader.ts';

const EVENT =
  /^(?:sky\.[a-z]+\.(?:station|ingress|eclipse)|sky\.moon\.(?:full|new)|cycle\.[a-z]+\.(?:return|opposition))$/u;

/** Reads the claims of a sentence that cites events of the sheet. False where it cites none: the other readers then read it. */
export function readEvents(reader: Reader): boolean {
  const { cites, view, tokens } = reader;
  const events = cites.filter((id) => EVENT.test(id) && view.has(id));
  if (events.length === 0) return false;
  // How long the Moon is void belongs to its change of sign.
  const times = [...events, ...cites.filter((id) => id === 'sky.moon.void' && view.has(id))];
  tokens.forEach((token, at) => {
    const says = token.id;
    const negated = isNegated(reader, Math.max(-1, at - 6), at);
    if (token.kind === 'sign')
      say(reader, at, {
        shape: 'placement',
        says,
        negated,
        candidates: held(reader, events, 'signs', 'sign', says),
      });
    else if (token.kind === 'house')
      say(reader, at, {
        shape: 'placement',
        says,
        negated,
        candidates: held(reader, events, 'houses', 'house', says),
      });
    else if (token.kind === 'aspect' && tokens[at + 1] !== undefined && touching(reader, events))
      say(reader, at, {
        shape: 'aspect',
        says,
        negated,
        candidates: events.map((slot) => ({ slot, outcome: touch(reader, slot, says) })),
      });
    else if (token.kind === 'motion' && says === 'direct')
      say(reader, at, { shape: 'motion', says, negated, candidates: forwards(reader) });
    else if (token.kind === 'clock') sayClock(reader, at, times);
  });
  for (const date of reader.dates)
    for (const span of date.spans)
      say(reader, date.start, {
        shape: 'date',
        says: reader.sentence.slice(tokens[date.start]?.start ?? 0, tokens[date.end - 1]?.end),
        negated: isNegated(reader, Math.max(-1, date.start - 6), date.start),
        candidates: times.map((slot) => {
          const found = daysOf(reader, slot);
          const holds = found?.days.some((day) => holdsDay(span, day, found.doubtDays)) === true;
          return { slot, outcome: found === null ? unknown : known(holds, slot) };
        }),
      });
  return true;
}

/** A sign or a house that stands beside the event, or where its body stands now when that is cited too. */
function held(
  reader: Reader,
  events: readonly string[],
  beside: 'signs' | 'houses',
  field: 'sign' | 'house',
  says: string,
) {
  const { view, cites } = reader;
  const now = cites.filter((id) => id.startsWith('transit.') && id.endsWith(`.${field}`) && view.has(id));
  return [
    ...events.map((slot) => {
      const list = listBeside(reader, slot, beside);
      return { slot, outcome: list === null ? unknown : known(list.includes(says), slot) };
    }),
    ...now.map((slot) => ({ slot, outcome: known(view.words(slot)?.includes(says) === true, slot) })),
  ];
}

function listBeside({ view }: Reader, slot: string, name: string): readonly string[] | null {
  const value: Json | undefined = view.fact(slot)?.derivation.values?.[name];
  return Array.isArray(value) ? value.map(String) : null;
}

const valueOf = ({ view }: Reader, slot: string, name: string): Json | undefined =>
  view.fact(slot)?.derivation.values?.[name];

/** Whether a natal planet is named that the event may touch: "opposite your Venus". */
function touching(reader: Reader, events: readonly string[]): boolean {
  const { mentions } = reader;
  return (
    events.some((slot) => slot.startsWith('sky.moon.') || slot.endsWith('.eclipse')) &&
    mentions.some(({ whose }) => whose === 'natal')
  );
}

function touch(reader: Reader, slot: string, aspect: string): Outcome {
  const body = valueOf(reader, slot, 'touches');
  const is = valueOf(reader, slot, 'aspect');
  if (typeof body !== 'string' || typeof is !== 'string') return unknown;
  const isNamed = reader.mentions.some((one) => one.body === body);
  return known(isNamed && (ASPECT_FAMILIES[aspect] ?? [aspect]).includes(is), slot);
}

/** "is moving forwards now", where the motion of today is cited. */
function forwards({ view, cites }: Reader) {
  return cites
    .filter((id) => id.endsWith('.retrograde') && view.flag(id) !== null)
    .map((slot) => ({ slot, outcome: known(view.flag(slot) === false, slot) }));
}

/** The days of the instants of a fact, and of the stretch beside it. */
function daysOf(
  reader: Reader,
  slot: string,
): { readonly days: readonly string[]; readonly doubtDays: number } | null {
  const { view } = reader;
  const ends = endsOf(reader, slot).map((at) => localDate(at, view.zone));
  const found = view.days(slot);
  if (found === null && ends.length === 0) return null;
  // The nearest minute of an instant just before midnight is on the next day.
  const told = clocksOf(reader, slot).map(({ date }) => date);
  return { days: [...(found?.days ?? []), ...ends, ...told], doubtDays: found?.doubtDays ?? 0 };
}

/** Date and clock of the instants of a fact, and of the ends of the stretch beside it, as they are told. */
function clocksOf(reader: Reader, slot: string): readonly { readonly date: string; readonly time: string }[] {
  const { view } = reader;
  return [...view.clocks(slot), ...endsOf(reader, slot).map((at) => almanacDateTime(at, view.zone))];
}

/** Milliseconds since 1970. */
function endsOf(reader: Reader, slot: string): readonly number[] {
  return ['from', 'to'].flatMap((name) => {
    const at = valueOf(reader, slot, name);
    return typeof at === 'string' ? [Date.parse(at)] : [];
  });
}

function sayClock(reader: Reader, at: number, events: readonly string[]): void {
  const says = reader.tokens[at]?.id ?? '';
  say(reader, at, {
    shape: 'date',
    says,
    candidates: events.map((slot) => ({
      slot,
      outcome: known(
        clocksOf(reader, slot).some(({ time }) => time === says),
        slot,
      ),
    })),
  });
}
