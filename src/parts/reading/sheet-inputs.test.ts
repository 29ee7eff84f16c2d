import { expect, test } from 'vitest';
import type { SheetHash, SheetRef } from '#contract/stored-reading.ts';
import type { Engine } from '#engine/client.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import { dealCards } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { sheetAgain, sheetInputs } from './sheet-inputs.ts';

const hash = 'a'.repeat(64) as SheetHash;
const ref = (inputs: SheetRef['inputs']): SheetRef => ({
  mode: 'western',
  school: {},
  inputs,
  engineVersion: 1,
  hash,
});
const birth = {
  date: '2020-10-25',
  time: '01:30',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.7, lonDeg: -9.1 },
  zone: 'Europe/Lisbon',
  offsetSeconds: 0,
};
const inputs = {
  birth,
  now: '2026-11-21T21:06:00Z',
  zone: 'Europe/Lisbon',
  houseSystem: 'whole',
  node: 'mean',
};

/** A worker whose sheet has the right hash for one way to read the doubtful hour alone. */
function engineThatKnows(fold: 'first' | 'second' | null): { engine: Engine; asked: SheetRequest[] } {
  const asked: SheetRequest[] = [];
  const ask = (_call: string, request: SheetRequest) => {
    asked.push(request);
    const same = request.birth?.fold === fold && request.birth.offsetSeconds === null;
    return Promise.resolve({ hash: same ? hash : 'b', facts: [] });
  };
  return { engine: { ask, close: () => undefined } as unknown as Engine, asked };
}

test('an hour the clock showed twice is asked both ways until the sheet is the same', async () => {
  const { engine, asked } = engineThatKnows('second');
  expect(await sheetAgain(engine, ref(inputs))).not.toBeNull();
  expect(asked.at(-1)).toMatchObject({
    houseSystem: 'whole',
    now: Date.parse(inputs.now),
    birth: { fold: 'second' },
  });
});

test('the events that a question asked for are asked for again, and nothing that is none', async () => {
  const { engine, asked } = engineThatKnows('second');
  await sheetAgain(engine, ref({ ...inputs, asked: ['station:mercury', 'station:moon', 7] }));
  expect(asked[0]?.asked).toEqual(['station:mercury']);
  const plain = engineThatKnows('second');
  await sheetAgain(plain.engine, ref(inputs));
  expect(plain.asked[0]).not.toHaveProperty('asked');
});

test('a sheet that cannot come out the same is null, and unknown inputs are not guessed', async () => {
  const { engine } = engineThatKnows('second');
  expect(await sheetAgain(engine, { ...ref(inputs), hash: 'c'.repeat(64) as SheetHash })).toBeNull();
  const strange = engineThatKnows(null);
  expect(await sheetAgain(strange.engine, ref({ ...inputs, houseSystem: 'sunshine' }))).toBeNull();
  expect(strange.asked).toEqual([]);
});

test('inputs that are not as we write them count as not given', () => {
  expect(sheetInputs(ref({ birth: 'x', now: 5, zone: null }))).toEqual({
    birth: null,
    partner: null,
    now: null,
    zone: null,
  });
});

const pair = {
  ...inputs,
  partner: { ...birth, date: '1990-11-02', time: '18:20' },
  names: { first: 'Marta', second: 'Ana' },
};

test('two charts are asked for again with both births and the names', async () => {
  const asked: SheetRequest[] = [];
  const ask = (_call: string, request: SheetRequest) => {
    asked.push(request);
    return Promise.resolve({ hash, facts: [] });
  };
  const engine = { ask, close: () => undefined } as unknown as Engine;
  expect(await sheetAgain(engine, { ...ref(pair), mode: 'synastry' })).not.toBeNull();
  expect(asked[0]?.attached).toMatchObject({
    chartType: 'synastry',
    subject: { name: 'Marta', birth: { date: '2020-10-25' } },
    partner: { name: 'Ana', birth: { date: '1990-11-02' } },
  });
  expect(await sheetAgain(engine, { ...ref(inputs), mode: 'human-design' })).not.toBeNull();
  expect(asked.at(-1)?.attached).toMatchObject({ chartType: 'human-design', partner: null });
});

test('a sheet of laid cards is asked for by its cards, and by no sky', async () => {
  const cards = dealCards({ seed: 'soulstice-example-3', reversals: true }, 'three');
  const { sheet } = layTarot(cards);
  const asked: SheetRequest[] = [];
  const ask = (_call: string, request: SheetRequest) => {
    asked.push(request);
    return Promise.resolve(sheet);
  };
  const engine = { ask, close: () => undefined } as unknown as Engine;
  expect(await sheetAgain(engine, { ...ref({ ...sheet.inputs }), mode: 'tarot', hash: sheet.hash })).toBe(
    sheet,
  );
  expect(asked).toMatchObject([{ cards, birth: null, attached: null }]);
});
