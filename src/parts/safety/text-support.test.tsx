import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { safetyTools } from '#engine/safety.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import phrases from '../../../tests/regression/safety-phrases.json' with { type: 'json' };
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { TextSupport } from './text-support.tsx';

let local: TestDb;
beforeEach(() => (local = createTestDb()));
afterEach(() => closeSoulsticeDb(local.db));

function Form(props: { start?: string; folded?: boolean }) {
  const [text, setText] = useState(props.start ?? '');
  return (
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
        <TextSupport text={text} folded={props.folded ?? false} />
      </LocalDataProvider>
    </UiProvider>
  );
}

const field = () => screen.getByLabelText('Name');
const card = () => screen.findByRole('region', { name: 'Support' });

test('the card appears under a field, keeps the focus in it, and says nothing of where words are kept', async () => {
  render(<Form />);
  await userEvent.type(field(), 'i want to die');
  expect((await card()).textContent).toContain('don’t want to be alive');
  expect((await card()).textContent).not.toContain('saved on this device');
  expect(document.activeElement).toBe(field());
  // Taking the words back does not take the card away.
  await userEvent.clear(field());
  expect(await card()).toBeVisible();
});

test('in Thai it speaks Thai', async () => {
  render(<Form />);
  await userEvent.type(field(), 'อยากตาย');
  expect((await card()).getAttribute('lang')).toBe('th');
});

test('every number can be dialled: a link holds the digits of what it says', async () => {
  render(<Form />);
  await userEvent.type(field(), 'he hits me');
  await userEvent.selectOptions(within(await card()).getByRole('combobox', { name: 'Country' }), 'US');
  const spaced = await within(await card()).findByRole('link', { name: /800.799.7233/ });
  expect(spaced).toHaveAttribute('href', 'tel:18007997233');
});

test('in a narrow place it is a line that opens into the card', async () => {
  render(<Form folded />);
  await userEvent.type(field(), 'he hits me');
  await userEvent.click(await screen.findByRole('button', { name: 'Who to call' }));
  expect(await screen.findByRole('button', { name: 'Leave this page quickly' })).toBeVisible();
});

test('words that may be harmless get the caring line and the way to the helplines', async () => {
  // Which words are between the thresholds is for the weights to say.
  const doubtful = phrases.find(({ text }) => /^[a-z ]+$/.test(text) && assessSafety(text, safetyTools).care);
  render(<Form />);
  await userEvent.type(field(), doubtful!.text);
  expect(await screen.findByText(/are you all right/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Who to call' }));
  expect((await card()).querySelector('a[href]')).not.toBeNull();
});

test('what stood there before and ordinary words ask for nothing', async () => {
  render(<Form start="I want to die" />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Marta Leal');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('region', { name: 'Support' })).toBeNull();
});
