import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { addPerson, people } from '#db/people.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { emptyBirth } from '#contract/birth.ts';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { openScreen, press, type, typeBirth } from '../../../tests/support/chart-form.tsx';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { testPlaces } from '../../../tests/support/test-places.ts';
import { ToolDialogHost } from './tool-dialog-host.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const open = (engine = createDirectEngine()) =>
  openScreen(local, engine, <ToolDialogHost makePlaceSearch={() => testPlaces} />);
const born = { date: '14 April 1993', time: '07:42', place: 'Lisb' };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
/** What is only in the page is gone; what is in the database is read again. */
function reload() {
  cleanup();
  renewStore();
  open();
}
const said = (label: string) => screen.getByLabelText(label).textContent ?? '';

test('a tool keeps its form behind the preview and when it is closed, and sends the chart to the chat', async () => {
  open();
  await press('open natal');
  const dialog = await screen.findByRole('dialog', { name: 'Natal Chart Generator' });
  await typeBirth(born);
  await press('Generate');
  expect(await within(dialog).findByRole('graphics-document', { name: /Lisbon/ })).toBeVisible();
  await press('Back to Form');
  expect(value('Birth Date')).toBe('14 April 1993');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('open natal');
  expect(value('Birth Time')).toBe('07:42');
  await press('Generate');
  await press('Send to Chat');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said('address')).toBe('/');
  expect(said('chat input')).toBe(
    'Natal Chart for 14 April 1993, 07:42, Lisbon: Sun in Aries, Moon in Capricorn, Aries rising. What stands out?',
  );
  expect(JSON.parse(said('attached'))).toMatchObject({
    chartType: 'natal',
    title: 'Natal Chart, 14 April 1993, 07:42, Lisbon',
    subject: { name: '', birth: { date: '1993-04-14', time: '07:42', zone: 'Europe/Lisbon' } },
    partner: null,
    span: null,
  });
});

test('Human Design says what it needs, then draws the bodygraph', async () => {
  open();
  await press('open human-design');
  await screen.findByRole('dialog', { name: 'Human Design Generator' });
  await press('Generate');
  expect(screen.getByRole('alert').textContent).toBe(
    'Complete birth information required for Human Design calculation',
  );
  await typeBirth(born);
  await press('Generate');
  expect(await screen.findByRole('table', { name: 'Activations' })).toBeVisible();
  await press('Send to Chat');
  expect(said('chat input')).toMatch(
    /^Human Design for 14 April 1993, 07:42, Lisbon: Manifestor, profile 4\/6/,
  );
});

test('a timeline goes to the chat with its span', async () => {
  open();
  await press('open transits');
  await screen.findByRole('dialog', { name: 'Transit Timeline Generator' });
  await typeBirth(born);
  await press('Generate');
  expect(await screen.findByRole('region', { name: 'Transit timeline' })).toBeVisible();
  await press('Send to Chat');
  const { span } = JSON.parse(said('attached')) as { span: { from: number; to: number } };
  // A month from today; the test's zone is Kathmandu, UTC+05:45.
  expect(span).toEqual({
    from: Date.parse('2026-11-20T18:15:00Z'),
    to: Date.parse('2026-12-20T18:15:00Z'),
  });
});

test('the calculator says it is busy only while it is, and saves to the profile', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  open(createDirectEngine((call) => (call === 'natal' ? held : undefined)));
  await press('open calculator');
  const dialog = await screen.findByRole('dialog', { name: 'Birth Chart Calculator' });
  const generate = within(dialog).getByRole('button', { name: 'Generate Birth Chart' });
  expect(generate.getAttribute('aria-disabled')).toBe('true');
  await typeBirth(born);
  expect(value('Timezone')).toBe('Europe/Lisbon');
  expect(generate.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(generate);
  expect(generate.textContent).toBe('Calculating your cosmic blueprint...');
  release();
  expect(await screen.findByText('24°17′ Aries')).toBeVisible();
  await press('Save & Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await getProfile(local.db))?.birth).toMatchObject({ date: '1993-04-14', time: '07:42' });
});

test('another saved birth is replaced only after a yes', async () => {
  const saved = { ...emptyBirth, date: '1980-01-02' };
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth: saved }));
  open();
  await press('open calculator');
  await screen.findByRole('dialog', { name: 'Birth Chart Calculator' });
  await typeBirth(born);
  await press('Generate Birth Chart');
  await press('Save & Close');
  expect(await screen.findByText(/Your profile has 2 January 1980/)).toBeVisible();
  await press('Keep what is saved');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await getProfile(local.db))?.birth).toEqual(saved);

  await press('open calculator');
  await press('Generate Birth Chart');
  await press('Save & Close');
  await press('Replace');
  await waitFor(async () => expect((await getProfile(local.db))?.birth?.date).toBe('1993-04-14'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the birth that is saved already is saved again without a question', async () => {
  open();
  await press('open calculator');
  await screen.findByRole('dialog', { name: 'Birth Chart Calculator' });
  await typeBirth(born);
  const save = async () => {
    await press('Generate Birth Chart');
    await press('Save & Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await save();
  await press('open calculator');
  // What was saved is no draft any more: it is in the profile.
  expect(value('Birth Date')).toBe('');
  await press('Use my birth details');
  await save();
  expect((await getProfile(local.db))?.birth?.date).toBe('1993-04-14');
});

test('an abbreviation finds the zone, and a wrong one is told', async () => {
  open();
  await press('open calculator');
  await screen.findByRole('dialog', { name: 'Birth Chart Calculator' });
  await typeBirth(born);
  await type('Timezone', 'CET');
  await userEvent.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  expect(value('Timezone')).toBe('Europe/Paris');
  await type('Timezone', 'Nowhere');
  await press('Generate Birth Chart');
  expect(screen.getByText('Choose a time zone from the list.')).toBeVisible();
});

test('what was typed into a tool or the calculator is there after a reload, until it is saved', async () => {
  open();
  await press('open synastry');
  await screen.findByRole('dialog');
  await type("Partner's Birth Date", '1 May 1991');
  await press('Close');
  await press('open calculator');
  await screen.findByRole('dialog');
  await typeBirth(born);
  await waitFor(async () => expect((await local.db.draft.get('form:calculator'))?.text).toContain('Lisbon'));
  reload();
  await press('open synastry');
  expect(await screen.findByDisplayValue('1 May 1991')).toBe(screen.getByLabelText("Partner's Birth Date"));
  await press('Close');
  await press('open calculator');
  expect(await screen.findByDisplayValue('14 April 1993')).toBe(screen.getByLabelText('Birth Date'));
  await press('Generate Birth Chart');
  await press('Save & Close');
  await waitFor(async () => expect(await local.db.draft.get('form:calculator')).toBeUndefined());
  reload();
  await press('open calculator');
  await screen.findByRole('dialog');
  // The profile's birth is known once the settings were read; the form is empty beside it.
  await screen.findByRole('button', { name: 'Use my birth details' });
  expect(value('Birth Date')).toBe('');
});

test('a person who fills a tool, or is used once, is not kept with what was typed', async () => {
  written(
    await addPerson(local.db, local.deps, {
      name: 'Nok',
      role: 'partner',
      birth: { ...emptyBirth, date: '1990-10-02' },
      consentAt: 1,
    }),
  );
  open();
  await press('open synastry');
  const dialog = await screen.findByRole('dialog');
  await type('Birth Date', '1 May 1991');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(1));
  const partner = within(dialog).getByRole('group', { name: 'Partner' });
  await userEvent.click(within(partner).getByRole('button', { name: 'Saved people' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Nok/ }));
  expect(value("Partner's Birth Date")).toBe('1990-10-02');
  await press('Close');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
  await press('open synastry');
  expect(value("Partner's Birth Date")).toBe('1990-10-02');
});

test('somebody may be used once, unsaved, and somebody kept fills the fields', async () => {
  const birth = {
    ...emptyBirth,
    date: '1990-10-02',
    time: '21:10',
    place: { id: 'gn:1153671', name: 'Chiang Mai, Thailand', latDeg: 18.79, lonDeg: 98.985 },
    zone: 'Asia/Bangkok',
  };
  written(await addPerson(local.db, local.deps, { name: 'Nok', role: 'partner', birth, consentAt: 1 }));
  open();
  await press('open synastry');
  const dialog = await screen.findByRole('dialog', { name: 'Synastry Chart Generator' });
  const partner = within(dialog).getByRole('group', { name: 'Partner' });
  await userEvent.click(within(partner).getByRole('button', { name: 'Saved people' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Nok/ }));
  expect(value("Partner's Birth Time")).toBe('21:10');
  expect(within(partner).getByText('Chiang Mai, Thailand')).toBeVisible();

  await userEvent.click(within(partner).getByRole('button', { name: 'Saved people' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage saved people' }));
  await press('Add a person');
  const form = await screen.findByRole('form', { name: 'Add a person' });
  await userEvent.type(within(form).getByLabelText('Name'), 'Ines');
  await userEvent.type(within(form).getByLabelText('Birth Date'), '1 May 1991');
  await userEvent.click(within(form).getByRole('button', { name: 'Use once, unsaved' }));
  expect(value("Partner's Birth Date")).toBe('1 May 1991');
  expect(value('Partner’s name (optional)')).toBe('Ines');
  expect(await people(local.db)).toHaveLength(1);
});

test('inside the polar circle Whole Sign stands in for Placidus, and it says so', async () => {
  const place = { id: 'manual:69.65,18.95', name: 'Tromsø', latDeg: 69.65, lonDeg: 18.95 };
  const birth = { ...emptyBirth, date: '1993-04-14', time: '07:42', place, zone: 'Europe/Oslo' };
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth }));
  open();
  await press('open natal');
  await press('Generate');
  expect(await screen.findByText(/Whole Sign houses stand in/)).toBeVisible();
});

const lisbon = {
  ...emptyBirth,
  date: '1993-04-14',
  time: '07:42',
  place: { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 },
  zone: 'Europe/Lisbon',
};

test('a tool starts with my own birth, which can be cleared, stays cleared, and comes back at a press', async () => {
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth: lisbon }));
  open();
  await press('open human-design');
  expect(await screen.findByDisplayValue('07:42')).toBeVisible();
  expect(value('Name (optional)')).toBe('Marta');
  await press('Clear');
  expect(value('Birth Date')).toBe('');
  expect(value('Name (optional)')).toBe('');
  await press('Close');
  await press('open human-design');
  expect(value('Birth Date')).toBe('');
  await press('Use my birth details');
  expect(value('Birth Date')).toBe('1993-04-14');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});

test('of two people only I am filled in', async () => {
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth: lisbon }));
  open();
  await press('open synastry');
  expect(await screen.findByDisplayValue('07:42')).toBeVisible();
  expect(value("Partner's Birth Date")).toBe('');
});

test('an object of the chart is asked about in the chat, with the chart', async () => {
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth: lisbon }));
  open();
  await press('open natal');
  await press('Generate');
  await press('Ask Vesper about the Sun');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said('chat input')).toBe('What does the Sun in Aries in the first house mean in this chart?');
  expect(JSON.parse(said('attached'))).toMatchObject({ chartType: 'natal', subject: { name: 'Marta' } });
});

test('a transit that the sheet of today holds has its facts behind the words', async () => {
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth: lisbon }));
  open();
  await press('open transits');
  await userEvent.click(await screen.findByLabelText('3 months'));
  await press('Generate');
  const marks = await screen.findAllByRole('button', { name: /^Fact: / });
  expect(marks.length).toBeGreaterThan(0);
});
