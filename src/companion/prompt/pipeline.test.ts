/** What becomes of a model's reading, in each way it can go. */
import { describe, expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import { modelWords } from '#text/en/model-words.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import {
  composed,
  promptText,
  runTool,
  simpleJudge,
  testInput,
  withAliases,
} from '../../../tests/support/prompt-input.ts';
import { scriptedModel } from '../../../tests/support/providers/scripted-call.ts';
import type { Scripted, ScriptedModel } from '../../../tests/support/providers/scripted-call.ts';
import type { ModelRequest } from './model-call.ts';
import { createJudge } from './judge.ts';
import { readWithModel } from './pipeline.ts';
import type { PipelineDeps, PipelineEvent, Wait } from './pipeline.ts';
import type { PromptInput } from './prompt-input.ts';
import { FIRST_TOKEN_MS } from './timed-events.ts';

const forEver: Wait = () => ({ over: new Promise(() => undefined), cancel: () => undefined });

/** An answer whose marks are written with fact ids. */
const cited =
  (text: string, more: Scripted = {}) =>
  (request: ModelRequest): Scripted => ({ ...more, text: withAliases(promptText(request), text) });

async function read(
  model: ScriptedModel,
  {
    input = testInput(),
    deps = {},
    control = new AbortController(),
  }: {
    readonly input?: PromptInput;
    readonly deps?: Partial<PipelineDeps>;
    readonly control?: AbortController;
  } = {},
) {
  const events: PipelineEvent[] = [];
  const pipeline = readWithModel(
    {
      call: model.call,
      verify: simpleJudge,
      composeInstead: () => composed().reading,
      runTool,
      words: modelWords,
      canCallTools: true,
      model: () => 'stub-1',
      wait: forEver,
      ...deps,
    },
    input,
    control,
  );
  for await (const event of pipeline) events.push(event);
  const done = events.at(-1);
  return {
    events,
    kinds: events.map((event) => (event.type === 'replaced' ? `replaced ${event.why}` : event.type)),
    done: done?.type === 'done' ? done : null,
    texts: done?.type === 'done' ? done.reading.sentences.map(({ text }) => text) : [],
  };
}

const good =
  'Always is a tired word. Your Venus is in Aries [[natal.venus.sign]], so you know early. ' +
  'Your Moon is in Capricorn [[natal.moon.sign]], and it helps. Who did you last ask?';

describe('a draft that is good', () => {
  it('comes sentence by sentence, cited and verified, and says who wrote', async () => {
    const model = scriptedModel(cited(good));
    const { kinds, done, texts } = await read(model);
    expect(kinds).toEqual(['sentence', 'sentence', 'sentence', 'sentence', 'done']);
    expect(texts).toEqual([
      'Always is a tired word.',
      'Your Venus is in Aries, so you know early.',
      'Your Moon is in Capricorn, and it helps.',
      'Who did you last ask?',
    ]);
    expect(done?.reading).toMatchObject({ author: 'model', lang: 'en', sheetHash: composed().sheet.hash });
    expect(done?.reading.sentences[1]).toMatchObject({ cites: ['natal.venus.sign'], verdict: 'supported' });
    expect(done?.reading.said.facts).toEqual(['natal.venus.sign', 'natal.moon.sign']);
    expect(done?.notes).toEqual({
      model: 'stub-1',
      struck: 0,
      repaired: false,
      fellBack: null,
      partial: null,
    });
    expect(model.requests).toHaveLength(1);
  });

  it('holds the first sentence until the second is judged', async () => {
    const model = scriptedModel(
      cited('Your Venus is in Aries [[natal.venus.sign]]. Half a', { end: 'hang' }),
    );
    const control = new AbortController();
    setTimeout(() => control.abort(), 20);
    expect((await read(model, { control })).events).toEqual([]);
  });

  it('may be stopped: what was shown is kept, and the connection closed', async () => {
    const model = scriptedModel(cited(good, { end: 'hang' }));
    const control = new AbortController();
    setTimeout(() => control.abort(), 20);
    const { done, texts } = await read(model, { control });
    expect(done?.notes.partial).toBe('stopped');
    expect(texts).toEqual([
      'Always is a tired word.',
      'Your Venus is in Aries, so you know early.',
      'Your Moon is in Capricorn, and it helps.',
    ]);
    expect(model.left()).toBe(1);
  });

  it('is kept without its half sentence when it is too long', async () => {
    const { done, texts } = await read(scriptedModel(cited(`${good} And then some`, { end: 'length' })));
    expect(done?.notes).toMatchObject({ partial: 'length', fellBack: null });
    expect(texts.at(-1)).toBe('Who did you last ask?');
  });
});

describe('sentences that the sheet denies', () => {
  it('strikes one and shows the fact', async () => {
    const { done, events } = await read(
      scriptedModel(cited(`${good} Also, your Mars is in Leo [[natal.mars.sign]].`)),
    );
    expect(done?.notes.struck).toBe(1);
    expect(done?.reading.sentences.at(-1)).toMatchObject({
      verdict: 'contradicted',
      truth: 'natal.mars.sign',
    });
    const struck = events.find((event) => event.type === 'sentence' && event.truth !== null);
    expect(struck).toMatchObject({ truth: { id: 'natal.mars.sign', value: { type: 'id', id: 'cancer' } } });
  });

  it.each([
    [
      'two of them',
      `${good} Your Mars is in Leo [[natal.mars.sign]]. Your Sun is in Leo [[natal.sun.sign]]. More.`,
    ],
    ['a wrong sign at the beginning', 'Your Venus is in Leo [[natal.venus.sign]]. Rest. More.'],
  ])('withdraws the draft for %s', async (_, text) => {
    const model = scriptedModel(cited(text));
    const { done, kinds } = await read(model);
    expect(kinds.slice(-2)).toEqual(['replaced contradicted', 'done']);
    expect(done?.reading).toBe(composed().reading);
    expect(done?.notes).toMatchObject({ model: null, fellBack: 'contradicted' });
    expect(model.requests).toHaveLength(1);
  });

  it('shows nothing of a draft with a wrong sign in its second sentence', async () => {
    const { kinds } = await read(
      scriptedModel(
        cited('Always is a word [[natal.sun.sign]]. Your Venus is in Leo [[natal.venus.sign]]. More.'),
      ),
    );
    expect(kinds).toEqual(['replaced contradicted', 'done']);
  });
});

describe('a draft that cites too little', () => {
  const bare = 'Your Venus is in Aries. Your Moon is in Capricorn. Rest a little.';

  it('is asked for once more, with its faults, and the second one is read', async () => {
    const model = scriptedModel({ text: bare }, cited(good));
    const { kinds, done } = await read(model);
    expect(kinds).toEqual(['sentence', 'sentence', 'sentence', 'sentence', 'done']);
    expect(done?.notes).toMatchObject({ repaired: true, fellBack: null, model: 'stub-1' });
    const [draft, faults] = (model.requests[1]?.messages.slice(-2) ?? []) as { content: string }[];
    expect(draft?.content).toBe(bare);
    expect(faults?.content).toContain('There is no valid mark');
    expect(faults?.content).toContain('Your Venus is in Aries.');
  });

  it('counts a mark that was imagined as none', async () => {
    const model = scriptedModel(
      { text: 'Your Venus is in Aries [[f1]]. Rest [[natal.venus.sign]].' },
      cited(good),
    );
    expect((await read(model)).done?.notes.repaired).toBe(true);
    expect(JSON.stringify(model.requests[1]?.messages.at(-1))).toContain('names no line');
  });

  it('withdraws what was shown when the marks stop coming', async () => {
    const much = ['Sun is in Aries', 'Mars is in Cancer', 'Mercury is in Pisces', 'Saturn is in Aquarius'];
    const start = 'Your Venus is in Aries [[natal.venus.sign]]. Good. ';
    const model = scriptedModel(
      cited(`${start}${much.map((text) => `Your ${text}.`).join(' ')}`),
      cited(good),
    );
    const { kinds } = await read(model);
    const at = kinds.indexOf('replaced redraft');
    expect(at).toBeGreaterThan(0);
    expect(kinds.slice(at + 1)).toEqual(['sentence', 'sentence', 'sentence', 'sentence', 'done']);
  });

  it('is reflection under two sentences of the composer when it cites nothing again', async () => {
    const { done, texts, kinds } = await read(scriptedModel({ text: bare }));
    expect(kinds.filter((kind) => kind !== 'sentence')).toEqual(['done']);
    expect(texts[0]).toBe('From your chart:');
    const { sentences } = done?.reading ?? { sentences: [] };
    expect(
      sentences.slice(1, 3).every(({ verdict, cites }) => verdict === 'supported' && cites.length > 0),
    ).toBe(true);
    expect(sentences.slice(3).map(({ verdict, cites }) => [verdict, cites.length])).toEqual([
      ['reflection', 0],
      ['reflection', 0],
      ['reflection', 0],
    ]);
    expect(done?.notes).toMatchObject({ repaired: true, fellBack: null });
  });

  it('does so with the first draft when the second call fails', async () => {
    const { texts } = await read(scriptedModel({ text: bare }, { fail: 'rate-limited' }));
    expect(texts[0]).toBe('From your chart:');
    expect(texts).toContain('Rest a little.');
  });

  it('asks for no marks in an answer to a greeting', async () => {
    const input = testInput();
    const hello = { ...input, ask: { ...input.ask, act: 'small-talk' as const } };
    const { done } = await read(scriptedModel({ text: 'Hello. Good to see you.' }), { input: hello });
    expect(done?.notes).toMatchObject({ repaired: false, fellBack: null });
  });
});

describe('what is not said', () => {
  it.each([
    'You will meet him again.',
    'He is secretly in love.',
    'You should leave him now.',
    'You have cancer, it seems.',
    'See https://evil.example for more.',
    'Look ![here](x) now.',
    'A <b>bold</b> word.',
    'I am DAN now.',
    'My system prompt says this.',
    'คุณต้องเลิกกับเขา',
    'Each claim about the chart, the sky, a card or a date carries a mark.',
  ])('withdraws a draft with %j', async (text) => {
    const { kinds, done } = await read(scriptedModel(cited(`${good} ${text} And more.`)));
    expect(kinds.slice(-2)).toEqual(['replaced unsafe', 'done']);
    expect(done?.notes.fellBack).toBe('unsafe');
    expect(done?.reading.author).toBe('composer');
  });

  it('withdraws a draft that speaks of a crisis, so that the support card takes its place', async () => {
    const judge = createJudge({
      words: { en: englishVerifier, th: thaiVerifier },
      safety: safetyTools,
      zone: 'Europe/Lisbon',
      nowMs: 0,
    });
    for (const text of ['Part of you wants to die tonight.', 'ส่วนหนึ่งของคุณอยากตาย']) {
      const { kinds, done } = await read(scriptedModel(cited(`${good} ${text} And more.`)), {
        deps: { verify: judge },
      });
      expect(kinds.slice(-2)).toEqual(['replaced crisis', 'done']);
      expect(done?.notes.fellBack).toBe('crisis');
      expect(done?.reading.author).toBe('composer');
    }
  });

  it.each([
    'No chart can say whether he is cheating.',
    "I can't tell you that you will meet him.",
    'It is not for a chart to say you should leave him.',
    "I can't show you my system prompt.",
    'ดวงบอกไม่ได้ว่าคุณต้องลาออก',
  ])('lets a limit be said: %j', async (text) => {
    const { done } = await read(scriptedModel(cited(`${good} ${text} And more.`)));
    expect(done?.notes.fellBack).toBeNull();
  });

  it('lets words of style pass', async () => {
    const { done } = await read(scriptedModel(cited(`${good} It is a profound journey.`)));
    expect(done?.notes.fellBack).toBeNull();
  });
});

describe('a provider that fails', () => {
  it.each([
    ['rate-limited', { fail: 'rate-limited' }],
    ['bad-key', { fail: 'bad-key' }],
    ['malformed', { fail: 'malformed' }],
    ['too-long', { fail: 'too-long' }],
    ['refused', { text: 'I', end: 'refusal' }],
    ['empty', { text: ' ' }],
    ['unreachable', { text: 'Half a', end: 'none' }],
  ] as const)('leaves it to the composer, and says why: %s', async (why, answer) => {
    const { done, kinds } = await read(scriptedModel(answer));
    expect(kinds).toEqual(['done']);
    expect(done?.reading).toBe(composed().reading);
    expect(done?.notes).toEqual({ model: null, struck: 0, repaired: false, fellBack: why, partial: null });
  });

  it('is not waited for beyond 20 seconds', async () => {
    const waits: number[] = [];
    const wait: Wait = (ms) => {
      waits.push(ms);
      return { over: Promise.resolve(), cancel: () => undefined };
    };
    const model = scriptedModel({ end: 'hang' });
    const control = new AbortController();
    const { done } = await read(model, { deps: { wait }, control });
    expect(waits).toEqual([FIRST_TOKEN_MS]);
    expect(FIRST_TOKEN_MS).toBe(20_000);
    expect(done?.notes.fellBack).toBe('timeout');
    expect(control.signal.aborted).toBe(true);
  });

  it.each([
    ['breaks off', { end: 'none' }],
    ['fails', { fail: 'unreachable' }],
  ] as const)('keeps what was shown when it %s after two sentences', async (_, how) => {
    const { done, texts, kinds } = await read(scriptedModel(cited(`${good} Half a`, how)));
    expect(done?.notes).toMatchObject({ partial: 'cut', fellBack: null });
    expect(texts).toHaveLength(4);
    expect(kinds).not.toContain('replaced failed');
  });
});

describe('tools', () => {
  const range = { name: 'transits', input: { from: '2028-06-01', to: '2029-05-31', bodies: ['saturn'] } };

  it('adds what was found to the sheet, with aliases of its own', async () => {
    const model = scriptedModel({ text: 'Let me look.', tools: [range] }, (request) => {
      const result = request.messages.at(-1) as unknown as {
        results: { output: { facts: { k: string; id: string }[] } }[];
      };
      const fact = result.results[0]?.output.facts.find(({ id }) => id.endsWith('.exact'));
      return {
        text: withAliases(promptText(request), `${good} Saturn comes there [[${fact?.k ?? ''}]].`),
      };
    });
    const { done, texts } = await read(model);
    expect(texts).not.toContain('Let me look.');
    const last = done?.reading.sentences.at(-1);
    expect(last?.cites[0]).toMatch(/^transit\.saturn-.*\.exact$/);
    expect(done?.sheet.hash).not.toBe(composed().sheet.hash);
    expect(done?.reading.sheetHash).toBe(done?.sheet.hash);
    expect(done?.sheet.facts.some(({ id }) => id === last?.cites[0])).toBe(true);
  });

  it('answers three calls in two rounds, then asks for the reading', async () => {
    const call = { name: 'fact', input: { idOrPrefix: 'natal.moon' } };
    const model = scriptedModel({ tools: [call, call] }, { tools: [call, call] }, cited(good));
    const { done } = await read(model);
    expect(done?.notes.fellBack).toBeNull();
    const rounds = model.requests[2]?.messages.filter(({ role }) => role === 'tool') as unknown as {
      results: { output: object }[];
    }[];
    expect(rounds.flatMap(({ results }) => results.map(({ output }) => 'error' in output))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(JSON.stringify(rounds[1])).toContain('Write the reading now');
  });

  it('gives up on a model that only calls', async () => {
    const model = scriptedModel({ tools: [{ name: 'fact', input: { idOrPrefix: 'natal.moon' } }] });
    expect((await read(model)).done?.notes.fellBack).toBe('malformed');
    expect(model.requests).toHaveLength(3);
  });

  it('looks up what is needed for a provider that cannot ask', async () => {
    const input = testInput();
    const frame = { kind: 'range', from: '2027-06-01', to: '2027-12-31', assumed: false } as const;
    const model = scriptedModel(cited(good));
    await read(model, {
      input: { ...input, ask: { ...input.ask, frame } },
      deps: { canCallTools: false },
    });
    expect(model.requests[0]?.tools).toEqual([]);
    expect(promptText(model.requests[0] ?? { messages: [] })).toMatch(
      /LOOKED UP\n\{"k":"f\d+","id":"transit\./,
    );
  });
});
