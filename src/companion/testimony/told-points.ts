/**
 * Points of a sheet that is read row by row: two charts side by side, or a Human Design chart.
 *
 * Unlike testimonies of a birth chart, which frames word anew each time, a point here is told in authored sentences. It
 * still rests on facts of the sheet alone, and what does not survive the doubt in a birth time is not told.
 */
import type { Topic } from '#facts/ask.ts';
import type { Fact, Json } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Move, ScoreRow } from '#facts/reading.ts';
import { significators } from '#reading/themes/significators.ts';

/** The words for such points; an argument, part of a voice pack. */
export type ToldWords = {
  /** Said first when the chart is somebody else’s: who “you” is. The name, or null when none was given. */
  readonly readTo: (name: string | null) => string;
  readonly synastry: {
    /** Sentences on an aspect from a point of the first person to one of the second. */
    readonly aspect: (
      a: string,
      aspect: string,
      b: string,
      orbDeg: number | null,
      other: string | null,
      /** Any whole number: which of several ways to say it. */
      variant: number,
    ) => readonly string[];
    /** How to keep somebody whose birth was told in a message, and that they should agree. */
    readonly offerSave: (other: string | null) => readonly string[];
    /** `whose` body stands in a house of the other. */
    readonly overlay: (body: string, house: number, whose: 'first' | 'second') => readonly string[];
    /** The sum of the rows, and what helps and strains in it. */
    readonly score: (total: number, ease: number, tension: number, variant: number) => readonly string[];
    /** What two charts cannot say. */
    readonly limit: readonly string[];
  };
  readonly humanDesign: {
    readonly whole: (
      what: 'type' | 'strategy' | 'authority' | 'profile' | 'definition' | 'cross',
      value: string,
    ) => readonly string[];
    /** What the doubt in the time leaves open: two values or more. */
    readonly open: (what: 'type' | 'authority' | 'profile', values: readonly string[]) => readonly string[];
    readonly channel: (a: number, b: number) => readonly string[];
    readonly center: (center: string, defined: boolean) => readonly string[];
    /** A gate of the Sun or the Earth on one side. */
    readonly gate: (
      side: 'personality' | 'design',
      body: 'sun' | 'earth',
      gate: number,
      line: number | null,
    ) => readonly string[];
  };
};

export type ToldPoint = {
  /** Stable name, the memory of what was said: `synastry:moon-square-sun`. */
  readonly key: string;
  readonly sentences: readonly string[];
  readonly cites: readonly FactId[];
  readonly move: Move;
  /** Frames the whole and comes first; not counted against the length. */
  readonly isFrame: boolean;
  readonly rows: readonly ScoreRow[];
  readonly score: number;
};

/** Every point that can be told, strongest first; frames before the rest. */
export function toldPoints(sheet: FactSheet, words: ToldWords, topic: Topic): readonly ToldPoint[] {
  // A value given as either of two is sure as such, though neither of the two is.
  const facts = sheet.facts.filter(({ survives, value }) => survives !== 'no' || value.type === 'either');
  const points =
    sheet.mode === 'synastry'
      ? synastryPoints(facts, words.synastry, topic, otherName(sheet))
      : humanDesignPoints(facts, words.humanDesign, topic);
  return points
    .filter(({ sentences }) => sentences.length > 0)
    .toSorted(
      (p, q) => Number(q.isFrame) - Number(p.isFrame) || q.score - p.score || (p.key < q.key ? -1 : 1),
    );
}

function point(
  key: string,
  sentences: readonly string[],
  cites: readonly FactId[],
  how: {
    readonly move: Move;
    readonly isFrame?: boolean;
    readonly rows: readonly ScoreRow[];
  },
): ToldPoint {
  return {
    key,
    sentences,
    cites,
    move: how.move,
    isFrame: how.isFrame === true,
    rows: how.rows,
    score: how.rows.reduce((sum, { points }) => sum + points, 0),
  };
}

const HARD = new Set(['square', 'opposition']);
const EASY = new Set(['sextile', 'trine']);
/** What two people notice of each other daily weighs more than what all of their age share. */
const QUICK = new Set(['moon', 'mercury', 'venus', 'sun', 'mars', 'asc']);
const ASKED_POINTS = 8;
const WIDEST_TIGHTNESS = 12;
const SLOW_SHARE = 0.4;
const OVERLAY_POINTS = 4;
/** The sum stands first whatever else is told. */
const SCORE_WEIGHT = 20;

/** A number of a fact id, so that contacts side by side are not all worded alike. */
function variantOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** What the second person is called; null when no name was given. */
export function otherName({ inputs }: FactSheet): string | null {
  const { names } = inputs as { readonly names?: { readonly second: string | null } };
  return names?.second ?? null;
}

function synastryPoints(
  facts: readonly Fact[],
  words: ToldWords['synastry'],
  topic: Topic,
  other: string | null,
): ToldPoint[] {
  const { natural, co, houses } = significators[topic === 'none' ? 'compatibility' : topic];
  const asked = new Set<string>([...natural, ...co]);
  const weights = weightsOf(facts);
  return facts.flatMap((fact): ToldPoint[] => {
    const { id, value, derivation } = fact;
    if (id === 'synastry.score' && value.type === 'count') {
      const [ease, tension] = [number(derivation.values?.['ease']), number(derivation.values?.['tension'])];
      return [
        point('synastry:score', words.score(value.n, ease, tension, variantOf(topic)), [id], {
          move: 'answer',
          isFrame: true,
          rows: [{ part: 'weight', points: SCORE_WEIGHT }],
        }),
      ];
    }
    const aspect = /^synastry\.([a-z]+)-([a-z]+)-([a-z]+)\.orb$/.exec(id);
    if (aspect !== null) {
      const [, a = '', kind = '', b = ''] = aspect;
      const orb = value.type === 'degrees' ? value.deg : value.type === 'degree-range' ? value.toDeg : null;
      const limit = number(derivation.values?.['limit']) || 1;
      const quick = (QUICK.has(a) ? 1 : 0) + (QUICK.has(b) ? 1 : 0);
      const tightness = WIDEST_TIGHTNESS * (1 - (orb ?? limit) / limit) * (quick === 0 ? SLOW_SHARE : 1);
      const rows: ScoreRow[] = [
        { part: 'tightness', points: round(tightness) },
        { part: 'weight', points: Math.abs(weights.get(`${a}-${kind}-${b}`) ?? 3 * quick) },
        {
          part: 'relevance',
          points: (asked.has(a) || asked.has(b) ? 1 : 0) * (quick === 0 ? 2 : ASKED_POINTS),
        },
      ];
      return [
        point(
          `synastry:${a}-${kind}-${b}`,
          words.aspect(a, kind, b, value.type === 'degrees' ? value.deg : null, other, variantOf(id)),
          [id],
          {
            move: HARD.has(kind) ? 'tension' : EASY.has(kind) ? 'resource' : 'observe',
            rows,
          },
        ),
      ];
    }
    const overlay = /^(synastry|partner)\.([a-z]+)\.overlay$/.exec(id);
    if (overlay !== null && value.type === 'id') {
      const [, prefix = '', body = ''] = overlay;
      const house = Number(value.id);
      const rows: ScoreRow[] = [
        { part: 'weight', points: OVERLAY_POINTS },
        {
          part: 'relevance',
          points: (houses.some((one) => one === house) ? ASKED_POINTS : 0) + (asked.has(body) ? 4 : 0),
        },
      ];
      const whose = prefix === 'partner' ? 'second' : 'first';
      return [
        point(`overlay:${whose}:${body}`, words.overlay(body, house, whose), [id], {
          move: 'observe',
          rows,
        }),
      ];
    }
    return [];
  });
}

/** The points of each contact as the score shows them. */
function weightsOf(facts: readonly Fact[]): ReadonlyMap<string, number> {
  const rows = facts.find(({ id }) => id === 'synastry.score')?.derivation.values?.['rows'];
  const found = new Map<string, number>();
  if (!Array.isArray(rows)) return found;
  for (const row of rows as readonly Json[]) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) continue;
    const { key, points } = row as { readonly key?: Json; readonly points?: Json };
    if (typeof key === 'string') found.set(key, number(points));
  }
  return found;
}

/** Centres that speak to a topic, most of all. Our reading of the common descriptions; shown as points. */
const CENTERS_FOR: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  love: ['solar-plexus', 'g'],
  partner: ['solar-plexus', 'g', 'sacral'],
  compatibility: ['solar-plexus', 'g'],
  work: ['sacral', 'heart', 'root'],
  money: ['heart', 'spleen'],
  mood: ['solar-plexus', 'root'],
  decision: ['solar-plexus', 'sacral', 'spleen'],
  self: ['g', 'throat'],
  study: ['ajna', 'head'],
};

const WHOLE_WEIGHT = {
  type: 20,
  strategy: 19,
  authority: 18,
  profile: 12,
  definition: 9,
  cross: 4,
} as const;

function humanDesignPoints(
  facts: readonly Fact[],
  words: ToldWords['humanDesign'],
  topic: Topic,
): ToldPoint[] {
  const centers = new Set(CENTERS_FOR[topic] ?? []);
  const lines = new Map(facts.map(({ id, value }) => [id as string, value]));
  return facts.flatMap(({ id, value }): ToldPoint[] => {
    const whole = /^humandesign\.(type|strategy|authority|profile|definition|cross)$/.exec(id);
    if (whole !== null && value.type === 'id') {
      const what = whole[1] as keyof typeof WHOLE_WEIGHT;
      const decides = topic === 'decision' && (what === 'authority' || what === 'strategy');
      const rows = [
        { part: 'weight', points: WHOLE_WEIGHT[what] },
        { part: 'relevance', points: decides ? ASKED_POINTS : 0 },
      ];
      const frame = what === 'type';
      return [
        point(`hd:${what}`, words.whole(what, value.id), [id], {
          move: frame ? 'core' : 'observe',
          isFrame: frame,
          rows,
        }),
      ];
    }
    const open = /^humandesign\.(type|authority|profile)$/.exec(id);
    if (open !== null && value.type === 'either') {
      const what = open[1] as 'type' | 'authority' | 'profile';
      const rows = [{ part: 'weight', points: WHOLE_WEIGHT[what] }];
      return [
        point(`hd:${what}`, words.open(what, value.ids), [id], {
          move: 'limit',
          isFrame: what === 'type',
          rows,
        }),
      ];
    }
    const channel = /^humandesign\.channel\.(\d+)-(\d+)$/.exec(id);
    if (channel !== null) {
      const rows = [{ part: 'weight', points: 11 }];
      return [
        point(
          `hd:channel:${channel[1]}-${channel[2]}`,
          words.channel(Number(channel[1]), Number(channel[2])),
          [id],
          { move: 'resource', rows },
        ),
      ];
    }
    const center = /^humandesign\.center\.([a-z-]+)\.defined$/.exec(id);
    if (center !== null && value.type === 'flag') {
      const name = center[1] ?? '';
      const rows = [
        { part: 'weight', points: value.on ? 6 : 7 },
        { part: 'relevance', points: centers.has(name) ? ASKED_POINTS : 0 },
      ];
      return [
        point(`hd:center:${name}`, words.center(name, value.on), [id], {
          move: value.on ? 'resource' : 'tension',
          rows,
        }),
      ];
    }
    const gate = /^humandesign\.(personality|design)\.(sun|earth)\.gate$/.exec(id);
    if (gate !== null && value.type === 'id') {
      const [, side = '', body = ''] = gate;
      const lineId = `humandesign.${side}.${body}.line`;
      const line = lines.get(lineId);
      const known = line?.type === 'id' ? Number(line.id) : null;
      const rows = [{ part: 'weight', points: body === 'sun' ? 8 : 5 }];
      return [
        point(
          `hd:gate:${side}:${body}`,
          words.gate(side as 'personality', body as 'sun', Number(value.id), known),
          [id, ...(known === null ? [] : [lineId as FactId])],
          { move: 'observe', rows },
        ),
      ];
    }
    return [];
  });
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
