/** What of a cast is worth telling, and what is asked when a hexagram gains. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, moveOf, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader, TopicGains } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';

/**
 * Hexagrams whose subject is what a topic asks. The families of 31, 32, 37 and 54 stand in the significators of the companion; the
 * rest go by the subject of the hexagram's name and statement.
 */
const subjects: Readonly<Partial<Record<Topic, readonly number[]>>> = {
  love: [31, 32, 44, 53, 54, 61],
  partner: [8, 31, 32, 37, 53, 54],
  compatibility: [8, 13, 31, 38, 61],
  breakup: [12, 23, 24, 33, 38, 54, 59],
  work: [1, 7, 18, 19, 35, 42, 46, 49, 50, 55, 63],
  study: [4, 20, 26, 30, 46, 64],
  money: [9, 14, 26, 41, 42, 47, 60],
  family: [2, 18, 37, 45],
  'home-move': [37, 48, 56],
  friendship: [8, 13, 45, 58, 61],
  decision: [3, 5, 10, 17, 28, 33, 34, 39, 43, 57, 64],
  self: [1, 2, 15, 24, 25, 48, 52],
  mood: [5, 11, 29, 36, 40, 47, 51, 58],
  spirit: [20, 25, 50, 52, 59, 61],
  creativity: [1, 16, 22, 30],
  travel: [10, 56, 62],
  legal: [6, 21, 43],
};
const NAMED: readonly number[] = [31, 32, 37, 54];

/** The four hexagrams of difficulty (四大難卦), and five that commentaries call favourable throughout. */
const HARD: readonly number[] = [3, 29, 39, 47];
const EASY: readonly number[] = [11, 14, 15, 42, 58];

const toneOf = (hexagram: number): 'hard' | 'easy' | 'plain' => {
  if (HARD.includes(hexagram)) return 'hard';
  return EASY.includes(hexagram) ? 'easy' : 'plain';
};

function gainsOf(hexagram: number): TopicGains {
  const asked = (Object.keys(subjects) as Topic[]).filter((topic) => subjects[topic]?.includes(hexagram));
  return gains(NAMED.includes(hexagram) ? 12 : 8, ...asked);
}

/** Points of a sheet of mode `i-ching`. */
export function hexagramPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const changing = view.ids('iching.changing');
  const primary = Number(view.id('iching.primary'));
  const drafts: PointDraft[] = [
    {
      key: 'iching:primary',
      facts: ['iching.primary', 'iching.primary.below', 'iching.primary.above'],
      move: 'core',
      weight: 20,
      topics: gainsOf(primary),
      isFrame: true,
    },
    ...changing.map((place) => linePoint(view, place)),
    ...(changing.length === 0 ? [stillPoint()] : [relatingPoint(view)]),
    {
      key: 'iching:nuclear',
      facts: ['iching.nuclear', 'iching.primary'],
      move: 'observe',
      weight: 10,
      topics: gainsOf(Number(view.id('iching.nuclear'))),
    },
    {
      key: 'iching:trigrams',
      facts: ['iching.primary.below', 'iching.primary.above'],
      move: 'observe',
      weight: 9,
      topics: gains(4, 'self', 'decision', 'partner', 'work'),
    },
    ...fitPoints(view),
    {
      key: 'iching:inverse',
      facts: ['iching.inverse', 'iching.primary'],
      move: 'observe',
      weight: view.id('iching.inverse') === view.id('iching.primary') ? 2 : 5,
      topics: gains(6, 'compatibility', 'partner', 'friendship'),
    },
    {
      key: 'iching:opposite',
      facts: ['iching.opposite', 'iching.primary'],
      move: 'tension',
      weight: 5,
      topics: gains(4, 'decision', 'breakup'),
    },
  ];
  return pointsOn(sheet, drafts);
}

/** A changing line; the one whose text is read gains most. */
function linePoint(view: SheetReader, place: string): PointDraft {
  const texts = view.ids('iching.read');
  const at = texts.indexOf(`primary-line-${place}`);
  const isFit = view.ids('iching.correct').includes(place);
  return {
    key: `iching:line-${place}`,
    facts: [`iching.line.${place}`, 'iching.changing', 'iching.primary', 'iching.read'],
    move: isFit ? 'observe' : 'tension',
    weight: at < 0 ? 12 : 18 - at * 2,
    topics: gains(4, 'decision', 'day'),
  };
}

function relatingPoint(view: SheetReader): PointDraft {
  const relating = Number(view.id('iching.relating'));
  const tone = toneOf(relating);
  return {
    key: 'iching:relating',
    facts: ['iching.relating', 'iching.primary', 'iching.changing'],
    move: tone === 'plain' ? 'timing' : moveOf(tone),
    weight: 16,
    topics: { ...gains(4, 'decision', 'work', 'love'), ...gainsOf(relating) },
  };
}

const stillPoint = (): PointDraft => ({
  key: 'iching:still',
  facts: ['iching.changing', 'iching.primary'],
  move: 'observe',
  weight: 14,
  topics: gains(6, 'decision', 'mood'),
});

/** Lines in their places and lines that answer each other help; where few do, that is the strain in the figure. */
function fitPoints(view: SheetReader): readonly PointDraft[] {
  const correct = view.ids('iching.correct').length;
  const answering = view.ids('iching.corresponding').length;
  const tone = toneOf(Number(view.id('iching.primary')));
  return [
    {
      key: 'iching:places',
      facts: ['iching.correct', 'iching.primary'],
      move: correct >= 3 ? 'resource' : 'tension',
      weight: correct === 6 || correct === 0 ? 12 : 7,
      topics: gains(4, 'work', 'decision', 'family'),
    },
    {
      key: 'iching:answering',
      facts: ['iching.corresponding', 'iching.primary'],
      move: answering >= 2 ? 'resource' : 'tension',
      weight: answering === 3 || answering === 0 ? 12 : 7,
      topics: gains(6, 'love', 'partner', 'compatibility', 'friendship', 'breakup'),
    },
    ...(tone === 'plain'
      ? []
      : [
          {
            key: `iching:${tone}`,
            facts: ['iching.primary'],
            move: moveOf(tone),
            weight: 13,
          },
        ]),
  ];
}
