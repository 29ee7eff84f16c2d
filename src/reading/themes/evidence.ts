/** The facts of a western birth chart that mean something for a theme, each with its meaning. */
import type { FactId } from '#facts/fact-id.ts';
import { aspectIds } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Meaning } from './theme.ts';

/** How two bodies stand to each other: conjunction; square or opposition; sextile or trine. */
export type Contact = 'together' | 'tense' | 'easy';

/** What a piece of evidence is, for the sentence that names it. */
export type EvidenceShape =
  | { readonly type: 'sign'; readonly body: string; readonly sign: string }
  | { readonly type: 'house'; readonly body: string; readonly house: number }
  | { readonly type: 'retrograde'; readonly body: string }
  | { readonly type: 'dignity'; readonly body: string; readonly dignity: string }
  | { readonly type: 'aspect'; readonly a: string; readonly aspect: string; readonly b: string }
  | { readonly type: 'cusp'; readonly house: number; readonly sign: string }
  | { readonly type: 'ruler'; readonly house: number; readonly ruler: string; readonly stands: number }
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'sect'; readonly sect: string }
  | {
      readonly type: 'balance';
      readonly of: string;
      readonly extent: 'much' | 'none';
      readonly count: number;
    };

export type Evidence = {
  /** Key of the meaning: `natal.venus.sign=aries`. */
  readonly key: string;
  readonly cites: readonly FactId[];
  readonly shape: EvidenceShape;
  /** What it counts as once per theme: the body, or the pair. */
  readonly source: string;
  readonly meaning: Meaning;
  /** 0.4 to 1.2: how tight a contact is, how strong the house of a placement. */
  readonly strength: number;
};

/** Who rules and who stands in each house; both empty without a birth time. */
export type Houses = {
  readonly rulers: ReadonlyMap<number, string>;
  readonly occupants: ReadonlyMap<number, readonly string[]>;
};

const contacts: Readonly<Record<string, Contact>> = {
  conjunction: 'together',
  square: 'tense',
  opposition: 'tense',
  sextile: 'easy',
  trine: 'easy',
};

/** Planets that a whole age group shares: a pair of two of them says half as much of one person. */
const SLOW: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto']);
/** How many of ten planets are much of an element or a modality. */
const MUCH = 5;

const aspectPair = new RegExp(`^natal\\.([a-z]+)-(${aspectIds.join('|')})-([a-z]+)\\.orb$`);

/** Reads a sheet. Facts that do not survive the doubt in the birth time are left out, and so is what has no meaning. */
export function evidenceOf(
  sheet: Pick<FactSheet, 'facts'>,
  meanings: ReadonlyMap<string, Meaning>,
): readonly Evidence[] {
  const facts = factsById(sheet);
  const word = (id: string): string | null => {
    const fact = facts.get(id as FactId);
    return fact?.value.type === 'id' && isSure(fact) ? fact.value.id : null;
  };
  const found: Evidence[] = [];
  const add = (
    key: string,
    cites: readonly string[],
    shape: EvidenceShape,
    source: string,
    strength: number,
  ): void => {
    const meaning = meanings.get(key);
    if (meaning !== undefined)
      found.push({ key, cites: cites as readonly FactId[], shape, source, meaning, strength });
  };
  const placed = (body: string): number => houseStrength(word(`natal.${body}.house`));

  for (const fact of sheet.facts) {
    if (!isSure(fact)) continue;
    const { id, value } = fact;
    const aspect = aspectPair.exec(id);
    if (aspect !== null) {
      const [, a = '', name = '', b = ''] = aspect;
      const contact = contacts[name];
      if (contact !== undefined)
        add(
          `natal.${a}-${contact}-${b}`,
          [id],
          { type: 'aspect', a, aspect: name, b },
          `${a}-${b}`,
          tightness(fact) * (SLOW.has(a) && SLOW.has(b) ? 0.5 : 1),
        );
      continue;
    }
    const own = /^natal\.([a-z]+)\.(sign|house|retrograde|dignity)$/.exec(id);
    if (own !== null) {
      const [, body = '', level] = own;
      if (level === 'retrograde') {
        if (value.type === 'flag' && value.on)
          add(id, [id], { type: 'retrograde', body }, body, placed(body));
      } else if (value.type === 'id') {
        const shape: EvidenceShape =
          level === 'house'
            ? { type: 'house', body, house: Number(value.id) }
            : level === 'sign'
              ? { type: 'sign', body, sign: value.id }
              : { type: 'dignity', body, dignity: value.id };
        add(`${id}=${value.id}`, [id], shape, body, placed(body));
      }
      continue;
    }
    const cusp = /^natal\.house(\d+)\.(sign|ruler)$/.exec(id);
    if (cusp !== null && value.type === 'id') {
      const house = Number(cusp[1]);
      if (cusp[2] === 'sign')
        add(`${id}=${value.id}`, [id], { type: 'cusp', house, sign: value.id }, `house${house}`, 1);
      else {
        const stands = word(`natal.${value.id}.house`);
        if (stands !== null)
          add(
            `natal.house${house}.ruler.house=${stands}`,
            [id, `natal.${value.id}.house`],
            { type: 'ruler', house, ruler: value.id, stands: Number(stands) },
            `house${house}`,
            houseStrength(stands),
          );
      }
      continue;
    }
    const balance = /^natal\.(element|modality)\.([a-z]+)\.count$/.exec(id);
    if (balance !== null && value.type === 'count') {
      const [, kind, of = ''] = balance;
      const extent = value.n >= MUCH ? 'much' : value.n === 0 ? 'none' : null;
      if (extent !== null)
        add(`natal.${kind}.${of}=${extent}`, [id], { type: 'balance', of, extent, count: value.n }, of, 1);
      continue;
    }
    if ((id === 'natal.phase' || id === 'natal.sect') && value.type === 'id')
      add(
        `${id}=${value.id}`,
        [id],
        id === 'natal.phase' ? { type: 'phase', phase: value.id } : { type: 'sect', sect: value.id },
        id,
        1,
      );
  }
  return found;
}

/** Rulers and occupants of the houses on a sheet. */
export function housesOf(sheet: Pick<FactSheet, 'facts'>): Houses {
  const rulers = new Map<number, string>();
  const occupants = new Map<number, readonly string[]>();
  for (const fact of sheet.facts) {
    const match = /^natal\.house(\d+)\.(ruler|occupants)$/.exec(fact.id);
    if (match === null || !isSure(fact)) continue;
    if (fact.value.type === 'id') rulers.set(Number(match[1]), fact.value.id);
    if (fact.value.type === 'ids') occupants.set(Number(match[1]), fact.value.ids);
  }
  return { rulers, occupants };
}

function isSure({ survives, value }: Fact): boolean {
  return survives !== 'no' && value.type !== 'either';
}

/** 1 for an exact contact, 0.4 at the edge of its orb. */
function tightness({ value, derivation }: Fact): number {
  const orb = value.type === 'degrees' ? value.deg : value.type === 'degree-range' ? value.toDeg : 0;
  const limit = derivation.values?.['limit'];
  const share = typeof limit === 'number' && limit > 0 ? Math.min(1, Math.abs(orb) / limit) : 0.5;
  return 1 - 0.6 * share;
}

/** Angular, succedent and cadent houses; 1 without a house. */
function houseStrength(house: string | null): number {
  if (house === null) return 1;
  const rest = Number(house) % 3;
  return rest === 1 ? 1.2 : rest === 2 ? 1 : 0.8;
}
