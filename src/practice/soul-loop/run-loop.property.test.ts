/**
 * Laws of the Soul Loop:
 * 1. someone at risk gets the support card and nothing else, whatever stands around their words;
 * 2. a quote is a piece of what was written, letter for letter, and at most two sentences of 140 characters;
 * 3. no insight, question, action or sentence about the past comes again within seven days;
 * 4. an insight has at most eight sentences beside the quote and fits its field, as do the other parts;
 * 5. the same input gives the same run; another text on the same day gives another one;
 * 6. nothing a person types makes it throw.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import { emotions, soulEntryFields } from '#contract/soul-entry.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords as english } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { loopWords as thai } from '#text/th/practice/soul-loop/words.ts';
import { pastRunOf, daysBetween } from './past-run.ts';
import type { PastRun } from './past-run.ts';
import { closingQuote, MAX_HEARD_CHARS } from './quote.ts';
import { cleanText, countCharacters, withinLimit } from './read-text.ts';
import { entryOf, insightText, runLoop } from './run-loop.ts';
import type { LoopInput, LoopRun } from './run-loop.ts';
import type { LoopWords } from './words.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const tables = (words: LoopWords) => ({
  words,
  cues: { en: englishCues, th: thaiCues },
  safety: safetyTools,
});
const input = (text: string, rest: Partial<LoopInput> = {}): LoopInput => ({
  text,
  emotion: null,
  history: [],
  declined: [],
  sheet: null,
  zone: 'Etc/UTC',
  clock: 24,
  date: '2026-11-21',
  time: '12:00',
  ...rest,
});

const texts = [
  'What if it all goes wrong tomorrow',
  "I should have been further by now, I'm supposed to know this",
  'They talked over me again and took credit',
  "I'm exhausted and there is too much to do",
  'I keep thinking about what I said, over and over',
  "She hasn't replied and I think she is mad at me",
  'I miss my grandmother, the kitchen is quiet',
  'งานเยอะมาก ไม่ทันแล้ว เหนื่อยด้วย',
  'คิดวนเรื่องเดิม นอนไม่หลับ',
  'nothing to say really',
  'meh',
  '😔',
];

const words = fc.constantFrom(english, thai);
const emotion = fc.option(fc.constantFrom(...emotions), { nil: null });
const piece = fc.oneof(
  fc.constantFrom(
    ...texts,
    'ใจสั่น',
    'because',
    'but',
    'and',
    '. ',
    '\n',
    ' ๆ ',
    '“',
    '\u202E',
    'e\u0301',
    '👩‍👩‍👧',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyText = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((parts) => withinLimit(parts.join(' ')).text);

it('lets the support card speak alone for someone at risk', () => {
  const risk = fc.constantFrom(
    'I want to die',
    'I am going to kill myself tonight',
    'he hits me when he drinks',
    'I have been cutting myself',
    'อยากตาย',
    'กรีดแขนอีกแล้ว',
    'โดนทำร้ายที่บ้าน',
    'w a n t  to   die',
  );
  const around = fc.constantFrom(...texts.filter((text) => text.length > 4));
  fc.assert(
    fc.property(risk, around, fc.boolean(), emotion, (cue, other, first, feeling) => {
      const text = first ? `${cue}. ${other}.` : `${other}. ${cue}.`;
      expect(runLoop(input(text, { emotion: feeling }), tables(english)).type).toBe('support');
    }),
  );
});

it('quotes what was written and nothing else', () => {
  fc.assert(
    fc.property(anyText, emotion, (text, feeling) => {
      const run = runLoop(input(text, { emotion: feeling }), tables(english));
      if (run.type !== 'run' || run.quote === null) return;
      expect(countCharacters(run.quote)).toBeLessThanOrEqual(MAX_HEARD_CHARS);
      const graphemes = [...segments(cleanText(text).replace(/\s+/g, ' '))];
      const quoted = [...segments(run.quote.replace(/…$/, ''))];
      expect(holds(graphemes, quoted)).toBe(true);
    }),
  );
});

it('closes with words of the reflection', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const quote = closingQuote(withinLimit(text, 200).text, tables(english));
      if (quote === null) return;
      expect(
        holds([...segments(cleanText(text).replace(/\s+/g, ' '))], [...segments(quote.replace(/…$/, ''))]),
      ).toBe(true);
    }),
  );
});

it('says nothing twice within seven days', () => {
  const day = fc.record({
    text: fc.constantFrom(...texts),
    emotion,
    done: fc.boolean(),
    helped: fc.constantFrom(null, 0, 1),
  });
  fc.assert(
    fc.property(
      words,
      fc.array(day, { minLength: 9, maxLength: 16 }),
      fc.boolean(),
      (pack, days, sameText) => {
        const history: PastRun[] = [];
        const said: { date: string; lines: readonly string[] }[] = [];
        for (const [i, each] of days.entries()) {
          const date = new Date(Date.UTC(2026, 9, 1 + i)).toISOString().slice(0, 10);
          const asked = input(sameText ? (days[0]?.text ?? '') : each.text, {
            emotion: each.emotion,
            date,
            history,
          });
          const run = runLoop(asked, tables(pack));
          expect(run.type).toBe('run');
          if (run.type !== 'run') return;
          const lines = [
            ...run.insight
              .filter(({ kind }) => kind === 'insight' || kind === 'history')
              .map(({ text }) => text),
            run.question,
            `action ${run.actions[0] ?? ''}`,
          ];
          for (const earlier of said)
            if (daysBetween(earlier.date, date) <= 7)
              for (const line of lines) expect(earlier.lines).not.toContain(line);
          said.push({ date, lines });
          history.push(pastRunOf(stored(run, asked, pack, { completed: each.done, helped: each.helped })));
        }
      },
    ),
    { numRuns: sweep(60) },
  );
});

it('keeps to its lengths', () => {
  fc.assert(
    fc.property(words, anyText, emotion, (pack, text, feeling) => {
      const asked = input(text, { emotion: feeling });
      const run = runLoop(asked, tables(pack));
      if (run.type !== 'run') return;
      const insight = insightText(run.insight, pack);
      if (pack === english && run.quote !== null)
        expect(insight.replace(run.quote, 'q').match(/[.?!](?=\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(8);
      const { userInput: _, ...parts } = stored(run, asked, pack).entry;
      expect(soulEntryFields.shape.entry.safeParse({ ...parts, userInput: '' }).success).toBe(true);
    }),
  );
});

it('is a pure function that tells texts apart', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), emotion, (a, b, feeling) => {
      const run = (text: string) => runLoop(input(text, { emotion: feeling }), tables(english));
      expect(run(a)).toEqual(run(a));
      if (a !== b) expect(shownOf(run(a))).not.toEqual(shownOf(run(b)));
    }),
  );
});

function shownOf(run: LoopRun): unknown {
  return run.type === 'run' ? [run.insight, run.question, run.actions[0]] : run.type;
}

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 320 }), emotion, (text, feeling) => {
      expect(runLoop(input(text, { emotion: feeling }), tables(english)).type).toMatch(/run|blank|support/);
    }),
  );
});

function stored(
  run: Extract<LoopRun, { type: 'run' }>,
  asked: LoopInput,
  pack: LoopWords,
  later: { completed: boolean; helped: 0 | 1 | 2 | null } = { completed: false, helped: null },
): SoulEntry {
  return {
    id: `entry-${asked.date}`,
    date: asked.date,
    entry: entryOf(run, asked, run.actions.slice(0, 1), pack),
    reflection: '',
    createdAt: Date.parse(`${asked.date}T12:00:00Z`),
    deletedAt: null,
    ...later,
  };
}

function* segments(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text))
    yield segment;
}

/** Whether one list of characters holds another as a run. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  for (let at = 0; at + part.length <= whole.length; at += 1)
    if (part.every((char, i) => whole[at + i] === char)) return true;
  return part.length === 0;
}
