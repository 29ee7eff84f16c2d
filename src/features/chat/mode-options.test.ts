/** Every choice of a mode is worded, and nothing worded is without a choice. */
import { expect, it } from 'vitest';
import { modeReads } from '#companion/given.ts';
import { loadTradition } from '#engine/traditions.ts';
import { answerOptionWords, schoolOptionWords } from '#text/en/modes-options.ts';
import { PURPOSES } from '#traditions/thai-chart/choosing.ts';
import { traditionModes } from '#traditions/tradition.ts';
import { answerOptions, schoolOptions } from './mode-options.ts';

it('words every value that a question may choose', () => {
  const seen = new Set<string>();
  for (const mode of traditionModes)
    for (const { id, values } of answerOptions(mode, { lacksTime: true })) {
      seen.add(id);
      for (const value of values)
        expect(answerOptionWords[id]?.values[value], `${mode} ${id} ${value}`).toMatch(/\S/u);
    }
  expect([...seen].toSorted()).toEqual(Object.keys(answerOptionWords).toSorted());
  // Slots are picked at the table of cards; the numerology tool sends a name and a date.
  const elsewhere = ['slots', 'full-name', 'birth-date'];
  const read = traditionModes.flatMap((mode) => modeReads(mode).answers);
  expect(read.filter((id) => id.length > 4 && !elsewhere.includes(id) && !seen.has(id))).toEqual([]);
});

it('asks for the part of the day only where no hour is known', () => {
  const ids = (lacksTime: boolean) => answerOptions('thai-taksa', { lacksTime }).map(({ id }) => id);
  expect([ids(true), ids(false)]).toEqual([['birth-part'], []]);
});

it('knows every purpose that days are weighed for', () => {
  const [purpose] = answerOptions('thai-auspicious', { lacksTime: false });
  expect(purpose?.values).toEqual(['', ...PURPOSES]);
});

it('words every choice of school', async () => {
  const seen = new Set<string>();
  for (const mode of traditionModes) {
    const tradition = await loadTradition(mode);
    for (const { id, values } of schoolOptions(mode, tradition?.schools ?? {})) {
      seen.add(id);
      for (const value of values)
        expect(schoolOptionWords[id]?.values[value], `${mode} ${id} ${value}`).toMatch(/\S/u);
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(schoolOptionWords).toSorted());
});
