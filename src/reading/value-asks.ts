/** Questions that ask for one value, recognised by their words: "when is the next Mercury retrograde", "what rules my seventh house". */
import type { Ask, Kind } from '#facts/ask.ts';
import { signIds } from '#facts/fact-id.ts';
import type { EventKey } from '#facts/sky-event.ts';

/** What is asked for, and what of. Absent parts were not named. */
export type ValueAsk = {
  readonly what: string;
  readonly body?: string;
  readonly sign?: string;
  readonly house?: number;
  readonly phase?: 'full' | 'new';
  /** `saturn:return`. */
  readonly cycle?: string;
  /** `grand-trine`. */
  readonly pattern?: string;
};

/** The table of content/en/value-asks.json: patterns with slots, and names of what they catch. */
export type ValueAskTable = {
  readonly slots: Readonly<Record<string, string>>;
  readonly rows: readonly { readonly what: string; readonly asks: readonly string[] }[];
  readonly cycles: Readonly<Record<string, string>>;
  readonly patterns: Readonly<Record<string, string>>;
  readonly points: Readonly<Record<string, string>>;
};

export type ValueAskFinder = (text: string) => readonly ValueAsk[];

/** Compiles the table: one value a sentence, of the first row that fits. Throws on a slot that does not exist. */
export function createValueAskFinder(table: ValueAskTable): ValueAskFinder {
  const fill = (source: string): string =>
    source.replace(/\{([a-z]+)\}/gu, (_, name: string) => {
      const slot = table.slots[name];
      if (slot === undefined) throw new Error(`No slot "${name}" among the value asks`);
      return fill(slot);
    });
  const rules = table.rows.flatMap(({ what, asks }) =>
    asks.map((ask) => ({ what, pattern: new RegExp(fill(ask), 'u') })),
  );
  return (text) =>
    sentencesOf(text).flatMap((sentence) => {
      for (const { what, pattern } of rules) {
        const found = pattern.exec(sentence);
        if (found !== null) return askOf(what, found.groups ?? {}, table);
      }
      return [];
    });
}

function askOf(
  what: string,
  { body, sign, house, phase, cycle, pattern }: Readonly<Record<string, string | undefined>>,
  table: ValueAskTable,
): ValueAsk {
  const caught = pattern === undefined ? undefined : table.patterns[pattern];
  return {
    what,
    ...(body === undefined ? {} : { body: table.points[body] ?? body }),
    ...(sign === undefined ? {} : { sign }),
    ...(house === undefined ? {} : { house: houseNumber(house) }),
    ...(phase === 'full' || phase === 'new' ? { phase } : {}),
    ...(cycle === undefined ? {} : { cycle: table.cycles[cycle] ?? cycle }),
    ...(caught === undefined ? {} : { pattern: caught }),
  };
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

function houseNumber(word: string): number {
  const at = ordinals.indexOf(word);
  return at < 0 ? Number.parseInt(word, 10) : at + 1;
}

/** Lower case, straight apostrophes, "what is" for "what's" and "whats". */
function sentencesOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|when|who|where|which)'?s\b/gu, '$1 is')
    .split(/[.?!;\n]+|, (?=and\b|what\b|when\b|is\b|do\b)/u)
    .map((one) => one.replace(/\s+/gu, ' ').trim())
    .filter((one) => one !== '')
    .slice(0, 12);
}

/** Kinds that are no question for a value, whatever words they hold. */
const OTHER: ReadonlySet<Kind> = new Set([
  'why',
  'should',
  'feelings',
  'how-to',
  'unsafe',
  'correction',
  'out-of-domain',
  'other-person',
  'compatibility',
  'draw',
  'strengths',
  'explain',
]);

/** Whether a question may ask for a value; otherwise it asks for a reading, or what a word means. */
export function asksForValue({ act, kind }: Ask): boolean {
  return act === 'ask' && !OTHER.has(kind);
}

/** Sun signs at which seasons begin. */
const TURNS: Readonly<Record<string, string>> = {
  'equinox-march': 'aries',
  'solstice-june': 'cancer',
  'equinox-september': 'libra',
  'solstice-december': 'capricorn',
};

/** The sign in which the Sun's change is the answer; undefined where the question names no season. */
export function seasonSign({ what, sign }: ValueAsk): string | undefined {
  if (what === 'season') return sign;
  if (what === 'season-end') return signIds[(signIds.indexOf(sign as never) + 1) % 12];
  return TURNS[what];
}

/** The events that have to stand on the sheet for the values asked for. */
export function eventsAsked(ask: Ask, asks: readonly ValueAsk[]): readonly EventKey[] {
  const keys = asksForValue(ask) ? asks.flatMap(keysOf) : [];
  const { kind, from, to } = ask.frame;
  const isDay = ask.kind === 'date' && kind === 'day' && from !== null && from === to;
  return [...new Set(isDay ? [...keys, `day:${from}`] : keys)].toSorted();
}

function keysOf(ask: ValueAsk): readonly EventKey[] {
  const { what, body, sign, phase, cycle } = ask;
  switch (what) {
    case 'retrograde-now':
    case 'retrograde-next':
    case 'retrograde-end':
      return [`station:${body}`];
    case 'ingress':
      return [`ingress:${body}`];
    case 'void':
      return ['ingress:moon'];
    case 'ingress-sign':
      return [`ingress:${body}:${sign}`];
    case 'eclipse':
      return ['eclipse:sun', 'eclipse:moon'];
    case 'eclipse-sun':
    case 'eclipse-moon':
      return [what.replace('-', ':')];
    case 'lunation':
      return [sign === undefined ? `lunation:${phase}` : `lunation:${phase}:${sign}`];
    case 'cycle':
    case 'cycle-now':
    case 'cycle-past':
      return [`cycle:${cycle}`];
    default: {
      const season = seasonSign(ask);
      return season === undefined ? [] : [`ingress:sun:${season}`];
    }
  }
}
