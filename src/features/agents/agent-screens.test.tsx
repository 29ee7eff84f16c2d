import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttachedChart } from '#contract/attached-chart.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import type { Engine } from '#engine/client.ts';
import type { RoomChat } from '#parts/chat/room-chat.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { useIncomingDraft } from '#store/incoming-draft.ts';
import { MemoryRouter, useLocation } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { lisbon, testPlaces } from '../../../tests/support/test-places.ts';
import { CareerRoom, LoveRoom, SoulcastRoom } from './agent-screens.tsx';

type Said = { readonly text: string; readonly attached?: AttachedChart };

let local: TestDb;
let said: Said[];
beforeEach(() => {
  local = createTestDb();
  said = [];
});
afterEach(() => closeSoulsticeDb(local.db));

/** What a room is given for its chat: it shows what it is told and remembers what was said. */
function Chat({ room }: { room: RoomChat }) {
  const say = (words: Said) => {
    said.push(words);
    room.onThread('t1');
  };
  return room.threadId === undefined ? (
    <>{room.renderIntro(say)}</>
  ) : (
    <>
      {room.head}
      <p>chat {room.threadId}</p>
    </>
  );
}

function Around() {
  const { pathname, search } = useLocation();
  const [draft] = useIncomingDraft();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="input">{draft?.text}</output>
    </>
  );
}

const sky = { bodies: [{ body: 'sun', sign: 'pisces', degree: { deg: 21, min: 16 }, retrograde: false }] };

function open(room: 'love' | 'career' | 'soulcast', ask: () => Promise<unknown> = async () => sky) {
  const Room = { love: LoveRoom, career: CareerRoom, soulcast: SoulcastRoom }[room];
  render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={{ ask, close: () => undefined } as unknown as Engine}>
        <LocalDataProvider value={local}>
          <MemoryRouter initialEntries={[`/agent-${room}`]}>
            <Around />
            <Room Chat={Chat} makePlaces={() => testPlaces} />
          </MemoryRouter>
        </LocalDataProvider>
      </EngineProvider>
    </UiProvider>,
  );
}

test('a suggested question sends its longer prompt, and the chat takes the place of the beginning', async () => {
  await setSetting(local.db, local.deps, 'chat.readingMode', 'western');
  open('love');
  const questions = within(screen.getByRole('list', { name: 'Questions to begin with' }));
  expect(questions.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Is he the right person for me?',
    'Why do I always get ghosted?',
    'Will this project bring success?',
    "What's blocking me in love right now?",
    'Why do I feel stuck even when I try so hard?',
  ]);
  await waitFor(async () => expect(await getSetting(local.db, 'chat.readingMode')).toBe('mixed'));
  await userEvent.click(questions.getByRole('button', { name: 'Why do I always get ghosted?' }));
  expect(said[0]?.text).toMatch(/^Why do I always get ghosted\? .{80,}/);
  expect(screen.getByLabelText('address')).toHaveProperty('textContent', '/agent-love?chat=t1');
  expect(screen.getByText('chat t1')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Soul Clarity Room' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Soul Clarity Room' })).toBeVisible();
});

test('Self-Understanding has no questions of its own, three badges and a way home', () => {
  open('career');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Self-Understanding');
  expect(screen.queryByRole('list', { name: 'Questions to begin with' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('a moment that was not read yet is there after a reload', async () => {
  open('soulcast');
  await userEvent.type(screen.getByLabelText('Date'), '2027-03-12');
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'lis');
  await userEvent.click(await screen.findByRole('option', { name: /Lisbon/ }));
  await waitFor(async () => expect((await local.db.draft.get('form:moment'))?.text).toContain('Lisbon'));
  cleanup();
  renewStore();
  open('soulcast');
  expect(await screen.findByDisplayValue('2027-03-12')).toBe(screen.getByLabelText('Date'));
  expect(screen.getByText('Lisbon, Portugal')).toBeVisible();
});

test('a moment is asked for in full, read, and asked about a second later', async () => {
  const user = userEvent.setup();
  open('soulcast');
  const read = await screen.findByRole('button', { name: 'Read This Moment' });
  const alert = screen.getByRole('alert');
  const tells = (text: string) =>
    waitFor(async () => {
      await user.click(read);
      expect(alert.textContent).toContain(text);
    });
  await tells('Please select both date and time');
  await user.type(screen.getByLabelText('Date'), '2027-03-12');
  await user.type(screen.getByLabelText('Time'), '14:30');
  await tells('Please select a location');
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'lis');
  await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
  await tells('Please complete your birth profile with location coordinates first.');
  const { id, latDeg, lonDeg, zone } = lisbon;
  const place = { id, latDeg, lonDeg, name: 'Lisbon, Portugal' };
  written(
    await saveProfile(local.db, local.deps, {
      birth: {
        date: '1993-04-14',
        time: '07:42',
        plusMinusMin: 0,
        place,
        zone,
        fold: null,
        offsetSeconds: null,
      },
    }),
  );
  await waitFor(async () => {
    if (said.length === 0) await user.click(read);
    expect(said).toHaveLength(1);
  });
  await waitFor(async () => expect(await local.db.draft.get('form:moment')).toBeUndefined());
  expect(said[0]?.text).toContain('Friday, 12 March 2027, 2:30 PM in Lisbon');
  const at = Date.parse('2027-03-12T14:30:00Z');
  expect(said[0]?.attached).toMatchObject({ chartType: 'transit', span: { from: at, to: at + 60_000 } });
  expect(screen.getByLabelText('input').textContent).toBe('');
  await waitFor(() =>
    expect(screen.getByLabelText('input').textContent).toMatch(/^What's happening on this day\?/),
  );
});
