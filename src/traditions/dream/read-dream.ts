/** What can be counted in a dream as it was written down: images, feelings, how they turn, and what came before. */
import type { Span } from '#facts/ask.ts';
import { wordFinder } from './find-words.ts';
import type { FoundWord } from './find-words.ts';
import { DREAM_KINDS } from './lexicon.ts';
import type { DreamFeeling, DreamKind, DreamLexicon } from './lexicon.ts';
import { causeOf } from './questions.ts';
import type { CauseAnswer, DreamCause, NightPart } from './questions.ts';

export type DreamInput = {
  readonly text: string;
  /** Answers to the guided questions; null or empty for "unsure". */
  readonly feeling: DreamFeeling | null;
  readonly returning: boolean | null;
  readonly nightPart: NightPart | null;
  readonly causes: readonly CauseAnswer[];
  /** Earlier dreams of the person's journal with the images found in them then. */
  readonly earlier: readonly { readonly date: string; readonly symbols: readonly string[] }[];
};

export type DreamSymbol = {
  readonly id: string;
  readonly kind: DreamKind;
  /** Every place it stands at, in the order of the text. */
  readonly spans: readonly Span[];
  /** Dates of earlier dreams with the same image, oldest first. */
  readonly before: readonly string[];
};

export type DreamReading = {
  readonly lang: 'en' | 'th';
  /** In the order they first come. Actions are among them, told apart by their kind. */
  readonly symbols: readonly DreamSymbol[];
  /** How often images of each kind come, repeats counted. */
  readonly counts: Readonly<Record<DreamKind, number>>;
  /** Words for feelings, in the order of the text; denied ones are left out. */
  readonly feelings: readonly { readonly id: DreamFeeling; readonly span: Span }[];
  /** The first and the last feeling word, when they differ. */
  readonly shift: { readonly from: DreamFeeling; readonly to: DreamFeeling } | null;
  readonly feeling: DreamFeeling | null;
  readonly returning: boolean | null;
  readonly nightPart: NightPart | null;
  readonly cause: DreamCause | null;
};

export type DreamReader = (input: DreamInput) => DreamReading;

/** Denials reach this many characters ahead: "not at all afraid", "ไม่ได้กลัว". */
const DENIAL_REACH = 14;

/** A reader over a lexicon. Make it once: the index of the words is built here. */
export function createDreamReader(lexicon: DreamLexicon): DreamReader {
  const symbols = new Map(lexicon.entries.map((entry) => [`symbol:${entry.id}`, entry]));
  const feelings = new Map(lexicon.feelings.map((feeling) => [`feeling:${feeling.id}`, feeling]));
  const find = wordFinder(
    [
      ...[...symbols].map(([key, { forms }]) => ({ key, forms })),
      ...[...feelings].map(([key, { forms }]) => ({ key, forms })),
      { key: 'pass-over', forms: lexicon.passOver },
      { key: 'denial', forms: lexicon.denials },
    ],
    lexicon.between,
  );

  return (input) => {
    const found = find(input.text);
    const images = found.flatMap(({ key, span }) => {
      const entry = symbols.get(key);
      return entry === undefined ? [] : [{ entry, span }];
    });
    const felt = found.flatMap(({ key, span }) => {
      const id = feelings.get(key)?.id;
      return id === undefined || isDenied(span, found) ? [] : [{ id, span }];
    });
    const first = felt[0]?.id;
    const last = felt.at(-1)?.id;
    return {
      lang: languageOf(input.text),
      symbols: [...new Set(images.map(({ entry }) => entry))].map(({ id, kind }) => ({
        id,
        kind,
        spans: images.filter(({ entry }) => entry.id === id).map(({ span }) => span),
        before: input.earlier
          .filter((dream) => dream.symbols.includes(id))
          .map(({ date }) => date)
          .toSorted(),
      })),
      counts: countsOf(images.map(({ entry }) => entry.kind)),
      feelings: felt,
      shift: first === undefined || last === undefined || first === last ? null : { from: first, to: last },
      feeling: input.feeling,
      returning: input.returning,
      nightPart: input.nightPart,
      cause: causeOf(input.causes),
    };
  };
}

/** A denial takes the first feeling after it, and no second one: "not afraid, only sad". */
function isDenied(span: Span, found: readonly FoundWord[]): boolean {
  const before = found.findLast(
    ({ key, span: other }) => other.end <= span.start && (key === 'denial' || key.startsWith('feeling:')),
  );
  return before?.key === 'denial' && span.start - before.span.end <= DENIAL_REACH;
}

function countsOf(kinds: readonly DreamKind[]): Readonly<Record<DreamKind, number>> {
  const counts = {} as Record<DreamKind, number>;
  for (const kind of DREAM_KINDS) counts[kind] = kinds.filter((one) => one === kind).length;
  return counts;
}

/** By majority of letters; English on a tie. */
function languageOf(text: string): 'en' | 'th' {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return thai > latin ? 'th' : 'en';
}
