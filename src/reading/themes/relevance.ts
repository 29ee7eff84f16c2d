/** How much a piece of evidence has to do with a topic: 0 to 1. */
import type { PersonRef, Topic } from '#facts/ask.ts';
import type { Evidence, Houses } from './evidence.ts';
import { significators } from './significators.ts';
import type { HouseNumber } from './significators.ts';
import type { TextTopic } from './theme.ts';

/** Where to look for a matter: its houses, the first one foremost, and the planets that stand for it. */
export type Matter = {
  readonly houses: readonly HouseNumber[];
  readonly natural: readonly string[];
  readonly co: readonly string[];
  /** The topic that passages are written for. */
  readonly text: TextTopic;
};

/**
 * Houses and planets of the people in somebody's life. Lilly, Christian Astrology (1647), book I, gives the houses;
 * the father is read from the fourth by Lilly and from the tenth by many modern authors, so both are looked at.
 */
const roles: Readonly<
  Record<string, { readonly houses: readonly HouseNumber[]; readonly natural: readonly string[] }>
> = {
  mother: { houses: [4, 10], natural: ['moon'] },
  father: { houses: [4, 10], natural: ['sun', 'saturn'] },
  parent: { houses: [4, 10], natural: ['moon', 'saturn'] },
  sibling: { houses: [3], natural: ['mercury'] },
  child: { houses: [5], natural: ['jupiter', 'moon'] },
  grandparent: { houses: [4], natural: ['saturn', 'moon'] },
  boss: { houses: [10], natural: ['sun', 'saturn'] },
  colleague: { houses: [6, 11], natural: ['mercury'] },
  teacher: { houses: [9], natural: ['jupiter', 'saturn'] },
  friend: { houses: [11], natural: ['venus'] },
  neighbour: { houses: [3], natural: ['mercury'] },
  partner: { houses: [7], natural: ['venus'] },
  spouse: { houses: [7], natural: ['venus'] },
  ex: { houses: [7, 8], natural: ['venus'] },
  crush: { houses: [5, 7], natural: ['venus'] },
  pet: { houses: [6], natural: ['moon'] },
};

/** Roles that the passages about a family speak of. */
const KIN: ReadonlySet<string> = new Set(['mother', 'father', 'parent', 'sibling', 'child', 'grandparent']);

/** Topics in which somebody's role says where to look; elsewhere the topic's own houses do. */
const OF_PEOPLE: ReadonlySet<Topic> = new Set(['family', 'friendship', 'none', 'self', 'mood', 'decision']);

/** Topics that no passage is written for. */
const UNWRITTEN: ReadonlySet<Topic> = new Set([
  'none',
  'app',
  'day',
  'friendship',
  'home-move',
  'study',
  'creativity',
  'travel',
  'legal',
]);

/** The matter of a question: that of its topic, and of the person it is about. */
export function matterOf(topic: Topic, people: readonly PersonRef[]): Matter {
  const { houses, natural, co, theme } = significators[topic];
  const person = people.find(({ role: one }) => roles[one] !== undefined);
  const role = person === undefined ? undefined : roles[person.role];
  const text: TextTopic = UNWRITTEN.has(topic) ? 'general' : theme;
  if (role === undefined || !OF_PEOPLE.has(topic)) return { houses, natural, co, text };
  return {
    houses: [...role.houses, ...houses.filter((house) => !role.houses.includes(house))],
    natural: [...new Set([...role.natural, ...natural])],
    co,
    text: text === 'general' && KIN.has(person?.role ?? '') ? 'family' : text,
  };
}

const PERSONAL: ReadonlySet<string> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']);
/** What every personal fact counts where the question is about the person as a whole. */
const LEAST = 0.35;

/** What Sun and Moon count in a chart without houses, which has little else to look at. */
const LIGHTS_ALONE = 0.85;

/** Relevance of a piece of evidence to a matter, from the significators of the topic. */
export function relevanceOf({ shape }: Evidence, matter: Matter, houses: Houses): number {
  const whole = matter.text === 'self' || matter.text === 'general';
  switch (shape.type) {
    case 'sign':
    case 'house':
    case 'retrograde':
    case 'dignity':
      return pointRelevance(shape.body, matter, houses);
    case 'aspect': {
      const [a, b] = [pointRelevance(shape.a, matter, houses), pointRelevance(shape.b, matter, houses)];
      return Math.min(1, Math.max(a, b) + (Math.min(a, b) >= 0.6 ? 0.1 : 0));
    }
    case 'cusp':
    case 'ruler': {
      const at = matter.houses.indexOf(shape.house as HouseNumber);
      return at === 0 ? 1 : at > 0 ? 0.6 : 0;
    }
    case 'phase':
    case 'sect':
    case 'balance':
      return whole || matter.text === 'mood' ? LEAST : 0;
  }
}

/** Relevance of a body or an angle: as ruler of the matter's house, as what stands there, by nature, or as a light. */
export function pointRelevance(point: string, matter: Matter, { rulers, occupants }: Houses): number {
  const [first, ...others] = matter.houses;
  const stands = (house: HouseNumber): boolean => occupants.get(house)?.includes(point) === true;
  if (first !== undefined && rulers.get(first) === point) return 1;
  if (point === 'asc') return first === 1 ? 1 : matter.co.includes('asc') ? 0.6 : LEAST;
  if (point === 'mc') return first === 10 ? 1 : matter.houses.includes(10) ? 0.6 : 0;
  if (first !== undefined && stands(first)) return 0.8;
  if (matter.natural.includes(point)) return 0.75;
  if (matter.co.includes(point) || others.some((house) => rulers.get(house) === point || stands(house)))
    return 0.6;
  const isLight = point === 'sun' || point === 'moon' || rulers.get(1) === point;
  const isWhole = matter.text === 'self' || matter.text === 'general';
  if (isLight && rulers.size === 0) return LIGHTS_ALONE;
  return isLight || (isWhole && PERSONAL.has(point)) ? LEAST : 0;
}
