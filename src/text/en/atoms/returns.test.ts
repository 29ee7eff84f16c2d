import { describe, expect, it } from 'vitest';
import { themes } from '#companion/voice/atoms.ts';
import { moreTurns } from './returns-more.ts';
import { returnCarriers, signAccepts, turns } from './returns.ts';
import { signs } from './signs.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
const accepts = Object.values(signAccepts).flat();
const allTurns = [...Object.values(turns), ...Object.values(moreTurns)].flatMap((byTheme) =>
  Object.values(byTheme).flat(),
);
const failing = (texts: readonly string[], bad: (text: string) => boolean): readonly string[] =>
  texts.filter(bad);

/** Words and moves that the voice does not use, and words that are spelled in two ways. */
const OUT_OF_VOICE =
  /\b(journeys?|energ(?:y|ies)|cosmic|universe|destin\w+|karm\w+|powerful|profound|unlock\w*|embrac\w+|navigat\w+|realms?|danc\w+|whisper\w*|sacred|dead|die|curse\w*|he|she|him|her|his|hers|colou?r\w*|favour\w*|honou?r\w*|centre|center|practi[sc]ing|queue|apologi[sz]e\w*|cosy|cozy|always be|must)\b/iu;
/** What would leave, sue, dose or buy for somebody. */
const ORDERS = /\b(leave (?:them|your)|quit|resign|divorce|sue|invest|stop taking|buy|sell)\b/iu;

describe('returns', () => {
  it('hold the part, what its sign makes of it and the turn, each once', () => {
    for (const carrier of returnCarriers)
      for (const slot of ['{placed}', '{accept}', '{turn}'])
        expect(carrier.split(slot), carrier).toHaveLength(2);
    expect(new Set(returnCarriers).size).toBe(returnCarriers.length);
  });

  it('have words for every sign, and a turn for every planet in every matter', () => {
    expect(Object.keys(signAccepts)).toEqual(Object.keys(signs));
    for (const texts of Object.values(signAccepts)) expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const byTheme of Object.values(turns)) {
      expect(Object.keys(byTheme)).toEqual([...themes]);
      for (const texts of Object.values(byTheme)) expect(texts.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('are clauses of at most fourteen words, with no stop and no denial of the part they speak of', () => {
    const clauses = [...accepts, ...allTurns];
    expect(failing(clauses, (text) => wordsOf(text).length > 14)).toEqual([]);
    expect(failing(clauses, (text) => /[.!?;:—–"\d{}]/u.test(text) || /^\p{Lu}/u.test(text))).toEqual([]);
    expect(
      failing(accepts, (text) => /\b(not|never|no|won’t|doesn’t|isn’t|without|if)\b/u.test(text)),
    ).toEqual([]);
  });

  it('keep to the voice, and say nothing twice', () => {
    const all = [...returnCarriers, ...accepts, ...allTurns];
    expect(failing(all, (text) => OUT_OF_VOICE.test(text) || ORDERS.test(text))).toEqual([]);
    expect(failing(all, (text) => all.indexOf(text) !== all.lastIndexOf(text))).toEqual([]);
  });
});
