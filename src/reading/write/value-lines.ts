/** Lines of values filled in: names, dates in the person's zone, houses with their explanation. */
import { almanacDateTime, localDate } from '#lib/local-date.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Slot, ValueLine } from '#reading/outline/value.ts';
import type { WriteContext } from './context.ts';
import { yourHouse } from './evidence-sentence.ts';
import { bodyName, capital, signName, yourBody } from './words.ts';

/** The words of content/en/value-lines.json. */
export type ValueWords = {
  /** With slots in braces; `{Name}` begins with a capital. A slot `{from-to}` is the stretch between `from` and `to`. */
  readonly lines: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly contacts: Readonly<Record<string, string>>;
};

/** Fills a line; null where its key has no line or one of its slots no value. */
export function valueLine(
  context: WriteContext,
  { key, slots, cites }: ValueLine,
): { readonly text: string; readonly cites: readonly FactId[] } | null {
  const line = context.values.lines[key];
  if (line === undefined) return null;
  let isWhole = true;
  const text = line.replace(/\{([A-Za-z-]+)\}/gu, (_, name: string) => {
    const said = name === 'from-to' ? stretch(context, slots) : slotText(context, slots[name.toLowerCase()]);
    if (said === null) isWhole = false;
    return name === name.toLowerCase() ? (said ?? '') : capital(said ?? '');
  });
  return isWhole ? { text, cites } : null;
}

function stretch({ dates, zone, today }: WriteContext, { from, to }: ValueLine['slots']): string | null {
  return from?.is === 'day' && to?.is === 'day'
    ? dates.fromTo(localDate(from.at, zone), localDate(to.at, zone), today)
    : null;
}

function slotText(context: WriteContext, slot: Slot | undefined): string | null {
  const { words, values, dates, zone, today, clock } = context;
  switch (slot?.is) {
    case undefined:
      return null;
    case 'body':
      return bodyName(words, slot.id);
    case 'your-body':
      return yourBody(words, slot.id);
    case 'bodies':
      return list(slot.ids.map((id) => bodyName(words, id)));
    case 'sign':
      return signName(slot.id);
    case 'signs':
      return list(slot.ids.map(signName));
    case 'house':
      return yourHouse(context, slot.n);
    case 'houses':
      return list(slot.ns.map((n) => yourHouse(context, n)));
    case 'count':
      return words.counts[slot.n] ?? String(slot.n);
    case 'moment': {
      const { date, time } = almanacDateTime(slot.at, zone);
      return dates.clock(date, time, today, clock);
    }
    case 'day':
      return dates.day(localDate(slot.at, zone), today);
    case 'days':
      return dates.onDays([...new Set(slot.at.map((at) => localDate(at, zone)))], today);
    case 'degrees':
      return `${slot.n}°`;
    case 'degree':
      return degrees(slot.deg);
    case 'contact':
      return values.contacts[slot.id] ?? null;
    case 'meaning':
      return context.content.meanings.get(slot.key)?.clause ?? null;
    case 'word':
      return wordOf(context, slot.id);
  }
}

/** A word of the value lines, or of the Moon's day and phase. */
function wordOf({ values, words }: WriteContext, id: string): string | null {
  const [family, ...rest] = id.split('.');
  const key = rest.join('.');
  if (family === 'moon-day') return words.moonDay[key] ?? null;
  if (family === 'phase-now') return words.phaseNow[key] ?? null;
  return values.words[id] ?? null;
}

/** "24°07′", cut and never rounded. */
function degrees(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function list(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
}
