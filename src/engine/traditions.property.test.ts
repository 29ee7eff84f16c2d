/**
 * Laws of the modes behind the engine, for every one of them:
 * 1. It can be loaded under its own name.
 * 2. A sheet keeps of what was given what its mode reads, and nothing else.
 * 3. The sheet from what is kept alone is the sheet from everything.
 * 4. Computed again from its own inputs, as a stored reading is, it comes out the same, hash and all.
 * 5. Another person, cast or day has other facts.
 * 6. What the picker says of it is what it asks for: nothing else is lacking without it, and with it what would add to it.
 */
import { expect, test } from 'vitest';
import type { UnixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { givenIn, modeReads } from '#companion/given.ts';
import type { TraditionGiven } from '#companion/given.ts';
import { modeAsks } from '#companion/mode-asks.ts';
import type { SheetRef } from '#contract/stored-reading.ts';
import type { Need } from '#facts/ask.ts';
import { sheetAgain } from '#parts/reading/sheet-inputs.ts';
import { traditionModes } from '#traditions/tradition.ts';
import type { Engine } from './client.ts';
import type { SheetRequest } from './protocol.ts';
import { loadTradition, modeNeeds, sheetOfMode } from './traditions.ts';

const rules = createZoneRules();
const now = Date.UTC(2026, 10, 22, 5, 3, 20) as UnixMs;

/** As a profile keeps it, with its number in the gazetteer. */
const bangkok = { id: 'gn:1609350', name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 };

const birth: BirthDetails = {
  date: '1990-11-02',
  time: '18:20',
  plusMinusMin: 0,
  place: bangkok,
  zone: 'Asia/Bangkok',
  offsetSeconds: null,
  fold: null,
};
const births: readonly (BirthDetails | null)[] = [
  birth,
  { ...birth, time: null },
  { ...birth, place: null, zone: null },
  // The clock showed this hour twice.
  {
    ...birth,
    date: '2020-10-25',
    time: '01:30',
    zone: 'Europe/Lisbon',
    place: { name: 'Lisbon', latDeg: 38.7, lonDeg: -9.1 },
    fold: 'second',
  },
];

/** Everything that could be given, by everybody to every mode. */
const everything: TraditionGiven = {
  sex: 'female',
  thaiName: ' สมชาย ใจดี',
  latinName: 'Ana Costa',
  place: { name: 'Chicago', latDeg: 41.9, lonDeg: -87.6 },
  facingDeg: 92,
  seed: '5be1a9c07d3f42e18c6a90b2f7d4138e',
  answers: {
    'birth-part': ['night'],
    'target-year': ['2027'],
    number: ['081 234 5678'],
    purpose: ['travel'],
    spread: ['single'],
    layout: ['square-9'],
    significator: ['woman'],
    matter: ['work'],
    toss: ['yes'],
    dream: ['A snake swam through the sea and I was afraid.'],
    hand: ['left'],
    dominant: ['left'],
    shape: ['fire'],
    'life-arc': ['wide'],
    'head-shape': ['curved'],
    'heart-end': ['under-index'],
    outline: ['wood'],
    'longest-zone': ['middle'],
    'brow-shape': ['arched'],
    eyes: ['large'],
    brows: ['thick'],
  },
  school: { hand: 'by-sex', method: 'yarrow', dayStart: 'sunrise', unheard: 'of' },
};

/** A worker as far as sheets go. */
const engine = {
  ask: async (_: 'sheet', request: SheetRequest) => {
    const { given = {} } = request;
    return (await sheetOfMode({ ...request, given }, rules)) ?? { hash: '' };
  },
} as unknown as Engine;

test.each(traditionModes)('%s', async (mode) => {
  const tradition = await loadTradition(mode);
  expect(tradition?.mode).toBe(mode);
  for (const born of births) {
    for (const given of [everything, { ...everything, place: null, seed: null, sex: null }]) {
      const asked = { mode, birth: born, given, now, zone: 'Asia/Bangkok' };
      const sheet = await sheetOfMode(asked, rules);
      const { needs } = await modeNeeds(asked, rules);
      expect(sheet === null).toBe(needs.length > 0);
      if (sheet === null) continue;
      const kept = givenIn(sheet) ?? {};
      const { fields } = modeReads(mode);
      expect(Object.keys(sheet.inputs['given'] ?? {}).toSorted()).toEqual(
        [...fields, 'school', 'day'].toSorted(),
      );
      expect(Object.keys(kept.school ?? {}).every((name) => name in (tradition?.schools ?? {}))).toBe(true);
      expect((await sheetOfMode({ ...asked, given: kept }, rules))?.hash).toBe(sheet.hash);
      const { school, inputs, engineVersion, hash } = sheet;
      const ref: SheetRef = { mode, school, inputs, engineVersion, hash };
      expect((await sheetAgain(engine, ref))?.hash, `${mode} again`).toBe(hash);
    }
  }
});

/** Someone else in everything. */
const other: { readonly birth: BirthDetails; readonly given: TraditionGiven } = {
  birth: {
    date: '1975-11-04',
    time: '18:35',
    plusMinusMin: 0,
    place: { name: 'Chicago', latDeg: 41.9, lonDeg: -87.6 },
    zone: 'America/Chicago',
    offsetSeconds: null,
    fold: null,
  },
  given: {
    ...everything,
    sex: 'male',
    thaiName: 'พิมพ์ชนก',
    latinName: 'Jonas Weber',
    place: { name: 'Sydney', latDeg: -33.9, lonDeg: 151.2 },
    facingDeg: 200,
    seed: '0f4d1c2b3a59687706152433425160af',
    answers: {
      dream: ['My teeth fell out while I was flying over a burning town.'],
      hand: ['right'],
      shape: ['water'],
      outline: ['fire'],
      'longest-zone': ['lower'],
    },
    day: '2027-04-13',
  },
};

test.each(traditionModes)('%s has other facts for someone else', async (mode) => {
  const told = async (one: { birth: BirthDetails; given: TraditionGiven }): Promise<readonly string[]> => {
    const sheet = await sheetOfMode({ mode, ...one, now, zone: 'Asia/Bangkok' }, rules);
    return (sheet?.facts ?? []).map(({ id, value }) => `${id} ${JSON.stringify(value)}`);
  };
  const [first, second] = [await told({ birth, given: everything }), await told(other)];
  const shared = new Set(first);
  // Rules of a school stand on every sheet: most of what is told is the person's own.
  expect(second.filter((fact) => !shared.has(fact)).length).toBeGreaterThanOrEqual(3);
});

test.each(traditionModes)('%s says in the picker what it asks for', async (mode) => {
  const { needs, more } = modeAsks[mode];
  const asked = { mode, now, zone: 'Asia/Bangkok' };
  expect((await modeNeeds({ ...asked, birth: null, given: {} }, rules)).needs).toEqual(needs);
  const has = (need: Need): boolean => needs.includes(need);
  const given: TraditionGiven = {
    thaiName: has('thai-name') ? 'สมชาย' : null,
    latinName: has('latin-name') ? 'Ana Costa' : null,
    sex: has('sex') ? 'female' : null,
    seed: has('question') ? (everything.seed ?? null) : null,
    answers: has('answers') ? (everything.answers ?? {}) : {},
  };
  const born = has('birth-time') ? birth : { ...birth, time: null, place: null, zone: null };
  const served = await modeNeeds({ ...asked, birth: has('birth-date') ? born : null, given }, rules);
  expect(served.needs).toEqual([]);
  const adds = served.adds.map((need) => (need === 'name' ? 'latin-name' : need));
  expect(adds.filter((need) => !has(need)).toSorted()).toEqual(more.toSorted());
});

test('a mode that is no tradition of its own needs nothing here, and one of a newer version is none', async () => {
  const asked = { birth: null, given: {}, now, zone: 'UTC' };
  expect(await modeNeeds({ ...asked, mode: 'mixed' }, rules)).toEqual({ needs: [], adds: [], schools: {} });
  expect(await loadTradition('astro-cartography')).toBe(null);
});
