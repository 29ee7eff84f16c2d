import { beforeAll, describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import { safetyReplies } from '#engine/safety.ts';
import { chicago, lisbon, request } from '../../tests/regression/readings-cases.ts';
import { safetyReply } from './safety/replies.ts';

const { factsOnly, ready } = createCompanion();
beforeAll(() => ready('western'));

describe('facts only', () => {
  it('gives the points of a question with their facts and what is written of them', () => {
    const { rows, sheet, support } = factsOnly(request('Why do I always get ghosted?', { birth: lisbon }));
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const known = new Set(sheet?.facts.map(({ id }) => id));
    for (const { facts } of rows) expect(facts.filter((id) => !known.has(id))).toEqual([]);
    expect(rows.some(({ meaning }) => meaning !== null)).toBe(true);
    expect(support).toEqual([]);
  });

  it('says of a theme what it says about a person', () => {
    const { rows } = factsOnly(
      request('Why do my relationships always end after a few months?', { birth: lisbon }),
    );
    expect(rows.find(({ key }) => key === 'theme:starts-fast')?.meaning).toBe(
      'You say yes and begin quickly, and you find out the details on the way.',
    );
    // Typeset as the rest of the page is.
    expect(rows.map(({ meaning }) => meaning ?? '').join(' ')).not.toContain("'");
    expect(rows.every(({ meaning }) => meaning !== null)).toBe(true);
  });

  it('says the same of the same fact, whoever asks and however often', () => {
    const asked = (messageId: string, regenerate: number) =>
      new Map(
        factsOnly(request('Why is work so hard for me?', { birth: chicago, messageId, regenerate })).rows.map(
          ({ key, meaning }) => [key, meaning],
        ),
      );
    const first = asked('a', 0);
    // How many facts are shown may differ; what is said of one does not.
    const shared = [...asked('b', 2)].filter(([key]) => first.has(key));
    expect(shared.length).toBeGreaterThanOrEqual(2);
    for (const [key, meaning] of shared) expect([key, meaning]).toEqual([key, first.get(key)]);
  });

  it('keeps the support of someone who wishes to die, and no sky', () => {
    const { rows, support, safety } = factsOnly(request('I want to die'));
    expect(safety.tier).toBe(2);
    expect(rows).toEqual([]);
    expect(support.length).toBeGreaterThan(0);
  });

  it('gives the written reply and no fact while someone may be about to act', () => {
    const { rows, support, sheet, safety } = factsOnly(request('I am going to kill myself tonight'));
    expect([rows, sheet]).toEqual([[], null]);
    expect(support).toEqual(safetyReply(safety, 'none', safetyReplies.en));
  });
});
