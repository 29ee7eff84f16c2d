import { describe, expect, it } from 'vitest';
import type { AskContext } from '#companion/understand/ask-context.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { understand } from '#companion/understand/understand.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { tarotEnglish } from '#text/en/tarot/tarot.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import { echoOf, isYesNo, tarotLimitOf, tarotTopicOf } from './question.ts';

const lexicon = compileLexicon(englishTable, thaiTable);
const context: AskContext = {
  uiLang: 'en',
  today: '2026-11-21',
  latDeg: 51.5,
  dateOrder: 'DMY',
  safety: 0,
  previous: null,
  savedPeople: [],
  birth: { date: null, hasTime: false, hasPlace: false },
};
const ask = (question: string) => understand(question, context, lexicon);

describe('the topic', () => {
  it.each([
    ['Should I text my ex?', 'love'],
    ['Why do I always get ghosted by the people I date?', 'love'],
    ['Will my boss give me the promotion?', 'work'],
    ['Will this project at work bring success?', 'work'],
    ['How do I begin with my sister?', 'home'],
    ['How can I get on better with my parents?', 'home'],
    ['Which of the two should I choose?', 'decision'],
    ['I have to make a decision and cannot decide.', 'decision'],
    ['', 'self'],
    ['What should I look at today?', 'self'],
    ['Why do I feel stuck even when I try so hard?', 'self'],
  ])('of “%s” is %s', (question, topic) => {
    expect(tarotTopicOf(ask(question))).toBe(topic);
  });
});

describe('what no card can answer', () => {
  it.each([
    ['Will my illness get better?', 'health'],
    ['Will I win the court case against my landlord?', 'law'],
    ['Should I put my savings into shares?', 'money'],
    ['Does he still love me?', 'mind'],
    ['What is she thinking about me?', 'mind'],
    ['How do I tell her that I am sorry?', null],
    ['How do I begin with my sister?', null],
  ])('in “%s” is %s', (question, limit) => {
    expect(tarotLimitOf(ask(question), question, tarotEnglish)).toBe(limit);
  });

  it('is a yes', () => {
    expect(isYesNo(ask('Will it work out?'), 'Will it work out?')).toBe(true);
    expect(isYesNo(ask('What holds me back?'), 'What holds me back?')).toBe(false);
    expect(isYesNo(ask(''), '')).toBe(false);
  });
});

describe('the echo', () => {
  it.each([
    ['', ''],
    ['  Should I go?  ', 'Should I go?'],
    ['We moved in May. How do I begin?', 'How do I begin?'],
    ['How do I begin? I am so tired.', 'How do I begin?'],
    ['I am so tired.', 'I am so tired.'],
    ['She said “never”. What now?', 'What now?'],
    [
      'Do I take over the shop that my parents have run for thirty years, or not?',
      'Do I take over the shop that my parents have run for…',
    ],
    ['a'.repeat(300), `${'a'.repeat(60)}…`],
  ])('of %j is %j', (question, echo) => {
    expect(echoOf(question)).toBe(echo);
  });
});
