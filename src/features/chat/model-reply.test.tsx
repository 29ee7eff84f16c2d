import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer, AnswerRequest } from '#companion/request.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { appendUserMessage, threadView } from '#db/messages.ts';
import { partialReplies } from '#db/replies.ts';
import type { Engine } from '#engine/client.ts';
import { factId } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Sentence } from '#facts/reading.ts';
import type { ConverseDone, ConverseEvent } from '#model/converse.ts';
import { dealCards, tarotInputOf } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { databaseChatStore } from './chat-store.ts';
import type { ChatTools, Prepared } from './make-reply.ts';
import { answerByModel, type Converse } from './model-reply.ts';
import { recoverReplies } from './recover-replies.ts';
import { replyJob, setReplyJob, stopReply, useStreamed } from './reply-jobs.ts';
import { nothingSaid, plainAsk } from '../../../tests/support/plain-reading.ts';

const chat = 'aaaaaaaaaaaaaaaaaaaaa';
let local: TestDb;
let tools: ChatTools;
let prepared: Prepared;

beforeEach(async () => {
  local = createTestDb();
  const engine = { ask: async () => sheet, close: () => undefined } as unknown as Engine;
  tools = {
    ...local,
    engine,
    api: { stream: () => Promise.reject(new Error('no server')) },
    store: databaseChatStore(local),
  };
  const asked = written(
    await appendUserMessage(local.db, local.deps, { threadId: chat, content: 'Why?', mode: 'mixed' }),
  ).message;
  prepared = {
    question: { message: asked, mode: 'mixed', regenerate: 0, failure: 'Failed to get AI response' },
    request: { text: 'Why?' } as AnswerRequest,
    before: [],
    images: [],
  };
  setReplyJob(chat, null);
});
afterEach(() => closeSoulsticeDb(local.db));

const fact = (id: string, value: string): Fact => ({
  id: factId(id),
  value: { type: 'id', id: value },
  label: id,
  derivation: { method: 'm', from: [], source: 's' },
});
const moon = fact('natal.moon.sign', 'cancer');
const sheetOf = (inputs: Parameters<typeof sealSheet>[0]['inputs']) =>
  sealSheet({
    mode: 'mixed',
    engineVersion: 1,
    school: {},
    inputs,
    missing: [],
    facts: [moon],
    complete: [],
    caveats: [],
    confidence: 'high',
    sources: [],
  });
const sheet = sheetOf({});
const composed: NonNullable<Answer['reading']> = {
  author: 'composer',
  lang: 'en',
  sentences: [{ text: 'From the composer.', cites: [], move: 'answer', verdict: 'reflection' }],
  ask: plainAsk,
  sheetHash: sheet.hash,
  seed: '0'.repeat(32),
  planHash: 'p',
  weighed: [],
  said: nothingSaid,
};

const understood: Extract<ConverseEvent, { type: 'understood' }> = {
  type: 'understood',
  sentTo: null,
  answer: {
    safety: { tier: 0, care: false, family: null, isOther: false, card: null, lang: 'en' },
    reading: composed,
    sheet,
    chips: [],
  },
};
const first: Sentence = {
  text: 'Your Moon is in Cancer.',
  cites: [moon.id],
  move: 'core',
  verdict: 'supported',
};
const second: Sentence = { text: 'It stays.', cites: [], move: 'observe', verdict: 'reflection' };
const denied: Sentence = {
  text: 'Your Moon is in Leo.',
  cites: [],
  move: 'core',
  verdict: 'contradicted',
  truth: moon.id,
};
const sentence = (one: Sentence): ConverseEvent => ({ type: 'sentence', sentence: one, truth: null });
const done = (sentences: readonly Sentence[], notes: Partial<ConverseDone['notes']> = {}): ConverseEvent => ({
  type: 'done',
  reading: { ...composed, author: 'model', sentences },
  sheet,
  notes: { model: 'some-model', struck: 0, repaired: false, fellBack: null, partial: null, ...notes },
  sentTo: 'models.example',
});

type Step = ConverseEvent | (() => void | Promise<void>);
const saying = (...steps: readonly Step[]): Converse =>
  async function* (_tools, _question, _author, signal) {
    for (const step of steps) {
      if (signal.aborted) return;
      if (typeof step === 'function') await step();
      else yield step;
    }
  };
const answer = (converse: Converse, goesOn: Parameters<typeof answerByModel>[1]['goesOn'] = null) =>
  answerByModel(tools, { prepared, author: { type: 'hosted' }, atOnce: false, goesOn }, converse);
const replies = async () =>
  ((await threadView(local.db, chat))?.path ?? []).flatMap(({ message }) =>
    message.sender === 'ai' ? [message] : [],
  );
const left = () => partialReplies(local.db, chat);

test('a reply is kept once, whole, with who wrote it and where the question went', async () => {
  await answer(saying(understood, sentence(first), sentence(denied), done([first, denied], { struck: 1 })));
  const [reply, ...more] = await replies();
  expect(more).toEqual([]);
  expect(reply?.content).toBe('Your Moon is in Cancer.');
  expect(reply?.reading).toMatchObject({
    author: 'model',
    model: 'some-model',
    struck: 1,
    sentTo: 'models.example',
  });
  expect(reply?.reading?.facts).toEqual([moon]);
  expect(reply?.reading).not.toHaveProperty('partial');
  expect(await left()).toEqual([]);
});

test('a sheet that comes after the end does not make the reply grow again', async () => {
  const dated = sheetOf({ now: '2026-11-21T21:06:00Z', zone: 'Europe/Vienna' });
  let arrive = () => {};
  const late = new Promise<typeof sheet>((resolve) => {
    arrive = () => resolve(dated);
  });
  const asked: string[] = [];
  const engine = {
    ask: (kind: string) => {
      asked.push(kind);
      return late;
    },
  } as unknown as Engine;
  tools = { ...tools, engine };
  const begun = { ...understood, answer: { ...understood.answer, sheet: dated } };
  await answer(saying(begun, sentence(first), done([first])));
  const [reply] = await replies();
  const { result } = renderHook(() => useStreamed(reply?.id ?? 'none'));
  expect(result.current).toBeNull();
  expect(asked).toEqual(['sheet']);
  await act(async () => {
    arrive();
    await late;
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });
  expect(result.current).toBeNull();
});

test('what is there is kept on the device while it is written, and is no message yet', async () => {
  const seen: unknown[] = [];
  await answer(
    saying(
      understood,
      sentence(first),
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        seen.push(
          (await left()).map(({ content }) => content),
          await replies(),
          await local.db.outbox.toArray(),
        );
      },
      done([first]),
    ),
  );
  expect(seen[0]).toEqual(['Your Moon is in Cancer.']);
  expect(seen[1]).toEqual([]);
  // The question and its chat alone wait for the server.
  expect(seen[2]).toHaveLength(2);
});

test('stopping keeps the text', async () => {
  await answer(saying(understood, sentence(first), () => stopReply(chat), sentence(second)));
  const [reply] = await replies();
  expect(reply?.content).toBe('Your Moon is in Cancer.');
  expect(reply?.reading).toMatchObject({ partial: 'stopped', author: 'model' });
  expect(replyJob(chat)).toBeNull();
});

test('stopping before the first sentence leaves no reply', async () => {
  await answer(saying(understood, () => stopReply(chat), sentence(first)));
  expect(await replies()).toEqual([]);
  expect(replyJob(chat)).toBeNull();
});

test('cards that fall for a question are sealed in sight before the model says a word', async () => {
  const dealt = dealCards({ seed: '5be1a9c07d3f42e18c6a90b2f7d4138e', reversals: true }, 'three');
  const laid = layTarot(dealt).sheet;
  const proof = dealt.source.type === 'drawn' ? dealt.source.proof : null;
  const seals: unknown[] = [];
  const look = () => {
    const job = replyJob(chat);
    seals.push(job?.type === 'asking' ? job.seal : job?.type);
  };
  const onCards: ConverseEvent = {
    ...understood,
    answer: { ...understood.answer, sheet: laid, reading: { ...composed, sheetHash: laid.hash } },
  };
  await answer(
    saying(onCards, look, sentence(second), look, { type: 'replaced', why: 'contradicted' }, look, {
      type: 'done',
      reading: { ...composed, sheetHash: laid.hash },
      sheet: laid,
      notes: { model: null, struck: 0, repaired: false, fellBack: 'contradicted', partial: null },
      sentTo: null,
    }),
  );
  expect(proof?.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(seals).toEqual([proof?.commitment, 'streaming', proof?.commitment]);
  // The kept reply has the same cards under the same seal.
  expect(tarotInputOf((await replies())[0]?.reading?.sheet ?? laid)).toEqual(dealt);
});

test('what is withdrawn is neither shown nor kept', async () => {
  const between: unknown[] = [];
  const fromComposer: ConverseEvent = {
    type: 'done',
    reading: composed,
    sheet,
    notes: { model: null, struck: 0, repaired: false, fellBack: 'contradicted', partial: null },
    sentTo: 'models.example',
  };
  await answer(
    saying(
      understood,
      sentence(denied),
      { type: 'replaced', why: 'contradicted' },
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        between.push(await left(), replyJob(chat)?.type);
      },
      fromComposer,
    ),
  );
  expect(between).toEqual([[], 'asking']);
  const [reply] = await replies();
  expect(reply?.content).toBe('From the composer.');
  expect(reply?.reading).toMatchObject({ author: 'composer', fellBack: 'contradicted' });
});

test('a failure before anything came says so; after a sentence the text is kept', async () => {
  const fail = () => Promise.reject(new Error('broken'));
  await answer(saying(understood, fail));
  expect((await replies()).map(({ content }) => content)).toEqual(['Error: Failed to get AI response']);
  await answer(saying(understood, sentence(first), fail));
  const last = (await replies()).at(-1);
  expect(last?.reading?.partial).toBe('cut');
});

test('a reply left by a closed page becomes a message and can go on; nothing is said twice', async () => {
  const never = new Promise<void>(() => undefined);
  void answer(saying(understood, sentence(first), () => never));
  await expect.poll(left).toHaveLength(1);
  // Another page of the same person, which knows nothing of the job.
  setReplyJob(chat, null);
  await recoverReplies(tools.store, chat);
  const [reply] = await replies();
  expect(reply?.reading).toMatchObject({ partial: 'closed' });
  expect(await left()).toEqual([]);
  await recoverReplies(tools.store, chat);
  expect(await replies()).toHaveLength(1);

  await answer(saying(understood, sentence(second), done([first, second])), reply?.reading ?? null);
  const [whole] = await replies();
  expect(whole?.content).toBe('Your Moon is in Cancer. It stays.');
  expect(whole?.reading).not.toHaveProperty('partial');
});
