/** The dream fact sheet: what was found in the words, and what the person answered. Nothing about what is to come. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { countValue, derived, fact, flagValue, idValue } from '../values.ts';
import { DREAM_KINDS } from './lexicon.ts';
import type { DreamInput, DreamReading, DreamSymbol } from './read-dream.ts';

/** Moves when the lexicon gains or loses an entry, so that an old sheet says what it was read with. */
export const LEXICON_VERSION = 1;

const FOUND = 'source.dream-lexicon';
const ANSWERED = 'source.your-answer';

/** The sheet of mode `dream-interpretation`. `reading` is what the reader made of `input`. */
export function dreamSheet(input: DreamInput, reading: DreamReading): FactSheet {
  const facts: Fact[] = [
    fact(
      'dream.language',
      idValue(reading.lang),
      'label.dream-language',
      derived('majority-of-letters', [], FOUND),
    ),
    ...reading.symbols.flatMap((symbol, at) => symbolFacts(symbol, at + 1)),
    ...reading.feelings.map(({ id, span }, at) =>
      fact(
        `dream.emotion.${at + 1}`,
        idValue(id),
        'label.dream-emotion',
        derived('word-in-text', [], FOUND, { word: span.text, at: span.start }),
      ),
    ),
    ...DREAM_KINDS.map((kind) =>
      fact(
        `dream.count.${kind}`,
        countValue(reading.counts[kind]),
        'label.dream-count',
        derived('words-counted', [], FOUND),
      ),
    ),
    ...answerFacts(reading),
  ];
  return sealSheet({
    mode: 'dream-interpretation',
    engineVersion,
    school: { lexicon: `soulstice-${LEXICON_VERSION}` },
    inputs: {
      text: input.text,
      feeling: input.feeling,
      returning: input.returning,
      nightPart: input.nightPart,
      causes: [...input.causes],
      earlier: input.earlier.map(({ date, symbols }) => ({ date, symbols: [...symbols] })),
    },
    missing: [],
    facts,
    complete: ['dream.*'],
    caveats: [],
    confidence: 'medium',
    sources: [FOUND, ANSWERED],
  });
}

function symbolFacts({ id, spans, before }: DreamSymbol, at: number): readonly Fact[] {
  const name = `dream.symbol.${at}`;
  const words = spans.map(({ text }) => text);
  const places = spans.map(({ start }) => start);
  const found = fact(
    name,
    idValue(id),
    'label.dream-symbol',
    derived('word-in-text', [], FOUND, { words, at: places }),
  );
  if (before.length === 0) return [found];
  const earlier = derived('same-image-in-journal', [name], 'source.dream-journal', { dates: [...before] });
  return [found, fact(`${name}.before`, countValue(before.length), 'label.dream-symbol-before', earlier)];
}

function answerFacts({ feeling, returning, cause, nightPart }: DreamReading): readonly Fact[] {
  const answered = derived('answered-by-you', [], ANSWERED);
  return [
    ...(feeling === null ? [] : [fact('dream.feeling', idValue(feeling), 'label.dream-feeling', answered)]),
    ...(returning === null
      ? []
      : [fact('dream.returning', flagValue(returning), 'label.dream-returning', answered)]),
    ...(cause === null ? [] : [fact('dream.cause', idValue(cause), 'label.dream-cause', answered)]),
    ...(nightPart === null
      ? []
      : [fact('dream.night-part', idValue(nightPart), 'label.dream-night-part', answered)]),
  ];
}
