import { describe, expect, it } from 'vitest';

import { imageFields, planetNames, themes } from '#companion/voice/atoms.ts';

import { houses } from './houses.ts';
import { planets } from './planets.ts';

// The lint of planets and houses: every fragment is counted, clean, and fits the sentence it is written for.

type Entry = { readonly at: string; readonly text: string };

const listed = (at: string, texts: readonly string[]): Entry[] =>
  texts.map((text, i) => ({ at: `${at}.${i}`, text }));

const planetLists = ['noun', 'drive', 'under', 'gift', 'shadow', 'asks', 'body'] as const;
const planetEntries: Entry[] = Object.entries(planets).flatMap(([name, atoms]) => [
  { at: `planets.${name}.gloss`, text: atoms.gloss },
  ...planetLists.flatMap((field) => listed(`planets.${name}.${field}`, atoms[field])),
  ...listed(
    `planets.${name}.image`,
    atoms.image.map((image) => image.text),
  ),
  ...themes.flatMap((theme) => listed(`planets.${name}.facet.${theme}`, atoms.facet[theme])),
]);

const houseLists = ['arena', 'people', 'verbs'] as const;
const houseEntries: Entry[] = Object.entries(houses).flatMap(([number, atoms]) => [
  { at: `houses.${number}.gloss`, text: atoms.gloss },
  ...houseLists.flatMap((field) => listed(`houses.${number}.${field}`, atoms[field])),
  ...themes.flatMap((theme) => listed(`houses.${number}.facet.${theme}`, atoms.facet[theme])),
]);

const fragments: Entry[] = [...planetEntries, ...houseEntries];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];
const failing = (entries: readonly Entry[], bad: (text: string) => boolean): string[] =>
  entries.filter((entry) => bad(entry.text)).map((entry) => `${entry.at}: ${entry.text}`);
const inFields = (entries: readonly Entry[], ...fields: string[]): Entry[] => {
  const found = entries.filter((entry) => fields.includes(entry.at.split('.')[2] ?? ''));
  expect(found.length).toBeGreaterThan(0);
  return found;
};

const bannedWords =
  /\b(journeys?|energy|energies|vibrations?|manifest\w*|cosmic|universe|destiny|destined|soulmates?|twin flames?|karm\w+|powerful|profound\w*|transformative|unlock\w*|embrac\w+|delv\w+|tapestry|navigat\w+|testament|resonat\w+|realms?|danc\w+|whisper\w*|sacred|empower\w*|authentic|higher self|important to|remember that|buckle up|meant to be|potential\w*)\b/i;
const hedges = /\b(tends?|perhaps|maybe|may|might|possibly|sometimes you)\b/i;
const flattery = /\b(rare soul|old soul|special|gifted|extraordinary|amazing|wonderful)\b/i;
const fear = /\b(curse[ds]?|doom\w*|disaster|danger\w*|fatal|dying|die|dies|dead|death|disease)\b/i;
const gendered = /\b(he|she|him|her|his|hers|husband|wife|boyfriend|girlfriend)\b/i;
const biography = /\b(as a child|you grew up|you were (raised|given|born)|when you were)\b/i;
const twoSpellings =
  /\b(colou?r\w*|favou?r\w*|honou?r\w*|neighbou?r\w*|harbou?r\w*|armou?r|labou?r|behaviou?r|cent(re|er)\w*|theatre|theater|grey|gray|travell?(ed|ing|er)|programme|practi[sc]ed|practi[sc]ing|practise|unpracti[sc]ed|cosy|cozy|cheque|queue|jumper|organi[sz]\w+|reali[sz](e|es|ed|ing)|recogni[sz]e\w*|analy[sz]ed?|instalments?|installments?|jewell?er\w*)\b/i;

const preposition =
  /^(about|above|abroad|across|after|against|alone|along|among|around|at|before|behind|below|beneath|beside|between|by|during|face to face|for|from|in|inside|near|next to|offstage|on|opposite|outside|over|past|through|under|underneath|with|within) ?\b/;
const subject = /^(you|your|what|whoever|the)\b/;

describe('the tables are whole', () => {
  it('has twelve planets and nodes with the counted fields', () => {
    expect(Object.keys(planets)).toEqual([...planetNames]);
    for (const [name, atoms] of Object.entries(planets)) {
      expect([...planetLists.map((field) => atoms[field].length), atoms.image.length], name).toEqual([
        2, 4, 3, 3, 3, 3, 2, 4,
      ]);
      for (const theme of themes) expect(atoms.facet[theme], `${name} ${theme}`).toHaveLength(2);
      expect(atoms.concepts.length, name).toBeGreaterThanOrEqual(4);
      expect(new Set(atoms.concepts).size, name).toBe(atoms.concepts.length);
      expect(atoms.concepts.length, name).toBeLessThanOrEqual(6);
    }
  });

  it('has twelve houses with the counted fields', () => {
    expect(Object.keys(houses).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [number, atoms] of Object.entries(houses)) {
      expect(
        houseLists.map((field) => atoms[field].length),
        number,
      ).toEqual([4, 2, 2]);
      for (const theme of themes) expect(atoms.facet[theme], `${number} ${theme}`).toHaveLength(2);
      expect(atoms.concepts.length, number).toBeGreaterThanOrEqual(4);
      expect(new Set(atoms.concepts).size, number).toBe(atoms.concepts.length);
      expect(atoms.concepts.length, number).toBeLessThanOrEqual(6);
    }
  });

  it('offers every image field, four different ones a planet and at least three pictures a field', () => {
    const counts = new Map<string, number>(imageFields.map((field) => [field, 0]));
    for (const [name, atoms] of Object.entries(planets)) {
      expect(new Set(atoms.image.map((image) => image.field)).size, name).toBe(4);
      for (const image of atoms.image) counts.set(image.field, (counts.get(image.field) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count < 3)).toEqual([]);
  });
});

describe('every fragment', () => {
  it('has two to fourteen words', () => {
    expect(failing(fragments, (text) => wordsOf(text).length > 14 || wordsOf(text).length < 2)).toEqual([]);
  });

  it('starts in lower case and holds no stop, dash, semicolon, digit or straight quote', () => {
    expect(failing(fragments, (text) => !/^\p{Ll}/u.test(text))).toEqual([]);
    expect(failing(fragments, (text) => /[.!?;:—–"'“”\d{}]|\s\s|^\s|\s$/u.test(text))).toEqual([]);
  });

  it.each([
    ['banned word', bannedWords],
    ['hedge, which belongs to the frames', hedges],
    ['flattery', flattery],
    ['fear', fear],
    ['mention of a gender', gendered],
    ['biography', biography],
    ['word with two spellings', twoSpellings],
  ])('holds no %s', (_, pattern) => {
    expect(failing(fragments, (text) => pattern.test(text))).toEqual([]);
  });

  it('is written once', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { at, text } of fragments) {
      const key = wordsOf(text).join(' ');
      const first = seen.get(key);
      if (first === undefined) seen.set(key, at);
      else twice.push(`${at} repeats ${first}: ${text}`);
    }
    expect(twice).toEqual([]);
  });

  it('shares no run of five words with another', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { at, text } of fragments) {
      const words = wordsOf(text);
      for (let i = 0; i + 5 <= words.length; i += 1) {
        const run = words.slice(i, i + 5).join(' ');
        const first = seen.get(run);
        if (first !== undefined && first !== at) shared.push(`${at} and ${first}: ${run}`);
        seen.set(run, at);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe('every field fits its carrier', () => {
  it('gloss, noun and image are noun phrases', () => {
    const entries = inFields(planetEntries, 'gloss', 'noun', 'image');
    expect(
      failing(entries, (text) => !/^(the|an?|plain|new|scales|floorboards|wet|sea|lightning)\b/.test(text)),
    ).toEqual([]);
    expect(failing(inFields(houseEntries, 'gloss'), (text) => !text.startsWith('the house of '))).toEqual([]);
  });

  it('drive: "It tends to {drive} {manner of the sign}."', () => {
    const entries = inFields(planetEntries, 'drive');
    // A comma or a long tail would leave the manner hanging on the wrong verb.
    expect(failing(entries, (text) => text.includes(',') || wordsOf(text).length > 8)).toEqual([]);
    expect(failing(entries, (text) => /^(to|you|your|it|not)\b|^\w+ing\b/.test(text))).toEqual([]);
    expect(failing(entries, (text) => /\byour?\b/.test(text))).toEqual([]);
  });

  it('under and verbs begin with an -ing word', () => {
    const entries = [...inFields(planetEntries, 'under'), ...inFields(houseEntries, 'verbs')];
    expect(failing(entries, (text) => !/^[a-z]+ing\b/.test(text))).toEqual([]);
  });

  it('asks: "It asks you to {asks}."', () => {
    const entries = inFields(planetEntries, 'asks');
    expect(failing(entries, (text) => /^(to|you|your|it|not)\b|^\w+(ing|ed)\b/.test(text))).toEqual([]);
  });

  it('gift, shadow, body and facet are clauses that speak to the person', () => {
    const entries = inFields(planetEntries, 'gift', 'shadow', 'body', 'facet');
    expect(failing(entries, (text) => !subject.test(text))).toEqual([]);
    expect(failing(entries, (text) => !/\b(you|your|yours|yourself)\b/.test(text))).toEqual([]);
  });

  it('arena and facet of a house begin with a preposition', () => {
    expect(failing(inFields(houseEntries, 'arena', 'facet'), (text) => !preposition.test(text))).toEqual([]);
  });

  it('people: "It often involves {people}."', () => {
    const nounPhrase = /^(the|an?|whoever|someone|somebody|colleagues)\b/;
    expect(failing(inFields(houseEntries, 'people'), (text) => !nounPhrase.test(text))).toEqual([]);
  });
});
