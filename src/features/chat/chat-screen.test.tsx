import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Attached } from '#contract/attached-chart.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import type { Answer, AnswerRequest } from '#companion/request.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { getDraft, NEW_CHAT_DRAFT, saveDraft } from '#db/drafts.ts';
import { setSetting } from '#db/settings.ts';
import type { PromptInput } from '#companion/prompt/prompt-input.ts';
import type { Engine } from '#engine/client.ts';
import { createCompanion } from '#engine/compose.ts';
import type { Understood } from '#engine/protocol.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import { factId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { Api } from '#account/api-client.ts';
import { AUTHOR_KEY } from '#model/author.ts';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MAX_FREE_MESSAGES, useSetFreeMessagesUsed } from '#store/free-messages.ts';
import { MemoryRouter, Route, Routes } from '#ui/router.ts';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { lisbon } from '../../../tests/regression/readings-cases.ts';
import { ChatScreen } from './chat-screen.tsx';
import { nothingSaid, plainAsk } from '../../../tests/support/plain-reading.ts';

let local: TestDb;
let asked: AnswerRequest[];
beforeEach(() => {
  local = createTestDb();
  asked = [];
});
afterEach(() => closeSoulsticeDb(local.db));

const moon: Fact = {
  id: factId('sky.moon.sign'),
  value: { type: 'id', id: 'aries' },
  label: 'label.sky.moon.sign',
  derivation: { method: 'apparent-longitude', from: [], source: 'source.astronomy-engine' },
};

function answerTo(request: AnswerRequest): Answer {
  const sheet = sealSheet({
    mode: request.mode,
    engineVersion: 1,
    school: {},
    inputs: { birth: null, now: '2026-11-21T12:00:00Z', zone: request.zone },
    missing: [],
    facts: [moon],
    complete: [],
    caveats: [],
    confidence: 'low',
    sources: [],
  });
  return {
    safety: { tier: 0, care: false, family: null, isOther: false, card: null, lang: 'en' },
    sheet,
    chips: [{ topic: 'work', label: 'Work', send: 'It is about work.' }],
    reading: {
      author: 'composer',
      lang: 'en',
      sentences: [
        { text: `Answer ${request.regenerate}.`, cites: [], move: 'answer', verdict: 'reflection' },
        { text: 'The Moon is in Aries.', cites: [moon.id], move: 'core', verdict: 'supported' },
      ],
      ask: plainAsk,
      sheetHash: sheet.hash,
      seed: '0'.repeat(32),
      planHash: 'p',
      weighed: [],
      said: nothingSaid,
    },
  };
}

function open(
  address = '/',
  reply: (request: AnswerRequest) => Promise<Answer> = async (request) => answerTo(request),
  beside: ReactNode = null,
  stream: Api['stream'] = () => Promise.reject(new TypeError('no server')),
) {
  const ask = async (call: string, input: unknown) => {
    if (call === 'sky') throw new Error('no sky in this test');
    if (call === 'understood') return understoodBy((input as { request: AnswerRequest }).request);
    if (call !== 'answer') return null;
    asked.push(input as AnswerRequest);
    return reply(input as AnswerRequest);
  };
  const engine = { ask, close: () => undefined } as unknown as Engine;
  return render(
    <UiProvider theme="dark" env="test">
      <ApiProvider value={{ stream } as Api}>
        <EngineProvider value={engine}>
          <LocalDataProvider value={local}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/" element={<ChatScreen />} />
                <Route path="/c/:threadId" element={<ChatScreen />} />
              </Routes>
              {beside}
            </MemoryRouter>
          </LocalDataProvider>
        </EngineProvider>
      </ApiProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
    </UiProvider>,
  );
}

const input = () => screen.findByRole('textbox', { name: 'Ask Vesper' });

test('a question becomes a chat with its answer, and the answer is kept whole with its reading', async () => {
  open();
  await userEvent.type(await input(), 'Why <b>me</b>?{Enter}');
  const log = await screen.findByRole('log');
  expect(within(log).getByText('Why <b>me</b>?')).toBeVisible();
  expect(await within(log).findByRole('button', { name: /Fact behind “Aries”/ })).toBeVisible();
  expect(
    await screen.findByText('Answer 0. The Moon is in Aries.', { selector: '[role=status]' }),
  ).toBeVisible();
  const kept = (await local.db.message.toArray()).find((row) => row['sender'] === 'ai');
  expect(kept?.['content']).toBe('Answer 0. The Moon is in Aries.');
  expect((await input()).textContent).toBe('');
});

test('Vesper says at the first chat that it is an AI', async () => {
  open();
  await userEvent.type(await input(), 'Hello there{Enter}');
  expect(await screen.findByText(/is an AI, not a person/)).toBeVisible();
});

test('blank text is not sent, and Shift+Enter makes a line', async () => {
  open();
  await userEvent.type(await input(), '   {Enter}one{Shift>}{Enter}{/Shift}two');
  expect(asked).toEqual([]);
  expect((await input()) as HTMLTextAreaElement).toHaveProperty('value', '   one\ntwo');
});

test('text over the limit stays in the box with a reason, and is kept as a draft', async () => {
  open();
  const box = await input();
  await userEvent.click(box);
  await userEvent.paste('y'.repeat(MAX_MESSAGE_CHARS + 1));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^This is 8,001 characters/)).toBeVisible();
  expect(asked).toEqual([]);
  await waitFor(async () =>
    expect((await getDraft(local.db, NEW_CHAT_DRAFT)).text.length).toBe(MAX_MESSAGE_CHARS + 1),
  );
});

test('an answer that fails says so in the chat', async () => {
  open('/', () => Promise.reject(new Error('broken')));
  await userEvent.type(await input(), 'Why?{Enter}');
  expect(await screen.findByText('Error: Failed to get AI response')).toBeVisible();
});

test('Regenerate makes a second answer beside the first, and the switch leads back', async () => {
  open();
  await userEvent.type(await input(), 'Why?{Enter}');
  const regenerate = await screen.findByRole('button', { name: 'Regenerate' }, { timeout: 3000 });
  // Answers stand in the order of their time.
  local.clock.advance(1000);
  await userEvent.click(regenerate);
  expect(await screen.findByText('Answer 2 of 2', {}, { timeout: 3000 })).toBeVisible();
  expect(asked.map(({ regenerate }) => regenerate)).toEqual([0, 1]);
  expect(asked[1]?.turns).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Previous answer' }));
  expect(await screen.findByText('Answer 1 of 2')).toBeVisible();
});

test('a chip sends its text, with what was said before', async () => {
  open();
  await userEvent.type(await input(), 'Hm{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Work' }, { timeout: 3000 }));
  await waitFor(() => expect(asked[1]?.text).toBe('It is about work.'));
  expect(asked[1]?.turns.map(({ text }) => text)).toEqual(['Answer 0. The Moon is in Aries.']);
});

test('words that are not understood get two questions to tap, and a tap asks one', async () => {
  const companion = createCompanion();
  await companion.ready('western');
  open('/', async (request) => companion.answer({ ...request, mode: 'western', birth: lisbon }));
  await userEvent.type(await input(), 'venus stuff{Enter}');
  const log = await screen.findByRole('log');
  expect(
    await within(log).findByText(/not sure what you’d like to know/, {}, { timeout: 5000 }),
  ).toBeVisible();
  const guess = await within(log).findByRole('button', { name: 'What does my Venus say about me?' });
  expect(within(log).getByRole('button', { name: 'What am I good at?' })).toBeVisible();
  await userEvent.click(guess);
  await waitFor(() => expect(asked[1]?.text).toBe('What does my Venus say about me?'));
  // Venus stood in Aries on 14 April 1993; the guesses go once there is an answer.
  expect(await screen.findByText(/Your Venus is in/, {}, { timeout: 5000 })).toBeVisible();
  expect(within(log).queryByRole('button', { name: 'What am I good at?' })).toBeNull();
});

test('a greeting comes with questions for today and for this chart', async () => {
  const companion = createCompanion();
  await companion.ready('western');
  open('/', async (request) => companion.answer({ ...request, mode: 'western', birth: lisbon }));
  await userEvent.type(await input(), 'hi{Enter}');
  const log = await screen.findByRole('log');
  expect(
    await within(log).findByRole('button', { name: 'What is today like for me?' }, { timeout: 5000 }),
  ).toBeVisible();
  expect(within(log).getByRole('button', { name: /^What does my .+ say about me\?$/ })).toBeVisible();
  expect(within(log).getByRole('button', { name: /^When is the next (?:full|new) Moon\?$/ })).toBeVisible();
});

test('a message in crisis gets the support card and no reading', async () => {
  written(await setSetting(local.db, local.deps, 'display.timezone', 'Asia/Bangkok'));
  open('/', async () => ({
    safety: { tier: 1, care: false, family: 'wish', isOther: false, card: 'self', lang: 'en' },
    support: ['Please call somebody now.'],
    reading: null,
    sheet: null,
    chips: [],
  }));
  await userEvent.type(await input(), 'I will kill myself tonight, I have the pills{Enter}');
  const card = await screen.findByRole('region', { name: 'Support' }, { timeout: 3000 });
  expect(await within(card).findByRole('link', { name: /1323/ })).toHaveProperty('href', 'tel:1323');
  expect(await screen.findByText("I'm here if you'd like to keep writing.")).toBeVisible();
  expect(screen.queryByText(/is an AI, not a person/)).toBeNull();
});

test('a room is one step away', async () => {
  open();
  const room = await screen.findByRole('link', { name: /Your Soul Pattern/ });
  expect(room.getAttribute('href')).toBe('/agent-career');
});

test('an address without a chat says so', async () => {
  open('/c/aaaaaaaaaaaaaaaaaaaaa');
  expect(await screen.findByRole('heading', { name: 'This chat is not here' })).toBeVisible();
});

const numerology = (): Attached => ({
  chartType: 'given',
  mode: 'pythagorean',
  title: 'Numerology',
  entered: null,
  answers: { 'full-name': ['John Smith'], 'birth-date': ['1990-05-15'] },
});

test('what a tool brought is answered in the reading mode of that tool', async () => {
  const draft = { text: 'Work out my numbers.', attached: numerology() };
  written(await saveDraft(local.db, NEW_CHAT_DRAFT, draft, 0));
  open();
  expect(await screen.findByText('Numerology')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    mode: 'pythagorean',
    given: { answers: { 'full-name': ['John Smith'], 'birth-date': ['1990-05-15'] } },
  });
  const [thread] = await local.db.thread.toArray();
  expect(thread?.['mode']).toBe('pythagorean');
});

test('at the cap a question is answered here, is not counted, and nothing says that it leaves', async () => {
  await local.db.local.put({ key: AUTHOR_KEY, value: { type: 'hosted' } });
  open('/', undefined, <UseUp />);
  expect(await screen.findByText('50 of 50 free messages')).toBeVisible();
  await userEvent.type(await input(), 'Why?{Enter}');
  expect(await screen.findByRole('button', { name: /Fact behind “Aries”/ })).toBeVisible();
  expect(screen.getByText('50 of 50 free messages')).toBeVisible();
  expect(screen.queryByText(/^Your question goes to/)).toBeNull();
});

test('a question to a hosted model is counted when the model has answered it', async () => {
  await local.db.local.put({ key: AUTHOR_KEY, value: { type: 'hosted' } });
  open('/', undefined, null, async () => wroteBy('The model wrote this.', null));
  await userEvent.type(await input(), 'Why?{Enter}');
  expect(await screen.findByText('1 of 50 free messages')).toBeVisible();
  expect((await screen.findAllByText(/The model wrote this/, {}, { timeout: 3000 })).length).toBeGreaterThan(
    0,
  );
});

test('a question that the device answered because the hosted model could not be reached is not counted', async () => {
  await local.db.local.put({ key: AUTHOR_KEY, value: { type: 'hosted' } });
  open();
  await userEvent.type(await input(), 'Why?{Enter}');
  expect(await screen.findByText(/the model could not be reached/, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText('0 of 50 free messages')).toBeVisible();
});

test('a question that the device answered because the model of the server failed is not counted', async () => {
  await local.db.local.put({ key: AUTHOR_KEY, value: { type: 'hosted' } });
  open('/', undefined, null, async () => wroteBy('The server composed this.', 'timeout'));
  await userEvent.type(await input(), 'Why?{Enter}');
  expect(await screen.findByText(/the model did not answer in time/, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText('0 of 50 free messages')).toBeVisible();
});

/** A question as the worker tells a model of it. */
function understoodBy(request: AnswerRequest): Understood {
  const answer = answerTo(request);
  const { reading, sheet } = answer;
  if (reading === null || sheet === null) throw new Error('this test reads');
  const { zone, mode } = request;
  const prompt: PromptInput = {
    mode,
    tradition: null,
    lang: 'en',
    length: 'medium',
    depth: 'intermediate',
    style: 'warm',
    firstName: null,
    today: '2026-11-21',
    zone,
    ask: plainAsk,
    sheet,
    say: {},
    weighed: [],
    plan: [],
    turns: [],
    said: [],
    message: request.text,
    fields: [],
    images: [],
    people: [],
    tools: [],
    minor: 'none',
    seed: '0'.repeat(32),
    planHash: 'p',
  };
  return { answer, forModel: { prompt, reading } };
}

/** What the server says: that its model wrote `text`, or why it did not. */
function wroteBy(text: string, fellBack: string | null): Response {
  const { reading, sheet } = answerTo({ mode: 'mixed', zone: 'UTC', regenerate: 0 } as AnswerRequest);
  const author = fellBack === null ? 'model' : 'composer';
  const sentence = { text, cites: [], move: 'answer', verdict: 'reflection' };
  const notes = {
    model: fellBack === null ? 'house' : null,
    struck: 0,
    repaired: false,
    fellBack,
    partial: null,
  };
  const done = {
    type: 'done',
    response: text,
    reading: { ...reading, author, sentences: [sentence] },
    sheet,
    notes,
  };
  return new Response(`data: ${JSON.stringify(done)}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

/** Uses up the free messages. */
function UseUp() {
  const set = useSetFreeMessagesUsed();
  useEffect(() => set(MAX_FREE_MESSAGES), [set]);
  return null;
}
