/** The parts of the Soul Loop, one behaviour at a time, and the words of both languages. */
import { describe, expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import { emotions } from '#contract/soul-entry.ts';
import type { Emotion } from '#contract/soul-entry.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords as english } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { loopWords as thai } from '#text/th/practice/soul-loop/words.ts';
import { actionIds, actionRule } from './actions.ts';
import { helpedAnswers, helpedQuestion } from './ask-helped.ts';
import { MAX_SMALLER, placeOf, rankActions, smallerAction } from './choose-action.ts';
import type { ActionSetting } from './choose-action.ts';
import { findCues } from './find-cues.ts';
import { factsToMarks, isFactMark, marksToFacts } from './past-run.ts';
import type { PastRun } from './past-run.ts';
import { patternIds, namedPatternIds, ruleOf } from './patterns.ts';
import type { PatternId } from './patterns.ts';
import { mayBeQuoted } from './quote.ts';
import { countCharacters, readText, withinLimit } from './read-text.ts';
import { insightText, runLoop } from './run-loop.ts';
import type { LoopInput } from './run-loop.ts';
import { hash32 } from './variant.ts';

const cues = { en: englishCues, th: thaiCues };
const tables = { words: english, cues, safety: safetyTools };
const rules = { cues, safety: safetyTools };

const past = (fields: Partial<PastRun> & Pick<PastRun, 'id' | 'date'>): PastRun => ({
  text: 'something else entirely',
  emotion: null,
  pattern: 'unnamed',
  declined: [],
  insight: '',
  question: '',
  action: null,
  completed: false,
  helped: null,
  reflection: '',
  ...fields,
});

function run(text: string, rest: Partial<LoopInput> = {}) {
  const input: LoopInput = {
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
  };
  const made = runLoop(input, tables);
  if (made.type !== 'run') throw new Error(made.type);
  return made;
}

const heard = (text: string, pattern: keyof typeof englishCues.patterns): readonly string[] =>
  [
    ...findCues(readText(text, cues), englishCues.patterns[pattern], englishCues),
    ...findCues(readText(text, cues), thaiCues.patterns[pattern], thaiCues),
  ].map(({ cue }) => cue);

describe('cues', () => {
  it.each([
    ['It ruined a bruin', 'worst-film', []],
    ['I will ruin it', 'worst-film', ['ruin']],
    ['my flatmate', 'muted', []],
    ['so flat today', 'muted', ['flat']],
    ['can’t sleep', 'body-first', ["can't sleep"]],
    ['cant sleep', 'body-first', ["can't sleep"]],
    ['EXHAUSTED', 'fumes', ['exhausted']],
    ['nobody understands', 'glass', ['nobody understands']],
    ['I am not alone', 'glass', []],
    ['not at all alone', 'glass', []],
    ['not only lonely but tired', 'glass', ['lonely']],
    ['no longer lonely', 'glass', []],
    ['I am not well, lonely', 'glass', ['lonely']],
    ['not that it matters to anyone but lonely', 'glass', ['lonely']],
    ["I can't stop thinking", 'replay', ["can't stop thinking"]],
    ['ไม่ได้เหงา', 'glass', []],
    ['ไม่เหงาเลย', 'glass', []],
    ['เหงามาก', 'glass', ['เหงา']],
    ['อายุสามสิบ', 'curtain', []],
    ['นอนไม่หลับ', 'body-first', ['นอนไม่หลับ']],
    ['เฉย ๆ ไปหมด', 'muted', ['เฉยๆ']],
  ] as const)('%s: %s %j', (text, pattern, expected) => {
    expect(heard(text, pattern)).toEqual(expected);
  });
});

describe('what kind of text it is', () => {
  it.each([
    ['', 'empty', 'en'],
    ['... !!', 'empty', 'en'],
    ['12345', 'empty', 'en'],
    ['😔😔', 'picture', 'en'],
    ['sdfghjkl', 'noise', 'en'],
    ['aaaaaaab', 'noise', 'en'],
    ['I am here today', 'words', 'en'],
    ['วันนี้เหนื่อย', 'words', 'th'],
    ['deadline พรุ่งนี้ ไม่ทัน', 'words', 'both'],
    ['Estoy muy cansado hoy por todo', 'words', 'other'],
    ['今日はとても疲れた', 'words', 'other'],
    ['thesis stress', 'words', 'en'],
  ] as const)('%s', (text, kind, language) => {
    expect(readText(text, cues)).toMatchObject({ kind, language });
  });

  it('goes by the feeling and says so in a language it does not know', () => {
    const made = run('Estoy muy cansado hoy por todo', { emotion: 'numb' });
    expect(made.insight[0]?.text).toBe(english.otherLanguage);
    expect([made.pattern, made.quote]).toEqual(['muted', null]);
  });

  it('does not quote pictures or noise', () => {
    expect(insightText(run('😔', { emotion: 'sad' }).insight, english)).toBe(english.neutral.sad);
    expect(run('sdfghjkl').quote).toBeNull();
    expect(runLoop({ ...inputOf('...') }, tables).type).toBe('blank');
  });

  it('keeps three hundred characters as a reader counts them', () => {
    const family = '👩‍👩‍👧';
    const { text, cut } = withinLimit(family.repeat(301));
    expect([countCharacters(text), cut]).toEqual([300, true]);
    expect(withinLimit('กำ'.repeat(300)).cut).toBe(false);
    expect(withinLimit('')).toEqual({ text: '', cut: false });
  });
});

const inputOf = (text: string): LoopInput => ({
  text,
  emotion: null,
  history: [],
  declined: [],
  sheet: null,
  zone: 'Etc/UTC',
  clock: 24,
  date: '2026-11-21',
  time: '12:00',
});

describe('quoting', () => {
  it.each([
    "I'm so stupid",
    'see www.example.org for it',
    'write to me@example.org',
    'call 081 234 5678',
    'I want to die',
    'เราโง่มาก',
    'ไร้ค่า',
  ])('never gives back: %s', (text) => {
    expect(mayBeQuoted(text, rules)).toBe(false);
  });

  it('gives back whole sentences where they fit', () => {
    expect(run("They cancelled. I'm stuck on chapter four and it must be in by Friday.").quote).toBe(
      "They cancelled. I'm stuck on chapter four and it must be in by Friday",
    );
    expect(run('I keep thinking about the meeting. I am such an idiot').quote).toBe(
      'I keep thinking about the meeting',
    );
  });

  it('takes the next clause, or none', () => {
    expect(run("I'm an idiot, I keep thinking about the meeting").quote).toBe(
      'I keep thinking about the meeting',
    );
    expect(run("I'm such an idiot and so stupid").quote).toBeNull();
    expect(insightText(run("I'm such an idiot", { emotion: 'sad' }).insight, english)).toMatch(
      /^You found words for it\./,
    );
  });

  it('cuts at a word, and leaves out marks that could turn the text round', () => {
    const long = run(
      'I keep thinking about the long kitchen with the green lamps where we played cards every week of that long and rainy month of March two years ago',
    );
    expect(long.quote).toMatch(/^I keep thinking about the long kitchen with the green…$/);
    expect(countCharacters(long.quote ?? '')).toBeLessThanOrEqual(60);
    expect(run('I keep\u202E losing my keys').quote).toBe('I keep losing my keys');
  });
});

describe('the choice of a pattern', () => {
  const text = 'I keep thinking about the deadline';

  it('gives way to a near runner-up when it was shown this week', () => {
    const first = run(text, { emotion: null });
    const again = run(text, { history: [past({ id: 'a', date: '2026-11-18', pattern: first.pattern })] });
    const [winner, second] = first.candidates;
    expect((winner?.score ?? 9) - (second?.score ?? 0)).toBeLessThanOrEqual(1);
    expect(again.pattern).toBe(second?.pattern);
    expect(
      run(text, { history: [past({ id: 'a', date: '2026-11-10', pattern: first.pattern })] }).pattern,
    ).toBe(first.pattern);
  });

  it('keeps a clear winner, with its other words and a line about its return', () => {
    const clear = 'what if it all goes wrong, the worst, a disaster';
    const first = run(clear, { emotion: 'anxious' });
    const parts = (made: typeof first, kind: string) =>
      made.insight.find((part) => part.kind === kind)?.text ?? '';
    const again = run(clear, {
      emotion: 'anxious',
      date: '2026-11-22',
      history: [
        past({
          id: 'a',
          date: '2026-11-21',
          pattern: 'worst-film',
          insight: insightText(first.insight, english),
          question: first.question,
        }),
      ],
    });
    expect(again.pattern).toBe('worst-film');
    expect(parts(again, 'insight')).not.toBe(parts(first, 'insight'));
    expect(again.question).not.toBe(first.question);
    expect(parts(again, 'history')).toBe(
      'This came up once before in the last four weeks, most recently on 21 November.',
    );
  });

  it('moves to the next one on "not this", and in the end names nothing', () => {
    const order: PatternId[] = [];
    const declined: PatternId[] = [];
    for (let i = 0; i < 4; i += 1) {
      const made = run(text, { emotion: 'frustrated', declined: [...declined] });
      order.push(made.pattern);
      declined.push(made.pattern);
    }
    expect(new Set(order.slice(0, 3)).size).toBe(3);
    expect(order[3]).toBe('unnamed');
  });

  it('softens what stands on anger alone', () => {
    expect(run('something about the neighbours downstairs', { emotion: 'angry' }).insight[1]?.text).toMatch(
      /^Perhaps [a-z]/,
    );
  });

  it('says that the same words came before', () => {
    const same = 'The kettle again, and the window.';
    const made = run(same, { history: [past({ id: 'then', date: '2026-03-02', text: same })] });
    expect(made.insight.find(({ kind }) => kind === 'history')).toMatchObject({
      text: 'You wrote the same words on 2 March. What has changed since then?',
      entry: 'then',
    });
  });

  it('is new only to someone with five entries', () => {
    const entries = (n: number) =>
      Array.from({ length: n }, (_, i) => past({ id: String(i), date: `2026-09-0${String(i + 1)}` }));
    const history = (n: number) =>
      run('I feel lonely', { history: entries(n) }).insight.find(({ kind }) => kind === 'history');
    expect(history(5)?.text).toBe(english.history.firstTime);
    expect(history(4)).toBeUndefined();
  });

  it('asks for a doctor where the body speaks of breath or chest', () => {
    expect(
      run("I can't breathe and my chest is tight", { emotion: 'anxious' }).insight.map(({ kind }) => kind),
    ).toContain('note');
  });
});

describe('safety', () => {
  it('keeps the loop at strain, without transits and with an action for lying down', () => {
    const made = run("I can't take it anymore, too much to do", { emotion: 'overwhelmed' });
    expect(made.safety.tier).toBe(3);
    expect(actionRule(made.actions[0] ?? 'a06').energy).toBe(1);
  });
});

describe('actions', () => {
  const setting = (rest: Partial<ActionSetting> = {}): ActionSetting => ({
    pattern: 'crossed-line',
    emotion: 'angry',
    date: '2026-11-21',
    time: '12:00',
    away: false,
    gentle: false,
    history: [],
    ...rest,
  });

  it('leave out what the hour, the place or the strength forbids', () => {
    expect(rankActions(setting({ pattern: 'muted', emotion: 'sad', time: '23:00' }))).not.toContain('a06');
    expect(rankActions(setting({ pattern: 'muted', emotion: 'sad' }))).toContain('a06');
    expect(rankActions(setting({ pattern: 'muted', emotion: 'numb' }))).not.toContain('a06');
    expect(rankActions(setting({ away: true })).every((id) => actionRule(id).places.includes('any'))).toBe(
      true,
    );
    expect(rankActions(setting({ pattern: 'stuck-door' }))).toContain('a16');
    expect(rankActions(setting({ pattern: 'fumes' })).some((id) => actionRule(id).energy === 3)).toBe(false);
  });

  it('do not come again within a week unless they helped a lot', () => {
    const used = (helped: 0 | 1 | 2 | null) => [
      past({ id: 'a', date: '2026-11-18', pattern: 'crossed-line', action: 'a16', completed: true, helped }),
    ];
    expect(rankActions(setting({ history: used(1) }))).not.toContain('a16');
    expect(rankActions(setting({ history: used(2) }))[0]).toBe('a16');
  });

  it('rank by what helped, and put back what was skipped twice', () => {
    const helped = past({
      id: 'a',
      date: '2026-10-01',
      pattern: 'crossed-line',
      action: 'a15',
      completed: true,
      helped: 1,
    });
    expect(rankActions(setting({ history: [helped] }))[0]).toBe('a15');
    const skipped = ['2026-09-01', '2026-10-01'].map((date) => past({ id: date, date, action: 'a16' }));
    expect(rankActions(setting({ history: skipped })).at(-1)).toBe('a16');
  });

  it('are never none', () => {
    const all = actionIds.flatMap((action, i) =>
      past({ id: action, date: `2026-11-${String(15 + (i % 6))}`, action }),
    );
    expect(rankActions(setting({ history: all })).length).toBeGreaterThan(0);
  });

  it('get smaller three times at most', () => {
    const ranked = rankActions(setting({ pattern: 'fumes', emotion: 'sad' }));
    const offered = ranked.slice(0, 1);
    for (;;) {
      const next = smallerAction(ranked, offered);
      if (next === null) break;
      const [now, then] = [actionRule(next), actionRule(offered.at(-1) ?? next)];
      expect(now.minutes < then.minutes || now.energy < then.energy).toBe(true);
      offered.push(next);
    }
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.length).toBeLessThanOrEqual(MAX_SMALLER + 1);
    expect(placeOf('a14')).toBe('any');
    expect(placeOf('a16')).toBe('private');
  });
});

describe('what is kept', () => {
  it('marks go into the facts and come back', () => {
    const marks = { action: 'a03', declined: ['glass', 'replay'], entry: 'id-1' } as const;
    const facts = ['sky.moon.sign', ...marksToFacts(marks)];
    expect(factsToMarks(facts)).toEqual(marks);
    expect(facts.filter(isFactMark)).toEqual(['sky.moon.sign']);
    expect(factsToMarks(['loop.action.a99', 'loop.declined.none'])).toEqual({
      action: null,
      declined: [],
      entry: null,
    });
  });

  it('asks once whether the last action helped', () => {
    const history = [
      past({ id: 'a', date: '2026-11-18', action: 'a03' }),
      past({ id: 'b', date: '2026-11-10', action: 'a05' }),
    ];
    expect(helpedQuestion(history, '2026-11-21', new Set())).toEqual({
      entry: 'a',
      date: '2026-11-18',
      action: 'a03',
    });
    expect(helpedQuestion(history, '2026-11-21', new Set(['a']))).toBeNull();
    expect(helpedQuestion(history, '2026-11-18', new Set())?.entry).toBe('b');
    expect(
      helpedQuestion(
        [past({ id: 'a', date: '2026-11-18', action: 'a03', helped: 1 })],
        '2026-11-21',
        new Set(),
      ),
    ).toBeNull();
    expect(helpedAnswers.map(({ helped }) => helped)).toEqual([0, 1, 2, null]);
  });

  it('hashes as published: FNV-1a of "a" before mixing is 0xe40c292c', () => {
    // The mixing step of MurmurHash3, written out for one value.
    let expected = 0xe40c292c;
    expected = Math.imul(expected ^ (expected >>> 16), 0x85ebca6b);
    expected = Math.imul(expected ^ (expected >>> 13), 0xc2b2ae35);
    expect(hash32('a')).toBe((expected ^ (expected >>> 16)) >>> 0);
  });
});

describe.each([
  ['English', english],
  ['Thai', thai],
] as const)('the words in %s', (name, words) => {
  const texts = [
    ...patternIds.flatMap((id) => {
      const { insights, questions, prompt, final, name: title, also, names } = words.patterns[id];
      return [...insights, ...questions, prompt, final, title, also, names];
    }),
    ...actionIds.flatMap((id) => [words.actions[id].text, words.actions[id].done]),
    ...emotions.flatMap((emotion: Emotion) => [
      ...words.mirrors[emotion].quoted,
      words.mirrors[emotion].plain,
    ]),
    ...words.returning.insights,
    ...words.returning.questions,
    ...Object.values(words.sky.phase),
    ...Object.values(words.sky.textures),
  ];

  it('are all there', () => {
    for (const text of texts) expect(text.trim().length).toBeGreaterThan(1);
    for (const text of texts) if (name === 'Thai') expect(text).toMatch(/\p{Script=Thai}/u);
    const insights = patternIds.flatMap((id) => words.patterns[id].insights);
    const questions = patternIds.flatMap((id) => words.patterns[id].questions);
    expect(new Set(insights).size).toBe(50);
    expect(new Set(questions).size).toBe(50);
    expect(new Set(actionIds.map((id) => words.actions[id].text)).size).toBe(36);
  });

  it('keep the voice', () => {
    for (const text of texts) expect(text).not.toMatch(/!|\bjourney\b|ครับ|ค่ะ|นะคะ|TODO/i);
    for (const id of patternIds)
      expect(words.patterns[id].insights.join(' ')).not.toMatch(
        /\b(?:disorder|depression|diagnos\w*|symptom\w*)\b|โรคซึมเศร้า/i,
      );
  });

  it('are read once: short sentences, and no pictures in English', () => {
    if (name === 'Thai') return;
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.?:;])[”"]?\s+(?=[A-Z“])/))
      .map((sentence) => sentence.split(/\s+/).length);
    expect(Math.max(...sentences)).toBeLessThanOrEqual(32);
    const insights = patternIds
      .flatMap((id) => words.patterns[id].insights)
      .flatMap((text) => text.split(/(?<=[.?:;])\s+/))
      .map((sentence) => sentence.split(/\s+/).length);
    const mean = insights.reduce((sum, one) => sum + one, 0) / insights.length;
    expect(mean).toBeGreaterThan(8);
    expect(mean).toBeLessThan(18);
    for (const text of texts)
      expect(text).not.toMatch(
        /\b(?:film|reel|doors?|coats?|curtains?|radio|glass (?!of water)|strings?|tide|wall of|weather|invoice|prosecutor|whip|compass|clock|drum|alarm bell|doorway|hallway|tank|fumes|uniform)\b/i,
      );
  });

  it('say of the sky only what it is read as', () => {
    const sky = [
      ...Object.values(words.sky.phase),
      words.sky.moonSign,
      words.sky.transit,
      words.sky.near,
      ...Object.values(words.sky.themes),
    ];
    for (const text of sky)
      expect(text).not.toMatch(/\b(?:because of|causes?|makes you|will)\b|เพราะดาว|ทำให้คุณ/i);
    expect(Object.keys(words.sky.phase).length).toBe(8);
    expect(Object.keys(words.sky.textures).length).toBe(12);
    expect(Object.keys(words.sky.themes).length).toBe(10);
  });

  it('name the second voice and count', () => {
    for (const id of namedPatternIds) expect(words.patterns[id].also).not.toBe('');
    expect(words.times(1)).toBe(name === 'English' ? 'once' : '2');
    expect(words.date('2026-10-02', '2026-11-21')).toBe(name === 'English' ? '2 October' : '2 ตุลาคม');
    expect(words.date('2025-10-02', '2026-11-21')).toBe(
      name === 'English' ? '2 October 2025' : '2 ตุลาคม 2568',
    );
  });
});

it('every pattern has three actions or more, and every family its patterns', () => {
  for (const id of patternIds) expect(ruleOf(id).actions.length).toBeGreaterThanOrEqual(3);
  expect(namedPatternIds.length).toBe(24);
  expect([1, 2, 3, 11].map(english.times)).toEqual(['once', 'twice', 'three times', '11 times']);
});
