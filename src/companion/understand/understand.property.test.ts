import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import type { AskContext } from './ask-context.ts';
import { parseIso } from './civil-date.ts';
import { compileLexicon } from './lexicon.ts';
import { understand } from './understand.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const lexicon = compileLexicon(englishTable, thaiTable);
const context: AskContext = {
  uiLang: 'en',
  today: '2026-11-21',
  latDeg: null,
  dateOrder: 'MDY',
  safety: 0,
  previous: null,
  savedPeople: [{ id: 'p', name: 'A. (b', role: 'friend', hasBirth: false }],
  birth: { date: null, hasTime: false, hasPlace: false },
};

const pieces = fc.constantFrom(
  'why ',
  'when will ',
  'my mother ',
  'งาน',
  'เดือนหน้า',
  ' ๆ',
  'ๆ',
  '29/2/2027 ',
  '31 June ',
  'in 999 years ',
  'between March and ',
  'ปี 2570',
  '"',
  '?',
  '!!',
  '\n',
  '…',
  '(',
  ')',
  'soooo ',
  'นะคะ',
  'ํ',
  'า',
  '\u200D',
  '👩‍👩‍👧',
  '💔',
  "can't ",
  '’',
  'Q2 ',
  '00:00 ',
  'ÅNGSTRÖM ',
  'İ',
  'ß',
  'ﬁ',
  '가',
  '\uD800',
  'ghosted ',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(pieces, { maxLength: 50 }).map((parts) => parts.join('')),
);

test('any string is understood, twice the same, with verbatim spans and real dates', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const ask = understand(text, context, lexicon);
      expect(understand(text, context, lexicon)).toEqual(ask);
      const matter = ask.matter ? [ask.matter.span] : [];
      const spans = [
        ...ask.affect.words,
        ...(ask.mirror ? [ask.mirror] : []),
        ...matter,
        ...(ask.parts ?? []),
      ];
      for (const span of spans) {
        expect(text.slice(span.start, span.end)).toBe(span.text);
        expect(span.text).not.toBe('');
      }
      if (ask.matter) expect(ask.matter.text.split(' ').length).toBeLessThanOrEqual(14);
      if (ask.mirror) expect(ask.mirror.text.trim().split(/\s+/).length).toBeLessThanOrEqual(8);
      expect(ask.topics.length).toBeGreaterThan(0);
      const { from, to } = ask.frame;
      for (const date of [from, to]) if (date !== null) expect(parseIso(date)).not.toBeNull();
      if (from !== null && to !== null) expect(from <= to).toBe(true);
    }),
    { numRuns: sweep(300) },
  );
});

test('ten thousand characters are understood', () => {
  for (const unit of ['why ', 'a', '((1 ', 'งาน', 'may 1 ', '"', '…', '\u{1F494}', 'next ', 'ๆ ']) {
    const text = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
    expect(understand(text, context, lexicon).topics.length).toBeGreaterThan(0);
  }
});

test('spaces and polite particles change nothing but places', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('งานเดือนหน้าจะดีไหม', 'แฟนเก่าจะกลับมาไหม', 'ทำไมเหนื่อยจัง'),
      fc.constantFrom('', 'คะ', 'ครับ', 'นะคะ', ' ค่ะ'),
      (text, end) => {
        const plain = understand(text, context, lexicon);
        const polite = understand(`  ${text}${end}`, context, lexicon);
        expect([polite.act, polite.form, polite.frame, polite.topics]).toEqual([
          plain.act,
          plain.form,
          plain.frame,
          plain.topics,
        ]);
      },
    ),
  );
});
