import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { ReadingMode } from '#companion/request.ts';
import type { Attached } from '#contract/attached-chart.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { allSettings, getSetting, type Settings } from '#db/settings.ts';
import type { Engine } from '#engine/client.ts';
import type { ModeQuestion } from '#engine/traditions.ts';
import { modeNeeds } from '#engine/traditions.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import type { ChatPerson } from './chat-person.ts';
import { openModeNeeds } from './mode-needs-open.ts';
import { ModeNeedsPanel } from './mode-needs.tsx';

let local: TestDb;
let settings: Settings;
beforeEach(async () => {
  local = createTestDb();
  settings = await allSettings(local.db);
});
afterEach(() => closeSoulsticeDb(local.db));

const rules = createZoneRules();
const engine = {
  ask: (_: 'modeNeeds', question: ModeQuestion) => modeNeeds(question, rules),
  close: () => undefined,
} as unknown as Engine;

let attached: Attached | null = null;
const take = (next: Attached | null) => {
  attached = next;
};
function Held({ mode, person }: { mode: ReadingMode; person: ChatPerson }) {
  const [held, setHeld] = useState<Attached | null>(null);
  return (
    <ModeNeedsPanel
      mode={mode}
      person={person}
      text=""
      attached={held}
      draftKey={`test ${mode}`}
      branch={noMessages}
      onText={() => undefined}
      onAttach={(next) => {
        setHeld(next);
        take(next);
      }}
    />
  );
}
const noMessages: readonly never[] = [];

function show(mode: ReadingMode) {
  const person: ChatPerson = {
    name: '',
    birth: null,
    sex: null,
    zone: 'UTC',
    here: null,
    mode,
    reading: defaultReadingSettings,
    settings,
    saved: [],
  };
  return render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={engine}>
        <LocalDataProvider value={local}>
          <MemoryRouter>
            <Held mode={mode} person={person} />
          </MemoryRouter>
        </LocalDataProvider>
      </EngineProvider>
    </UiProvider>,
  );
}

test('a Thai name is asked for in Thai letters, and kept once it is written in them', async () => {
  show('thai-numerology');
  const field = await screen.findByRole('textbox', { name: /Name in Thai letters/ });
  await userEvent.type(field, 'Somchai{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Thai letters/);
  expect((field as HTMLInputElement).value).toBe('Somchai');
  await userEvent.clear(field);
  await userEvent.type(field, 'สมชาย{Enter}');
  await waitFor(async () => expect(await getSetting(local.db, 'modes.thaiName')).toBe('สมชาย'));
  expect(screen.queryByRole('alert')).toBe(null);
});

test('a reply that another sheet answered leads to the panel', async () => {
  show('thai-numerology');
  const panel = (await screen.findByRole('textbox', { name: /Name in Thai letters/ })).closest('section');
  expect(panel?.contains(document.activeElement)).toBe(false);
  openModeNeeds();
  expect(document.activeElement).toBe(panel);
});

test("a cast of one's own goes with the question as its mode writes it", async () => {
  show('i-ching');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Draw for me' })).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'I cast it myself' }));
  const use = screen.getByRole('button', { name: 'Use this cast' });
  expect((use as HTMLButtonElement).disabled).toBe(true);
  for (const line of screen.getAllByRole('radio', { name: '7, yang' })) await userEvent.click(line);
  await userEvent.click(use);
  expect(attached).toMatchObject({ chartType: 'given', mode: 'i-ching', entered: '7 7 7 7 7 7' });
  // It is still there to be changed.
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  const third = screen.getByRole('group', { name: 'Line 3' });
  await userEvent.click(within(third).getByRole('radio', { name: '6, old yin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this cast' }));
  expect(attached).toMatchObject({ entered: '7 7 6 7 7 7' });
});

test('runes are picked by their names and go as the mode writes them', async () => {
  show('runes');
  await userEvent.click(await screen.findByRole('radio', { name: 'I cast it myself' }));
  for (const [name, turned] of [
    ['Thurisaz', true],
    ['Fehu', false],
    ['Jera', false],
  ] as const) {
    await screen.findByRole('option', { name });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Next one' }), name);
    if (turned) await userEvent.click(screen.getByRole('checkbox', { name: 'Lies upside down' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  }
  // What was picked is not offered again.
  expect(screen.queryByRole('option', { name: 'Fehu' })).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Use this cast' }));
  expect(attached).toMatchObject({ mode: 'runes', entered: 'thurisaz:reversed fehu jera' });
});

test('a guided form asks one question at a time, goes back and hands over what was answered', async () => {
  show('palmistry');
  await userEvent.click(await screen.findByRole('button', { name: 'Answer a few questions' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Left' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Unsure' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Left' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Finish here' }));
  expect(attached).toMatchObject({ answers: { hand: ['left'], dominant: ['unsure'] } });
});

test('a birth that is lacking leads to where it is entered', async () => {
  show('thai-taksa');
  expect(await screen.findByRole('link', { name: 'Add them' })).toBeVisible();
});

const options = async () => userEvent.click(await screen.findByText('Options'));

test('small choices go with the question, and the first of them says nothing', async () => {
  show('lenormand');
  await options();
  const layout = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Layout' });
  expect(layout.value).toBe('grand-tableau');
  await userEvent.selectOptions(layout, 'Line of five');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'The card that stands for you' }),
    'The Woman',
  );
  expect(attached).toMatchObject({
    title: 'Lenormand, options',
    entered: null,
    answers: { layout: ['line-5'], significator: ['woman'] },
  });
  await userEvent.selectOptions(layout, 'Grand Tableau, all 36');
  expect(attached).toMatchObject({ answers: { significator: ['woman'] } });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'The card that stands for you' }),
    'None',
  );
  expect(attached).toBeNull();
});

test('a choice of school is kept for its mode alone', async () => {
  show('i-ching');
  await options();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lines by' }), 'Yarrow stalks');
  await waitFor(async () =>
    expect(await getSetting(local.db, 'modes.schools')).toEqual({ 'i-ching': { method: 'yarrow' } }),
  );
});

test('cards of one’s own deck are picked by their names and go with the question as laid cards', async () => {
  show('tarot');
  await userEvent.click(await screen.findByRole('radio', { name: 'I cast it myself' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Next one' }), 'Five of Swords');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lies upside down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this cast' }));
  expect(attached).toMatchObject({
    chartType: 'tarot',
    spread: 'single',
    cards: [{ card: 'swords-05', reversed: true }],
    proof: null,
  });
});
