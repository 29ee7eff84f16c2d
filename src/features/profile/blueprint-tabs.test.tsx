/** The tabs beside profile and chart: days and counts, archetypes, and the type with its questionnaire. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { emotions } from '#contract/soul-entry.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { appendReply, appendUserMessage, rateMessage } from '#db/messages.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { addSoulEntry } from '#db/soul-entries.ts';
import { getTypeDraft, typeResults } from '#db/type-results.ts';
import { archetypesOfBirth } from '#engine/archetypes.ts';
import type { Engine } from '#engine/client.ts';
import { growthOf } from '#engine/growth.ts';
import type { EngineCalls } from '#engine/protocol.ts';
import { addDate } from '#practice/soulcast/local-day.ts';
import { plainEntry } from '#practice/soul-loop/run-loop.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createFakeAccount, createFakeApi, signedOut } from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { PersonalScreen } from './personal-screen.tsx';

const engine: Engine = {
  ask: async (call, input) => {
    if (call === 'growth') return growthOf(input as EngineCalls['growth']['in']);
    if (call === 'archetypes') return archetypesOfBirth(input as EngineCalls['archetypes']['in']);
    return new Promise(() => undefined);
  },
  close: () => undefined,
};
const places = {
  warm: async () => undefined,
  search: async () => ({ type: 'places', places: [] }) as const,
  close: () => undefined,
};

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  cleanup();
  closeSoulsticeDb(local.db);
});

function open(path: string) {
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={createFakeAccount(signedOut)}>
        <ApiProvider value={createFakeApi()}>
          <LocalDataProvider value={local}>
            <EngineProvider value={engine}>
              <MemoryRouter initialEntries={[path]}>
                <PersonalScreen makePlaceSearch={() => places} />
              </MemoryRouter>
            </EngineProvider>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
}

/** Entries on the last `count` days before the clock's, each anxious but every third. */
async function keepEntries(count: number) {
  const { db, deps } = local;
  for (let day = 0; day < count; day += 1) {
    const emotion = day % 3 === 0 ? 'sad' : (emotions[0] ?? 'sad');
    written(
      await addSoulEntry(db, deps, {
        date: addDate('2026-11-21', -day),
        entry: { ...plainEntry(`Line of day ${day}`, emotion), patternId: 'worst-film', facts: [] },
        completed: true,
        reflection: '',
        helped: null,
      }),
    );
  }
}

const figure = (name: string) => screen.getByText(name).parentElement?.textContent ?? '';

test('nothing yet: the marks wait, and the cards say how many entries they need', async () => {
  open('/personal');
  expect(await screen.findByText('0 of the last 30 days.')).toBeVisible();
  expect(screen.getByText(/A day of rest counts like any other/)).toBeVisible();
  expect(screen.getAllByText(/^7 more entries and this page can begin\./)).toHaveLength(2);
  expect(screen.getByText('Last month has 0 entries; a letter needs 7, so 7 more in a month.')).toBeVisible();
  await waitFor(() => expect(figure('Chats')).toBe('Chats0'));
  expect(figure('Reading accuracy')).toBe('Reading accuracy–0 rated; 5 more ratings needed');
  expect(figure('Member since')).toBe('Member since–');
});

test('from seven entries on there is something to say, and each line opens its entries', async () => {
  await keepEntries(8);
  open('/personal?tab=stats');
  const line = await screen.findByRole('button', { name: 'Show 8 entries behind “8 of the last 30 days.”' });
  const guard = screen.getByRole('heading', { name: 'The Guard' });
  expect(guard.closest('article')?.textContent).toContain('The Guard: 8 of 8 entries, 100 % by weight.');
  const shares = screen.getByRole('table', { name: 'Feelings chosen in 8 entries' });
  expect(within(shares).getByRole('row', { name: /^anxious 5 of 8/ })).toBeVisible();
  await userEvent.click(line);
  const dialog = await screen.findByRole('dialog', { name: 'Entries behind this line' });
  expect(await within(dialog).findAllByText(/^Line of day \d$/)).toHaveLength(8);
});

test('counts are those of the database, and accuracy begins at five ratings', async () => {
  const { db, deps } = local;
  for (let at = 0; at < 5; at += 1) {
    const { thread, message } = written(
      await appendUserMessage(db, deps, { threadId: deps.ids.short(), content: 'When?', mode: 'mixed' }),
    );
    const reply = written(
      await appendReply(db, deps, {
        threadId: thread.id,
        parentId: message.id,
        content: 'In spring.',
        mode: 'mixed',
        reading: null,
      }),
    );
    if (at < 4) written(await rateMessage(db, deps, reply.message.id, at === 0 ? 'missed' : 'landed'));
    if (at === 4) {
      open('/personal');
      await waitFor(() => expect(figure('Messages')).toBe('Messages10'));
      expect(figure('Reading accuracy')).toContain('–4 rated; 1 more rating needed');
      written(await rateMessage(db, deps, reply.message.id, 'landed'));
    }
  }
  await waitFor(() => expect(figure('Reading accuracy')).toBe('Reading accuracy80 %5 rated readings'));
  expect(figure('Chats')).toBe('Chats5');
  expect(figure('Member since')).toBe('Member since21 November 2026');
});

test('preferences are kept as they are chosen', async () => {
  const { db } = local;
  open('/personal');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tarot' }));
  await waitFor(async () =>
    expect((await getProfile(db))?.preferences.favoriteReadingModes).toEqual(['western', 'vedic', 'tarot']),
  );
  // Nobody chose a topic, so none is kept; the topics of questions are counted instead.
  expect((await getProfile(db))?.preferences.favoriteTopics).toEqual([]);
  expect(figure('Most asked about')).toBe('Most asked about–');
  await userEvent.selectOptions(screen.getByLabelText('Preferred consultation style'), 'Quiet');
  await waitFor(async () => expect(await getSetting(db, 'ai.personalityStyle')).toBe('quiet'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Count my chats too' }));
  await waitFor(async () => expect(await getSetting(db, 'growth.fromChats')).toBe(true));
});

test('without a birth each bar is a dash, with the way to get one', async () => {
  open('/personal?tab=archetypes');
  expect(await screen.findByText('Add your birth data to see this')).toBeVisible();
  expect(screen.getAllByText('–')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Add your birth data' }));
  expect(await screen.findByLabelText('Birth date')).toBeVisible();
});

test('the facts behind a bar add up to it', async () => {
  const { db, deps } = local;
  written(
    await saveProfile(db, deps, {
      birth: {
        ...emptyBirth,
        date: '1990-05-15',
        time: '14:30',
        place: { id: 'gn:1609350', name: 'Bangkok, Thailand', latDeg: 13.7563, lonDeg: 100.5018 },
        zone: 'Asia/Bangkok',
      },
    }),
  );
  open('/personal?tab=archetypes');
  for (const bar of await screen.findAllByRole('button', { name: /stronger than in \d+ of 100 births/ }))
    await userEvent.click(bar);
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(3);
  for (const [at, total] of ['8.8', '22.7', '23.7'].entries()) {
    const cells = within(tables[at] as HTMLElement)
      .getAllByRole('row')
      .map((row) => row.lastElementChild?.textContent ?? '')
      .slice(1);
    expect(cells.at(-1)).toBe(total);
    const tenths = cells.map((cell) => Math.round(Number(cell) * 10));
    expect(tenths.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(tenths.at(-1));
  }
});

test('an unknown hour gives each bar two ends', async () => {
  const { db, deps } = local;
  written(
    await saveProfile(db, deps, { birth: { ...emptyBirth, date: '1996-08-22', zone: 'America/New_York' } }),
  );
  open('/personal?tab=archetypes');
  expect(
    await screen.findByText(/The Moon changes sign in that stretch \(Scorpio, Sagittarius\)/),
  ).toBeVisible();
  await userEvent.click(
    screen.getAllByRole('button', { name: /of 100 births are weaker/ })[0] as HTMLElement,
  );
  expect(screen.getByRole('table', { name: /At its least/ })).toBeVisible();
  expect(screen.getByRole('table', { name: /At its most/ })).toBeVisible();
});

test('a type of one’s own is not measured; the questionnaire is filled by keys, kept, resumed and scored', async () => {
  const { db, deps, clock } = local;
  written(await saveProfile(db, deps, { mbtiType: 'ESTP' }));
  open('/personal?tab=mbti');
  expect(await screen.findByRole('heading', { name: 'ESTP Entrepreneur' })).toBeVisible();
  expect(screen.getByText('Not measured')).toBeVisible();
  // A list of terms holds nothing but terms and what they are.
  expect(screen.getByText(/^As you gave it\./).closest('dl')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'Core motivation',
    'Communication style',
    'Decision making',
    'Stress response',
    'Growth path',
    'Leadership',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Begin the questionnaire' }));
  // Every statement keyed to I, N, F, J gets 5, the others 1: as clear as answers can be.
  await fillPage();
  await waitFor(async () =>
    expect((await getTypeDraft(db, 'mbti', 1))?.answers.filter(Boolean)).toHaveLength(8),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2 of 6 · 8 of 48 answered')).toBeVisible();
  cleanup();
  open('/personal?tab=mbti');
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with the questionnaire' }));
  for (let page = 2; page <= 6; page += 1) {
    expect(await screen.findByText(new RegExp(`^Page ${page} of 6`))).toBeVisible();
    await fillPage();
    clock.advance(60_000);
    if (page < 6) await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
  expect(await screen.findByText(/come out as INFJ\. Your profile says ESTP, and that stands/)).toBeVisible();
  expect((await typeResults(db, 'mbti'))[0]).toMatchObject({ outcome: 'INFJ', elapsedMs: 300_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Use INFJ as my type' }));
  expect(await screen.findByRole('heading', { name: 'INFJ Advocate' })).toBeVisible();
  // Four axes of m = ±2 and s = 0: S² = 8.64/17, SEM² = 0.04235, z = 2·√(0.64/(0.04235 × 0.68235)) = 9.4, P = 1.
  expect(screen.getByText('Type Confidence').parentElement?.textContent).toBe('Type Confidence> 99 %');
  expect(screen.queryByText('Not measured')).toBeNull();
});

/** Answers the page by digits, from what each statement is keyed to. */
async function fillPage() {
  for (const group of screen.getAllByRole('group').filter((one) => one.hasAttribute('data-item'))) {
    const id = group.getAttribute('data-item') ?? '';
    const isFirst = Number(id.slice(2)) % 2 === 1;
    // E/I, S/N and T/F lean to the second letter, J/P to the first.
    const wants = id.startsWith('JP') ? isFirst : !isFirst;
    within(group).getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard(wants ? '5' : '1');
  }
}

test('statements may be left; an axis with three open is not measured', async () => {
  const { db } = local;
  open('/personal?tab=mbti&questionnaire');
  for (let page = 1; page < 6; page += 1)
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
  expect(screen.getByText(/^48 statements have no answer yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to it' }));
  expect(await screen.findByText(/^Page 1 of 6/)).toBeVisible();
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  for (let page = 1; page < 6; page += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
  await userEvent.click(screen.getByRole('button', { name: 'See the result all the same' }));
  expect(await screen.findByText(/come out as ––––\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ENFP Campaigner' })).toBeVisible();
  expect(await getProfile(db)).toBeNull();
});
