import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UnixMs } from '#astro/time/instant.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import type { Engine } from '#engine/client.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb, testNow } from '../../../tests/support/test-db.ts';
import { CrystalGuide } from './crystals.tsx';
import { MeditationGenerator } from './meditation.tsx';
import { Numerology } from './numerology.tsx';
import { Universe } from './universe.tsx';
import type { ToolPerson } from './use-tool-sky.ts';

const person: ToolPerson = {
  name: 'Marta',
  birth: null,
  zone: 'Europe/Lisbon',
  schools: {},
  today: '2026-11-21',
  request: {
    birth: null,
    attached: null,
    now: testNow as UnixMs,
    zone: 'Europe/Lisbon',
    houseSystem: 'placidus',
    node: 'mean',
    mode: 'western',
  },
};

/** Never answers: what is typed needs no sky. */
const engine = { ask: () => new Promise(() => undefined), close: () => undefined } as unknown as Engine;

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

function open(Tool: (props: { person: ToolPerson }) => React.ReactNode) {
  render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={engine}>
        <LocalDataProvider value={local}>
          <MemoryRouter>
            <Tool person={person} />
          </MemoryRouter>
        </LocalDataProvider>
      </EngineProvider>
    </UiProvider>,
  );
}

test.each([
  { Tool: Universe, label: 'Your question', text: 'Should I move to Oslo?' },
  { Tool: CrystalGuide, label: 'Your intention for the coming days', text: 'more patience' },
  { Tool: Numerology, label: 'Full name at birth', text: 'Marta Leal' },
  { Tool: MeditationGenerator, label: 'Minutes', text: '12' },
])('what was typed into $Tool.name is there after a reload', async ({ Tool, label, text }) => {
  open(Tool);
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
  await waitFor(async () => expect((await local.db.draft.toArray())[0]?.text).toContain(text));
  cleanup();
  renewStore();
  open(Tool);
  expect(await screen.findByDisplayValue(text)).toBe(screen.getByLabelText(label));
});
