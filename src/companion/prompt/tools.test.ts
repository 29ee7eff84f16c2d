import { describe, expect, it } from 'vitest';
import { composed, runTool, testInput } from '../../../tests/support/prompt-input.ts';
import { readToolCall, toolSpecs } from './tools.ts';

const people = [{ id: 'saved-1', role: 'friend', name: 'Bo' }];

describe('a tool call', () => {
  it.each([
    ['transits', { from: '2027-01-01', to: '2028-12-31' }],
    ['transits', { from: '2027-01-01', to: '2027-01-01', bodies: ['saturn'], points: ['sun', 'asc'] }],
    ['synastry', { person: 'p1' }],
    ['fact', { idOrPrefix: 'natal.moon*' }],
    ['draw', { spread: 'three' }],
  ])('is read: %s %j', (name, input) => {
    expect(readToolCall(name, input, people)).toMatchObject({ ok: true, task: { name } });
  });

  it.each([
    ['transits', { from: '2027-01-01', to: '2029-06-01' }],
    ['transits', { from: '2027-02-01', to: '2027-01-01' }],
    ['transits', { from: '2027-02-30', to: '2027-03-01' }],
    ['transits', { from: 'now', to: '2027-03-01' }],
    ['transits', { from: '2027-01-01', to: '2027-03-01', bodies: ['nibiru'] }],
    ['transits', { from: '2027-01-01', to: '2027-03-01', points: 'sun' }],
    ['synastry', { person: 'saved-1' }],
    ['synastry', { person: 'p2' }],
    ['synastry', { personId: 'saved-1' }],
    ['fact', { idOrPrefix: '' }],
    ['fact', { idOrPrefix: 'Natal Moon"; drop' }],
    ['draw', { spread: 'all' }],
    ['delete', {}],
    ['fact', null],
    ['fact', 'natal.moon'],
    ['fact', ['natal.moon']],
  ])('is refused: %s %j', (name, input) => {
    expect(readToolCall(name, input, people).ok).toBe(false);
  });

  it('is offered only where the prompt has the tool', () => {
    expect(toolSpecs(['fact', 'transits']).map(({ name }) => name)).toEqual(['transits', 'fact']);
    expect(toolSpecs([])).toEqual([]);
  });
});

describe('what a tool finds', () => {
  const { sheet } = composed();

  it('is a fact by its id, and a family by the beginning of its ids', async () => {
    const one = await runTool({ name: 'fact', idOrPrefix: 'natal.moon.sign' }, sheet);
    expect(one.ok && one.facts.map(({ id }) => id)).toEqual(['natal.moon.sign']);
    const family = await runTool({ name: 'fact', idOrPrefix: 'natal.moon' }, sheet);
    expect(family.ok && family.facts.length).toBeGreaterThan(5);
    expect(await runTool({ name: 'fact', idOrPrefix: 'tarot' }, sheet)).toEqual({
      ok: false,
      error: 'nothing there',
    });
  });

  // Saturn stands against this birth's Jupiter on 6 and 15 December 2026, either side of its station on the 10th: an
  // arcsecond of the natal Jupiter is an hour or two there, so a day either way is allowed.
  it('is the passages of a stretch of time', async () => {
    const task = {
      name: 'transits',
      from: '2026-12-01',
      to: '2026-12-31',
      bodies: ['saturn'],
      points: ['jupiter'],
    } as const;
    const found = await runTool(task, sheet);
    const exact = found.ok
      ? found.facts.find(({ id }) => id === 'transit.saturn-opposition-jupiter.exact')
      : null;
    const days = exact?.value.type === 'instants' ? exact.value.at.map((at) => at.slice(0, 10)) : [];
    expect(days).toHaveLength(2);
    expect(['2026-12-05', '2026-12-06', '2026-12-07']).toContain(days[0]);
    expect(['2026-12-14', '2026-12-15', '2026-12-16']).toContain(days[1]);
    expect(
      found.ok && found.facts.every(({ id }) => id.startsWith('transit.saturn-opposition-jupiter.')),
    ).toBe(true);
  });

  it('is what stands between two people, and nothing of the other birth', async () => {
    const [person] = people;
    if (person === undefined) throw new Error('one person is saved');
    const found = await runTool({ name: 'synastry', person }, sheet);
    expect(found.ok && found.facts.length).toBeGreaterThan(10);
    expect(JSON.stringify(found)).not.toContain('1990');
    expect(found.ok && found.facts.every(({ id }) => id.startsWith('synastry.'))).toBe(true);
    const nobody = await runTool({ name: 'synastry', person: { ...person, id: 'unknown' } }, sheet);
    expect(nobody.ok).toBe(false);
  });

  it('is nothing while no deck is there', async () => {
    expect(await runTool({ name: 'draw', spread: 'three' }, sheet)).toMatchObject({ ok: false });
    expect(testInput().tools).not.toContain('draw');
  });
});
