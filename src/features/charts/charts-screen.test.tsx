import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { people } from '#db/people.ts';
import { emptyBirth } from '#contract/birth.ts';
import { openScreen, partnerLabels, press, type, typeBirth } from '../../../tests/support/chart-form.tsx';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { testPlaces } from '../../../tests/support/test-places.ts';
import { ChartsScreen } from './charts-screen.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const open = (engine = createDirectEngine()) =>
  openScreen(local, engine, <ChartsScreen makePlaceSearch={() => testPlaces} />);

const own = { date: '14/04/1993', time: '07:42', place: 'Lisb' };
const other = { date: '2 October 1990', time: '21:10', place: 'Chiang' };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a natal chart says Sun, Moon and Rising with sign, degree and house, and what they mean', async () => {
  open();
  await press(/Natal Chart Calculator/);
  await typeBirth({ ...own, date: '14 April 1993' });
  await press('Generate Natal Chart Calculator');
  // By Astronomy Engine for 1993-04-14 05:42 UT: Sun 24°17′ Aries, Moon 29°02′ Capricorn less a second or two (its
  // geometric place, on the minute), and by spherical trigonometry from its sidereal time: Ascendant 14°33′ Aries.
  const rising = (await screen.findByRole('heading', { name: 'Rising (Ascendant)' })).closest('li');
  const [sun, moon] = rising?.closest('ul')?.querySelectorAll('li') ?? [];
  expect(sun?.textContent).toMatch(/^Sun.*24°17′ Aries.*1st house/);
  expect(moon?.textContent).toMatch(/^Moon.*29°0[12]′ Capricorn.*10th house/);
  expect(rising?.textContent).toMatch(/14°33′ Aries/);
  expect(screen.getByRole('graphics-document', { name: /14 April 1993, 07:42, Lisbon/ })).toBeVisible();
  expect(await screen.findByText('Sun in Aries, 1st house')).toBeVisible();
  expect((await screen.findAllByRole('button', { name: /^Fact: .*Sun/ })).length).toBeGreaterThan(0);
});

test('while anything is missing Generate is disabled, and pressing it says what is missing and keeps the rest', async () => {
  open();
  await press(/Natal Chart Calculator/);
  const generate = screen.getByRole('button', { name: /^Generate/ });
  expect(generate.getAttribute('aria-disabled')).toBe('true');
  await type('Birth Date', '14 April 1993');
  await userEvent.click(generate);
  expect(screen.getByText('Please complete your birth information above first.')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Birth Time'));
  expect(value('Birth Date')).toBe('14 April 1993');
});

test('without a time the whole day is taken, and Rising says what it needs', async () => {
  open();
  await press(/Natal Chart Calculator/);
  await typeBirth({ date: '14 April 1993', place: 'Lisb' });
  await userEvent.click(screen.getByLabelText('I don’t know the time'));
  await press(/^Generate/);
  const rising = (await screen.findByRole('heading', { name: 'Rising (Ascendant)' })).closest('li');
  expect(rising?.textContent).toContain('Needs a birth time');
});

test('a year out of range, a latitude of 95 and a skipped hour are told, and nothing is lost', async () => {
  open();
  await press(/Natal Chart Calculator/);
  await type('Birth Date', '1 May 1500');
  await type('Birth Time', '02:15');
  expect(screen.getByText('The year must lie between 1800 and 2100.')).toBeVisible();
  await press('Enter coordinates by hand');
  await type('Latitude', '95');
  expect(screen.getByText('A latitude is a number from −90 to 90.')).toBeVisible();
  await press('Search for a place instead');
  await press('Enter coordinates by hand');
  expect(value('Latitude')).toBe('95');
  await press('Search for a place instead');
  // Portugal went from UTC+1 to UTC+2 on 28 March 1993, at 01:00 UTC.
  await typeBirth({ date: '28 March 1993', place: 'Lisb' });
  await screen.findByText(/The clocks skipped this time/);
  await press(/^Generate/);
  expect(screen.getByText('Choose which clock it was read from.')).toBeVisible();
  await userEvent.click(screen.getByLabelText(/A clock already set forward/));
  await press(/^Generate/);
  expect(await screen.findByRole('heading', { name: 'Interpretation' })).toBeVisible();
});

test('a synastry without the partner says so and keeps what was typed; with them the rows add up to the total', async () => {
  open();
  await press(/Synastry Chart Calculator/);
  await typeBirth({ ...own, date: '14 April 1993' });
  await press(/^Generate/);
  expect(screen.getByRole('alert').textContent).toMatch(/partner’s birth date, time and location/);
  expect(document.activeElement).toBe(screen.getByLabelText("Partner's Birth Date"));
  expect(value('Birth Date')).toBe('14 April 1993');
  await typeBirth(other, partnerLabels);
  await press(/^Generate/);
  const table = await screen.findByRole('table', { name: 'How the score adds up' });
  await userEvent.click(within(table).getByRole('button', { name: /^Show all/ }));
  const points = (row: Element) => Number(row.querySelector('td')?.textContent?.replace('−', '-'));
  const sum = [...table.querySelectorAll('tbody tr')].reduce((total, row) => total + points(row), 0);
  const total = [...table.querySelectorAll('tfoot tr')].at(-1);
  expect(total?.textContent).toContain('Total');
  expect(sum).toBe(total && points(total));
  // By Astronomy Engine: the first Moon at 29° Capricorn, the second Venus at 1°20′ Libra.
  expect(within(table).getByText(/Your Moon trine partner’s Venus/)).toBeVisible();
});

test('a partner is kept only with their consent, and then fills the fields of another chart', async () => {
  open();
  await press(/Synastry Chart Calculator/);
  await typeBirth({ ...own, date: '14 April 1993' });
  await typeBirth(other, partnerLabels);
  await type('Partner’s name (optional)', 'Nok');
  await press(/^Generate/);
  await press('Save this person');
  const form = await screen.findByRole('form', { name: 'Add a person' });
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(within(form).getByText(/Tick that they agree/)).toBeVisible();
  expect(await people(local.db)).toEqual([]);
  await userEvent.click(within(form).getByLabelText(/They know and agree/));
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nok is saved.')).toBeVisible();
  expect(await people(local.db)).toMatchObject([
    { name: 'Nok', birth: { date: '1990-10-02', time: '21:10' }, consentAt: local.clock.now() },
  ]);
  await press('Delete Nok');
  expect(await people(local.db)).toEqual([]);
  await press('Undo');
  expect(await people(local.db)).toHaveLength(1);
});

test('Back to Chart Types clears the form; my own birth fills it at a press', async () => {
  const birth = {
    ...emptyBirth,
    date: '1993-04-14',
    time: '07:42',
    place: { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 },
    zone: 'Europe/Lisbon',
  };
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth }));
  open();
  await press(/Transit Chart Calculator/);
  await press('Use my birth details');
  expect(value('Birth Date')).toBe('1993-04-14');
  await userEvent.click(screen.getByLabelText('3 months'));
  await press(/^Generate/);
  expect(await screen.findByRole('heading', { name: 'Interpretation' })).toBeVisible();
  await press('Edit details');
  expect(value('Birth Time')).toBe('07:42');
  await press('Back to Chart Types');
  await press(/Transit Chart Calculator/);
  expect(value('Birth Time')).toBe('');
});

test('the form that was open is there after a reload; Back to Chart Types forgets it for good', async () => {
  open();
  await press(/Transit Chart Calculator/);
  await type('Birth Date', '14 April 1993');
  const reload = () => {
    cleanup();
    renewStore();
    open();
  };
  // The type and its form.
  await waitFor(async () => expect(await local.db.draft.count()).toBe(2));
  reload();
  expect(await screen.findByDisplayValue('14 April 1993')).toBe(screen.getByLabelText('Birth Date'));
  expect(screen.getByRole('heading', { level: 1, name: 'Transit Chart Calculator' })).toBeVisible();
  await press('Back to Chart Types');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
  reload();
  await press(/Transit Chart Calculator/);
  expect(value('Birth Date')).toBe('');
});

test('a failed computation keeps the form, and the next press may work', async () => {
  let broken = true;
  open(
    createDirectEngine((call) => {
      if (broken && call === 'natal') throw new Error('the worker stopped');
    }),
  );
  await press(/Natal Chart Calculator/);
  await typeBirth({ ...own, date: '14 April 1993' });
  await press(/^Generate/);
  expect(await screen.findByText(/could not be computed/)).toBeVisible();
  expect(value('Birth Time')).toBe('07:42');
  broken = false;
  await press(/^Generate/);
  expect(await screen.findByRole('heading', { name: 'Interpretation' })).toBeVisible();
});
