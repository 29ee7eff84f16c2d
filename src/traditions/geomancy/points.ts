/** What of a shield is worth telling. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, moveOf, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { figureById } from './figures.ts';
import type { FigureId } from './figures.ts';
import { houseOfMatter } from './shield.ts';
import type { MatterId } from './shield.ts';

/**
 * Topics by house. The houses are those of the significators that the companion names for charts (2 and 8 money, 4 home, 5 and 7 love,
 * 6 and 10 work, 9 and 12 spirit); 3, 8, 9, 11 and 12 as the handbooks of geomancy give them.
 */
const houseTopics: readonly (readonly Topic[])[] = [
  ['self', 'decision', 'mood'],
  ['money'],
  ['family', 'study', 'friendship'],
  ['family', 'home-move'],
  ['love', 'creativity'],
  ['health-worry', 'work'],
  ['partner', 'love', 'compatibility', 'breakup', 'legal'],
  ['breakup', 'money'],
  ['travel', 'study', 'spirit', 'legal'],
  ['work', 'decision'],
  ['friendship', 'money'],
  ['spirit', 'mood'],
];

const toneOf = (id: string | null): 'hard' | 'easy' | 'plain' => {
  if (id === null) return 'plain';
  const { quality } = figureById(id as FigureId);
  return quality === 'mixed' ? 'plain' : quality;
};

/** Points of a sheet of mode `geomancy-arabic`. */
export function geomancyPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const matter = view.id('geomancy.quesited') as MatterId | null;
  const asked = matter === null ? null : houseOfMatter(matter);
  const tone = (id: string) => toneOf(view.id(id));
  return pointsOn(sheet, [
    {
      key: 'geomancy:judge',
      facts: ['geomancy.judge', 'geomancy.judge.quality', 'geomancy.judge.motion', 'geomancy.judge.planet'],
      move: 'core',
      weight: 20,
      topics: gains(4, 'decision', 'work', 'love', 'money'),
      isFrame: true,
    },
    {
      key: 'geomancy:witness-right',
      facts: ['geomancy.witness.right', 'geomancy.judge'],
      move: moveOf(tone('geomancy.witness.right')),
      weight: 13,
      topics: gains(6, 'self', 'mood'),
    },
    {
      key: 'geomancy:witness-left',
      facts: ['geomancy.witness.left', 'geomancy.judge'],
      move: moveOf(tone('geomancy.witness.left')),
      weight: 13,
      topics: gains(6, 'decision', 'partner'),
    },
    {
      key: 'geomancy:reconciler',
      facts: ['geomancy.reconciler', 'geomancy.judge', 'geomancy.mother.1'],
      move: toneOf(view.id('geomancy.reconciler')) === 'hard' ? 'tension' : 'resource',
      weight: 11,
      topics: gains(4, 'decision', 'mood'),
    },
    {
      key: 'geomancy:via-puncti',
      facts: ['geomancy.via-puncti', 'geomancy.judge'],
      move: 'observe',
      weight: view.ids('geomancy.via-puncti').length === 0 ? 3 : 9,
      topics: gains(6, 'decision', 'self'),
    },
    ...houseTopics.map((_, index): PointDraft => housePoint(view, index + 1, asked)),
    ...houseTopics.slice(1).map((_, index): PointDraft => perfectionPoint(view, index + 2, asked)),
  ]);
}

function housePoint(view: SheetReader, house: number, asked: number | null): PointDraft {
  const id = `geomancy.house${house}`;
  const isAsked = house === asked;
  return {
    key: `geomancy:house-${house}`,
    facts: [id, ...(isAsked ? ['geomancy.quesited'] : [])],
    move: moveOf(toneOf(view.id(id))),
    weight: house === 1 || isAsked ? 14 : 6,
    topics: gains(12, ...(houseTopics[house - 1] ?? [])),
  };
}

/** Whether a matter and the person who asks come together. A denial is told as what it is, and no louder. */
function perfectionPoint(view: SheetReader, house: number, asked: number | null): PointDraft {
  const id = `geomancy.house${house}.perfection`;
  const isDenied = view.ids(id).length === 0;
  return {
    key: `geomancy:perfection-${house}`,
    facts: [id, 'geomancy.house1', `geomancy.house${house}`],
    move: isDenied ? 'tension' : 'resource',
    weight: (house === asked ? 15 : 5) + (isDenied ? 0 : 2),
    topics: gains(isDenied ? 8 : 11, ...(houseTopics[house - 1] ?? [])),
  };
}
