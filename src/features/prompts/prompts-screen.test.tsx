import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { PromptsScreen } from './prompts-screen.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

function open() {
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <MemoryRouter initialEntries={['/prompts']}>
          <PromptsScreen />
        </MemoryRouter>
      </LocalDataProvider>
    </UiProvider>,
  );
}

/** What is only in the page is gone; what is in the database is read again. */
function reload() {
  cleanup();
  renewStore();
  open();
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const keptText = async () => (await local.db.draft.toArray()).map(({ text }) => text).join();

test('a question being written is there after a reload, until it is saved', async () => {
  open();
  await press('Write your own');
  await userEvent.type(screen.getByLabelText('Title'), 'My move');
  await userEvent.type(screen.getByLabelText('The question'), 'Oslo?');
  await waitFor(async () => expect(await keptText()).toContain('Oslo?'));
  reload();
  await press('Write your own');
  expect(await screen.findByDisplayValue('My move')).toBe(screen.getByLabelText('Title'));
  expect(screen.getByLabelText('The question')).toHaveValue('Oslo?');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'My move' })).toBeVisible();
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
  reload();
  await press('Write your own');
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('a change that was given up is forgotten', async () => {
  open();
  await press('Write your own');
  await userEvent.type(screen.getByLabelText('Title'), 'My move');
  await waitFor(async () => expect(await keptText()).toContain('My move'));
  await press('Cancel');
  await press('Leave');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
});

test('what was filled into the fields of a question is there after a reload', async () => {
  open();
  const openCard = async () => {
    // The first of the built-in questions that has a field to fill in.
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^Use This Question/ }))[0] as HTMLElement,
    );
    return (await screen.findAllByRole('textbox'))[0] as HTMLElement;
  };
  await userEvent.type(await openCard(), 'my sister');
  await waitFor(async () => expect(await keptText()).toContain('my sister'));
  reload();
  await openCard();
  expect(await screen.findByDisplayValue('my sister')).toBeVisible();
  await press('Use This Prompt');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
});
