/** Images and feelings found in dreams, each dream with what a reader would mark in it. */
import { describe, expect, it } from 'vitest';
import { factId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { wordFinder } from './find-words.ts';
import { causeOf } from './questions.ts';
import { createDreamReader } from './read-dream.ts';
import type { DreamInput } from './read-dream.ts';
import { dreamSheet } from './sheet.ts';

const read = createDreamReader(dreamLexicon);
const dream = (text: string, changes: Partial<DreamInput> = {}): DreamInput => ({
  text,
  feeling: null,
  returning: null,
  nightPart: null,
  causes: [],
  earlier: [],
  ...changes,
});
const imagesIn = (text: string): readonly string[] => read(dream(text)).symbols.map(({ id }) => id);

describe('images', () => {
  it.each([
    ['ฝันว่างูกัด แล้วหนีขึ้นบ้าน', ['snake', 'biting', 'fleeing', 'house']],
    ['ฝันว่าน้ำท่วมวัด พระเดินข้ามสะพาน', ['flood', 'temple', 'monk', 'bridge']],
    ['ฝันเห็นพระจันทร์กับพระอาทิตย์เหนือแม่น้ำ', ['moon', 'sun', 'river']],
    ['โทรศัพท์เสีย หาแม่ไม่เจอ', ['phone-dead', 'mother']],
    // Words that hold another by accident: หมาย is no dog, คนกลุ่ม no bird, บ่อย no pond, ครอบครัว no kitchen.
    ['ความหมายของคนกลุ่มนั้น เจอบ่อยในครอบครัว', []],
    ['ผีเสื้อบินในท้องฟ้า', ['butterfly', 'flying', 'sky']],
    ['My teeth were all falling out in front of the mirror', ['teeth-falling', 'mirror']],
    ['A dog bit me; then a dog only looked at me.', ['dog-bite', 'dog']],
    ['Two snakes, three butterflies, many knives and wolves', ['snake', 'butterfly', 'weapon', 'wolf']],
    ['I was being chased through my old school and could not scream', ['chased', 'school', 'voice-lost']],
    ['I fell asleep at last. Then I fell from a bridge.', ['falling', 'bridge']],
    ['My grandmother’s garden by the sea', ['grandparent', 'garden', 'sea']],
    ['I could not bear it a bit longer, lately', []],
    ['', []],
  ])('in %j are %j', (text, images) => {
    expect(imagesIn(text)).toEqual(images);
  });

  it('are given with their words as they were written', () => {
    const text = 'The Snake slept. Later two SNAKES swam in clear water.';
    const { symbols, counts } = read(dream(text));
    expect(symbols.map(({ id, spans }) => [id, spans.map((span) => span.text)])).toEqual([
      ['snake', ['Snake', 'SNAKES']],
      ['swimming', ['swam']],
      ['water-clear', ['clear water']],
    ]);
    for (const { spans } of symbols)
      for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(counts).toMatchObject({ animal: 2, action: 1, weather: 1, person: 0 });
  });

  it('keep their places in Thai with blanks in between', () => {
    const text = 'ฝันว่า ฟัน หลุด ใน บ้าน เก่า';
    expect(read(dream(text)).symbols.map(({ spans }) => spans[0]?.text)).toEqual(['ฟัน หลุด', 'บ้าน เก่า']);
  });
});

describe('every form', () => {
  it('finds its own image when it stands alone', () => {
    const strays = dreamLexicon.entries.flatMap(({ id, forms }) =>
      [...forms.en, ...forms.th]
        .map((form) => ({ id, form, found: imagesIn(form) }))
        .filter(({ found }) => found.join(' ') !== id),
    );
    expect(strays).toEqual([]);
  });
});

describe('a finder', () => {
  it('prefers the longest form and never counts a place twice', () => {
    const find = wordFinder(
      [
        { key: 'fish', forms: { en: ['fish'], th: ['ปลา'] } },
        { key: 'whale', forms: { en: ['big fish'], th: ['ปลาวาฬ'] } },
      ],
      ['old'],
    );
    expect(find('a big old fish, a fish; ปลาวาฬ ปลา').map(({ key }) => key)).toEqual([
      'whale',
      'fish',
      'whale',
      'fish',
    ]);
  });
});

describe('feelings', () => {
  it.each([
    ['I was afraid, then I felt relieved', ['fear', 'relief'], { from: 'fear', to: 'relief' }],
    ['I was not at all afraid', [], null],
    ['ฉันกลัวมาก แต่แม่มากอดแล้วสบายใจ', ['fear', 'calm'], { from: 'fear', to: 'calm' }],
    ['ไม่ได้กลัว แต่เศร้า', ['sadness'], null],
    ['happy and then happy again', ['joy', 'joy'], null],
  ])('in %j are %j', (text, feelings, shift) => {
    const reading = read(dream(text));
    expect(reading.feelings.map(({ id }) => id)).toEqual(feelings);
    expect(reading.shift).toEqual(shift);
  });
});

describe('answers', () => {
  it.each([
    [[], null],
    [['on-my-mind'], 'day-thoughts'],
    [['felt-omen', 'heat'], 'body'],
    [['felt-omen', 'felt-message'], 'felt-message'],
    [['felt-omen'], 'felt-omen'],
  ] as const)('%j point to %s', (answers, cause) => {
    expect(causeOf(answers)).toBe(cause);
  });
});

describe('the sheet', () => {
  const input = dream('A snake in my house. I was scared of the snake.', {
    feeling: 'wonder',
    returning: true,
    nightPart: 'before-waking',
    causes: ['on-my-mind'],
    earlier: [
      { date: '2026-03-02', symbols: ['snake', 'sea'] },
      { date: '2026-01-09', symbols: ['snake'] },
    ],
  });
  const facts = factsById(dreamSheet(input, read(input)));
  const valueOf = (id: string) => facts.get(factId(id))?.value;

  it('has every find and every answer', () => {
    expect(valueOf('dream.symbol.1')).toEqual({ type: 'id', id: 'snake' });
    expect(facts.get(factId('dream.symbol.1'))?.derivation.values).toEqual({
      words: ['snake', 'snake'],
      at: [2, 41],
    });
    expect(valueOf('dream.symbol.1.before')).toEqual({ type: 'count', n: 2 });
    expect(facts.get(factId('dream.symbol.1.before'))?.derivation.values).toEqual({
      dates: ['2026-01-09', '2026-03-02'],
    });
    expect(valueOf('dream.symbol.2')).toEqual({ type: 'id', id: 'house' });
    expect(facts.has(factId('dream.symbol.2.before'))).toBe(false);
    expect(valueOf('dream.emotion.1')).toEqual({ type: 'id', id: 'fear' });
    expect(valueOf('dream.feeling')).toEqual({ type: 'id', id: 'wonder' });
    expect(valueOf('dream.cause')).toEqual({ type: 'id', id: 'day-thoughts' });
    expect(valueOf('dream.night-part')).toEqual({ type: 'id', id: 'before-waking' });
    expect(valueOf('dream.count.animal')).toEqual({ type: 'count', n: 2 });
  });

  it('is the same for the same dream', () => {
    expect(dreamSheet(input, read(input)).hash).toBe(dreamSheet(input, read(input)).hash);
  });
});
