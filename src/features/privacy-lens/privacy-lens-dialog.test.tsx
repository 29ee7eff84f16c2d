import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { readAuthor, readFactsOnly } from '#model/author.ts';
import { readLens } from '#model/choices.ts';
import type { Question } from '#model/converse.ts';
import { SentWhere, whereSent } from '#parts/models/sent-where.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { modelEngine } from '../../../tests/support/model-engine.ts';
import { request } from '../../../tests/support/prompt-input.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { PrivacyLensDialog } from './privacy-lens-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  closeSoulsticeDb(local.db);
  vi.unstubAllGlobals();
});

function open(question: (() => Promise<Question | null>) | null = null) {
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <EngineProvider value={modelEngine()}>
          <PrivacyLensDialog question={question} onClose={() => undefined} />
        </EngineProvider>
      </LocalDataProvider>
    </UiProvider>,
  );
}

test('the exact text is there to be read before a question leaves, and follows what is shown of the person', async () => {
  const asked = async () => request;
  open(asked);
  expect(await screen.findByText('Nothing. The reading is composed on this device.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'This app’s model' }));
  await waitFor(async () => expect(await readAuthor(local.db)).toEqual({ type: 'hosted' }));
  const body = await screen.findByText(/"messages"/);
  expect(body.textContent).toContain('Why do I always get ghosted?');
  expect(body.textContent).toContain('natal.asc.sign');
  expect(body.textContent).not.toContain('Ada');

  await userEvent.selectOptions(screen.getByLabelText('Birth time'), 'hide');
  await userEvent.selectOptions(screen.getByLabelText('Name'), 'first');
  await waitFor(() => {
    const text = screen.getByText(/"messages"/).textContent ?? '';
    expect(text).toContain('"name": "Ada"');
    expect(text).not.toContain('natal.asc.sign');
  });
  expect(await readLens(local.db)).toEqual({ name: 'first', place: 'exact', time: 'hide' });

  await userEvent.click(screen.getByRole('checkbox', { name: 'Facts only' }));
  expect(await screen.findByText('Nothing. With facts only, no model is asked.')).toBeVisible();
  expect(await readFactsOnly(local.db)).toBe(true);
});

test('a key is kept, tested with nothing of the person, chosen, and gone when it is removed', async () => {
  const asked: RequestInit[] = [];
  const status = { now: 401 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/v1/models'))
      return Response.json({ data: [{ id: 'a-model' }, { id: 'another' }] }, { status: status.now });
    asked.push(init);
    const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' } };
    const stop = { type: 'message_stop' };
    return status.now === 200
      ? new Response(`data: ${JSON.stringify(end)}\n\ndata: ${JSON.stringify(stop)}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        })
      : new Response('{}', { status: status.now });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a model of your own' }));
  const save = await screen.findByRole('button', { name: 'Save and test' });
  await userEvent.click(save);
  expect(screen.getByText('Paste your key.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Key/), 'sk-canary-0123456789');
  await userEvent.click(save);
  expect(screen.getByText('Say which model.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Model/), 'a-model');
  await userEvent.click(save);
  expect(await screen.findByText('The provider did not accept the key.')).toBeVisible();
  status.now = 200;
  await userEvent.click(save);
  expect(await screen.findByText('It answers. Nothing of yours was sent.')).toBeVisible();
  expect(asked.map(({ body }) => JSON.stringify(body).includes('Say: ready'))).toEqual([true, true]);
  // What the key opens is offered; another name can still be typed.
  expect(await screen.findByText(/^This key opens 2 models/)).toBeVisible();
  const names = screen.getByLabelText<HTMLInputElement>(/^Model/).list?.options;
  expect([...(names ?? [])].map(({ value }) => value)).toEqual(['a-model', 'another']);
  expect(screen.getByLabelText(/^Key/)).toHaveProperty('value', '');
  expect(screen.getByText(/A key ending in ••••6789 is kept/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'Anthropic: a-model' })).toHaveProperty('checked', true);
  expect(await screen.findByText(/go to api\.anthropic\.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change Anthropic' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('radio', { name: 'Vesper, on this device' })).toHaveProperty(
    'checked',
    true,
  );
  expect(await local.db.local.get('model:own:anthropic')).toBeUndefined();
});

test('a reply says that nothing left the device only when that is so', () => {
  const model = { author: 'model' } as const;
  expect(whereSent(null)).toBe('here');
  expect(whereSent({ author: 'composer' })).toBe('here');
  expect(whereSent(model)).toBe('here');
  expect(whereSent({ ...model, partial: 'closed' })).toBeNull();
  // Asked in vain is asked all the same.
  expect(whereSent({ author: 'composer', sentTo: 'app.example' })).toEqual({ host: 'app.example' });
  render(
    <>
      <div data-testid="here">
        <SentWhere reading={null} />
      </div>
      <div data-testid="away">
        <SentWhere reading={{ ...model, sentTo: 'openrouter.ai' }} />
      </div>
    </>,
  );
  expect(within(screen.getByTestId('here')).getByText('Nothing left this device')).toBeVisible();
  expect(screen.getByTestId('away').textContent).toBe('Sent to openrouter.ai');
});
