import { describe, expect, it } from 'vitest';
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelRequest } from '#companion/prompt/model-call.ts';
import { scriptedModel } from '../../tests/support/providers/scripted-call.ts';
import type { Scripted } from '../../tests/support/providers/scripted-call.ts';
import { withFallbacks } from './fallbacks.ts';
import type { NamedCall } from './named-call.ts';

const request: ModelRequest = { system: '', messages: [], tools: [], maxTokens: 10 };

function setUp(scripts: readonly Scripted[], firstEventMs = 5000) {
  const models = scripts.map((script) => scriptedModel(script));
  const failures: string[] = [];
  const named = withFallbacks({
    calls: models.map(({ call }, at): NamedCall => ({
      call,
      model: () => `model-${at}`,
      canCallTools: at === 0,
      sees: true,
    })),
    firstEventMs,
    onFailure: (model, type) => failures.push(`${model} ${type}`),
  });
  const read = async (control = new AbortController()) => {
    let text = '';
    let failure: string | null = null;
    try {
      for await (const event of named.call(request, control.signal))
        if (event.type === 'text') text += event.text;
    } catch (error) {
      failure = error instanceof ModelFailure ? error.type : 'other';
    }
    return { text, failure };
  };
  return { models, failures, named, read };
}

describe('providers in order', () => {
  it('asks the next one when the first fails before it has said anything', async () => {
    const { read, named, failures } = setUp([
      { fail: 'rate-limited' },
      { fail: 'bad-key' },
      { text: 'Here.' },
    ]);
    expect(await read()).toEqual({ text: 'Here.', failure: null });
    expect(named.model()).toBe('model-2');
    expect(failures).toEqual(['model-0 rate-limited', 'model-1 bad-key']);
  });

  it('does not ask another once something was said', async () => {
    const { read, models } = setUp([{ text: 'Half', fail: 'unreachable' }, { text: 'Other.' }]);
    expect(await read()).toEqual({ text: 'Half', failure: 'unreachable' });
    expect(models[1]?.requests).toEqual([]);
  });

  it('gives each a share of the wait, and fails by time when all are silent', async () => {
    const { read, models, failures } = setUp([{ end: 'hang' }, { end: 'hang' }], 60);
    const began = performance.now();
    expect(await read()).toEqual({ text: '', failure: 'timeout' });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(failures).toEqual(['model-0 timeout', 'model-1 timeout']);
    expect(models.map(({ left }) => left())).toEqual([1, 1]);
  });

  it('asks nobody after it was stopped', async () => {
    const { read, models } = setUp([{ end: 'hang' }, { text: 'Other.' }]);
    const control = new AbortController();
    setTimeout(() => control.abort(), 20);
    await read(control);
    expect(models[1]?.requests).toEqual([]);
  });

  it('can call tools only where all of them can', () => {
    expect(setUp([{}, {}]).named.canCallTools).toBe(false);
    expect(setUp([{}]).named.canCallTools).toBe(true);
  });
});
