/** The palette's keys. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { IconTrash } from '#ui/icons.ts';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { PaletteDialog } from './palette-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  cleanup();
  closeSoulsticeDb(local.db);
});

test('Enter pressed before anything can be listed takes what is listed then, once', async () => {
  const onChoose = vi.fn<() => void>();
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <MemoryRouter>
          <PaletteDialog
            scope="all"
            commands={[{ id: 'clear', label: 'Clear all chats', icon: IconTrash, onChoose }]}
            screens={[]}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </LocalDataProvider>
    </UiProvider>,
  );
  const field = screen.getByRole('combobox', { hidden: true });
  fireEvent.change(field, { target: { value: 'clear all' } });
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
});
