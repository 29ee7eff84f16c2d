import { describe, expect, it } from 'vitest';

import { themes } from '#companion/voice/atoms.ts';

import { englishPack } from '../pack.ts';
import { comforts } from './comforts.ts';
import { moreOpeners, morePractices, moreQuestions } from './more-lines.ts';
import { morePairs } from './pairs-more.ts';
import { pairs } from './pairs.ts';
import { moreRulers } from './rulers-more.ts';
import { rulerInHouse } from './rulers.ts';
import { styleBridges, styleOpeners, stylePractices, styleQuestions } from './style-lines.ts';
import { counsels, weighings } from './weighings.ts';

// The lint of what was written beside the first tables: the same voice, and nothing said twice in the whole pack.

type Entry = { readonly at: string; readonly text: string };

const styles = ['warm', 'clear', 'playful', 'quiet'] as const;

const clauses: Entry[] = [
  ...Object.entries(moreRulers).flatMap(([ruled, row]) =>
    Object.entries(row).map(([placed, text]) => ({ at: `rulers-more.${ruled}.${placed}`, text })),
  ),
  ...Object.entries(morePairs).flatMap(([key, families]) =>
    Object.entries(families).flatMap(([family, texts]) =>
      texts.map((text) => ({ at: `pairs-more.${key}.${family}`, text })),
    ),
  ),
  ...Object.entries(comforts).flatMap(([sign, { feels, helps }]) =>
    [...feels, ...helps].map((text) => ({ at: `comforts.${sign}`, text })),
  ),
];
const advice: Entry[] = Object.entries(counsels).flatMap(([kind, sides]) =>
  Object.entries(sides).flatMap(([side, texts]) =>
    texts.map((text) => ({ at: `counsels.${kind}.${side}`, text })),
  ),
);
const carriers: Entry[] = Object.entries(weighings).flatMap(([reason, texts]) =>
  texts.map((text) => ({ at: `weighings.${reason}`, text })),
);
const { openers, practices, questions, limits, answers, followUps } = englishPack;
const lines: Entry[] = [
  ...openers,
  ...practices,
  ...questions,
  ...Object.values(limits).flat(),
  ...Object.values(answers).flat(),
  ...followUps,
].map(({ key, text }) => ({ at: key, text }));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’{}-]+/gu) ?? [];
const failing = (entries: readonly Entry[], bad: (text: string) => boolean): string[] =>
  entries.filter((entry) => bad(entry.text)).map((entry) => `${entry.at}: ${entry.text}`);

const bannedWords =
  /\b(journeys?|energy|energies|vibrations?|manifest\w*|cosmic|universe|destiny|destined|soulmates?|twin flames?|karm\w+|powerful|profound\w*|transformative|unlock\w*|embrac\w+|delv\w+|tapestry|navigat\w+|testament|resonat\w+|realms?|danc\w+|whisper\w*|sacred|empower\w*|authentic|higher self|important to|remember that|buckle up|meant to be)\b/i;
const flattery = /\b(rare soul|old soul|special gift|extraordinary|amazing|wonderful)\b/i;
const fear = /\b(curse[ds]?|doom\w*|disaster|danger\w*|fatal|dying|die|dies|dead)\b/i;
const gendered = /\b(he|she|him|her|his|hers|husband|wife|boyfriend|girlfriend)\b/i;
const twoSpellings =
  /\b(colou?r\w*|favou?r\w*|honou?r\w*|labou?r|behaviou?r|centre|center|theatre|theater|grey|gray|travell?ed|travell?ing|programme|practi[sc]ed|practi[sc]ing|practise|cosy|cozy|cheque|queue|organi[sz]\w+|reali[sz]\w+|recogni[sz]\w+|analy[sz]ed?|instalments?|installments?|jewell?er\w*|humou?r|rumou?r\w*|apologi[sz]e\w*|quarrel?led)\b/i;
/** Names that only a frame may say, since a claim needs its fact. */
const astral =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|trine|sextile|retrograde|conjunct|ascendant|midheaven)\b/u;

describe('the added clauses', () => {
  it('say each ruler in each house, and further words only of pairs that exist', () => {
    expect(Object.values(moreRulers).flatMap((row) => Object.keys(row))).toHaveLength(144);
    expect(Object.keys(morePairs).filter((key) => !(key in pairs))).toEqual([]);
  });

  it('begin with a subject, in lower case, and hold at most fourteen words', () => {
    expect(
      failing(clauses, (text) => /^(to|that|and|but|so|because|which|who)\b|^\p{Lu}/u.test(text)),
    ).toEqual([]);
    expect(failing([...clauses, ...advice], (text) => wordsOf(text).length > 14)).toEqual([]);
    expect(failing([...clauses, ...advice], (text) => /[.!?;—–"\d{}]/u.test(text))).toEqual([]);
  });

  it('speak to the person where the ruler or the pair is the person’s', () => {
    const toYou = clauses.filter(({ text }) => /\b(you|your|yours|yourself)\b/.test(text)).length;
    expect(toYou / clauses.length).toBeGreaterThan(0.9);
  });

  it('differ from the clause they stand beside', () => {
    const same = Object.entries(moreRulers).flatMap(([ruled, row]) =>
      Object.entries(row).filter(
        ([placed, text]) =>
          wordsOf(text).slice(0, 3).join(' ') ===
          wordsOf(rulerInHouse[Number(ruled) as 1][Number(placed) as 1])
            .slice(0, 3)
            .join(' '),
      ),
    );
    expect(same).toEqual([]);
  });
});

describe('weighings', () => {
  it('name the heavier, and the lighter at most once, and give a reason', () => {
    expect(failing(carriers, (text) => text.split('{heavy}').length !== 2)).toEqual([]);
    expect(failing(carriers, (text) => text.split('{light}').length > 2)).toEqual([]);
    expect(
      failing(
        carriers,
        (text) =>
          !/\b(because|since|so|for|being|which)\b|:/u.test(text) &&
          !/^(?:let|take|usually|most|set|over|neither|think|start|if|you|just|count|mind|in|a|measure|when|between)\b/u.test(
            text,
          ),
      ),
    ).toEqual([]);
  });

  it('have several ways for each reason', () => {
    for (const texts of Object.values(weighings)) expect(texts.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the styles', () => {
  it('each have first lines, acts, questions and bridges of their own', () => {
    for (const style of styles) {
      for (const theme of themes)
        expect(
          styleOpeners.filter((line) => line.styles?.includes(style) && line.themes[0] === theme).length,
        ).toBeGreaterThanOrEqual(12);
      expect(stylePractices.filter((line) => line.styles?.includes(style)).length).toBeGreaterThanOrEqual(10);
      expect(styleQuestions.filter((line) => line.styles?.includes(style)).length).toBeGreaterThanOrEqual(14);
      for (const bridges of Object.values(styleBridges[style]))
        expect(bridges.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('share no line and no bridge', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const line of [...styleOpeners, ...stylePractices, ...styleQuestions]) {
      const style = line.styles?.join() ?? '';
      if ((owner.get(line.text) ?? style) !== style) shared.push(line.text);
      owner.set(line.text, style);
    }
    const bridges = styles.flatMap((style) => Object.values(styleBridges[style]).flat());
    expect(shared).toEqual([]);
    expect(new Set(bridges).size).toBe(bridges.length);
  });

  it('do not play with a heavy heart', () => {
    expect(styleOpeners.filter((line) => line.styles?.includes('playful') && line.valence === 'low')).toEqual(
      [],
    );
  });
});

describe('every line of the pack', () => {
  const texts = new Set(lines.map(({ text }) => text));
  const once: Entry[] = [...texts].map((text) => ({ at: 'line', text }));

  it('is one sentence of at most eighteen words', () => {
    expect(failing(once, (text) => wordsOf(text).length > 18)).toEqual([]);
    expect(failing(once, (text) => /[.!?]./u.test(text) || !/[.?]$/u.test(text))).toEqual([]);
    expect(failing(once, (text) => !/^(\p{Lu}|“\{words\}”)/u.test(text))).toEqual([]);
  });

  it('has a key of its own', () => {
    expect(lines.map(({ at }) => at).filter((key, i, all) => all.indexOf(key) < i)).toEqual([]);
  });

  it('added for a topic or a style names no planet or sign, and a question asks the person', () => {
    const added = [
      ...moreOpeners,
      ...morePractices,
      ...moreQuestions,
      ...styleOpeners,
      ...stylePractices,
      ...styleQuestions,
    ];
    expect(added.filter(({ text }) => astral.test(text)).map(({ text }) => text)).toEqual([]);
    const asked = [...moreQuestions, ...styleQuestions].map(({ key, text }) => ({ at: key, text }));
    expect(failing(asked, (text) => !text.endsWith('?'))).toEqual([]);
    const acts = [...morePractices, ...stylePractices].map(({ key, text }) => ({ at: key, text }));
    expect(failing(acts, (text) => !text.endsWith('.') || /^(You|I|It|The|Try to)\b/u.test(text))).toEqual(
      [],
    );
    const grave = /\b(quit|resign|break up|divorce|sue|invest|pay off|stop taking|fast for|buy)\b/iu;
    expect(failing(acts, (text) => grave.test(text))).toEqual([]);
  });

  it('keeps to the voice, as do the clauses', () => {
    for (const ban of [bannedWords, flattery, fear, gendered, twoSpellings])
      expect(failing([...once, ...clauses, ...advice, ...carriers], (text) => ban.test(text))).toEqual([]);
  });

  it('shares no six words in a row with another, nor with a clause', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { text } of [...once, ...clauses, ...advice]) {
      const words = wordsOf(text);
      for (let i = 0; i + 6 <= words.length; i += 1) {
        const gram = words.slice(i, i + 6).join(' ');
        const before = owner.get(gram);
        if (before !== undefined && before !== text) shared.push(`${gram}: ${before} | ${text}`);
        owner.set(gram, text);
      }
    }
    expect(shared).toEqual([]);
  });
});
