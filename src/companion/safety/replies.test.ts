import { describe, expect, test } from 'vitest';
import { safetyReplies } from '#engine/safety.ts';
import { families } from './finding.ts';
import type { SafetyFinding } from './finding.ts';
import { safetyReply } from './replies.ts';

const finding = (given: Partial<SafetyFinding>): SafetyFinding => ({
  tier: 2,
  care: false,
  family: 'wish',
  isOther: false,
  card: 'self',
  lang: 'en',
  ...given,
});

const all = (['en', 'th'] as const).flatMap((lang) =>
  families.flatMap((family) =>
    ([1, 2, 3] as const).flatMap((tier) =>
      [false, true].map((isOther) => ({
        lang,
        family,
        tier,
        isOther,
        text: safetyReply(finding({ family, tier, isOther, lang }), 'none', safetyReplies[lang]),
      })),
    ),
  ),
);

describe('every family, tier and teller has a reply', () => {
  test.each(all)('$lang $family $tier other=$isOther', ({ text, lang }) => {
    expect(text.length).toBeGreaterThanOrEqual(1);
    const words = text.join(' ');
    // Short enough to be read by somebody in need.
    expect(words.length).toBeLessThan(lang === 'en' ? 900 : 800);
    expect(/\p{Script=Thai}/u.test(words)).toBe(lang === 'th');
    // No sky, no card, no verdict.
    expect(words).not.toMatch(
      /\b(?:Sun|Moon|Venus|Mars|Saturn|Jupiter|Mercury|zodiac|transit|horoscope)\b|ราศี|ลัคนา|ดาว/,
    );
  });
});

test('somebody under 18 is told of the age gap', () => {
  expect(safetyReply(finding({ family: 'minor', tier: 3 }), 'love', safetyReplies.en).join(' ')).toContain(
    'age gap',
  );
});

test('no medicine is to be stopped without the one who prescribed it', () => {
  for (const tier of [2, 3] as const)
    expect(safetyReply(finding({ family: 'medicine', tier }), 'none', safetyReplies.en)[0]).toContain(
      'without the one who prescribed it',
    );
});

test('a child gets words of a child and somebody to tell', () => {
  const words = safetyReply(finding({ family: 'child' }), 'family', safetyReplies.en).join(' ');
  expect(words).toContain('not your fault');
  expect(words).toContain('teacher');
});

test('the number comes first in danger', () => {
  for (const { lang, tier, text } of all.filter((one) => one.tier === 1))
    expect(text.slice(0, 2).join(' '), `${lang} ${tier}`).toMatch(/call|Call|number|emergency|โทร/);
});

test('a caring line is followed by something kind and a way to the answer', () => {
  for (const lang of ['en', 'th'] as const) {
    const words = safetyReplies[lang];
    const text = safetyReply(finding({ tier: 0, care: true, card: null, lang }), 'work', words);
    expect(text[0]).toBe(words.care);
    expect(text.at(-1)).toBe(words.goOn);
    expect(text.length).toBeGreaterThanOrEqual(3);
  }
  expect(safetyReply(finding({ tier: 0, card: null, family: null }), 'work', safetyReplies.en)).toEqual([]);
});
