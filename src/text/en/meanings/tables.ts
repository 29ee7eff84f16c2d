/** The tables of meanings, typed, with typographic apostrophes. */
import chartWords from '#content/en/chart-words.json' with { type: 'json' };
import selfPassages from '#content/en/passages/self.json' with { type: 'json' };
import skyWords from '#content/en/sky-words.json' with { type: 'json' };
import transitTable from '#content/en/transit-meanings.json' with { type: 'json' };
import westernTable from '#content/en/western-meanings.json' with { type: 'json' };

type Table<Value> = Readonly<Record<string, Value | undefined>>;

type RawRow = { readonly clause: string; readonly themes: readonly (readonly (string | number)[])[] };

/** What a fact means: a clause in the second person, and themes with weights of 1 to 3. */
export type Row = {
  readonly clause: string;
  readonly themes: readonly (readonly [theme: string, weight: number])[];
};

/** What a transit is like, what it is good for, and what to go easy on; the last two are nouns or end in -ing. */
export type TransitRow = { readonly like: string; readonly use: string; readonly care: string };

/** What a theme means for a person: what they do, its good side, its price, and three steps. */
export type Passage = {
  readonly short: string;
  readonly strength: string;
  readonly cost: string;
  readonly steps: readonly string[];
};

/** How two points are linked, the five aspects in three groups. */
export type Contact = 'together' | 'tense' | 'easy';

const contacts: Table<Contact> = {
  conjunction: 'together',
  square: 'tense',
  opposition: 'tense',
  sextile: 'easy',
  trine: 'easy',
};

const western: Table<RawRow> = { ...westernTable, ...chartWords.rows };
const transits: Table<TransitRow> = transitTable;
const otherTransits: Table<Readonly<Record<Contact, TransitRow>>> = chartWords.transits;
const bodies: Table<{
  readonly name: string;
  readonly article?: boolean;
  readonly is: string | null;
  readonly shows: string;
}> = skyWords.bodies;
const houses: Table<string> = skyWords.houses;
const concerns: Table<string> = chartWords.concerns;
const points: Table<string> = chartWords.points;
const passages: Table<Passage> = selfPassages;

/** Straight apostrophes of the tables become typographic ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** The row of a fact, such as `natal.sun.sign=leo`. */
export function rowOf(fact: string): Row | null {
  const row = western[fact];
  if (row === undefined) return null;
  return {
    clause: curly(row.clause),
    themes: row.themes.map(([theme, weight]) => [String(theme), Number(weight)]),
  };
}

/** The group of a major aspect; null for a minor one. */
export const contactOf = (aspect: string): Contact | null => contacts[aspect] ?? null;

/** The row of a pair of points, in either order. */
export function pairRow(a: string, contact: Contact, b: string): Row | null {
  return rowOf(`natal.${a}-${contact}-${b}`) ?? rowOf(`natal.${b}-${contact}-${a}`);
}

/** The row of a transit; where the table has none, one of the moving body about the point. */
export function transitRow(mover: string, contact: Contact, point: string): TransitRow | null {
  const row = transits[`transit.${mover}-${contact}-${point}`] ?? otherTransits[mover]?.[contact];
  if (row === undefined) return null;
  const write = (text: string) => curly(text.replaceAll('{point}', concern(point)));
  return { like: write(row.like), use: write(row.use), care: write(row.care) };
}

/** What a theme says about the person themselves; null for an unknown one. */
export function selfPassage(theme: string): Passage | null {
  const found = passages[theme];
  if (found === undefined) return null;
  const { short, strength, cost, steps } = found;
  return { short: curly(short), strength: curly(strength), cost: curly(cost), steps: steps.map(curly) };
}

/** "how you love": what a point stands for, as part of a sentence. */
export const concern = (point: string): string => concerns[point] ?? 'this';

/** "the Moon", "Venus", "your rising sign". */
export function spoken(point: string): string {
  const body = bodies[point];
  if (point === 'asc' || point === 'mc') return `your ${body?.name ?? ''}`;
  if (body !== undefined) return body.article === true ? `the ${body.name}` : body.name;
  return point === 'lilith' ? 'Lilith' : point === 'vertex' ? 'the Vertex' : `the Lot of ${capital(point)}`;
}

/** "Venus, the planet of love," or the bare name where none is needed. */
export function introduced(body: string): string {
  const is = bodies[body]?.is ?? null;
  return is === null ? spoken(body) : `${spoken(body)}, ${is},`;
}

/** What a point shows: "how you love and what you enjoy". */
export const shows = (point: string): string => bodies[point]?.shows ?? concern(point);

/** What a point is, in one sentence; null for ids that stand for none. */
export function pointSentence(point: string): string | null {
  const written = points[point];
  if (written !== undefined) return curly(written);
  if (bodies[point] === undefined) return null;
  return `${capital(introduced(point))} shows ${shows(point)}.`;
}

/** "the house of partners", "the most private part of a chart". */
export const houseIs = (house: number): string => houses[String(house)] ?? '';

/** "home and family": what a house is about. */
export const houseTopic = (house: number): string => chartWords.houseTopics[house - 1] ?? '';

export const signName = (sign: string): string => capital(sign);

/** Words that one sentence may have. */
const LONGEST = 32;

/** A fact and its clause after a colon, or as two sentences where one would be too long. */
export function stated(fact: string, clause: string): string {
  const words = `${fact} ${clause}`.split(' ').length;
  return words > LONGEST ? `${fact}. ${capital(clause)}.` : `${fact}: ${clause}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
