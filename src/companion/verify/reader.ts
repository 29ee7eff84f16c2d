/** What the readers of one sentence share: its tags, its scope, what was spoken of before, and where claims go. */
import type { FactId } from '#facts/fact-id.ts';
import type { Claim, ClaimShape } from './claim.ts';
import type { DateSaid } from './dates.ts';
import type { Token } from './lex.ts';
import type { Office } from './offices.ts';
import type { Scope } from './scope.ts';
import type { SheetView } from './sheet-view.ts';

/** What the sheet says to a claim: it holds, it does not, or the sheet is silent; with the facts that tell. */
export type Outcome = { readonly is: 'true' | 'false' | 'unknown'; readonly facts: readonly string[] };

/** One fact that may bear a claim out. */
export type Candidate = { readonly slot: string; readonly outcome: Outcome };

export type Whose = 'natal' | 'sky' | 'partner' | 'composite' | 'other';

/** A body, an angle or a lot that a sentence speaks of, at a token. */
export type Mention = {
  readonly body: string;
  readonly at: number;
  /** First token of the phrase, its owner word included. */
  readonly from: number;
  readonly whose: Whose | null;
  readonly isLot: boolean;
  /** Stands for what was named before: "it", "both", "yours". */
  readonly isPronoun: boolean;
  /** The other end of an aspect or of a rulership: not what the sentence goes on about. */
  readonly isObject: boolean;
  /** Mentions joined by "and" share a group. */
  readonly group: number;
};

/** Something with a date: the contacts or the period that a sentence is timing. */
export type Timed = {
  readonly at: number;
  readonly stems: readonly string[];
  readonly type: 'contact' | 'period' | 'moon';
  /** Contacts whose orb the sentence may go on to tell. */
  readonly orbs: readonly string[];
  /** What a date beside it is, when the sentence does not say. */
  readonly role: 'exact' | 'enter' | 'leave' | null;
};

/** What earlier sentences leave to "it", "both", "the square", and to "yes, it is". */
export type Memory = {
  bodies: readonly Mention[];
  timed: Timed | null;
  card: string | null;
  hexagram: string | null;
  asked: readonly Ask[];
  /** What the question just before was about: a bare "In the tenth house." answers for it. */
  askedOf: Mention | null;
};

export type Ask = {
  readonly shape: ClaimShape;
  readonly says: string;
  readonly negated: boolean;
  readonly candidates: readonly Candidate[];
};

export type Reader = {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly scope: Scope;
  readonly view: SheetView;
  readonly dates: readonly DateSaid[];
  readonly cites: readonly FactId[];
  readonly memory: Memory;
  readonly offices: readonly Office[];
  readonly mentions: readonly Mention[];
  readonly timed: Timed[];
  readonly asks: Ask[];
  /** Tokens that a claim has taken, so that no other reader takes them again. */
  readonly taken: Set<number>;
};

export const isCue = (token: Token | undefined, ...ids: readonly string[]): boolean =>
  token?.kind === 'cue' && ids.includes(token.id);
export const isMark = (token: Token | undefined, ...ids: readonly string[]): boolean =>
  token?.kind === 'mark' && ids.includes(token.id);

export const known = (holds: boolean, ...facts: readonly string[]): Outcome => ({
  is: holds ? 'true' : 'false',
  facts,
});
export const unknown: Outcome = { is: 'unknown', facts: [] };

/** Records a claim whose value stands at token `at`; nothing where that token is not live. */
export function say(
  reader: Reader,
  at: number,
  ask: { shape: ClaimShape; says: string; negated?: boolean; candidates: readonly Candidate[] },
): void {
  if (reader.scope.live[at] !== true) return;
  const negated = (ask.negated ?? false) !== reader.scope.untrue;
  reader.asks.push({ ...ask, negated });
}

/** The verdict of a claim: the cited fact decides, else any that holds; a contradiction needs all that are there to differ. */
export function judge(ask: Ask, cites: readonly FactId[]): Claim {
  const cited = ask.candidates.filter(({ outcome }) =>
    outcome.facts.some((id) => cites.includes(id as FactId)),
  );
  const decisive = cited.length > 0 ? cited : ask.candidates;
  const holds = (wanted: 'true' | 'false') => decisive.find(({ outcome }) => outcome.is === wanted);
  const yes = holds(ask.negated ? 'false' : 'true');
  const no = holds(ask.negated ? 'true' : 'false');
  const found = yes ?? no;
  return {
    shape: ask.shape,
    slot: (found ?? ask.candidates[0])?.slot ?? ask.shape,
    says: ask.says,
    negated: ask.negated,
    verdict: yes !== undefined ? 'supported' : no !== undefined ? 'contradicted' : 'unsupported',
    facts: (found?.outcome.facts ?? []) as readonly FactId[],
  };
}

/** A single-valued fact against a word: a fact that holds one of two is neither borne out nor denied by one of them. */
export function wordOutcome(
  view: SheetView,
  slot: string,
  said: readonly string[],
  same: (held: string, one: string) => boolean = (held, one) => held === one,
): Outcome {
  const held = view.words(slot);
  if (held === null) return unknown;
  const matching = held.filter((one) => said.some((word) => same(one, word)));
  if (matching.length === 0) return known(false, slot);
  return matching.length === held.length ? known(true, slot) : { is: 'unknown', facts: [slot] };
}

/** Tokens that may stand between "not" and the word it denies. */
const LIGHT_KINDS = new Set<Token['kind']>(['number', 'mark']);
const LIGHT_CUES = new Set([
  'light',
  'be',
  'stand',
  'in',
  'from',
  'of',
  'the',
  'to',
  'with',
  'your',
  'natal',
  'sky',
  'moving',
  'here',
  'or',
  'and',
  'sign-word',
  'house-word',
  'aspect-word',
  'card-word',
  'indefinite',
  'rules',
  'ruled-by',
  'ruler',
  'holds',
  'cusp',
  'exact',
  'enter',
  'leave',
  'their',
  'line-word',
  'changing',
  'drawn',
  'year-word',
  'around',
  'within',
  'over',
  'nearly',
  'exactly',
  'planet-word',
  'both',
  'same',
  'not',
  'you',
  'pada',
  'count-verb',
  'half',
  'again',
  'until',
  'element-word',
  'tropical',
  'sidereal',
  'between',
]);

/**
 * Whether a "not" after token `from` and before token `to` governs what stands at `to`.
 *
 * It governs the next word with content: in "does not rest easily in Aries" that is the resting, and the place stays said. A list
 * of like values ("not in Aries or Taurus") is denied whole. A comma with a fresh subject, or "but", ends its reach.
 */
export function isNegated(reader: Reader, from: number, to: number): boolean {
  const { tokens } = reader;
  const value = tokens[to];
  let negated = false;
  let since = from;
  for (let i = from + 1; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined || value === undefined) break;
    // "Direct Wealth is absent from your month pillar".
    if (isCue(token, 'absent') && isCue(tokens[i + 1], 'from', 'in')) {
      negated = true;
      since = i;
    } else if (isCue(token, 'not')) {
      // "the part that says no, is …": the word itself, denying nothing.
      negated = !isMark(tokens[i + 1], ',', '.') && tokens[i - 1]?.id !== 'says';
      since = i;
    } else if (isMark(token, ',') && !tokens.slice(since, i).some(({ kind }) => kind === value.kind))
      negated = false;
    else if (isCue(token, 'but', 'it', 'because', 'not-only')) negated = false;
    // "never left Aries" is still in it.
    else if (isCue(token, 'leave') && (value.kind === 'sign' || value.kind === 'house')) negated = false;
    else if (!negated) continue;
    else if (token.kind === 'cue' ? !LIGHT_CUES.has(token.id) : !isLight(token, value)) negated = false;
  }
  return negated;
}

function isLight(token: Token, value: Token): boolean {
  if (LIGHT_KINDS.has(token.kind) || token.kind === value.kind) return true;
  if (token.kind === 'ordinal') return true;
  // "does not square Mars", "is not the ruler of the seventh": the name on the way belongs to what is denied.
  return (
    token.kind === 'body' || token.kind === 'aspect' || (token.kind === 'house' && value.kind === 'body')
  );
}

/** A "no", "none of" or "neither" right before a phrase that begins at `at`. */
export function isDeniedBefore(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const token = tokens[i];
    if (isCue(token, 'not')) {
      // "No, your Moon is …" answers; it denies nothing of what follows.
      return !isMark(tokens[i + 1], ',');
    }
    if (!isCue(token, 'the', 'your', 'in', 'of', 'natal', 'indefinite', 'light')) return false;
  }
  return false;
}

/** Mention at a token. */
export function mentionAt(reader: Reader, at: number): Mention | undefined {
  return reader.mentions.find((mention) => mention.at === at);
}

/** All mentions joined with one. */
export function groupOf(reader: Reader, mention: Mention): readonly Mention[] {
  return reader.mentions.filter(({ group }) => group === mention.group);
}

/** Tokens strictly between two places. */
export function tokensBetween(reader: Reader, from: number, to: number): readonly Token[] {
  return reader.tokens.slice(from + 1, to);
}

export const sameClause = (reader: Reader, a: number, b: number): boolean =>
  reader.scope.clause[a] === reader.scope.clause[b];

/** The first mention of a clause that is nobody's object: what it is about. */
export function subjectOf(reader: Reader, clause: number): Mention | undefined {
  return reader.mentions.find((mention) => !mention.isObject && reader.scope.clause[mention.at] === clause);
}

/** Whose body it is when its own words do not tell: the clause may ("now", "at birth", "in their chart"). */
export function whoseIn(reader: Reader, mention: Mention): Whose | null {
  const clause = reader.scope.clause[mention.at];
  const inClause = reader.tokens.filter((_, i) => reader.scope.clause[i] === clause);
  const heard = mention.isPronoun ? reader.tokens.slice(0, mention.at) : inClause;
  // "Venus in the navamsa", and "it" after that: another chart, which no sheet of ours holds.
  if (heard.some((token) => isCue(token, 'other-chart')) && !inClause.some((token) => isCue(token, 'natal')))
    return 'other';
  if (mention.whose !== null) return mention.whose;
  // "Your partner has a Cancer Moon": the one who is named first in the clause owns what follows.
  if (
    (reader.view.hasFamily('partner') || reader.view.hasFamily('synastry')) &&
    reader.tokens.some(
      (token, i) => isCue(token, 'other-person') && i < mention.at && reader.scope.clause[i] === clause,
    )
  )
    return 'partner';
  const isNow = inClause.some((token) => isCue(token, 'sky'));
  const isBirth = inClause.some((token) => isCue(token, 'natal', 'born'));
  // "was passing through Leo at your birth".
  if (isNow || (!isBirth && inClause.some((token) => isCue(token, 'moving')))) return 'sky';
  if (
    inClause.some(
      (token) => isCue(token, 'natal', 'born') || /^(?:which )?you (?:have|were born)/i.test(token.text),
    )
  )
    return 'natal';
  // Who answers for a house is settled at birth, and so is where that planet stands.
  if (
    inClause.some((token) => isCue(token, 'ruler', 'ruled-by', 'rules')) &&
    inClause.some(({ kind }) => kind === 'house')
  )
    return 'natal';
  return null;
}

/** Families whose birth chart the sheet may hold, the one the sentence names first. */
export function chartPrefixes(reader: Reader): readonly string[] {
  if (reader.tokens.some((token) => isCue(token, 'sidereal'))) return ['vedic'];
  if (reader.tokens.some((token) => isCue(token, 'tropical'))) return ['natal'];
  return reader.view.mode === 'vedic'
    ? ['vedic', 'natal', 'thai']
    : reader.view.mode.startsWith('thai')
      ? ['thai', 'natal', 'vedic']
      : reader.view.mode === 'khmer'
        ? ['khmer']
        : ['natal', 'vedic', 'thai'];
}

/** Families of the moving sky, each tradition's own. */
const SKIES = ['transit', 'sky', 'vedic.transit', 'thaitransit', 'thaiday'];

/** Ids at which a field of a body may stand, for whosever body it is. */
export function slotsOf(reader: Reader, mention: Mention, field: string): readonly string[] {
  const whose = whoseIn(reader, mention);
  const { body } = mention;
  if (mention.isLot) return [`natal.lot.${body}.${field}`];
  const natal = chartPrefixes(reader).flatMap((prefix) =>
    body === 'asc' && prefix !== 'natal' ? [`${prefix}.lagna.${field}`] : [`${prefix}.${body}.${field}`],
  );
  const sky = SKIES.map((prefix) => `${prefix}.${body}.${field}`);
  switch (whose) {
    case 'natal':
      return natal;
    case 'sky':
      return sky;
    case 'partner':
      return [`partner.${body}.${field}`];
    case 'composite':
      return [`composite.${body}.${field}`];
    case 'other':
      return [];
    case null:
      return [...natal, ...sky];
  }
}
