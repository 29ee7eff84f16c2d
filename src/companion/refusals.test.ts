/** What no reading answers: the first sentence declines, and nothing after it dates or judges the matter. */
import { expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createCompanion } from '#engine/compose.ts';
import { safetyReplies } from '#engine/safety.ts';
import { readingText } from './answer.ts';
import { type AnswerRequest, defaultReadingSettings } from './request.ts';
import { safetyReply } from './safety/replies.ts';

const companion = createCompanion();

function requestOf(text: string, more: Partial<AnswerRequest>): AnswerRequest {
  return {
    text,
    mode: 'western',
    birth: {
      date: '1991-06-02',
      time: '06:15',
      plusMinusMin: 0,
      place: { name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
      zone: 'Europe/Lisbon',
      offsetSeconds: null,
      fold: null,
    },
    attached: null,
    attachedBefore: null,
    name: null,
    now: unixMs(Date.parse('2026-11-21T10:00:00Z')),
    zone: 'Europe/Lisbon',
    uiLang: 'en',
    settings: defaultReadingSettings,
    threadId: 't',
    messageId: text,
    regenerate: 0,
    turns: [],
    ledger: [],
    ...more,
  };
}

function ask(text: string, more: Partial<AnswerRequest> = {}) {
  const { reading } = companion.answer(requestOf(text, more));
  if (reading === null) throw new Error('a reading was expected');
  return { reading, text: readingText(reading), first: reading.sentences[0]?.text ?? '' };
}

const no =
  /\b(?:don’t|won’t|can’t (?:know|tell|see|answer)|isn’t|is not|not even|nothing|no verdict|leave)\b|belongs? (?:to|with)|stays with|outside|past what I can read|keep out|out of my|yours to choose|[Nn]o (?:planet|result|chart can)\b/;
const noThai = /ไม่|ขอให้เป็นเรื่องของ/;
const dated =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b20\d\d\b|ม\.ค\.|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|25\d\d/;
const judged =
  /^(?:yes|no)[,.]|\b(?:there is a case each way|you will win|you should|is pregnant|(?<!who )is lying|is cheating|will die|will live)\b/i;

test.each([
  ['Will my grandmother pass away this winter?'],
  ['Will my father survive the operation on Tuesday?'],
  ['How long does my dog have?'],
  ['Is my husband cheating on me?'],
  ['Will my wife stay faithful next year?'],
  ['When did he start seeing someone else?'],
  ['Am I pregnant?'],
  ['When will I get pregnant?'],
  ['Will the IVF work in January?'],
  ['Is the baby a boy or a girl?'],
  ["Does my chart say I'll have a daughter first?"],
  ['Who stole my bike?'],
  ['Is my sister lying to me about the money?'],
  ['What is my boss hiding from me?'],
  ['Which lottery numbers should I play on Friday?'],
  ['When will I win the lottery?'],
  ['Should I bet on the match tomorrow?'],
  ['Should I buy bitcoin next month?'],
  ['When is the best day to sell my shares?'],
  ['Which diet should I follow?'],
  ['When will I lose weight?'],
  ['Do I have cancer?'],
  ['When will my back pain go away?'],
  ['Which day is best for my surgery?'],
  ['Should I sue my landlord?'],
  ['Will I win my court case in March?'],
  ['When should I file the lawsuit?'],
  ['Is my contract valid?'],
])('%s', (question) => {
  const { reading, text, first } = ask(question);
  expect(first).toMatch(no);
  expect(text).not.toMatch(dated);
  expect(text).not.toMatch(judged);
  expect(reading.sentences.flatMap(({ cites }) => cites).filter((id) => id.startsWith('transit.'))).toEqual(
    [],
  );
});

test.each([
  ['สามีนอกใจไหม'],
  ['แฟนมีกิ๊กหรือเปล่า'],
  ['เราท้องไหม'],
  ['จะท้องเมื่อไหร่'],
  ['ลูกในท้องเป็นผู้หญิงหรือผู้ชาย'],
  ['ใครขโมยเงินไป'],
  ['เพื่อนโกหกเราหรือเปล่า'],
  ['งวดนี้ออกเลขอะไร'],
  ['จะถูกหวยเมื่อไหร่'],
  ['ซื้อหุ้นเดือนหน้าดีไหม'],
  ['ควรขายทองตอนไหน'],
  ['ควรกินคีโตดีไหม'],
  ['เราเป็นมะเร็งหรือเปล่า'],
  ['ผ่าตัดวันอังคารจะรอดไหม'],
  ['ควรฟ้องเจ้าของบ้านไหม'],
  ['คดีจะชนะไหม'],
])('%s', (question) => {
  const { text, first } = ask(question, { uiLang: 'th', zone: 'Asia/Bangkok' });
  expect(first).toMatch(noThai);
  expect(text).not.toMatch(dated);
});

test('two charts side by side are no evidence either', () => {
  const attached: AnswerRequest['attached'] = {
    chartType: 'synastry',
    subject: { name: null, birth: born('1991-06-02') },
    partner: { name: 'Kim', birth: born('1989-01-03') },
  };
  const { first, text } = ask('Is he cheating on me?', { attached });
  expect(first).toMatch(no);
  expect(text).not.toMatch(dated);
});

function born(date: string): NonNullable<AnswerRequest['birth']> {
  return {
    date,
    time: '07:42',
    plusMinusMin: 0,
    place: { name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
    zone: 'Europe/Lisbon',
    offsetSeconds: null,
    fold: null,
  };
}

test.each([
  ['How do I live with his cheating?', /faithful/],
  ['Should we have a baby next year?', /won’t|don’t read/],
  ['I have a daughter. Should I move to Porto in March?', /girl or a boy/],
  ['Since my dad died I drift. When does work get easier?', /How long a life|read death/],
])('a matter beside it is answered: %s', (question, declined) => {
  expect(ask(question).first).not.toMatch(declined);
});

test.each([
  ['When will I die?', 'lifespan', 'en'],
  ['What date will my father die?', 'lifespan', 'en'],
  ['How many years do I have left?', 'lifespan', 'en'],
  ['Should I stop taking my antidepressants?', 'medicine', 'en'],
  ['ยายจะเสียเมื่อไหร่', 'lifespan', 'th'],
  ['ฉันจะตายเมื่อไหร่', 'lifespan', 'th'],
  ['ชะตาเราอายุสั้นไหม', 'lifespan', 'th'],
] as const)('%s is declined, and the person is asked after', (question, family, lang) => {
  const { reading, safety, support } = companion.answer(requestOf(question, {}));
  expect(reading).toBeNull();
  expect(safety).toMatchObject({ tier: 3, family });
  expect(support).toEqual(safetyReply(safety, 'none', safetyReplies[lang]));
});
