/** What of laid runes is worth telling. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { aettIds, centreOf, runeSpreads } from './futhark.ts';
import type { RuneId, RuneSpreadId } from './futhark.ts';

/**
 * Topics by the one-word theme of each rune (wealth, strength, threshold …, in the order of the row). The companion's table of
 * significators names none for runes, so these follow the themes of the specification.
 */
const runeTopics: Readonly<Record<RuneId, readonly Topic[]>> = {
  fehu: ['money', 'work'],
  uruz: ['self', 'health-worry'],
  thurisaz: ['decision', 'legal'],
  ansuz: ['study', 'spirit'],
  raidho: ['travel', 'decision'],
  kenaz: ['creativity', 'study'],
  gebo: ['partner', 'love', 'friendship'],
  wunjo: ['mood', 'friendship'],
  hagalaz: ['breakup', 'mood'],
  nauthiz: ['money', 'mood'],
  isa: ['breakup', 'decision'],
  jera: ['work', 'money'],
  eihwaz: ['spirit', 'self'],
  perthro: ['decision', 'spirit'],
  algiz: ['family', 'health-worry'],
  sowilo: ['self', 'creativity'],
  tiwaz: ['legal', 'work'],
  berkano: ['family', 'creativity'],
  ehwaz: ['partner', 'compatibility', 'travel'],
  mannaz: ['self', 'friendship'],
  laguz: ['mood', 'spirit'],
  ingwaz: ['creativity', 'family'],
  dagaz: ['day', 'decision'],
  othala: ['family', 'home-move', 'money'],
};

/** Runes whose theme is itself a strain, and those whose theme is a help; the rest are neither. */
const HARD: readonly string[] = ['thurisaz', 'hagalaz', 'nauthiz', 'isa'];
const EASY: readonly string[] = ['fehu', 'gebo', 'wunjo', 'jera', 'algiz', 'sowilo', 'berkano', 'dagaz'];

/** Points of a sheet of mode `runes`. */
export function runePoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const spread = (view.id('rune.spread') ?? 'single') as RuneSpreadId;
  const places = runeSpreads[spread].map((_, at) => at + 1);
  const centre = centreOf(spread);
  return pointsOn(sheet, [
    ...places.map((place) => runePoint(view, place, place === centre)),
    ...(places.length === 1 ? lonePoints() : []),
    ...view.idsLike(/^rune\.pair\./).map((id): PointDraft => ({
      key: `rune:${id.slice('rune.'.length)}`,
      facts: [id],
      move: 'observe',
      weight: 9,
    })),
    ...aettIds.map((aett): PointDraft => {
      const n = view.count(`rune.aett.${aett}.count`);
      return {
        key: `rune:aett-${aett}`,
        facts: [`rune.aett.${aett}.count`],
        move: 'observe',
        weight: places.length > 1 && n * 2 > places.length ? 11 : 3,
      };
    }),
    {
      key: 'rune:merkstave',
      facts: ['rune.merkstave.count'],
      move: view.count('rune.merkstave.count') === 0 ? 'resource' : 'tension',
      weight: places.length > 1 ? 8 : 4,
      topics: gains(4, 'mood', 'decision'),
    },
    { key: 'rune:modern', facts: ['caveat.rune-modern', 'rune.spread'], move: 'limit', weight: 6 },
  ]);
}

function runePoint(view: SheetReader, place: number, isCentre: boolean): PointDraft {
  const id = view.id(`rune.${place}.rune`) as RuneId | null;
  return {
    key: `rune:place-${place}`,
    facts: [`rune.${place}.rune`, `rune.${place}.position`, `rune.${place}.merkstave`],
    move: isCentre ? 'core' : moveAt(view, place, id ?? ''),
    weight: isCentre ? 20 : 15,
    topics: gains(10, ...(id === null ? [] : runeTopics[id])),
    ...(isCentre ? { isFrame: true } : {}),
  };
}

function moveAt(view: SheetReader, place: number, rune: string): PointDraft['move'] {
  if (view.flag(`rune.${place}.merkstave`) || HARD.includes(rune)) return 'tension';
  if (EASY.includes(rune)) return 'resource';
  return view.id(`rune.${place}.position`) === 'becoming' ? 'timing' : 'observe';
}

/** One rune alone: its family of eight and the side it lies on are told as well. */
const lonePoints = (): readonly PointDraft[] => [
  { key: 'rune:row', facts: ['rune.1.aett', 'rune.1.place', 'rune.1.rune'], move: 'observe', weight: 12 },
  {
    key: 'rune:side',
    facts: ['rune.1.merkstave', 'rune.1.turns', 'rune.1.rune'],
    move: 'observe',
    weight: 11,
  },
];
