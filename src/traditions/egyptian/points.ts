/** Everything an Egyptian sheet could tell. The historical layers weigh more than the modern one. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { factBook } from '../hellenistic/point-book.ts';
import { halved, PLANET_TOPICS, topicsOf } from '../hellenistic/topics.ts';
import type { TopicWeights } from '../hellenistic/topics.ts';
import type { TraditionPoint } from '../tradition.ts';

/** What the god of a date was called on for, by question, as commonly told of each; choice and grading are ours. */
const GOD_TOPICS: Readonly<Record<string, TopicWeights>> = {
  tekhy: { study: 8, decision: 5, 'name-number': 4 },
  thoth: { study: 8, decision: 5, 'name-number': 4 },
  ptah: { work: 9, creativity: 8 },
  hathor: { love: 9, partner: 7, creativity: 6 },
  sekhmet: { decision: 5, work: 4, 'health-worry': 3 },
  min: { money: 5, creativity: 5, travel: 4 },
  'rekeh-wer': { mood: 4, self: 4 },
  'rekeh-nedjes': { mood: 4, self: 4 },
  renenutet: { money: 8, family: 5 },
  khonsu: { travel: 7, dream: 4 },
  'khenti-khety': { self: 5, decision: 4 },
  ipet: { family: 8, 'home-move': 5 },
  're-horakhty': { self: 8, work: 5 },
  osiris: { spirit: 9, breakup: 4 },
  horus: { work: 7, self: 6, legal: 3 },
  seth: { decision: 6, breakup: 6 },
  isis: { family: 8, love: 7, partner: 6 },
  nephthys: { friendship: 6, spirit: 5, dream: 4 },
  nile: { mood: 6, family: 4 },
  'amun-ra': { work: 8, self: 5 },
  mut: { family: 8 },
  geb: { 'home-move': 7, friendship: 4 },
  anubis: { spirit: 6, dream: 6 },
  bastet: { family: 6, love: 6, friendship: 5 },
};

const GODS_OF_STRAIN: readonly string[] = ['seth', 'sekhmet'];

export function egyptianPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  const godTopics = (id: string): TopicWeights => GOD_TOPICS[book.word(id) ?? ''] ?? {};
  const rulerTopics = (id: string): TopicWeights => PLANET_TOPICS[book.word(id) ?? ''] ?? {};
  const moveOfGod = (id: string) => (GODS_OF_STRAIN.includes(book.word(id) ?? '') ? 'tension' : 'resource');
  return [
    ...book.point({
      key: 'egyptian:sun-decan',
      facts: ['egyptian.decan.sun', 'egyptian.decan.sun-sign', 'egyptian.decan.sun-ruler'],
      move: 'core',
      weight: 16,
      topics: topicsOf(rulerTopics('egyptian.decan.sun-ruler'), { self: 8, none: 8 }),
      isFrame: true,
    }),
    ...book.point({
      key: 'egyptian:rising-decan',
      facts: ['egyptian.decan.rising', 'egyptian.decan.rising-sign', 'egyptian.decan.rising-ruler'],
      move: 'observe',
      weight: 13,
      topics: topicsOf(rulerTopics('egyptian.decan.rising-ruler'), { self: 6, decision: 3 }),
    }),
    ...book.point({
      key: 'egyptian:decan-ruler',
      facts: ['egyptian.decan.sun-ruler', 'egyptian.decan.sun'],
      move: isMalefic(book.word('egyptian.decan.sun-ruler')) ? 'tension' : 'observe',
      weight: 9,
      topics: rulerTopics('egyptian.decan.sun-ruler'),
    }),
    ...book.point({
      key: 'egyptian:civil-date',
      facts: ['egyptian.civil.month', 'egyptian.civil.day', 'egyptian.civil.year', 'egyptian.civil.decade'],
      move: 'observe',
      weight: 12,
      topics: { self: 4, 'name-number': 4, none: 4 },
    }),
    ...book.point({
      key: 'egyptian:season',
      facts: ['egyptian.civil.season', 'egyptian.civil.month'],
      move: book.word('egyptian.civil.season') === 'shemu' ? 'resource' : 'observe',
      weight: 8,
      topics: seasonTopics(book.word('egyptian.civil.season')),
    }),
    ...book.point({
      key: 'egyptian:god',
      facts: ['egyptian.civil.god', 'egyptian.civil.month'],
      move: moveOfGod('egyptian.civil.god'),
      weight: 12,
      topics: godTopics('egyptian.civil.god'),
    }),
    ...book.point({
      key: 'egyptian:today',
      facts: ['egyptian.today.month', 'egyptian.today.day', 'egyptian.today.season', 'egyptian.today.god'],
      move: 'timing',
      weight: 9,
      topics: topicsOf({ day: 9, mood: 5, decision: 3 }, halved(godTopics('egyptian.today.god'))),
    }),
    ...book.point({
      key: 'egyptian:next-birthday',
      facts: ['egyptian.next-birthday', 'egyptian.civil.month', 'egyptian.civil.day'],
      move: 'timing',
      weight: 8,
      topics: { decision: 4, work: 2, love: 2, none: 2 },
    }),
    ...book.point({
      key: 'egyptian:popular-god',
      facts: ['egyptian.popular-god', 'caveat.egyptian-modern-zodiac'],
      move: moveOfGod('egyptian.popular-god'),
      weight: 6,
      topics: halved(godTopics('egyptian.popular-god')),
    }),
    ...book.point({
      key: 'egyptian:reconstruction',
      facts: ['caveat.egyptian-reconstruction'],
      move: 'limit',
      weight: 5,
      topics: {},
    }),
    ...book.point({
      key: 'egyptian:birth-time-unknown',
      facts: ['caveat.birth-time-unknown'],
      move: 'limit',
      weight: 5,
      topics: {},
    }),
  ];
}

function isMalefic(planet: string | null): boolean {
  return planet === 'mars' || planet === 'saturn';
}

/** Flood covers and waits, growth works, harvest gathers. */
function seasonTopics(season: string | null): TopicWeights {
  if (season === 'akhet') return { mood: 5, spirit: 4, decision: 3 };
  if (season === 'peret') return { work: 5, study: 4, creativity: 4 };
  return season === 'shemu' ? { money: 5, work: 4, family: 3 } : { spirit: 5, self: 3 };
}
