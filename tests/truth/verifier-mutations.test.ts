/**
 * What the composer writes holds on its sheet; what is changed in it is found.
 *
 * A thousand readings in the gate, ten thousand in `npm run test:long`. Labels of the changed sentences follow from
 * the change alone.
 */
import { describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { Verdict } from '#facts/reading.ts';
import { verify } from '#companion/verify/verify.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { births, questions, request } from './readings-cases.ts';
import { mutationsOf } from './verifier-mutations.ts';

const READINGS = Math.max(1000, 2 * Number(process.env['PROPERTY_RUNS'] ?? 0));
const PEOPLE = Math.max(12, Math.round(READINGS / 100));
/** Changed sentences are tried in every so many readings: they are many, and alike. */
const MUTATE_EVERY = 3;

const LABELS: readonly Verdict[] = ['supported', 'contradicted', 'unsupported', 'reflection'];

function run() {
  const { answer } = createCompanion();
  const people = births(PEOPLE);
  const failed: string[] = [];
  const missed: string[] = [];
  const tally = new Map<string, number>();
  let sentences = 0;
  for (let i = 0; i < READINGS; i += 1) {
    const who = people[Math.floor((i * PEOPLE) / READINGS)];
    if (who === undefined) throw new Error('as many people as asked for');
    const asked = request(questions[i % questions.length] ?? '', {
      birth: i % 17 === 3 ? { ...who, time: null } : who,
      messageId: `m${i}`,
      settings: {
        length: (['brief', 'medium', 'deep'] as const)[i % 3] ?? 'medium',
        depth: (['basic', 'intermediate', 'advanced'] as const)[Math.floor(i / 3) % 3] ?? 'basic',
      },
    });
    const { reading, sheet } = answer(asked);
    if (reading === null || sheet === null) throw new Error('expected a reading on a sheet');
    const base = { sheet, lang: 'en', zone: asked.zone, nowMs: asked.now, words: englishVerifier } as const;
    const judged = verify({
      ...base,
      sentences: reading.sentences.map(({ text, cites }) => ({ text, cites, byFrame: true })),
    });
    sentences += judged.length;
    judged.forEach(({ verdict }, k) => {
      const text = reading.sentences[k]?.text ?? '';
      if (verdict === 'contradicted' || verdict === 'unsupported') failed.push(`${verdict}: ${text}`);
      if (
        i % MUTATE_EVERY !== 0 ||
        verdict !== 'supported' ||
        (reading.sentences[k]?.cites.length ?? 0) === 0
      )
        return;
      for (const mutation of mutationsOf(text, sheet, i + k)) {
        const found =
          verify({ ...base, sentences: [{ text: mutation.text, cites: [] }] })[0]?.verdict ?? 'reflection';
        const key = `${mutation.label} ${found}`;
        tally.set(key, (tally.get(key) ?? 0) + 1);
        if (found !== mutation.label)
          missed.push(`${mutation.kind} ${mutation.label} → ${found}: ${mutation.text}`);
      }
    });
  }
  return { failed, missed, tally, sentences };
}

describe('the composer and its changed sentences', () => {
  const { failed, missed, tally, sentences } = run();
  const count = (label: Verdict, found: Verdict): number => tally.get(`${label} ${found}`) ?? 0;
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const recall = (label: Verdict): number =>
    count(label, label) / sum(LABELS.map((found) => count(label, found)));
  const precision = (found: Verdict): number =>
    count(found, found) / sum(LABELS.map((label) => count(label, found)));

  it('hold on their sheet as written', () => {
    expect(sentences).toBeGreaterThan(READINGS * 5);
    expect([...new Set(failed)]).toEqual([]);
  });

  it('are found out when changed', () => {
    expect(sum([...tally.values()])).toBeGreaterThan(READINGS);
    const seen = missed.slice(0, 40).join('\n');
    expect(precision('contradicted'), seen).toBeGreaterThanOrEqual(0.98);
    expect(recall('contradicted'), seen).toBeGreaterThanOrEqual(0.97);
    expect(precision('supported'), seen).toBeGreaterThanOrEqual(0.97);
    expect(recall('supported'), seen).toBeGreaterThanOrEqual(0.97);
    expect(precision('unsupported'), seen).toBeGreaterThanOrEqual(0.95);
    expect(recall('unsupported'), seen).toBeGreaterThanOrEqual(0.95);
    expect(precision('reflection'), seen).toBeGreaterThanOrEqual(0.95);
  });
});
