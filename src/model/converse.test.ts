/** A question to a model from this device: what leaves, what comes back, and what happens when it goes wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatBody, OWN_KEY_HEADER } from '#contract/api/chat.ts';
import type { ChatEvents } from '#contract/api/chat.ts';
import type { Sentence } from '#facts/reading.ts';
import { modelEngine } from '../../tests/support/model-engine.ts';
import { aliasIn, request } from '../../tests/support/prompt-input.ts';
import { startProvider } from '../../tests/support/providers/provider-stub.ts';
import type { ProviderStub } from '../../tests/support/providers/provider-stub.ts';
import { anthropicWire, completionsWire } from '../../tests/support/providers/wire-formats.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import { keepLens, openLens } from './choices.ts';
import type { Lens, ModelAuthor } from './author.ts';
import { converse } from './converse.ts';
import type { ConverseEvent, ConverseTools, Question } from './converse.ts';
import type { HostedDoor } from './hosted.ts';
import { createOwnModels } from './own-models.ts';
import type { OwnModelDraft } from './own-models.ts';
import { outgoing } from './preview.ts';

const KEY = 'sk-canary-0123456789';
const hosted: ModelAuthor = { type: 'hosted' };
const own: ModelAuthor = { type: 'own', provider: 'anthropic', model: 'stub-model' };

let anthropic: ProviderStub;
let compatible: ProviderStub;
beforeAll(async () => {
  [anthropic, compatible] = await Promise.all([
    startProvider(anthropicWire()),
    startProvider(completionsWire()),
  ]);
});
afterAll(() => Promise.all([anthropic.close(), compatible.close()]));

const noDoor: HostedDoor = { stream: () => Promise.reject(new TypeError('Failed to fetch')) };

async function setUp(
  api: HostedDoor = noDoor,
  parts: { readonly lens?: Lens; readonly draft?: Partial<OwnModelDraft>; readonly isOnline?: boolean } = {},
): Promise<ConverseTools> {
  const { db } = createTestDb();
  const models = createOwnModels({ db, fetch, builtIn: null, bases: { anthropic: anthropic.origin } });
  const draft = { provider: 'anthropic', model: 'stub-model', key: KEY, url: null, way: 'direct' } as const;
  written((await models.keep({ ...draft, ...parts.draft })) as never);
  if (parts.lens !== undefined) written(await keepLens(db, parts.lens));
  const isOnline = parts.isOnline ?? true;
  return { engine: modelEngine(), db, api, models, ownHost: 'app.example', isOnline: () => isOnline };
}

async function read(
  tools: ConverseTools,
  author: ModelAuthor = own,
  question: Question = request,
  onEvent: (event: ConverseEvent, stop: () => void) => void = () => undefined,
) {
  const control = new AbortController();
  const events: ConverseEvent[] = [];
  for await (const event of converse(tools, question, author, control.signal)) {
    events.push(event);
    onEvent(event, () => control.abort());
  }
  const end = events.at(-1);
  const done = end?.type === 'done' ? end : null;
  return { events, done, types: events.map(({ type }) => type) };
}

const composed = () => modelEngine().companion.answer(request);
const preview = (tools: ConverseTools, author: ModelAuthor, lens = openLens, question: Question = request) =>
  outgoing(tools, question, author, lens);
async function promptOf(tools: ConverseTools, author: ModelAuthor, lens = openLens): Promise<string> {
  const found = await preview(tools, author, lens);
  if (found.type !== 'leaves') throw new Error('something leaves');
  return found.parts[0]?.text ?? '';
}

describe('by a key of one’s own, straight from the device', () => {
  it('shows to the letter what is sent, and brings back a reading that rests on the facts', async () => {
    const tools = await setUp();
    // The stub listens on this machine; the provider itself would not.
    const models = {
      ...tools.models,
      ready: async (of: Parameters<typeof tools.models.ready>[0]) => {
        const model = await tools.models.ready(of);
        return model === null ? null : { ...model, host: 'api.anthropic.com' };
      },
    };
    const away = { ...tools, models };
    const found = await preview(away, own);
    if (found.type !== 'leaves') throw new Error('something leaves');
    expect(found).toMatchObject({ host: 'api.anthropic.com', through: 'direct', images: 0 });
    const prompt = found.parts[0]?.text ?? '';
    const venus = aliasIn(prompt, 'natal.venus.sign');
    const mercury = aliasIn(prompt, 'natal.mercury.sign');
    anthropic.answers({
      text: [
        `Your Venus is in Aries [[${venus}]]. `,
        `Your Mercury is in Pisces [[${mercury}]]. `,
        'Who did you last want to ask?',
      ],
    });
    const { done, types } = await read(away);
    expect(types).toEqual(['understood', 'sentence', 'sentence', 'sentence', 'done']);
    expect(done).toMatchObject({
      sentTo: 'api.anthropic.com',
      notes: { model: 'stub-model', fellBack: null },
    });
    expect(done?.reading.sentences.map(({ verdict }) => verdict)).toEqual([
      'supported',
      'supported',
      'reflection',
    ]);
    const [sent] = anthropic.requests;
    const [message] = (sent?.body['messages'] ?? []) as { content: { text: string }[] }[];
    expect(message?.content[0]?.text).toBe(prompt);
    expect(sent?.body['system']).toBe(found.parts[1]?.text);
    // A name, a place and coordinates are nowhere in it.
    for (const secret of ['Lovelace', 'Ada', '38.7', '07:42', KEY]) expect(prompt).not.toContain(secret);
  });

  it('strikes a sentence that the sheet denies', async () => {
    const tools = await setUp();
    const prompt = JSON.stringify(
      await modelEngine().ask('understood', {
        request,
        shown: null,
        allows: { name: true, fields: [], images: [], people: true, turns: null },
      }),
    );
    expect(prompt).toContain('natal.moon.sign');
    anthropic.answers({
      text: ['Take a breath first. ', 'There is time. ', 'Your Moon is in Leo. ', 'What would you say?'],
    });
    const { events } = await read(tools, own, { ...request, text: 'hello there' });
    const struck = events.find(
      ({ type, ...event }) => type === 'sentence' && 'truth' in event && event.truth !== null,
    );
    expect(struck).toMatchObject({
      sentence: { text: 'Your Moon is in Leo.', verdict: 'contradicted', truth: 'natal.moon.sign' },
      truth: { id: 'natal.moon.sign' },
    });
  });

  it('ends in the composer’s reading of the question as it is, with the reason', async () => {
    const tools = await setUp(noDoor, { lens: { name: 'hide', place: 'hide', time: 'hide' } });
    anthropic.answers({ status: 429 });
    const { done, types } = await read(tools);
    expect(types).toEqual(['understood', 'done']);
    expect(done?.notes).toMatchObject({ model: null, fellBack: 'rate-limited' });
    expect(done?.reading).toEqual(composed().reading);
  });

  it('keeps what was shown when it is stopped, and closes the connection', async () => {
    const tools = await setUp();
    const prompt = (await preview({ ...tools, models: { ...tools.models } }, hosted)).type;
    expect(prompt).toBe('leaves');
    anthropic.answers({ text: ['First. Second one here. ', 'Third one here. ', 'Fourth '], after: 'hang' });
    const { done } = await read(tools, own, { ...request, text: 'hi' }, (event, stop) => {
      if (event.type === 'sentence') stop();
    });
    expect(done?.notes.partial).toBe('stopped');
    expect(done?.reading.sentences.length).toBeGreaterThan(0);
    await expect.poll(() => anthropic.abandoned()).toBe(1);
  });

  it('gives a model without tools what the question needs', async () => {
    const draft = { provider: 'compatible', key: '', url: `${compatible.origin}/v1` } as const;
    const tools = await setUp(noDoor, { draft });
    compatible.answers({ text: ['Hello. ', 'Good to see you.'] });
    const author = { type: 'own', provider: 'compatible', model: 'stub-model' } as const;
    const { done } = await read(tools, author, { ...request, text: 'What comes in March 2027?' });
    // It runs on this machine.
    expect(done?.sentTo).toBeNull();
    const body = JSON.stringify(compatible.requests[0]?.body);
    expect(compatible.requests[0]?.body['tools']).toBeUndefined();
    expect(body).toContain('LOOKED UP');
    expect(await preview(tools, author)).toEqual({ type: 'nothing', why: 'here' });
  });

  it('composes where nothing is kept, and where there is no network', async () => {
    const other = await read(await setUp(), { type: 'own', provider: 'openai', model: 'x' });
    expect(other.done).toMatchObject({ sentTo: null, notes: { fellBack: 'no-key' } });
    anthropic.answers({ text: ['Hello.'] });
    const offline = await read(await setUp(noDoor, { isOnline: false }), hosted);
    expect(offline.done).toMatchObject({ sentTo: null, notes: { fellBack: 'offline' } });
  });
});

describe('someone at risk or under strain', () => {
  const unasked: HostedDoor = {
    stream: () => {
      throw new Error('nothing may be sent');
    },
  };

  it.each([
    ['I want to kill myself tonight', 1],
    ['I want to die', 2],
    ["I can't do this any more, it's hopeless", 3],
  ] as const)('is never handed to a model: %s', async (text, tier) => {
    anthropic.answers({ text: ['Hello.'] });
    for (const author of [own, hosted]) {
      const tools = await setUp(unasked);
      const found = await read(tools, author, { ...request, text });
      expect(found.types).toEqual(['understood']);
      expect(found.events[0]).toMatchObject({ type: 'understood', answer: { safety: { tier } } });
      expect(found.done).toBeNull();
      const away = { ...tools, ownHost: 'app.example' };
      if (author === hosted)
        expect(await preview(away, author, openLens, { ...request, text })).toEqual({
          type: 'nothing',
          why: 'care',
        });
    }
    expect(anthropic.requests).toHaveLength(0);
  });

  it('has what they wrote before left out of a later question', async () => {
    const spoken = [
      { role: 'user', text: 'Why am I alone?' },
      { role: 'assistant', text: 'A reading.' },
      { role: 'user', text: 'I want to die' },
      { role: 'assistant', text: 'Words of support.' },
    ] as const;
    const found = await preview(await setUp(), hosted, openLens, { ...request, spoken });
    const text = JSON.stringify(found);
    expect(text).toContain('Why am I alone?');
    expect(text).not.toContain('I want to die');
    expect(text).not.toContain('Words of support');
  });
});

describe('the lens', () => {
  const full = { name: 'first', place: 'exact', time: 'exact' } as const;

  it('shows the name only when it may, and never the place', async () => {
    const tools = await setUp();
    expect(await promptOf(tools, hosted, full)).toContain('"name": "Ada"');
    const text = await promptOf(tools, hosted);
    for (const secret of ['Ada', '"Lisbon"', '38.7', '07:42']) expect(text).not.toContain(secret);
  });

  it('takes away what rests on the hour and the place before anything is computed', async () => {
    const tools = await setUp();
    const whole = await promptOf(tools, hosted, full);
    for (const id of ['natal.asc.sign', 'natal.venus.house', 'natal.venus.sign', 'Europe/Lisbon'])
      expect(whole).toContain(id);
    const noTime = await promptOf(tools, hosted, { ...full, time: 'hide' });
    for (const id of ['natal.asc.', 'natal.venus.house']) expect(noTime).not.toContain(id);
    expect(noTime).toContain('natal.venus.sign');
    const noPlace = await promptOf(tools, hosted, { ...full, place: 'hide' });
    for (const id of ['natal.asc.', 'natal.venus.house', 'Europe/Lisbon']) expect(noPlace).not.toContain(id);
    const rounded = await promptOf(tools, hosted, { ...full, place: 'round', time: 'round' });
    expect(rounded).not.toBe(whole);
    expect(rounded).not.toContain('Europe/Lisbon');
    expect(rounded).toContain('natal.venus.sign');
  });
});

describe('by the model of our own server', () => {
  const sentence = (text: string, verdict: Sentence['verdict'] = 'reflection'): ChatEvents['sentence'] => ({
    type: 'sentence',
    sentence: { text, cites: [], move: 'observe', verdict },
    truth: null,
  });
  const line = (event: { readonly type: string }): string =>
    `: still here\n\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  type Script = {
    readonly events: readonly { readonly type: string }[];
    readonly end?: 'close' | 'error' | 'hang';
  };

  function door({ events, end = 'close' }: Script) {
    const asked: Parameters<HostedDoor['stream']>[1][] = [];
    const api: HostedDoor = {
      stream: async (_, options) => {
        asked.push(options);
        const body = new ReadableStream<Uint8Array>({
          start: async (controller) => {
            for (const event of events) controller.enqueue(new TextEncoder().encode(line(event)));
            options.signal.addEventListener('abort', () => {
              try {
                controller.error(new DOMException('stopped', 'AbortError'));
              } catch {
                // It is over already.
              }
            });
            await new Promise((resolve) => {
              setTimeout(resolve, 5);
            });
            if (end === 'close') controller.close();
            if (end === 'error') controller.error(new TypeError('network error'));
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
      },
    };
    return { api, asked };
  }

  const notes = { model: 'house-model', struck: 0, repaired: false, fellBack: null, partial: null };
  const doneOf = (parts: object = {}) => {
    const { reading, sheet } = composed();
    return {
      type: 'done',
      response: 'x',
      reading: { ...reading, author: 'model', sentences: [sentence('One.').sentence] },
      sheet,
      notes,
      ...parts,
    };
  };

  it('sends what the server takes: facts, and of the birth the day alone', async () => {
    const { api, asked } = door({ events: [sentence('One.'), doneOf()] });
    const { done, types } = await read(await setUp(api), hosted);
    expect(types).toEqual(['understood', 'sentence', 'done']);
    expect(done).toMatchObject({ sentTo: 'app.example', notes: { model: 'house-model' } });
    const body = asked[0]?.body;
    const taken = chatBody.safeParse(body);
    expect(taken.error?.issues ?? []).toEqual([]);
    expect(taken.data?.factSheet?.inputs).toEqual({ birth: { date: '1993-04-14' } });
    expect(taken.data?.factSheet?.facts.length).toBeGreaterThan(30);
    expect(taken.data?.userProfile).toBeNull();
    const text = JSON.stringify(body);
    for (const secret of ['Ada', '38.7', '07:42', '"thread"']) expect(text).not.toContain(secret);
    expect(asked[0]?.headers).toBeUndefined();
    // What is shown before is what is sent.
    expect(JSON.parse(await promptOf(await setUp(api), hosted))).toEqual(JSON.parse(text));
  });

  it('keeps another person’s positions here, and says of no family that it is whole when a part stays', async () => {
    const { api, asked } = door({ events: [doneOf()] });
    const birth = { ...request.birth, date: '1990-01-02', time: null };
    const question = {
      ...request,
      text: 'Are Noor and I right for each other?',
      people: [{ id: 'saved-1', name: 'Noor', role: 'partner', birth }],
    } as Question;
    await read(await setUp(api), hosted, question);
    const body = asked[0]?.body;
    const ids = body?.factSheet as { facts: { id: string }[]; complete: string[] };
    expect(ids.facts.some(({ id }) => id.startsWith('synastry.'))).toBe(true);
    const text = JSON.stringify({ ...body, messages: [] });
    for (const secret of ['"partner.', 'Noor', 'saved-1', '1990-01-02']) expect(text).not.toContain(secret);
  });

  it('stands on the sheet of this device, so that it can be computed again', async () => {
    const { done } = await read(await setUp(door({ events: [doneOf()] }).api), hosted);
    const { sheet } = composed();
    expect(done?.sheet.inputs).toEqual(sheet?.inputs);
    expect(done?.reading.sheetHash).toBe(done?.sheet.hash);
    expect(done?.sheet.hash).toBe(sheet?.hash);
  });

  it('passes a key of one’s own in its header and nowhere else', async () => {
    const { api, asked } = door({ events: [doneOf()] });
    const { done } = await read(await setUp(api, { draft: { way: 'server' } }), own);
    expect(asked[0]?.headers).toEqual({ [OWN_KEY_HEADER]: KEY });
    expect(asked[0]?.body.own).toEqual({ provider: 'anthropic', model: 'stub-model' });
    expect(JSON.stringify(asked[0]?.body)).not.toContain(KEY);
    expect(done?.sentTo).toBe('app.example');
  });

  it('takes the composer’s reading of this device when the server’s composer wrote', async () => {
    const { reading } = composed();
    const fell = doneOf({ reading, notes: { ...notes, model: null, fellBack: 'no-model' } });
    const { done } = await read(await setUp(door({ events: [fell] }).api), hosted);
    expect(done?.notes.fellBack).toBe('no-model');
    expect(done?.reading).toEqual(reading);
  });

  it('keeps two sentences of a stream that broke off, and withdraws one', async () => {
    const two = door({ events: [sentence('One.'), sentence('Two.')], end: 'error' });
    const kept = await read(await setUp(two.api), hosted);
    expect(kept.done?.notes.partial).toBe('cut');
    expect(kept.done?.reading.sentences.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    const one = await read(await setUp(door({ events: [sentence('One.')] }).api), hosted);
    expect(one.types).toEqual(['understood', 'sentence', 'replaced', 'done']);
    expect(one.done?.notes.fellBack).toBe('unreachable');
    expect(one.done?.reading).toEqual(composed().reading);
  });

  it('keeps what was shown when it is stopped, and nothing when nothing was', async () => {
    const { api, asked } = door({ events: [sentence('One.')], end: 'hang' });
    const { done } = await read(await setUp(api), hosted, request, (event, stop) => {
      if (event.type === 'sentence') stop();
    });
    expect(done?.notes).toMatchObject({ partial: 'stopped', fellBack: null });
    expect(done?.reading).toMatchObject({ author: 'model', sentences: [{ text: 'One.' }] });
    expect(asked[0]?.signal.aborted).toBe(true);
    const silent = await read(
      await setUp(door({ events: [], end: 'hang' }).api),
      hosted,
      request,
      (event, stop) => {
        if (event.type === 'understood') setTimeout(stop, 5);
      },
    );
    expect(silent.types).toEqual(['understood']);
  });

  it.each([
    [{ status: 429, code: 'hosted_answers_used_up' }, 'used-up'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 413 }, 'too-long'],
    [{ status: 400 }, 'malformed'],
    [{ status: 503 }, 'unreachable'],
    [{}, 'unreachable'],
  ])('composes on a refusal %o', async (parts, fellBack) => {
    const api: HostedDoor = { stream: () => Promise.reject(Object.assign(new Error('x'), parts)) };
    const { done } = await read(await setUp(api), hosted);
    expect(done?.notes.fellBack).toBe(fellBack);
    expect(done?.reading).toEqual(composed().reading);
  });
});
