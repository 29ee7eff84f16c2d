import { expect, it } from 'vitest';
import type { FactId } from '#facts/fact-id.ts';
import { createMarkParser } from './mark-parser.ts';

const known: Readonly<Record<string, string>> = {
  f101: 'natal.venus.sign',
  f102: 'natal.venus.house',
  f103: 'natal.moon.sign',
};

function parse(text: string, whole = true) {
  const parser = createMarkParser((alias) => (known[alias] ?? null) as FactId | null);
  return [...parser.push(text), ...parser.end(whole)];
}
const textsOf = (text: string) => parse(text).map((sentence) => sentence.text);

it.each<[string, readonly string[]]>([
  [
    'Dr. Lee met St. Ives at 3.5 degrees. Then it rained.',
    ['Dr. Lee met St. Ives at 3.5 degrees.', 'Then it rained.'],
  ],
  ['It is at 8°16′ Aries, e.g. early. Good.', ['It is at 8°16′ Aries, e.g. early.', 'Good.']],
  ['It is exact on Dec. 6 and No. 3. Rest then.', ['It is exact on Dec. 6 and No. 3.', 'Rest then.']],
  ['It is over at 9 p.m. You can sleep.', ['It is over at 9 p.m.', 'You can sleep.']],
  ['It is over at 9 p.m. on Tuesday.', ['It is over at 9 p.m. on Tuesday.']],
  ['"Are we still doing this?" gets felt. Deleted.', ['"Are we still doing this?" gets felt.', 'Deleted.']],
  ['She said “stop.” He did not.', ['She said “stop.”', 'He did not.']],
  ['Wait… what if? Yes! Go.', ['Wait… what if?', 'Yes!', 'Go.']],
  ['You and I. Nobody else.', ['You and I.', 'Nobody else.']],
  ['It ends in 2027. The rest follows.', ['It ends in 2027.', 'The rest follows.']],
  ['One line\nanother line', ['One line', 'another line']],
])('parts %j', (text, sentences) => {
  expect(textsOf(text)).toEqual(sentences);
});

it('parts Thai at marks and at a space after a clause, not after numbers and abbreviations', () => {
  expect(
    textsOf(
      'ดาวศุกร์อยู่ในราศีเมษ [[f101]] แรงจึงมักมาเป็นเปลวใหญ่ทำให้สุดแล้วค่อยดับ มากกว่าไฟอ่อนที่ติดได้ทั้งวัน ผ่านไปวันที่ 6 ธันวาคม พ.ศ. 2569 เวลา 14.30 น. พอดี',
    ),
  ).toEqual([
    'ดาวศุกร์อยู่ในราศีเมษ',
    'แรงจึงมักมาเป็นเปลวใหญ่ทำให้สุดแล้วค่อยดับ',
    'มากกว่าไฟอ่อนที่ติดได้ทั้งวัน',
    'ผ่านไปวันที่ 6 ธันวาคม พ.ศ. 2569 เวลา 14.30 น. พอดี',
  ]);
});

it('takes marks before and after the full stop, and leaves no space behind', () => {
  expect(parse('Venus is in Aries [[f101]]. It rules you. [[f102, f103]] Why?')).toEqual([
    { text: 'Venus is in Aries.', cites: ['natal.venus.sign'], unknown: [], opens: true },
    { text: 'It rules you.', cites: ['natal.venus.house', 'natal.moon.sign'], unknown: [], opens: false },
    { text: 'Why?', cites: [], unknown: [], opens: false },
  ]);
  expect(parse('Venus is in Aries.[[f101]]Then rest.').map(({ text, cites }) => [text, cites])).toEqual([
    ['Venus is in Aries.', ['natal.venus.sign']],
    ['Then rest.', []],
  ]);
});

it('drops names that stand for nothing and says so', () => {
  expect(parse('The Moon is in Leo [[f999,natal.moon.sign]].')).toEqual([
    { text: 'The Moon is in Leo.', cites: [], unknown: ['f999', 'natal.moon.sign'], opens: true },
  ]);
});

it.each([
  ['[one] and [[two', '[one] and'],
  ['[[not a mark: see]] here.', '[[not a mark: see]] here.'],
  ['[[f101] x.', '[[f101] x.'],
  [`[[${'f'.repeat(80)}]] x.`, `[[${'f'.repeat(80)}]] x.`],
  ['[[[f101]] x.', '[ x.'],
])('gives out as text what is no mark: %s', (text, shown) => {
  expect(textsOf(text)).toEqual([shown]);
});

it('keeps paragraphs, and takes off signs of lists, headings and code', () => {
  expect(
    parse('First.\n\n## A heading\n\n- a **bold** item\n2. **half bold\n`code` here').map(
      ({ text, opens }) => [text, opens],
    ),
  ).toEqual([
    ['First.', true],
    ['A heading', true],
    ['a **bold** item', true],
    ['half bold', false],
    ['code here', false],
  ]);
});

it('does not give out half a sentence when it was cut off', () => {
  expect(parse('Whole. Half a sen', false).map(({ text }) => text)).toEqual(['Whole.']);
  expect(parse('Whole. Also whole.', false)).toHaveLength(2);
});
