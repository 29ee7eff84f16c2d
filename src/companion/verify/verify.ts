/**
 * Judges sentences against a sheet: does this sentence say something that the sheet denies, or does not hold?
 *
 * Pure and deterministic. Text is never edited; each sentence gets a verdict, its claims, and its marks put right.
 */
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Verdict } from '#facts/reading.ts';
import { judge, isCue } from './reader.ts';
import type { Ask, Memory, Reader } from './reader.ts';
import type { Claim } from './claim.ts';
import { datesIn } from './dates.ts';
import { lex, lexiconOf } from './lex.ts';
import type { Token } from './lex.ts';
import { mentionsIn } from './mentions.ts';
import { holderOfOffice, officesIn } from './offices.ts';
import { readAspects } from './read-aspects.ts';
import { readCards } from './read-cards.ts';
import { readContactCounts } from './read-contact-counts.ts';
import { readCounts } from './read-counts.ts';
import { readDates } from './read-dates.ts';
import { readEvents } from './read-events.ts';
import { readHexagrams } from './read-hexagrams.ts';
import { readPillars } from './read-pillars.ts';
import { readPlaces } from './read-places.ts';
import { readRulers } from './read-rulers.ts';
import { readRoles } from './read-roles.ts';
import { readSlots } from './read-slots.ts';
import { readWhole } from './read-whole.ts';
import { retag } from './retag.ts';
import { scopeOf } from './scope.ts';
import { settleOpen } from './settle-open.ts';
import { viewSheet } from './sheet-view.ts';
import type { SheetView } from './sheet-view.ts';
import { facetsOf, factsIn } from './slot-words.ts';
import { splitSentences, splitThai } from './split.ts';
import type { VerifierWords } from './words.ts';

export type VerifyInput = {
  /**
   * In the order of the text: "it" and "both" look back. `byCitation` marks a sentence of the composer whose frame says that its
   * words are an authored meaning: it stands on its marks where no claim can be read in it.
   */
  readonly sentences: readonly {
    readonly text: string;
    readonly cites: readonly FactId[];
    readonly byCitation?: boolean;
  }[];
  readonly sheet: Pick<FactSheet, 'mode' | 'facts' | 'complete'>;
  readonly lang: 'en' | 'th';
  /** IANA zone of the person's days: every date is judged in it. */
  readonly zone: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
  readonly words: VerifierWords;
};

export type Verified = {
  readonly verdict: Verdict;
  /** The marks as they should stand: those of supported claims added, those that share nothing with the sentence removed. */
  readonly cites: readonly FactId[];
  readonly claims: readonly Claim[];
  /** The fact that denies the sentence; null when none does. */
  readonly truth: FactId | null;
};

const WORST: readonly Verdict[] = ['contradicted', 'unsupported', 'supported', 'reflection'];

/** Verdicts for the sentences, in order. Throws on an unknown zone. */
export function verify(input: VerifyInput): readonly Verified[] {
  const view = viewSheet(input.sheet, input.zone, input.nowMs);
  const memory: Memory = {
    bodies: [],
    timed: null,
    card: null,
    hexagram: null,
    asked: [],
    askedOf: null,
  };
  return input.sentences.map(({ text, cites, byCitation }) => {
    const split = input.lang === 'th' ? splitThai : splitSentences;
    const found = split(text, input.words).map((piece) =>
      readSentence(piece.text, cites, view, memory, input.words),
    );
    const claims = found.flatMap((one) => one.claims);
    const tokens = found.flatMap((one) => one.tokens);
    const verdict = combine(claims, cites, byCitation === true);
    return {
      verdict,
      cites: byCitation === true ? cites : marksFor(cites, claims, tokens, view, memory),
      claims,
      truth: claims.find((claim) => claim.verdict === 'contradicted')?.facts[0] ?? null,
    };
  });
}

function combine(claims: readonly Claim[], cites: readonly FactId[], byCitation: boolean): Verdict {
  const found = WORST.find((verdict) => claims.some((claim) => claim.verdict === verdict));
  return found ?? (byCitation && cites.length > 0 ? 'supported' : 'reflection');
}

/** Families of a sheet's ids and of its mode: whose plain words count. */
function isPresentIn(view: SheetView): (family: string) => boolean {
  return (family) => view.hasFamily(family) || view.mode.includes(family);
}

function readSentence(
  sentence: string,
  cites: readonly FactId[],
  view: SheetView,
  memory: Memory,
  words: VerifierWords,
): { readonly claims: readonly Claim[]; readonly tokens: readonly Token[] } {
  const tokens = retag(lex(sentence, lexiconOf(words), isPresentIn(view)), memory, view);
  const answer = answerTo(tokens, memory);
  if (answer !== null) return { claims: answer.map((ask) => judge(ask, cites)), tokens };
  const scope = scopeOf(sentence, tokens, words);
  const isQuestion = scope.live.every((live) => !live) && /\?\s*["”’')\]]*$/u.test(sentence);
  const offices = officesIn(tokens);
  const unnamed = offices.filter(({ named }) => named === null);
  const reader: Reader = {
    sentence,
    tokens,
    // What a question asks is read as if it were said, and kept for the answer.
    scope: isQuestion ? { ...scope, live: tokens.map(() => true) } : scope,
    view,
    dates: datesIn(tokens, { today: view.today, buddhistYears: words.buddhistYears }),
    cites,
    memory,
    offices,
    mentions: mentionsIn(
      tokens,
      scope,
      memory,
      view.hasFamily('partner') || view.hasFamily('synastry'),
      new Map(
        unnamed.map(({ from, to, house }) => [
          to,
          { from, body: holderOfOffice(view, house) ?? `ruler${house}` },
        ]),
      ),
    ),
    timed: [],
    asks: [],
    // A house that names its ruler is no place.
    taken: new Set(unnamed.flatMap(({ from, to }) => [from, to])),
  };
  if (!readEvents(reader)) readAll(reader);
  remember(reader, isQuestion);
  return { claims: isQuestion ? [] : settleOpen(reader).map((ask) => judge(ask, cites)), tokens };
}

function readAll(reader: Reader): void {
  readSlots(reader);
  readRulers(reader);
  readRoles(reader);
  readCards(reader);
  readHexagrams(reader);
  readAspects(reader);
  readContactCounts(reader);
  readCounts(reader);
  readPillars(reader);
  readPlaces(reader);
  readWhole(reader);
  readDates(reader);
}

/** "Yes, it is." and "No." take a stand on what was asked just before. */
function answerTo(tokens: readonly Token[], memory: Memory): readonly Ask[] | null {
  if (memory.asked.length === 0) return null;
  const content = tokens.filter(({ kind }) => kind !== 'mark');
  const first = content[0];
  const isYes = isCue(first, 'yes');
  const isNo = isCue(first, 'no') || (isCue(first, 'not') && content.length <= 4 && first?.start === 0);
  const isShort = content.length <= 5 && content.every(({ kind }) => kind === 'cue' || kind === 'word');
  const isItIs = isCue(first, 'it') && isCue(content[1], 'be') && content.length <= 3;
  if (!isShort || (!isYes && !isNo && !isItIs)) return null;
  const denies = isNo || (isItIs && content.some((token) => isCue(token, 'not')));
  return memory.asked.map((ask) => (denies ? { ...ask, negated: !ask.negated } : ask));
}

function remember(reader: Reader, isQuestion: boolean): void {
  const { memory, mentions, timed } = reader;
  memory.asked = isQuestion ? reader.asks : [];
  const named = mentions.filter(({ isPronoun }) => !isPronoun);
  if (named.length > 0) {
    // The subject of the sentence is what "it" goes on about; the others come before it.
    const subject = named.findLast(({ isObject }) => !isObject) ?? named.at(-1);
    memory.bodies = [...named.filter((one) => one !== subject), ...(subject === undefined ? [] : [subject])];
  }
  memory.askedOf = isQuestion ? (memory.bodies.at(-1) ?? null) : null;
  const last = timed.at(-1);
  if (last !== undefined) memory.timed = last;
}

/** Adds the facts that bear the claims out, drops marks that speak of nothing the sentence names. */
function marksFor(
  cites: readonly FactId[],
  claims: readonly Claim[],
  tokens: readonly Token[],
  view: SheetView,
  memory: Memory,
): readonly FactId[] {
  const spoken = new Set(
    tokens.flatMap(({ kind, id }) =>
      kind === 'word' || kind === 'mark' || kind === 'cue'
        ? []
        : kind === 'house'
          ? [`house${id}`, id]
          : [id],
    ),
  );
  for (const { body } of memory.bodies)
    if (tokens.some((token) => isCue(token, 'it', 'both', 'yours', 'which'))) spoken.add(body);
  const claimed = new Set<string>([...claims.flatMap(({ facts }) => facts), ...slotFacts(tokens, view)]);
  const kept = cites.filter(
    (id) => id.startsWith('caveat.') || claimed.has(id) || sharesEntity(id, spoken, view),
  );
  if (kept.length > 0) return kept;
  return [...new Set(claims.flatMap((claim) => (claim.verdict === 'supported' ? claim.facts : [])))];
}

/** Facts of the slots that a sentence names, filled or not. */
function slotFacts(tokens: readonly Token[], view: SheetView): readonly string[] {
  return tokens.flatMap(({ kind, id }) =>
    kind === 'slot' ? facetsOf(id).flatMap(({ facts }) => factsIn(view, facts)) : [],
  );
}

function sharesEntity(id: FactId, spoken: ReadonlySet<string>, view: SheetView): boolean {
  const parts = id.split(/[.-]/);
  if (parts.some((part) => spoken.has(part))) return true;
  return [...(view.words(id) ?? []), ...(view.list(id) ?? [])].some((word) => spoken.has(word));
}
