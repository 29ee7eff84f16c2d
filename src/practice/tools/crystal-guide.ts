/**
 * Crystal Guide: three stones for an intention, each with the points that chose it and where tradition has them from.
 *
 * Points: 4 for each theme found in the intention, 2 for the sign of the natal Sun, 2 for that of the natal Moon, 1 for
 * the Moon of the moment. The three highest are suggested; equal ones are told apart by the seed alone. Stones are
 * reminders to hold, not remedies.
 */
import type { FactId } from '#facts/fact-id.ts';
import type { ScoreRow } from '#facts/reading.ts';
import { seededStream, shuffled } from '#lib/seeded-stream.ts';
import { moonHalf } from './ask-universe.ts';
import { CRYSTALS, INTENTION_THEMES } from './crystals.ts';
import type { Crystal, CrystalId, IntentionTheme } from './crystals.ts';
import type { SkyWords } from './sky-words.ts';
import { toolSentence, wordingOf } from './tool-reading.ts';
import type { Pick, ToolReading } from './tool-reading.ts';
import type { CitedSign, ToolSky } from './tool-sky.ts';

export type CrystalWords = {
  readonly headings: { readonly stones: string; readonly practice: string };
  readonly stones: Readonly<
    Record<
      CrystalId,
      {
        readonly name: string;
        /** How it looks in the hand, a sentence. */
        readonly look: string;
        /** What tradition says and which one, one or two sentences. */
        readonly lore: string;
      }
    >
  >;
  readonly care: Readonly<Record<Exclude<Crystal['care'], 'sturdy'>, string>>;
  /** Words and phrases of an intention that point to a theme, lower case. */
  readonly cues: Readonly<Record<IntentionTheme, readonly string[]>>;
  /** A phrase for "it is kept for …". */
  readonly theme: Readonly<Record<IntentionTheme, string>>;
  readonly intention: readonly ((stone: string, themes: readonly string[]) => string)[];
  readonly sun: readonly ((stone: string, sign: string) => string)[];
  readonly moon: readonly ((stone: string, sign: string) => string)[];
  readonly sky: readonly ((stone: string) => string)[];
  readonly alone: (stone: string) => string;
  readonly noTheme: string;
  /** Two minutes with a stone or any pebble. */
  readonly practice: readonly string[];
  readonly pebble: string;
  readonly reminder: string;
};

export type CrystalInput = { readonly intention: string; readonly sky: ToolSky; readonly turn: number };

export type CrystalChoice = {
  readonly id: CrystalId;
  readonly rows: readonly (ScoreRow & { readonly cites: readonly FactId[] })[];
  readonly points: number;
  readonly themes: readonly IntentionTheme[];
};

export const STONES_SUGGESTED = 3;

const THEME_POINTS = 4;
const NATAL_POINTS = 2;
const MOON_POINTS = 1;

/** The themes an intention names, in the order of `INTENTION_THEMES`. Whole words and phrases only. */
export function themesIn(intention: string, cues: CrystalWords['cues']): readonly IntentionTheme[] {
  const text = ` ${intention
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')} `;
  return INTENTION_THEMES.filter((theme) => cues[theme].some((cue) => text.includes(` ${cue} `)));
}

/** The stones of an intention with the sum behind each; three, the weightiest first. */
export function chooseCrystals(
  themes: readonly IntentionTheme[],
  sky: ToolSky,
  seed: string,
): readonly CrystalChoice[] {
  return shuffled(CRYSTALS, seededStream(seed))
    .map((crystal): CrystalChoice => {
      const met = crystal.themes.filter((theme) => themes.includes(theme));
      const rows = [
        ...met.map((theme) => ({ part: `theme.${theme}`, points: THEME_POINTS, cites: [] })),
        ...signRow('sun', crystal, sky.natalSun),
        ...signRow('moon', crystal, sky.natalMoon),
        ...(crystal.moon === moonHalf(sky.phase.id)
          ? [{ part: 'sky', points: MOON_POINTS, cites: sky.phase.cites }]
          : []),
      ];
      const points = rows.reduce((sum, row) => sum + row.points, 0);
      return { id: crystal.id, rows, points, themes: met };
    })
    .toSorted((p, q) => q.points - p.points)
    .slice(0, STONES_SUGGESTED);
}

/** The reading, and the stones with their sums for the "why these" table. */
export function crystalGuide(
  input: CrystalInput,
  words: CrystalWords,
  skyWords: SkyWords,
): { readonly reading: ToolReading; readonly choices: readonly CrystalChoice[] } {
  const themes = themesIn(input.intention, words.cues);
  const { pick, seed } = wordingOf('crystal-guide', [input.intention, input.sky.phase.id], input.turn);
  // Other words are about the same stones.
  const { seed: fixed } = wordingOf('crystal-guide', [input.intention, input.sky.phase.id], 0);
  const choices = chooseCrystals(themes, input.sky, fixed);
  const stones = choices.map((choice) => ({
    heading: words.stones[choice.id].name,
    sentences: [
      toolSentence('core', words.stones[choice.id].look),
      ...reasonsOf(choice, input.sky, words, skyWords, pick),
      toolSentence('observe', words.stones[choice.id].lore),
      ...careOf(choice.id, words),
    ],
  }));
  const intro = themes.length === 0 ? [toolSentence('limit', words.noTheme)] : [];
  return {
    choices,
    reading: {
      seed,
      parts: [
        {
          heading: words.headings.stones,
          sentences: [
            ...intro,
            toolSentence('observe', skyWords.phase[input.sky.phase.id], input.sky.phase.cites),
          ],
        },
        ...stones,
        {
          heading: words.headings.practice,
          sentences: [
            toolSentence('practice', pick(words.practice)),
            toolSentence('practice', words.pebble),
            toolSentence('limit', words.reminder),
          ],
        },
      ],
    },
  };
}

// ---- the steps ----

/** A sign counts only when the birth leaves no other open. */
function signRow(part: string, crystal: Crystal, cited: CitedSign | null): CrystalChoice['rows'] {
  const [sign, other] = cited?.signs ?? [];
  if (cited === null || sign === undefined || other !== undefined) return [];
  return crystal.signs.includes(sign) ? [{ part, points: NATAL_POINTS, cites: cited.cites }] : [];
}

function reasonsOf(
  choice: CrystalChoice,
  sky: ToolSky,
  words: CrystalWords,
  skyWords: SkyWords,
  pick: Pick,
): ToolReading['parts'][number]['sentences'] {
  const { name } = words.stones[choice.id];
  const met = choice.themes.map((theme) => words.theme[theme]);
  if (choice.rows.length === 0) return [toolSentence('core', words.alone(name))];
  return [
    ...(met.length === 0 ? [] : [toolSentence('core', pick(words.intention)(name, met))]),
    ...choice.rows.flatMap(({ part, cites }) => {
      if (part === 'sun')
        return [
          toolSentence('core', pick(words.sun)(name, skyWords.either(sky.natalSun?.signs ?? [])), cites),
        ];
      if (part === 'moon')
        return [
          toolSentence('core', pick(words.moon)(name, skyWords.either(sky.natalMoon?.signs ?? [])), cites),
        ];
      return part === 'sky' ? [toolSentence('core', pick(words.sky)(name), cites)] : [];
    }),
  ];
}

function careOf(id: CrystalId, words: CrystalWords): ToolReading['parts'][number]['sentences'] {
  const care = CRYSTALS.find((crystal) => crystal.id === id)?.care ?? 'sturdy';
  return care === 'sturdy' ? [] : [toolSentence('limit', words.care[care])];
}
