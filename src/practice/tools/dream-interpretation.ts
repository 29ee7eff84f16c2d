/**
 * Dream Interpreter: the images one by one, first as a question to the dreamer, then as reflection, then as folklore
 * under its own name; two readings that differ; a question to take back to sleep. No omens.
 */
import { factId } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Sentence } from '#facts/reading.ts';
import type { DreamFeeling, DreamKind } from '#traditions/dream/lexicon.ts';
import type { DreamCause, NightPart } from '#traditions/dream/questions.ts';
import type { DreamReading, DreamSymbol } from '#traditions/dream/read-dream.ts';
import { toolSentence, wordingOf } from './tool-reading.ts';
import type { Pick, ToolPart, ToolReading } from './tool-reading.ts';

export type DreamSymbolWords = {
  /** As a sentence uses it: "a snake", "falling". */
  readonly name: string;
  /** What it may stand for, two or three nouns: "attraction, threat, a change of skin". */
  readonly reflective: string;
  /** What people say it means, where it is from named by the frame around it; null when we know of none. */
  readonly folk: string | null;
};

export type DreamWords = {
  readonly headings: {
    readonly images: string;
    readonly first: string;
    readonly second: string;
    readonly question: string;
  };
  readonly symbols: Readonly<Record<string, DreamSymbolWords>>;
  readonly feelings: Readonly<Record<DreamFeeling, string>>;
  /** A question about what an image of this kind is to the dreamer. */
  readonly ask: Readonly<Record<DreamKind, readonly ((name: string) => string)[]>>;
  readonly reflect: readonly ((name: string, themes: string) => string)[];
  /** The first of a reading says that it is folklore and no forecast. */
  readonly folkFirst: (name: string, reading: string) => string;
  readonly folk: readonly ((name: string, reading: string) => string)[];
  readonly before: (name: string, dates: readonly string[]) => string;
  readonly noSymbols: string;
  /** Reading one: by feeling. */
  readonly byShift: readonly ((from: string, to: string) => string)[];
  readonly byFeeling: readonly ((feeling: string) => string)[];
  readonly byNoFeeling: string;
  readonly cause: Readonly<Record<DreamCause, string>>;
  readonly returning: string;
  /** Reading two: by what happens and where it begins and ends. */
  readonly byAction: readonly ((action: string, image: string) => string)[];
  readonly byEnds: readonly ((first: string, last: string) => string)[];
  readonly byOne: readonly ((image: string) => string)[];
  readonly byNone: string;
  readonly night: Readonly<Record<NightPart, string>>;
  readonly differ: readonly string[];
  readonly question: readonly ((name: string) => string)[];
  readonly openQuestion: readonly string[];
};

export const IMAGES_TOLD = 5;

/** The reading of a dream. `text` is the dream as written: it only opens the wording. */
export function dreamInterpretation(
  text: string,
  dream: DreamReading,
  words: DreamWords,
  turn: number,
): ToolReading {
  const { pick, seed } = wordingOf('dream-interpreter', [text, dream.feeling ?? ''], turn);
  const images = dream.symbols.flatMap((symbol, at) => {
    const said = words.symbols[symbol.id];
    return said === undefined ? [] : [{ symbol, said, cite: factId(`dream.symbol.${at + 1}`) }];
  });
  const told = chosenImages(images);
  const lead = told.find(({ symbol }) => symbol.kind !== 'action');
  const firstFolk = told.find(({ said }) => said.folk !== null);
  return {
    seed,
    parts: [
      {
        heading: words.headings.images,
        sentences:
          told.length === 0
            ? [toolSentence('limit', words.noSymbols)]
            : told.flatMap((image) => imageSentences(image, image === firstFolk, words, pick)),
      },
      firstReading(dream, words, pick),
      secondReading(told, dream, words, pick),
      {
        heading: words.headings.question,
        sentences: [
          toolSentence(
            'askback',
            lead === undefined ? pick(words.openQuestion) : pick(words.question)(lead.said.name),
            lead === undefined ? [] : [lead.cite],
          ),
        ],
      },
    ],
  };
}

type Image = { readonly symbol: DreamSymbol; readonly said: DreamSymbolWords; readonly cite: FactId };

/** At most five: what came before in the journal first, then what came most often, then the order of the dream. */
function chosenImages(images: readonly Image[]): readonly Image[] {
  return images
    .toSorted(
      (p, q) =>
        q.symbol.before.length - p.symbol.before.length || q.symbol.spans.length - p.symbol.spans.length,
    )
    .slice(0, IMAGES_TOLD)
    .toSorted((p, q) => (p.symbol.spans[0]?.start ?? 0) - (q.symbol.spans[0]?.start ?? 0));
}

function imageSentences(
  { symbol, said, cite }: Image,
  isFirstFolk: boolean,
  words: DreamWords,
  pick: Pick,
): readonly Sentence[] {
  const folk = isFirstFolk ? words.folkFirst : pick(words.folk);
  return [
    toolSentence('askback', pick(words.ask[symbol.kind])(said.name), [cite]),
    toolSentence('core', pick(words.reflect)(said.name, said.reflective), [cite]),
    ...(said.folk === null ? [] : [toolSentence('observe', folk(said.name, said.folk), [cite])]),
    ...(symbol.before.length === 0
      ? []
      : [toolSentence('observe', words.before(said.name, symbol.before), [factId(`${cite}.before`)])]),
  ];
}

/** By feeling: how it turned, or how it felt on waking; then what the person says it came from. */
function firstReading(dream: DreamReading, words: DreamWords, pick: Pick): ToolPart {
  const { shift, feeling, feelings, cause, returning } = dream;
  const [only] = feelings;
  const felt = (): Sentence => {
    if (shift !== null)
      return toolSentence('core', pick(words.byShift)(words.feelings[shift.from], words.feelings[shift.to]), [
        factId('dream.emotion.1'),
        factId(`dream.emotion.${feelings.length}`),
      ]);
    if (feeling !== null)
      return toolSentence('core', pick(words.byFeeling)(words.feelings[feeling]), [factId('dream.feeling')]);
    if (only !== undefined)
      return toolSentence('core', pick(words.byFeeling)(words.feelings[only.id]), [
        factId('dream.emotion.1'),
      ]);
    return toolSentence('limit', words.byNoFeeling);
  };
  return {
    heading: words.headings.first,
    sentences: [
      felt(),
      ...(cause === null ? [] : [toolSentence('core', words.cause[cause], [factId('dream.cause')])]),
      ...(returning === true ? [toolSentence('observe', words.returning, [factId('dream.returning')])] : []),
    ],
  };
}

/** By what happens: an action beside the image nearest it, or the first image and the last. */
function secondReading(
  images: readonly Image[],
  { nightPart }: DreamReading,
  words: DreamWords,
  pick: Pick,
): ToolPart {
  const action = images.find(({ symbol }) => symbol.kind === 'action');
  const things = images.filter(({ symbol }) => symbol.kind !== 'action');
  const first = things[0] ?? images[0];
  const last = things.at(-1);
  const told = (): Sentence => {
    if (first === undefined) return toolSentence('limit', words.byNone);
    if (action !== undefined && action !== first)
      return toolSentence('core', pick(words.byAction)(action.said.name, first.said.name), [
        action.cite,
        first.cite,
      ]);
    if (last !== undefined && last !== first)
      return toolSentence('core', pick(words.byEnds)(first.said.name, last.said.name), [
        first.cite,
        last.cite,
      ]);
    return toolSentence('core', pick(words.byOne)(first.said.name), [first.cite]);
  };
  return {
    heading: words.headings.second,
    sentences: [
      told(),
      ...(nightPart === null
        ? []
        : [toolSentence('observe', words.night[nightPart], [factId('dream.night-part')])]),
      toolSentence('tension', pick(words.differ)),
    ],
  };
}
