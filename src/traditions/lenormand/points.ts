/** What of laid cards is worth telling. Every card is a point: the person laid it, and none is dropped. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, moveOf, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft, SheetReader, TopicGains } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { lenormandCard } from './deck.ts';
import type { LenormandCard } from './deck.ts';
import { shortLayouts } from './layouts.ts';
import type { LayoutId } from './layouts.ts';

const cardOf = (key: string): LenormandCard => lenormandCard(Number(key.slice('lenormand-'.length)));
const toneOf = ({ tone }: LenormandCard): 'hard' | 'easy' | 'plain' => {
  if (tone === 'dark') return 'hard';
  return tone === 'bright' ? 'easy' : 'plain';
};

/** A topic gains by the cards that are about it (topics of `deck.ts`). */
function gainsOf(keys: readonly string[], most: number): TopicGains {
  return gains(most, ...keys.flatMap((key) => cardOf(key).topics));
}

/** Points of a sheet of mode `lenormand`. */
export function lenormandPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  const layout = (view.id('lenormand.layout') ?? 'line-3') as LayoutId;
  return pointsOn(sheet, layout === 'grand-tableau' ? tableauPoints(view) : shortPoints(view, layout));
}

function shortPoints(view: SheetReader, layout: Exclude<LayoutId, 'grand-tableau'>): readonly PointDraft[] {
  const { places, centre } = shortLayouts[layout];
  // Of a line every card is told; in a square the cards beside the centre say how they lean on it.
  const isLine = layout !== 'square-9';
  return [
    ...places.map((_, at): PointDraft => {
      const place = at + 1;
      const key = view.id(`lenormand.${place}.card`) ?? 'lenormand-01';
      const isCentre = place === centre;
      return {
        key: `lenormand:place-${place}`,
        facts: [`lenormand.${place}.card`, `lenormand.${place}.position`],
        move: isCentre ? 'core' : moveOf(toneOf(cardOf(key))),
        weight: isCentre ? 20 : isLine ? 18 : 14,
        topics: gainsOf([key], 10),
        ...(isCentre ? { isFrame: true } : {}),
      };
    }),
    ...view
      .idsLike(/^lenormand\.(?:pair|mirror)\./)
      .map((id): PointDraft => linkedPoint(view, id, isLine ? 5 : 11)),
    ...view.idsLike(/^lenormand\.(?:row|column)\./).map((id): PointDraft => linkedPoint(view, id, 8)),
    ...(['bright', 'dark'] as const).map((tone): PointDraft => {
      const count = view.count(`lenormand.${tone}.count`);
      const side = tone === 'bright' ? 'resource' : 'tension';
      return {
        key: `lenormand:${tone}`,
        facts: [`lenormand.${tone}.count`],
        // That there is none of a tone is no help, and no strain.
        move: count === 0 ? 'observe' : side,
        weight: count * 2 > places.length ? 10 : 4,
        topics: gains(4, 'mood', 'day'),
      };
    }),
  ];
}

/** Cards read as one sentence: the first is the noun, the second colours it. */
function linkedPoint(view: SheetReader, id: string, weight: number): PointDraft {
  const keys = view.ids(id);
  const last = keys.at(-1);
  return {
    key: `lenormand:${id.slice('lenormand.'.length)}`,
    facts: [id],
    move: last === undefined ? 'observe' : moveOf(toneOf(cardOf(last))),
    weight,
    topics: gainsOf(keys, 8),
  };
}

function tableauPoints(view: SheetReader): readonly PointDraft[] {
  const around = view.ids('lenormand.around');
  const sight = (name: string, move: PointDraft['move'], weight: number): PointDraft => ({
    key: `lenormand:${name}`,
    facts: [`lenormand.${name}`, 'lenormand.significator'],
    move,
    weight: view.ids(`lenormand.${name}`).length === 0 ? 2 : weight,
    topics: gainsOf(view.ids(`lenormand.${name}`).slice(0, 3), 6),
  });
  return [
    ...framePoints(view),
    sight('around', 'observe', 14),
    sight('past', 'observe', 10),
    sight('ahead', 'timing', 13),
    sight('above', 'observe', 11),
    sight('below', 'resource', 11),
    sight('knights', 'observe', 8),
    sight('diagonals', 'observe', 6),
    sight('chain', 'observe', 8),
    ...(['across', 'down'] as const).map((name): PointDraft => ({
      key: `lenormand:mirror-${name}`,
      facts: [`lenormand.mirror.${name}`, 'lenormand.significator'],
      move: 'observe',
      weight: 8,
      topics: gainsOf(view.ids(`lenormand.mirror.${name}`), 8),
    })),
    {
      key: 'lenormand:two-people',
      facts: ['lenormand.distance', 'lenormand.man.house', 'lenormand.woman.house'],
      move: view.count('lenormand.distance') <= 2 ? 'resource' : 'tension',
      weight: 9,
      topics: gains(12, 'love', 'partner', 'compatibility', 'breakup'),
    },
    ...view.idsLike(/^lenormand\.\d+\.card$/).map((id): PointDraft => housePoint(view, id, around)),
  ];
}

/** The person's card in its house; until they chose one, the four corners frame the tableau. */
function framePoints(view: SheetReader): readonly PointDraft[] {
  const chosen = view.id('lenormand.significator');
  const who = chosen === 'lenormand-28' ? 'man' : 'woman';
  return [
    {
      key: 'lenormand:significator',
      facts: [
        'lenormand.significator',
        `lenormand.${who}.house`,
        `lenormand.${who}.row`,
        `lenormand.${who}.column`,
      ],
      move: 'core',
      weight: 20,
      topics: { ...gainsOf(view.ids(`lenormand.${who}.house`), 8), ...gains(8, 'self') },
      isFrame: true,
    },
    {
      key: 'lenormand:corners',
      facts: ['lenormand.corners'],
      move: chosen === null ? 'core' : 'observe',
      weight: chosen === null ? 18 : 9,
      topics: gainsOf(view.ids('lenormand.corners'), 6),
      ...(chosen === null ? { isFrame: true } : {}),
    },
    {
      key: 'lenormand:first',
      facts: ['lenormand.1.card', 'lenormand.1.house'],
      move: 'observe',
      weight: 10,
      topics: gainsOf(view.ids('lenormand.1.card'), 8),
    },
  ];
}

/** A card in the house of another; it weighs more when it touches the person's card or lies in its own house. */
function housePoint(view: SheetReader, id: string, around: readonly string[]): PointDraft {
  const card = view.id(id) ?? 'lenormand-01';
  const house = view.id(id.replace('.card', '.house')) ?? 'lenormand-01';
  const weight = 4 + (around.includes(card) ? 5 : 0) + (card === house ? 6 : 0);
  return {
    key: `lenormand:card-${card.slice('lenormand-'.length)}`,
    facts: [id, id.replace('.card', '.house')],
    move: moveOf(toneOf(cardOf(card))),
    weight,
    topics: { ...gainsOf([house], 5), ...gainsOf([card], 12) },
  };
}
