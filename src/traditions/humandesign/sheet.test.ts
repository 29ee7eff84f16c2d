/** The Human Design sheet against the reference charts of tests/reference, which our code had no part in. */
import { describe, expect, it } from 'vitest';
import { familyOf, matchesGlob } from '#facts/fact-id.ts';
import { factsById, hashSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { humanDesignSheet } from './sheet.ts';
import reference from '../../../tests/reference/humandesign-open.json' with { type: 'json' };

const rules = createZoneRules();
const NOW = unixMs(Date.parse('2026-11-21T10:00:59Z'));
const greenwich = { place: { name: 'Greenwich', latDeg: 51.48, lonDeg: 0 }, zone: 'UTC' };

function momentOf(details: Partial<BirthDetails> & Pick<BirthDetails, 'date' | 'time'>): BirthMoment {
  const answer = resolveBirth(
    { plusMinusMin: 0, offsetSeconds: null, fold: null, ...greenwich, ...details },
    rules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const sheetOf = (moment: BirthMoment | null): FactSheet =>
  humanDesignSheet({ moment, now: NOW, zone: 'Europe/Lisbon' });
const exactly = (utc: string, plusMinusMin = 0): FactSheet =>
  sheetOf(momentOf({ date: utc.slice(0, 10), time: utc.slice(11, 16), plusMinusMin }));

const find = (sheet: FactSheet, id: string): Fact | undefined => sheet.facts.find((fact) => fact.id === id);
const idOf = (sheet: FactSheet, id: string): unknown => {
  const value = find(sheet, id)?.value;
  return value?.type === 'id' ? value.id : value;
};
const kebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();

describe.each(reference.charts)('chart $id', (c) => {
  const sheet = exactly(c.utc);

  it('has the six facts of the whole', () => {
    expect({
      type: idOf(sheet, 'humandesign.type'),
      strategy: idOf(sheet, 'humandesign.strategy'),
      authority: idOf(sheet, 'humandesign.authority'),
      profile: idOf(sheet, 'humandesign.profile'),
      definition: idOf(sheet, 'humandesign.definition'),
      cross: idOf(sheet, 'humandesign.cross'),
    }).toEqual({
      type: kebab(c.type),
      strategy: kebab(c.strategy),
      authority: kebab(c.authority),
      profile: c.profile,
      definition: kebab(c.definition),
      cross: `${kebab(c.angle)}-${c.cross.join('-')}`,
    });
  });

  it('has every channel, and says of all nine centres whether they are defined', () => {
    const channels = sheet.facts.filter(({ id }) => matchesGlob(id, 'humandesign.channel.*'));
    expect(channels.map(({ id }) => id)).toEqual(
      c.channels.map((channel) => `humandesign.channel.${channel}`),
    );
    const centers = sheet.facts.filter(({ id }) => matchesGlob(id, 'humandesign.center.*'));
    expect(centers).toHaveLength(9);
    const defined = centers.filter(({ value }) => value.type === 'flag' && value.on).map(({ id }) => id);
    expect([...defined].sort()).toEqual(
      c.centers.map((center) => `humandesign.center.${kebab(center)}.defined`).sort(),
    );
  });

  it('has gate and line of all 26 activations', () => {
    reference.meta.order.forEach((name, i) => {
      for (const [side, names] of [
        ['personality', c.personality],
        ['design', c.design],
      ] as const) {
        const place = `humandesign.${side}.${name.toLowerCase()}`;
        expect(`${String(idOf(sheet, `${place}.gate`))}.${String(idOf(sheet, `${place}.line`))}`, place).toBe(
          names[i],
        );
      }
    });
  });
});

it('registers every id, derives facts from facts that are there, and seals the same bytes', () => {
  for (const sheet of [
    exactly('1965-02-11T00:11:00Z'),
    exactly('1990-04-14T07:42:00Z', 120),
    sheetOf(momentOf({ date: '1990-04-14', time: null })),
    sheetOf(momentOf({ date: '1990-04-14', time: null, place: null, zone: null })),
    sheetOf(null),
  ]) {
    const known = factsById(sheet);
    expect(known.size).toBe(sheet.facts.length);
    for (const { id, derivation } of sheet.facts) {
      expect(familyOf(id), id).not.toBeNull();
      for (const from of derivation.from) expect(known.has(from), `${id} from ${from}`).toBe(true);
    }
    const { hash, ...contents } = sheet;
    expect(hash).toBe(hashSheet(contents));
    for (const caveat of sheet.caveats) expect(known.has(caveat)).toBe(true);
  }
  expect(exactly('1965-02-11T00:11:00Z').hash).toBe(exactly('1965-02-11T00:11:00Z').hash);
});

it('derives a channel from the bodies in its gates', () => {
  // o05: Earth of the design side in 23; personality Neptune, design Sun in 43.
  const sheet = exactly('1965-02-11T00:11:00Z');
  expect(find(sheet, 'humandesign.channel.23-43')?.derivation).toMatchObject({
    method: 'both-gates-active',
    from: [
      'humandesign.personality.neptune.gate',
      'humandesign.design.sun.gate',
      'humandesign.design.earth.gate',
      'humandesign.design.jupiter.gate',
    ],
  });
});

it('marks nothing as surviving when the time is exact', () => {
  const sheet = exactly('1965-02-11T00:11:00Z');
  expect(sheet.facts.filter(({ survives }) => survives !== undefined)).toEqual([]);
  expect(sheet.confidence).toBe('high');
  expect(sheet.inputs.now).toBe('2026-11-21T10:00:00Z');
});

describe('an unknown time', () => {
  // On this day the Sacral comes and goes with the Moon (fifteen lines of it), the Root stays.
  const sheet = sheetOf(momentOf({ date: '1990-04-14', time: null }));

  it('leaves open what the day leaves open, and does not rest on it', () => {
    expect(find(sheet, 'humandesign.type')).toMatchObject({ value: { type: 'either' }, survives: 'no' });
    expect(find(sheet, 'humandesign.personality.moon.gate')).toMatchObject({
      value: { type: 'either' },
      survives: 'no',
    });
    expect(find(sheet, 'humandesign.personality.moon.line')).toBeUndefined();
    expect(find(sheet, 'humandesign.center.sacral.defined')).toBeUndefined();
  });

  it('says what holds at every hour', () => {
    expect(find(sheet, 'humandesign.personality.pluto.gate')).toMatchObject({
      value: { type: 'id', id: '1' },
      survives: 'always',
    });
    expect(find(sheet, 'humandesign.center.root.defined')).toMatchObject({
      value: { type: 'flag', on: true },
      survives: 'always',
    });
    expect(find(sheet, 'humandesign.center.throat.defined')).toMatchObject({
      value: { type: 'flag', on: false },
      survives: 'always',
    });
  });

  it('lists no family whole that it cannot, and says why', () => {
    expect(sheet.complete).not.toContain('humandesign.channel.*');
    expect(sheet.caveats).toEqual(['caveat.birth-time-unknown']);
    expect(sheet.missing).toEqual(['birth-time']);
    expect(sheet.confidence).toBe('medium');
  });
});

it('marks within a doubt of minutes what holds and what does not', () => {
  const sheet = exactly('1990-04-14T07:42:00Z', 120);
  expect(sheet.caveats).toContain('caveat.birth-time-uncertain');
  // The Moon crosses a line in 1.7 hours: two either way.
  expect(find(sheet, 'humandesign.personality.moon.line')).toMatchObject({ survives: 'no' });
  expect(find(sheet, 'humandesign.personality.pluto.line')).toMatchObject({ survives: 'in-range' });
});

it('names a line that a few minutes would change, with the minutes', () => {
  // o10: the Moon of the design side at 287.972803° is 0.0353° past the start of 54.4, which a Moon of 12° to 15° a day
  // entered 3.4 to 4.3 minutes before.
  const sheet = exactly('2016-02-11T00:27:00Z');
  const margin = find(sheet, 'humandesign.design.moon.margin');
  expect(margin?.value.type === 'degrees' ? margin.value.deg : null).toBeCloseTo(0.0353, 2);
  expect(margin?.derivation.values?.next).toBe('54.3');
  const minutes = Number(margin?.derivation.values?.minutes);
  expect(minutes).toBeLessThan(-3);
  expect(minutes).toBeGreaterThan(-4.8);
  expect(sheet.caveats).toContain('caveat.human-design-line-near');
});

it('is a caveat alone without a birth date', () => {
  const sheet = sheetOf(null);
  expect(sheet.facts.map(({ id }) => id)).toEqual(['caveat.birth-date-unknown']);
  expect(sheet.confidence).toBe('low');
});
