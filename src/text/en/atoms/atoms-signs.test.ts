import { describe, expect, it } from 'vitest';

import { imageFields } from '#companion/voice/atoms.ts';
import { signIds } from '#facts/fact-id.ts';

import { aspects } from './aspects.ts';
import { dignities, elements, moonToday, phasesAtBirth, phasesNow, retrogrades, sects } from './condition.ts';
import { signs } from './signs.ts';

// The lint of signs, aspects and condition. An entry is one fragment, at "table.record.field.index".

type Entry = { readonly at: string; readonly text: string };
type Value = string | readonly (string | { readonly field: string; readonly text: string })[];

function entriesOf(
  table: string,
  records: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): Entry[] {
  return Object.entries(records).flatMap(([name, record]) =>
    Object.entries(record)
      .filter(([field]) => field !== 'concepts' && field !== 'family')
      .flatMap(([field, value]) =>
        (typeof value === 'string' ? [value] : value).map((item, i) => ({
          at: `${table}.${name}.${field}.${i}`,
          text: typeof item === 'string' ? item : item.text,
        })),
      ),
  );
}

const lists = (
  record: Readonly<Record<string, readonly string[]>>,
): Record<string, { texts: readonly string[] }> =>
  Object.fromEntries(Object.entries(record).map(([key, texts]) => [key, { texts }]));

const signEntries = entriesOf('signs', signs);
const aspectEntries = entriesOf('aspects', aspects);
const dignityEntries = entriesOf('dignities', dignities);
const retrogradeEntries = entriesOf('retrogrades', lists(retrogrades));
const sectEntries = entriesOf('sects', lists(sects));
const birthPhaseEntries = entriesOf('phasesAtBirth', lists(phasesAtBirth));
const phaseNowEntries = entriesOf('phasesNow', phasesNow);
const moonEntries = entriesOf('moonToday', lists(moonToday));
const elementEntries = entriesOf('elements', elements);
const all: Entry[] = [
  ...signEntries,
  ...aspectEntries,
  ...dignityEntries,
  ...retrogradeEntries,
  ...sectEntries,
  ...birthPhaseEntries,
  ...phaseNowEntries,
  ...moonEntries,
  ...elementEntries,
];

const fieldOf = (entry: Entry): string => entry.at.split('.')[2] ?? '';
const inField = (entries: readonly Entry[], ...fields: readonly string[]): Entry[] =>
  entries.filter((entry) => fields.includes(fieldOf(entry)));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];
const failing = (entries: readonly Entry[], bad: (text: string) => boolean): string[] =>
  entries.filter((entry) => bad(entry.text)).map((entry) => `${entry.at}: ${entry.text}`);

const bannedWords =
  /\b(journeys?|energy|energies|vibrations?|manifest\w*|cosmic|universe|destiny|destined|soulmates?|twin flames?|karm\w+|powerful|profound\w*|transformative|unlock\w*|embrac\w+|delv\w+|tapestry|navigat\w+|testament|resonat\w+|realms?|danc\w+|whisper\w*|sacred|empower\w*|authentic|higher self|important to|remember that|buckle up|meant to be|as an? (aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))\b/i;
const hedges = /\b(tends?|perhaps possibly|may perhaps|might maybe)\b/i;
const flattery = /\b(rare soul|old soul|special gift|extraordinary|amazing|wonderful)\b/i;
const fear = /\b(curse[ds]?|doom\w*|disaster|danger\w*|fatal|dying|die|dies|dead|death|illness)\b/i;
const gendered =
  /\b(he|she|him|her|his|hers|husband|wife|boyfriend|girlfriend|king|queen|uncle|aunt|landlord|landlady)\b/i;
const twoSpellings =
  /\b(colou?r|favou?r|honou?r|neighbou?r|labou?r|humou?r|behaviou?r|centre|center|theatre|theater|grey|gray|travell?er|travell?ed|travell?ing|programme|practi[sc]ed|practi[sc]ing|practise|cosy|cozy|cheque|queue|organi[sz]\w+|reali[sz]\w+|recogni[sz]\w+|analy[sz]ed?|jewell?er\w*)\b/i;

const commonConcepts = new Set(
  `silence waiting distance early-heat pattern jealousy trust commitment being-chosen being-seen rejection apology
  boundaries anger control freedom leaving beginnings endings loss debt spending earning underpaid worth security risk
  burden overwork burnout authority boss recognition promotion exam focus procrastination perfectionism criticism words
  listening secrets loneliness belonging home moving mother father siblings children in-laws caretaking duty guilt shame
  rest sleep body numbness overwhelm anxiety stuck restlessness boredom change choice doubt timing patience impulse
  courage identity purpose faith meaning solitude creativity play learning travel friends groups status comparison
  sharing intimacy desire dependence rescue forgiveness memory longing illusion clarity structure discipline routine
  luck generosity excess promises`.split(/\s+/),
);

describe('the tables are whole', () => {
  it('has twelve signs with the counted fields', () => {
    expect(Object.keys(signs)).toEqual([...signIds]);
    for (const [name, sign] of Object.entries(signs)) {
      const { manner, wants, avoids, gift, cost, image, rising, midheaven } = sign;
      const counts = [manner, wants, avoids, gift, cost, image, rising, midheaven].map((list) => list.length);
      expect(counts, name).toEqual([5, 4, 3, 3, 3, 4, 3, 3]);
      expect(sign.concepts.length, name).toBeGreaterThanOrEqual(3);
      expect(sign.concepts.length, name).toBeLessThanOrEqual(5);
      expect(new Set(sign.concepts).size, name).toBe(sign.concepts.length);
      expect(sign.concepts.filter((concept) => !commonConcepts.has(concept))).toEqual([]);
      expect(new Set(image.map(({ field }) => field)).size, name).toBe(4);
    }
  });

  it('has a picture in every field for at least three signs', () => {
    for (const field of imageFields) {
      const holders = Object.values(signs).filter(({ image }) => image.some((one) => one.field === field));
      expect(holders.length, field).toBeGreaterThanOrEqual(3);
    }
  });

  it('has five aspects in three families', () => {
    const shape = Object.fromEntries(
      Object.entries(aspects).map(([name, { family, verb, noun, image }]) => [
        name,
        [family, verb.length, noun.length, new Set(image.map(({ field }) => field)).size],
      ]),
    );
    expect(shape).toEqual({
      conjunction: ['fuse', 5, 4, 3],
      sextile: ['easy', 5, 4, 3],
      square: ['hard', 5, 4, 3],
      trine: ['easy', 5, 4, 3],
      opposition: ['hard', 5, 4, 3],
    });
  });

  it('has the counted lists of condition', () => {
    const sizes = (entries: readonly Entry[]): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { at } of entries) {
        const list = at.split('.').slice(0, 3).join('.');
        counts[list] = (counts[list] ?? 0) + 1;
      }
      return counts;
    };
    const everyList = (entries: readonly Entry[], lengthOf: number, listCount: number): void => {
      const counts = Object.values(sizes(entries));
      expect(counts).toHaveLength(listCount);
      expect(new Set(counts)).toEqual(new Set([lengthOf]));
    };
    everyList(dignityEntries, 2, 28);
    everyList(retrogradeEntries, 3, 8);
    everyList(sectEntries, 3, 2);
    everyList(birthPhaseEntries, 3, 8);
    everyList(inField(phaseNowEntries, 'line'), 3, 8);
    everyList(moonEntries, 4, 12);
    everyList(elementEntries, 3, 8);
    expect(Object.keys(moonToday)).toEqual([...signIds]);
    expect(Object.keys(phasesNow)).toEqual(Object.keys(phasesAtBirth));
  });
});

describe('every fragment', () => {
  it('has two to fourteen words, or is one verb', () => {
    expect(failing(all, (text) => wordsOf(text).length > 14)).toEqual([]);
    const longer = all.filter((entry) => fieldOf(entry) !== 'verb');
    expect(failing(longer, (text) => wordsOf(text).length < 2)).toEqual([]);
  });

  it('starts in lower case and holds no stop, dash, semicolon, digit or straight quote', () => {
    expect(failing(all, (text) => !/^\p{Ll}/u.test(text))).toEqual([]);
    expect(failing(all, (text) => /[.!?;:—–"'“”\d{}]|\s\s|^\s|\s$/u.test(text))).toEqual([]);
  });

  it('keeps clear of the words Vesper doesn’t use', () => {
    for (const banned of [bannedWords, hedges, flattery, fear, gendered, twoSpellings]) {
      expect(failing(all, (text) => banned.test(text))).toEqual([]);
    }
  });

  it('names no planet, so that no fragment claims what its sentence doesn’t cite', () => {
    const planet = /\b(Sun|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven)\b/;
    expect(failing(all, (text) => planet.test(text))).toEqual([]);
    const offTopic = all.filter((entry) => !entry.at.startsWith('phasesNow'));
    expect(failing(offTopic, (text) => /\bMoon\b/.test(text))).toEqual([]);
  });

  it('is written once', () => {
    const seen = new Map<string, string[]>();
    for (const { at, text } of all) seen.set(text, [...(seen.get(text) ?? []), at]);
    expect([...seen.values()].filter((places) => places.length > 1)).toEqual([]);
  });

  it('shares no picture with the other alternatives of its list', () => {
    const plain =
      /^(about|after|again|along|before|being|could|every|everyone|first|nobody|other|others|people|place|right|someone|somebody|something|still|strangers|their|there|these|thing|things|those|until|where|which|while|whole|without|would|known|month|months|asking|enough|early)$/;
    const byList = new Map<string, { at: string; pictures: Set<string> }[]>();
    for (const entry of all) {
      if (entry.at.startsWith('phasesNow')) continue;
      const list = entry.at.split('.').slice(0, 3).join('.');
      const pictures = new Set(wordsOf(entry.text).filter((word) => word.length >= 5 && !plain.test(word)));
      byList.set(list, [...(byList.get(list) ?? []), { at: entry.at, pictures }]);
    }
    const shared = [...byList.values()].flatMap((list) =>
      list.flatMap((one, i) =>
        list
          .slice(i + 1)
          .flatMap((other) =>
            [...one.pictures].filter((word) => other.pictures.has(word)).map((word) => `${one.at}: ${word}`),
          ),
      ),
    );
    expect(shared).toEqual([]);
  });
});

describe('every field fits its carrier', () => {
  const toYou = /\b(you|your|yours|yourself)\b/;
  const nounPhrase = /^(the|an?|one|two|no|so|open|[a-z]+(?:’s|s’)?) /;
  const verbForm = /^(to|is|are|has|you|your|it|and|but|because|which|that) /;

  it('gloss of a sign: "Aries, {gloss}"', () => {
    expect(failing(inField(signEntries, 'gloss'), (text) => !text.startsWith('the sign that '))).toEqual([]);
  });

  it('manner: "It tends to choose {manner}." and "Venus works {manner}."', () => {
    const adverbial =
      /^(as|at|with|without|by|in|out|from|between|behind|against|through|for|on|to|of|if|all|one|head|alone|sideways|rung|piece|[a-z]+ly)\b/;
    const manners = inField(signEntries, 'manner');
    expect(failing(manners, (text) => !adverbial.test(text))).toEqual([]);
    expect(failing(manners, (text) => wordsOf(text).length > 10)).toEqual([]);
  });

  it('wants: "What it wants is to {wants}."', () => {
    const entries = inField(signEntries, 'wants');
    expect(failing(entries, (text) => /^(to|you|your|not|it|the|an?)\b|^\w+(ing|ed)\b/.test(text))).toEqual(
      [],
    );
    expect(failing(entries, (text) => toYou.test(text))).toEqual([]);
  });

  it('avoids: "What it puts off is {avoids}."', () => {
    expect(failing(inField(signEntries, 'avoids'), (text) => !/^[a-z]+ing\b/.test(text))).toEqual([]);
  });

  it('gift and cost: "It brings {gift}, and the price is {cost}."', () => {
    const entries = inField(signEntries, 'gift', 'cost');
    expect(failing(entries, (text) => verbForm.test(text) || !nounPhrase.test(text))).toEqual([]);
  });

  it('images: "It is like {image}."', () => {
    const entries = inField([...signEntries, ...aspectEntries], 'image');
    expect(failing(entries, (text) => verbForm.test(text) || !nounPhrase.test(text))).toEqual([]);
  });

  it('rising and midheaven speak to the person', () => {
    expect(failing(inField(signEntries, 'rising', 'midheaven'), (text) => !toYou.test(text))).toEqual([]);
  });

  it('a verb of aspect is third person and ends where its object begins', () => {
    const verbs = inField(aspectEntries, 'verb');
    expect(failing(verbs, (text) => !/^[a-z]+s\b/.test(text))).toEqual([]);
    expect(failing(verbs, (text) => /\b(your|its|their|each other|it)$/.test(text))).toEqual([]);
  });

  it('a dignity is a noun phrase that names no house', () => {
    expect(failing(dignityEntries, (text) => !/^(the|an?|[a-z]+) /.test(text))).toEqual([]);
    expect(failing(dignityEntries, (text) => /\bhouse\b/.test(text) || verbForm.test(text))).toEqual([]);
  });

  it('retrogrades: "Moving backwards, it {phrase}."', () => {
    expect(failing(retrogradeEntries, (text) => !/^[a-z]+s\b/.test(text) || toYou.test(text))).toEqual([]);
  });

  it('clauses of birth speak to the person, or nearly all', () => {
    expect(failing(elementEntries, (text) => !text.startsWith('you '))).toEqual([]);
    const born = [...sectEntries, ...birthPhaseEntries];
    expect(failing(born, (text) => !toYou.test(text)).length).toBeLessThanOrEqual(3);
  });

  it('clauses begin with a subject, so that they follow a colon, "and" or nothing', () => {
    const clauses = [
      ...inField(signEntries, 'rising', 'midheaven'),
      ...sectEntries,
      ...birthPhaseEntries,
      ...inField(phaseNowEntries, 'line'),
      ...moonEntries,
      ...elementEntries,
    ];
    expect(failing(clauses, (text) => /^(to|that|and|but|so|because|which|who)\b/.test(text))).toEqual([]);
  });

  it('a phase of today is named with its article', () => {
    expect(
      failing(
        inField(phaseNowEntries, 'name'),
        (text) => !/^a [a-z-]+ ([a-z]+ )?(Moon|crescent)$|^a full Moon$/.test(text),
      ),
    ).toEqual([]);
  });
});
