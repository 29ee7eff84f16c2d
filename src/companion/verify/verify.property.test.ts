/**
 * Laws of the verifier.
 *
 * 1. Any text is judged: nothing throws, in either language, over any sheet of these.
 * 2. The same input gives the same verdict.
 * 3. A question claims nothing; a sentence without a tagged word claims nothing.
 * 4. Denying a sentence's claim turns supported into contradicted and back.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signIds } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import { verify } from './verify.ts';

const PIECES = [
  'your',
  'Moon',
  'Venus',
  'Saturn',
  'is',
  'not',
  'in',
  'Aries',
  'Leo',
  'the seventh house',
  'squares',
  'opposes',
  'between',
  'and',
  'or',
  'but',
  'if',
  ',',
  ';',
  ':',
  '—',
  '.',
  '?',
  '“',
  '”',
  'on 6 December',
  'until 21 January',
  'within',
  'three degrees',
  '24°',
  '2°47′',
  'retrograde',
  'it',
  'both',
  'which',
  'rules',
  'ruler of',
  'no',
  'planets',
  'fire',
  'twice',
  'exact',
  'the Tower',
  'reversed',
  'past',
  'hexagram',
  '60',
  'line',
  'Yin Earth',
  'day master',
  'Anuradha',
  'sub-period',
  'people with',
  'tends to',
  'you said',
  'would',
  'their',
  'ดาวศุกร์',
  'ราศีเมษ',
  'ไม่',
  'อยู่',
  'แต่',
  'ไหม',
  'เรือนที่ 7',
  'กาลกิณี',
  'คือ',
] as const;

const fact = (id: string, value: Fact['value']): Fact => ({
  id: id as FactId,
  value,
  label: '',
  derivation: { method: '', from: [], source: '' },
});

const facts: readonly Fact[] = [
  fact('natal.moon.sign', { type: 'id', id: 'leo' }),
  fact('natal.venus.sign', { type: 'either', ids: ['aries', 'taurus'] }),
  fact('natal.house7.ruler', { type: 'id', id: 'venus' }),
  fact('natal.moon-square-saturn.orb', { type: 'degree-range', fromDeg: 1, toDeg: 3 }),
  fact('transit.saturn-square-moon.exact', { type: 'instants', at: ['2026-12-06T03:00:00Z'] }),
  fact('tarot.1.card', { type: 'id', id: 'major-16' }),
  fact('iching.primary', { type: 'count', n: 60 }),
  fact('bazi.day.stem', { type: 'id', id: '己' }),
  fact('thai.taksa.kalakini', { type: 'id', id: 'mars' }),
  fact('vedic.moon.nakshatra', { type: 'id', id: 'anuradha' }),
];

function judge(text: string, lang: 'en' | 'th', held: readonly Fact[] = facts) {
  const words = lang === 'en' ? englishVerifier : thaiVerifier;
  const sheet = { mode: 'mixed', facts: held, complete: ['natal.*.orb', 'tarot.*'] };
  const sentences = [{ text, cites: ['natal.moon.sign' as FactId] }];
  return verify({ sentences, sheet, lang, zone: 'Europe/Lisbon', nowMs: Date.UTC(2026, 10, 21), words });
}

const lang = fc.constantFrom('en' as const, 'th' as const);
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

describe('any text', () => {
  it('is judged, and the same way again', () => {
    fc.assert(
      fc.property(text, lang, (said, one) => {
        const verdict = judge(said, one);
        expect(verdict).toHaveLength(1);
        expect(judge(said, one)).toEqual(verdict);
      }),
    );
  });

  it('claims nothing as a question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES.filter((piece) => !/[.?;:“”]/u.test(piece))), { maxLength: 16 }),
        (pieces) => {
          expect(judge(`Is it so, ${pieces.join(' ')}?`, 'en')[0]?.claims).toEqual([]);
        },
      ),
    );
  });

  it('claims nothing without a word of the sky', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('bread', 'slowly', 'walks', 'the', 'window', 'and', 'kindly', 'not'), {
          maxLength: 14,
        }),
        (pieces) => {
          expect(judge(pieces.join(' '), 'en')[0]?.verdict).toBe('reflection');
        },
      ),
    );
  });
});

it('a denial turns the verdict round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...signIds), fc.constantFrom(...signIds), (held, said) => {
      const sheet = [fact('natal.moon.sign', { type: 'id', id: held })];
      const name = said.charAt(0).toUpperCase() + said.slice(1);
      const verdict = (sentence: string) => judge(sentence, 'en', sheet)[0]?.verdict;
      expect(verdict(`Your Moon is in ${name}.`)).toBe(held === said ? 'supported' : 'contradicted');
      for (const denial of [
        `Your Moon is not in ${name}.`,
        `Your Moon isn’t in ${name}.`,
        `It is not true that your Moon is in ${name}.`,
        `Your Moon was never in ${name}.`,
      ])
        expect(verdict(denial), denial).toBe(held === said ? 'contradicted' : 'supported');
    }),
  );
});
