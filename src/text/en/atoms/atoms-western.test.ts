import { describe, expect, it } from 'vitest';

import { pairPoints, themes } from '#companion/voice/atoms.ts';
import type { Line } from '#companion/voice/atoms.ts';

import { limits } from './limits.ts';
import { contacts, movers, stations, targets } from './movers.ts';
import { answers, appHelp, followUps, openers, smallTalk, thanks } from './openers.ts';
import { pairs } from './pairs.ts';
import { practices } from './practices.ts';
import { questions } from './questions.ts';
import { rulerInHouse } from './rulers.ts';

// The lint of the western chunk. A fragment is part of a sentence that a frame builds; a line is whole.

type Entry = { readonly at: string; readonly text: string };

const families = ['fuse', 'hard', 'easy'] as const;

const pairEntries: Entry[] = Object.entries(pairs).flatMap(([key, atoms]) =>
  families.flatMap((family) => atoms[family].map((text, i) => ({ at: `pairs.${key}.${family}.${i}`, text }))),
);

const rulerEntries: Entry[] = Object.entries(rulerInHouse).flatMap(([ruled, row]) =>
  Object.entries(row).map(([placed, text]) => ({ at: `rulers.${ruled}.${placed}`, text })),
);

function fieldEntries(
  table: string,
  records: Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>>,
): Entry[] {
  return Object.entries(records).flatMap(([name, record]) =>
    Object.entries(record).flatMap(([field, value]) =>
      (typeof value === 'string' ? [value] : value).map((text, i) => ({
        at: `${table}.${name}.${field}.${i}`,
        text,
      })),
    ),
  );
}

const moverEntries = fieldEntries('movers', movers);
const targetEntries = fieldEntries('targets', targets);
const contactEntries = fieldEntries(
  'contacts',
  Object.fromEntries(Object.entries(contacts).map(([key, texts]) => [key, { texts }])),
);
const stationEntries = fieldEntries(
  'stations',
  Object.fromEntries(Object.entries(stations).map(([key, texts]) => [key, { texts }])),
);

const fragments: Entry[] = [
  ...pairEntries,
  ...rulerEntries,
  ...moverEntries,
  ...targetEntries,
  ...contactEntries,
  ...stationEntries,
];

const otherLines: readonly Line[] = [
  ...openers,
  ...Object.values(answers).flat(),
  ...followUps,
  ...thanks,
  ...smallTalk,
  ...appHelp,
  ...Object.values(limits).flat(),
];
const lines: readonly Line[] = [...practices, ...questions, ...otherLines];
const lineEntries: Entry[] = lines.map((line) => ({ at: line.key, text: line.text }));
const all: Entry[] = [...fragments, ...lineEntries];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’{}-]+/gu) ?? [];
const failing = (entries: readonly Entry[], bad: (text: string) => boolean): string[] =>
  entries.filter((entry) => bad(entry.text)).map((entry) => `${entry.at}: ${entry.text}`);
const inField = (entries: readonly Entry[], field: string): Entry[] =>
  entries.filter((entry) => entry.at.split('.')[2] === field);

const bannedWords =
  /\b(journeys?|energy|energies|vibrations?|manifest\w*|cosmic|universe|destiny|destined|soulmates?|twin flames?|karm\w+|powerful|profound\w*|transformative|unlock\w*|embrac\w+|delv\w+|tapestry|navigat\w+|testament|resonat\w+|realms?|danc\w+|whisper\w*|sacred|empower\w*|authentic|higher self|important to|remember that|buckle up|meant to be|as an? (aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))\b/i;

const hedges = /\b(tends?|perhaps possibly|may perhaps|might maybe)\b/i;
const flattery = /\b(rare soul|old soul|special gift|extraordinary|amazing|wonderful)\b/i;
const fear = /\b(curse[ds]?|doom\w*|disaster|danger\w*|fatal|dying|die|dies|dead)\b/i;
const gendered = /\b(he|she|him|her|his|hers|husband|wife|boyfriend|girlfriend)\b/i;
const twoSpellings =
  /\b(colou?r|favou?r|honou?r|neighbou?r|labou?r|behaviou?r|centre|center|theatre|theater|grey|gray|travell?ed|travell?ing|programme|practi[sc]ed|practi[sc]ing|practise|cosy|cozy|cheque|queue|\w+ologi[sz]e\w*|organi[sz]\w+|reali[sz]\w+|recogni[sz]\w+|analy[sz]ed?|economi[sz]\w+|instalments?|installments?|jewell?er\w*)\b/i;

const concepts = new Set(
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
  it('has the 78 pairs in the order of the points, two clauses a family', () => {
    const order = pairPoints.flatMap((a, i) => pairPoints.slice(i + 1).map((b) => `${a}-${b}`));
    expect(order).toHaveLength(78);
    expect(Object.keys(pairs)).toEqual(order);
    expect(pairEntries).toHaveLength(78 * 6);
    for (const atoms of Object.values(pairs)) {
      for (const family of families) expect(atoms[family]).toHaveLength(2);
      expect(atoms.concepts.length).toBeGreaterThanOrEqual(2);
      expect(atoms.concepts.length).toBeLessThanOrEqual(4);
    }
  });

  it('has a clause for the ruler of each house in each house', () => {
    expect(rulerEntries).toHaveLength(144);
  });

  it('has the counted fields of movers, targets and stations', () => {
    expect(Object.keys(movers)).toHaveLength(10);
    for (const mover of Object.values(movers)) {
      expect([mover.enters, mover.asks, mover.leaves, mover.hard, mover.easy].map((f) => f.length)).toEqual([
        4, 4, 3, 4, 4,
      ]);
    }
    expect(Object.keys(targets).toSorted()).toEqual([...pairPoints].toSorted());
    for (const target of Object.values(targets)) {
      for (const lines of [target.touched, target.pressed, target.helped])
        expect(lines.length).toBeGreaterThanOrEqual(4);
    }
    expect(Object.keys(stations)).toHaveLength(8);
  });

  it('has words of their own for the contacts that people ask about', () => {
    expect(Object.keys(contacts).length).toBeGreaterThanOrEqual(90);
    const personal = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc'];
    const wanted = [
      'saturn-fuse-saturn',
      'uranus-hard-uranus',
      'neptune-hard-neptune',
      'pluto-hard-pluto',
      'jupiter-fuse-jupiter',
      'mars-fuse-mars',
      'sun-fuse-sun',
      ...personal.flatMap((point) => families.map((family) => `saturn-${family}-${point}`)),
      ...personal.map((point) => `jupiter-fuse-${point}`),
      ...['uranus', 'neptune', 'pluto'].flatMap((mover) => personal.map((point) => `${mover}-hard-${point}`)),
    ];
    expect(wanted.filter((key) => !(key in contacts))).toEqual([]);
  });

  it('has enough practices, questions and openers for every theme', () => {
    expect(practices.length).toBeGreaterThanOrEqual(140);
    expect(questions.length).toBeGreaterThanOrEqual(160);
    expect(openers.length).toBeGreaterThanOrEqual(80);
    for (const theme of themes) {
      expect(practices.filter((line) => line.themes[0] === theme).length).toBeGreaterThanOrEqual(14);
      expect(questions.filter((line) => line.themes[0] === theme).length).toBeGreaterThanOrEqual(16);
      for (const valence of ['low', 'open', 'high'] as const) {
        const cell = openers.filter((line) => line.themes[0] === theme && line.valence === valence);
        expect(cell.length).toBeGreaterThanOrEqual(2);
        const anywhere = cell.filter((line) => line.slot === undefined && line.bound === undefined);
        expect(anywhere.length, `${theme} ${valence}`).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('has the counted lines of answers and limits', () => {
    for (const list of Object.values(answers)) expect(list).toHaveLength(6);
    expect(followUps).toHaveLength(12);
    for (const list of [thanks, smallTalk, appHelp]) expect(list).toHaveLength(6);
    expect(Object.fromEntries(Object.entries(limits).map(([kind, list]) => [kind, list.length]))).toEqual({
      birthTimeUnknown: 6,
      birthDateUnknown: 6,
      moonEither: 3,
      pairUnder18: 2,
      polar: 2,
      noTimingInFrame: 4,
      thirdPerson: 6,
      medical: 5,
      legalMoney: 6,
      declined: 11,
      minors: 4,
      hardOnly: 3,
    });
  });
});

describe('every fragment', () => {
  it('has two to fourteen words, or is one verb', () => {
    const counted = fragments.filter((entry) => entry.at.split('.')[2] !== 'enters');
    expect(failing(counted, (text) => wordsOf(text).length > 14 || wordsOf(text).length < 2)).toEqual([]);
  });

  it('starts in lower case and holds no stop, dash, semicolon, digit or straight quote', () => {
    expect(failing(fragments, (text) => !/^\p{Ll}/u.test(text))).toEqual([]);
    expect(failing(fragments, (text) => /[.!?;:—–"'“”\d{}]|\s\s|^\s|\s$/u.test(text))).toEqual([]);
  });

  it('leaves the hedging to the frames', () => {
    expect(failing(fragments, (text) => hedges.test(text))).toEqual([]);
  });

  it('speaks to the person', () => {
    const toYou = /\b(you|your|yours|yourself)\b/;
    expect(failing(pairEntries, (text) => !toYou.test(text))).toEqual([]);
    const spoken = contactEntries.filter((entry) => toYou.test(entry.text)).length;
    expect(spoken / contactEntries.length).toBeGreaterThan(0.7);
  });
});

describe('every field fits its carrier', () => {
  it('enters: "Saturn {enters} your Sun."', () => {
    expect(failing(inField(moverEntries, 'enters'), (text) => !/^[a-z]+s\b/.test(text))).toEqual([]);
  });

  it('asks: "It asks you to {asks}."', () => {
    expect(
      failing(inField(moverEntries, 'asks'), (text) => /^(to|you|your|not|it)\b|^\w+(ing|ed)\b/.test(text)),
    ).toEqual([]);
  });

  it('leaves: "As it goes, it leaves you {leaves}."', () => {
    expect(failing(inField(moverEntries, 'leaves'), (text) => !/^[a-z]+ing\b/.test(text))).toEqual([]);
  });

  it('touched: "What is touched is {touched}."', () => {
    const nounPhrase = /^(the|an?|your|what|how) /;
    expect(failing(inField(targetEntries, 'touched'), (text) => !nounPhrase.test(text))).toEqual([]);
  });

  it('clauses begin with a subject, so that they follow a colon, "because" or nothing', () => {
    const clauses = [
      ...pairEntries,
      ...rulerEntries,
      ...contactEntries,
      ...stationEntries,
      ...['hard', 'easy'].flatMap((field) => inField(moverEntries, field)),
      ...['pressed', 'helped'].flatMap((field) => inField(targetEntries, field)),
    ];
    expect(failing(clauses, (text) => /^(to|that|and|but|so|because|which|who)\b/.test(text))).toEqual([]);
    expect(failing(clauses, (text) => !text.includes(' '))).toEqual([]);
  });

  it('alternatives of one list open differently', () => {
    const lists = new Map<string, string[]>();
    for (const { at, text } of fragments) {
      const list = at.split('.').slice(0, 3).join('.');
      if (at.startsWith('rulers') || at.includes('.touched.')) continue;
      lists.set(list, [...(lists.get(list) ?? []), wordsOf(text).slice(0, 3).join(' ')]);
    }
    const same = [...lists]
      .filter(([, starts]) => new Set(starts).size < starts.length)
      .map(([list]) => list);
    expect(same).toEqual([]);
  });

  it('alternatives of one list share no picture', () => {
    const plain =
      /^(about|after|again|before|being|could|every|first|other|people|place|right|someone|somebody|something|still|their|there|these|thing|things|those|until|where|which|while|whole|without|would|yourself|person|asking|enough)$/;
    const lists = new Map<string, { at: string; pictures: Set<string> }[]>();
    for (const { at, text } of fragments) {
      if (at.startsWith('rulers')) continue;
      const list = at.split('.').slice(0, 3).join('.');
      const pictures = new Set(wordsOf(text).filter((word) => word.length >= 5 && !plain.test(word)));
      lists.set(list, [...(lists.get(list) ?? []), { at, pictures }]);
    }
    const shared = [...lists.values()].flatMap((list) =>
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

describe('every line', () => {
  it('is one sentence of at most eighteen words', () => {
    expect(failing(lineEntries, (text) => wordsOf(text).length > 18)).toEqual([]);
    expect(failing(lineEntries, (text) => /[.!?]./u.test(text) || !/[.?]$/.test(text))).toEqual([]);
    expect(failing(lineEntries, (text) => !/^(\p{Lu}|“\{words\}”)/u.test(text))).toEqual([]);
    expect(failing(lineEntries, (text) => /[!;—–"'\d]|\s\s/u.test(text))).toEqual([]);
  });

  it('has a key of its own and tags from the common list', () => {
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
    expect(lines.filter((line) => !/^[a-z]+(-[a-z]+)*-\d+$/.test(line.key))).toEqual([]);
    for (const line of [...practices, ...questions, ...openers]) {
      expect(line.themes.length, line.key).toBeGreaterThanOrEqual(1);
      expect(line.concepts.length, line.key).toBeGreaterThanOrEqual(1);
      expect(new Set(line.concepts).size, line.key).toBe(line.concepts.length);
    }
    const used = [...lines, ...Object.values(pairs)].flatMap((row): readonly string[] => row.concepts);
    // What is declined has tags of its own, and only the lines that decline carry them.
    const declines = new Set([...limits.declined, ...limits.legalMoney].flatMap((line) => line.concepts));
    expect([...declines].filter((tag) => !tag.startsWith('beyond-'))).toEqual([]);
    expect(used.filter((concept) => !concepts.has(concept) && !declines.has(concept))).toEqual([]);
    const others = [...practices, ...questions, ...openers].flatMap(
      (line): readonly string[] => line.concepts,
    );
    expect(others.filter((concept) => declines.has(concept))).toEqual([]);
  });

  it('reaches nearly every concept by a practice and by a question', () => {
    for (const table of [practices, questions]) {
      const reached = new Set(table.flatMap((line) => line.concepts));
      expect([...concepts].filter((concept) => !reached.has(concept)).length).toBeLessThanOrEqual(6);
    }
  });

  it('questions ask the person something that a line can answer', () => {
    const asked = questions.map((line) => ({ at: line.key, text: line.text }));
    expect(failing(asked, (text) => !text.endsWith('?'))).toEqual([]);
    expect(failing(asked, (text) => !/\b(you|your|yours|yourself)\b/i.test(text))).toEqual([]);
    const stranger = /^(Do|Does|Did|Have|Has|Should|Why) /;
    expect(failing(asked, (text) => stranger.test(text))).toEqual([]);
  });

  it('practices are imperatives that cost nothing and order nothing grave', () => {
    const acts = practices.map((line) => ({ at: line.key, text: line.text }));
    expect(failing(acts, (text) => !text.endsWith('.'))).toEqual([]);
    expect(failing(acts, (text) => /^(You|I|It|The|Try to)\b/.test(text))).toEqual([]);
    const grave = /\b(quit|resign|break up|divorce|sue|invest|pay off|stop taking|fast for|buy)\b/i;
    expect(failing(acts, (text) => grave.test(text))).toEqual([]);
  });

  it('slots are named where they stand and nowhere else', () => {
    for (const line of openers) expect(line.text.includes('“{words}”'), line.key).toBe(line.slot === 'words');
    for (const line of limits.moonEither) expect(line.text).toMatch(/\{a\}.*\{b\}/);
    const slotted = new Set([...openers, ...limits.moonEither].map((line) => line.key));
    expect(lines.filter((line) => /[{}]/.test(line.text) && !slotted.has(line.key))).toEqual([]);
  });

  it('says plainly that Vesper is an AI', () => {
    for (const list of [smallTalk, appHelp])
      expect(list.some((line) => /\ban AI\b/.test(line.text))).toBe(true);
  });
});

describe('the whole chunk', () => {
  it('keeps to the voice', () => {
    for (const ban of [bannedWords, flattery, fear, gendered, twoSpellings]) {
      expect(failing(all, (text) => ban.test(text))).toEqual([]);
    }
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { at, text } of all) {
      const flat = wordsOf(text).join(' ');
      const before = seen.get(flat);
      if (before !== undefined) twice.push(`${before} = ${at}`);
      seen.set(flat, at);
    }
    expect(twice).toEqual([]);
  });

  it('shares no five words in a row between two entries', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { at, text } of all) {
      const words = wordsOf(text);
      for (let i = 0; i + 5 <= words.length; i += 1) {
        const gram = words.slice(i, i + 5).join(' ');
        const before = owner.get(gram);
        if (before !== undefined && before !== at) shared.push(`${gram}: ${before}, ${at}`);
        owner.set(gram, at);
      }
    }
    expect(shared).toEqual([]);
  });
});
