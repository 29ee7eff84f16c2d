/** The reading mode `chaldean`: the name in daily use, letter by letter, and the day of birth. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { factBook } from '../hellenistic/point-book.ts';
import { caveatFact } from '../hellenistic/sheet.ts';
import type { Tradition, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, flagValue, idsValue } from '../values.ts';
import { chaldeanBirth, chaldeanName, isListedCompound } from './chaldean-numbers.ts';
import type { ChaldeanBirth, ChaldeanName } from './chaldean-numbers.ts';
import { NUMBER_TOPICS, numberTopics } from './number-topics.ts';

const SOURCE = 'source.cheiro-numbers';

/** The sheet. The name is needed; the date adds the number of the day. */
export function chaldeanSheet(latin: string, birthDate: string | null): FactSheet {
  const read = chaldeanName(latin);
  const name = read.type === 'name' ? read.name : null;
  const birth = birthDate === null ? null : chaldeanBirth(birthDate);
  const compounds = [name?.compound, birth?.compound].filter((n) => n !== undefined);
  const caveats = [
    ...(read.type === 'other-letters'
      ? [caveatFact('name-in-other-letters', { letters: [...read.letters] })]
      : []),
    ...(read.type === 'empty' ? [caveatFact('name-unknown')] : []),
    ...(birth === null ? [caveatFact('birth-date-unknown')] : []),
    ...(name !== null && !isListedCompound(name.compound) ? [caveatFact('compound-without-theme')] : []),
  ];
  return sealSheet({
    mode: 'chaldean',
    engineVersion,
    school: { letters: 'cheiro', root: 'no-masters', compounds: '10-to-52' },
    inputs: { name: latin, birthDate },
    missing: [
      ...(name === null ? (['latin-name'] as const) : []),
      ...(birth === null ? (['birth-date'] as const) : []),
    ],
    facts: [
      ...(name === null ? [] : nameFacts(name)),
      ...(birth === null ? [] : birthFacts(birth)),
      ...(name === null || birth === null ? [] : [agreementFact(name, birth)]),
      fact(
        'chaldean.listed-compounds',
        idsValue(compounds.filter(isListedCompound).map(String)),
        'label.chaldean-listed-compounds',
        derived('compounds-10-to-52', [], SOURCE),
      ),
      ...caveats,
    ],
    complete: ['chaldean.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: 'high',
    sources: [SOURCE],
  });
}

function nameFacts({ words, compound, path, root }: ChaldeanName): readonly Fact[] {
  const wordId = (at: number): string => `chaldean.word.${at + 1}`;
  return [
    ...words.map(({ word, letters, sum }, at) =>
      fact(
        wordId(at),
        countValue(sum),
        'label.chaldean-word',
        derived('letters-added', [], SOURCE, { word, letters: letters.map((one) => ({ ...one })) }),
      ),
    ),
    fact(
      'chaldean.compound',
      countValue(compound),
      'label.chaldean-compound',
      derived(
        'words-added',
        words.map((_, at) => wordId(at)),
        SOURCE,
        { sums: words.map(({ sum }) => sum) },
      ),
    ),
    fact(
      'chaldean.root',
      countValue(root),
      'label.chaldean-root',
      derived('digits-added', ['chaldean.compound'], SOURCE, { path: [...path] }),
    ),
  ];
}

function birthFacts({ compound, path, root }: ChaldeanBirth): readonly Fact[] {
  return [
    fact(
      'chaldean.birth-compound',
      countValue(compound),
      'label.chaldean-birth-compound',
      derived('day-of-month', [], SOURCE),
    ),
    fact(
      'chaldean.birth-root',
      countValue(root),
      'label.chaldean-birth-root',
      derived('digits-added', ['chaldean.birth-compound'], SOURCE, { path: [...path] }),
    ),
  ];
}

function agreementFact(name: ChaldeanName, birth: ChaldeanBirth): Fact {
  return fact(
    'chaldean.agreement',
    flagValue(name.root === birth.root),
    'label.chaldean-agreement',
    derived('same-root', ['chaldean.root', 'chaldean.birth-root'], SOURCE, {
      name: name.root,
      birth: birth.root,
    }),
  );
}

export function chaldeanPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  const topicsOf = (id: string) => numberTopics(book.count(id));
  const words = sheet.facts.filter(({ id }) => id.startsWith('chaldean.word.'));
  return [
    ...book.point({
      key: 'chaldean:root',
      facts: ['chaldean.root', 'chaldean.compound'],
      move: 'core',
      weight: 16,
      topics: { ...topicsOf('chaldean.root'), 'name-number': 12, self: 8, none: 8 },
      isFrame: true,
    }),
    ...book.point({
      key: 'chaldean:compound',
      facts: ['chaldean.compound', 'chaldean.listed-compounds'],
      move: 'observe',
      weight: 13,
      topics: { ...NUMBER_TOPICS, ...topicsOf('chaldean.root') },
    }),
    ...book.point({
      key: 'chaldean:birth-root',
      facts: ['chaldean.birth-root', 'chaldean.birth-compound'],
      move: 'observe',
      weight: 13,
      topics: { ...topicsOf('chaldean.birth-root'), self: 6, 'name-number': 8, none: 5 },
    }),
    ...book.point({
      key: 'chaldean:birth-compound',
      facts: ['chaldean.birth-compound'],
      move: 'observe',
      weight: 8,
      topics: { ...NUMBER_TOPICS, decision: 3 },
    }),
    ...book.point({
      key: 'chaldean:agreement',
      facts: ['chaldean.agreement', 'chaldean.root', 'chaldean.birth-root'],
      move: book.isOn('chaldean.agreement') ? 'resource' : 'tension',
      weight: 12,
      topics: { self: 7, 'name-number': 9, decision: 5, partner: 3, work: 3 },
    }),
    ...words.flatMap(({ id }) =>
      book.point({
        key: `chaldean:${id.slice('chaldean.'.length).replace('.', '-')}`,
        facts: [id, 'chaldean.compound'],
        move: 'observe',
        weight: 6,
        topics: { 'name-number': 6, family: id.endsWith('.1') ? 0 : 3 },
      }),
    ),
    ...['name-in-other-letters', 'name-unknown', 'birth-date-unknown', 'compound-without-theme'].flatMap(
      (what) =>
        book.point({
          key: `chaldean:${what}`,
          facts: [`caveat.${what}`],
          move: 'limit',
          weight: 5,
          topics: {},
        }),
    ),
  ];
}

export const chaldean: Tradition = {
  mode: 'chaldean',
  needs: ({ name }) => (hasName(name.latin) ? [] : ['latin-name']),
  sheet: ({ name, birth }) =>
    name.latin === null || !hasName(name.latin)
      ? null
      : chaldeanSheet(name.latin, birth?.details.date ?? null),
  points: chaldeanPoints,
  schools: {},
};

function hasName(latin: string | null): boolean {
  return latin !== null && latin.trim() !== '';
}
