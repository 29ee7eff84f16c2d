import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import { createFakeAccount, createFakeApi, signedIn } from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { DiagnosticsDialog } from './diagnostics-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => closeSoulsticeDb(local.db));

test('it runs by itself, and the report that is copied holds nothing of the person', async () => {
  const place = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };
  const birth = { ...emptyBirth, date: '1993-04-14', time: '07:42', place, zone: 'Europe/Lisbon' };
  written(await saveProfile(local.db, local.deps, { name: 'Marta Leal', birth }));
  const user = userEvent.setup();
  render(
    <AccountProvider value={createFakeAccount(signedIn)}>
      <ApiProvider value={createFakeApi({ health: { status: 'ok', version: '1.2.3' } })}>
        <LocalDataProvider value={local}>
          <EngineProvider value={createDirectEngine()}>
            <DiagnosticsDialog onClose={() => undefined} />
          </EngineProvider>
        </LocalDataProvider>
      </ApiProvider>
    </AccountProvider>,
  );
  expect(await screen.findByText('Everything works.')).toBeVisible();
  expect(screen.getByText('Select OK (see console)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Copied. The report holds no birth data.')).toBeVisible();
  const report = await navigator.clipboard.readText();
  expect(report).toMatch(/^Soulstice 0\.0\.0-test\n/);
  expect(report).toContain('Time: 2026-11-21T12:00:00.000Z');
  expect(report).toContain('Chart engine: OK.');
  expect(report).not.toMatch(/Marta|1993|07:42|Lisbon|38\.7|marta@/);
});
