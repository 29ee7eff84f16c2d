/**
 * What could be told of a Zi Wei chart.
 *
 * Topics after the table of significators in the companion's design: the palace of the matter asked about (spouse, career, wealth,
 * property, parents, life and spirit), the four transformations with their palaces, and the palaces of the decade and the year.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import { tellerOf } from '../east-asian/point.ts';
import type { Topics } from '../east-asian/point.ts';
import type { TraditionPoint } from '../tradition.ts';
import { majorStarIds, palaceIds, toughStarIds, transformationIds } from './stars.ts';
import type { PalaceId } from './stars.ts';

const PALACE_TOPICS: Readonly<Record<PalaceId, Topics>> = {
  life: { self: 12, spirit: 6, mood: 6, decision: 5 },
  siblings: { family: 8, friendship: 7 },
  spouse: { love: 12, partner: 12, compatibility: 10, breakup: 11 },
  children: { family: 9, creativity: 9, love: 4 },
  wealth: { money: 12, work: 5 },
  health: { 'health-worry': 6, mood: 4 },
  travel: { travel: 12, 'home-move': 8, work: 4 },
  friends: { friendship: 12, work: 6 },
  career: { work: 12, study: 9, legal: 5, decision: 4 },
  property: { 'home-move': 12, family: 10, money: 5 },
  spirit: { spirit: 12, mood: 10, self: 6, creativity: 5 },
  parents: { family: 12, study: 6, legal: 5 },
};

/** Everything of a sheet; salience chooses. */
export function ziweiPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const tell = tellerOf('ziwei', sheet);
  const facts = factsById(sheet);
  const valueOf = (id: string): string => {
    const value = facts.get(id as FactId)?.value;
    return value?.type === 'id' ? value.id : '';
  };
  const starsOf = (palace: PalaceId): readonly string[] => {
    const value = facts.get(`ziwei.palace.${palace}.stars` as FactId)?.value;
    return value?.type === 'ids' ? value.ids : [];
  };
  return [
    ...tell(
      'life',
      // An empty life palace is read by the stars of the one across.
      ['ziwei.life.branch', 'ziwei.palace.life.stars', ...across('life', starsOf('life')), 'ziwei.bureau'],
      'core',
      18,
      PALACE_TOPICS.life,
    ).map((point) => ({ ...point, isFrame: true as const })),
    ...tell('body', ['ziwei.body.palace', 'ziwei.body.branch', 'ziwei.body-ruler'], 'observe', 11, {
      self: 9,
      decision: 5,
      spirit: 5,
    }),
    ...tell('life-ruler', ['ziwei.life-ruler', 'ziwei.life.branch'], 'observe', 6, { self: 7, spirit: 5 }),
    ...tell('bureau', ['ziwei.bureau', 'ziwei.life.pillar'], 'observe', 5, { self: 5 }),
    ...palaceIds
      .slice(1)
      .flatMap((palace) =>
        tell(
          `palace-${palace}`,
          [
            `ziwei.palace.${palace}.stars`,
            `ziwei.palace.${palace}.branch`,
            ...across(palace, starsOf(palace)),
            `ziwei.palace.${palace}.helpers`,
          ],
          'observe',
          starsOf(palace).length === 0 ? 7 : 9,
          PALACE_TOPICS[palace],
        ),
      ),
    ...majorStarIds.flatMap((star) => {
      const palace = valueOf(`ziwei.star.${star}.palace`);
      const brightness = valueOf(`ziwei.star.${star}.brightness`);
      const ids = [`ziwei.star.${star}.brightness`, `ziwei.star.${star}.palace`];
      const topics = topicsOf(palace);
      if (brightness === 'miao' || brightness === 'wang')
        return tell(`bright-${star}`, ids, 'resource', 8, topics);
      if (brightness === 'xian' || brightness === 'bu') return tell(`dim-${star}`, ids, 'tension', 8, topics);
      return [];
    }),
    ...toughStarIds.flatMap((star) => {
      const palace = valueOf(`ziwei.star.${star}.palace`);
      const ids = [`ziwei.star.${star}.palace`, `ziwei.star.${star}.branch`];
      return tell(`press-${star}`, ids, 'tension', 6, topicsOf(palace));
    }),
    ...transformationIds.flatMap((kind) =>
      ['', 'annual.'].flatMap((when) => {
        const id = `ziwei.${when}transformation.${kind}`;
        const topics = topicsOf(valueOf(`${id}.palace`));
        const weight = (kind === 'ji' || kind === 'lu' ? 14 : 11) - (when === '' ? 0 : 1);
        const key = when === '' ? `transformation-${kind}` : `annual-${kind}`;
        return tell(key, [id, `${id}.palace`], kind === 'ji' ? 'tension' : 'resource', weight, topics);
      }),
    ),
    ...tell(
      'decade',
      ['ziwei.decade.palace', 'ziwei.decade.branch', 'ziwei.decade.stem', 'ziwei.age'],
      'timing',
      16,
      { ...topicsOf(valueOf('ziwei.decade.palace')), decision: 11 },
    ),
    ...tell('annual', ['ziwei.annual.palace', 'ziwei.annual.branch', 'ziwei.annual.stem'], 'timing', 14, {
      ...topicsOf(valueOf('ziwei.annual.palace')),
      decision: 10,
    }),
    ...sheet.caveats.flatMap((id) =>
      tell(
        id.slice('caveat.'.length),
        [id, ...(id === 'caveat.ziwei-hour-either' ? ['ziwei.hour', 'ziwei.life.branch'] : ['ziwei.hour'])],
        'limit',
        id === 'caveat.ziwei-hour-either' ? 14 : 5,
        {},
      ),
    ),
  ];
}

/** The stars of the palace across, when a palace has none of its own. */
function across(palace: PalaceId, stars: readonly string[]): readonly string[] {
  const other = palaceIds[(palaceIds.indexOf(palace) + 6) % 12];
  return stars.length > 0 || other === undefined ? [] : [`ziwei.palace.${other}.stars`];
}

const topicsOf = (palace: string): Topics =>
  Object.entries(PALACE_TOPICS).find(([id]) => id === palace)?.[1] ?? {};
