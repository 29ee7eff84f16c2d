/** The tools write the same text for the same facts, rest each claim on a fact, and show the support card before anything. */
import { describe, expect, it } from 'vitest';
import { factId } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import { unixMs } from '#astro/time/instant.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { dreamWords } from '#text/en/self/dream/words.ts';
import { crystalWords } from '#text/en/self/tools/crystal-words.ts';
import { meditationWords } from '#text/en/self/tools/meditation-words.ts';
import { numerologyWords } from '#text/en/self/tools/numerology-words.ts';
import { skyWords } from '#text/en/self/tools/sky-words.ts';
import { universeWords } from '#text/en/self/tools/universe-words.ts';
import { createDreamReader } from '#traditions/dream/read-dream.ts';
import { pythagorean } from '#traditions/numerology/pythagorean.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import { askUniverse } from './ask-universe.ts';
import type { UniverseInput } from './ask-universe.ts';
import { chooseCrystals, crystalGuide, themesIn } from './crystal-guide.ts';
import { dreamInterpretation } from './dream-interpretation.ts';
import { marginTime, meditation } from './meditation.ts';
import type { Meditation } from './meditation.ts';
import { kinshipOf, numerologyReading } from './numerology-reading.ts';
import { TOOLS, toolOf } from './tool-list.ts';
import { readingText } from './tool-reading.ts';
import type { ToolReading } from './tool-reading.ts';
import { toolSky } from './tool-sky.ts';
import type { ToolSky } from './tool-sky.ts';

const sky: ToolSky = {
  moonNow: { signs: ['scorpio'], cites: [factId('sky.moon.sign')] },
  phase: { id: 'waning-crescent', cites: [factId('sky.moon.phase')] },
  natalSun: { signs: ['pisces'], cites: [factId('natal.sun.sign')] },
  natalMoon: { signs: ['leo'], cites: [factId('natal.moon.sign')] },
  transit: {
    mover: 'saturn',
    aspect: 'square',
    point: 'sun',
    orbDeg: 0.4,
    cites: [factId('transit.saturn-square-sun.orb')],
  },
};
const bare: ToolSky = { ...sky, natalSun: null, natalMoon: null, transit: null };
const sentencesOf = (reading: ToolReading) => reading.parts.flatMap(({ sentences }) => sentences);
const citesOf = (reading: ToolReading): readonly FactId[] =>
  sentencesOf(reading).flatMap(({ cites }) => cites);

describe('the sky of the tools', () => {
  it('is read off a sheet', () => {
    const rules = createZoneRules();
    const answer = resolveBirth(
      {
        date: '1990-05-15',
        time: '14:30',
        plusMinusMin: 0,
        place: { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 },
        zone: 'Asia/Bangkok',
        offsetSeconds: null,
        fold: null,
      },
      rules,
    );
    if (answer.type !== 'moment') throw new Error(answer.type);
    const input = {
      now: unixMs(Date.parse('2026-11-21T05:00:00Z')),
      zone: 'Asia/Bangkok',
      houseSystem: 'placidus',
      node: 'mean',
      mode: 'mixed',
    } as const;
    const read = toolSky(westernSheet({ ...input, moment: answer.moment }));
    // The design's own figures for that noon: Moon 12°58′ Aries, 134° past the Sun; Sun in Taurus, Moon in Capricorn at birth.
    expect(read.moonNow.signs).toEqual(['aries']);
    expect(read.phase.id).toBe('waxing-gibbous');
    expect(read.natalSun?.signs).toEqual(['taurus']);
    expect(read.natalMoon?.signs).toEqual(['capricorn']);
    // Mercury trine Jupiter, exact that afternoon, orb 0.1°.
    expect(read.transit).toMatchObject({ mover: 'mercury', aspect: 'trine', point: 'jupiter' });
    expect(toolSky(westernSheet({ ...input, moment: null }))).toMatchObject({
      natalSun: null,
      natalMoon: null,
      transit: null,
    });
  });
});

describe('ask the universe', () => {
  const input: UniverseInput = {
    question: 'Should I write to her?',
    form: 'should',
    mirror: 'write to her',
    card: {
      name: 'the Hermit',
      reversed: true,
      meaning: 'A lamp held inward.',
      topicLine: 'a silence that has grown comfortable',
      advice: 'Set down the lamp.',
      cites: [factId('tarot.1.card'), factId('tarot.1.reversed')],
    },
    sky,
    turn: 0,
  };
  const reading = askUniverse(input, universeWords, skyWords);

  it('says three things and which fact each rests on', () => {
    expect(reading.parts.map(({ heading }) => heading)).toEqual([
      'What the question is really about',
      'Another way to look at it',
      'One thing to try',
    ]);
    const text = readingText(reading);
    expect(text).toContain('“write to her”');
    expect(text).toContain('the Hermit');
    expect(text).toContain('Moon is in Scorpio');
    expect(text).toContain('Saturn stands square to your Sun');
    expect(new Set(citesOf(reading))).toEqual(
      new Set([
        'tarot.1.card',
        'tarot.1.reversed',
        'sky.moon.sign',
        'sky.moon.phase',
        'transit.saturn-square-sun.orb',
      ]),
    );
    for (const { cites, verdict } of sentencesOf(reading))
      expect(verdict).toBe(cites.length > 0 ? 'supported' : 'reflection');
  });

  it('is the same again, and in other words for another turn', () => {
    expect(askUniverse(input, universeWords, skyWords)).toEqual(reading);
    const texts = new Set(
      [0, 1, 2, 3, 4, 5].map((turn) => readingText(askUniverse({ ...input, turn }, universeWords, skyWords))),
    );
    expect(texts.size).toBeGreaterThan(2);
  });

  it('says when there is no chart', () => {
    expect(readingText(askUniverse({ ...input, sky: bare }, universeWords, skyWords))).toContain(
      universeWords.noTransit,
    );
  });
});

describe('the crystal guide', () => {
  it.each([
    ['I want to sleep and let go of him', ['sleep', 'letting-go']],
    ['Courage to say no', ['courage', 'voice', 'boundaries']],
    ['A NEW job!', ['change', 'work']],
    ['sleepwalking homework', []],
  ])('finds in %j the themes %j', (intention, themes) => {
    expect(themesIn(intention, crystalWords.cues)).toEqual(themes);
  });

  it('adds up the points that chose each stone', () => {
    // Jet and obsidian: two themes at 4, and 1 for the waning Moon. Peridot: letting go 4, the Moon in Leo 2.
    const choices = chooseCrystals(['boundaries', 'letting-go'], sky, '0'.repeat(32));
    expect(choices.map(({ points }) => points)).toEqual([9, 9, 6]);
    expect(new Set(choices.slice(0, 2).map(({ id }) => id))).toEqual(new Set(['jet', 'obsidian']));
    expect(choices[2]?.id).toBe('peridot');
    for (const { rows, points } of choices)
      expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points);
    // Clear sight with the Sun in Pisces and a waning Moon: amethyst 4 + 2 + 1.
    expect(chooseCrystals(['clarity'], sky, '0'.repeat(32))[0]).toMatchObject({ id: 'amethyst', points: 7 });
  });

  it('does not count a Moon that may be in another sign', () => {
    const either = { ...sky, natalMoon: { signs: ['leo', 'virgo'], cites: [] } } as const;
    const rows = chooseCrystals(['courage'], either, '0'.repeat(32)).flatMap((choice) => choice.rows);
    expect(rows.some(({ part }) => part === 'moon')).toBe(false);
  });

  it('names three stones, their reasons, and that they cure nothing', () => {
    const { reading, choices } = crystalGuide(
      { intention: 'calm before an exam', sky, turn: 0 },
      crystalWords,
      skyWords,
    );
    expect(choices).toHaveLength(3);
    const text = readingText(reading);
    for (const { id } of choices) expect(text).toContain(crystalWords.stones[id].name);
    expect(text).toContain('treats no illness');
    const lost = crystalGuide({ intention: 'xyzzy', sky: bare, turn: 0 }, crystalWords, skyWords);
    expect(readingText(lost.reading)).toContain(crystalWords.noTheme);
  });
});

describe('a meditation', () => {
  const script = (minutes: number, changes = {}): Meditation => {
    const made = meditation({ minutes, feeling: 'anxious', sky, turn: 0, ...changes }, meditationWords);
    if (made.type !== 'script') throw new Error(made.type);
    return made;
  };

  it.each([2, 3, 5, 10, 17, 30])('of %d minutes ends with its last second', (minutes) => {
    const { lines } = script(minutes);
    let at = 0;
    for (const line of lines) {
      expect(line.atSec).toBe(at);
      expect(line.silenceSec).toBeGreaterThanOrEqual(0);
      at += line.spokenSec + line.silenceSec;
    }
    expect(at).toBe(minutes * 60);
    const quiet = lines.reduce((sum, { silenceSec }) => sum + silenceSec, 0);
    expect(quiet / (minutes * 60)).toBeGreaterThan(minutes < 3 ? 0.3 : 0.5);
    const parts = lines.map(({ part }) => part);
    expect(parts.slice(0, 2)).toEqual(['arrive', 'stop']);
    expect(parts.slice(-2)).toEqual(['back', 'end']);
    for (const part of ['breath', 'feeling', 'image']) expect(parts).toContain(part);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
  });

  it('takes its images from the natal Moon, or from tonight’s', () => {
    expect(script(10)).toMatchObject({ element: 'fire', elementFrom: 'natal-moon' });
    expect(script(10, { sky: bare })).toMatchObject({ element: 'water', elementFrom: 'moon-now' });
    const either = { ...sky, natalMoon: { signs: ['leo', 'virgo'], cites: [] } };
    expect(script(10, { sky: either })).toMatchObject({ elementFrom: 'moon-now' });
    const cited = script(10).lines.filter(({ part }) => part === 'image' || part === 'phase');
    for (const { cites } of cited) expect(cites).toHaveLength(1);
  });

  it('is the same again, and otherwise for another turn', () => {
    expect(script(10)).toEqual(script(10));
    expect(script(10, { turn: 1 })).not.toEqual(script(10));
  });

  it.each([1, 31, 5.5, NaN])('of %d minutes is not made', (minutes) => {
    expect(meditation({ minutes, feeling: 'none', sky, turn: 0 }, meditationWords)).toEqual({
      type: 'bad-minutes',
    });
  });

  it('has times for a margin', () => {
    expect([0, 65, 600].map(marginTime)).toEqual(['0:00', '1:05', '10:00']);
  });
});

describe('a numerology reading', () => {
  const numbersOf = (name: string | null) => {
    const numbers = pythagorean({ name, birthDate: '1990-05-15', on: '2026-11-21' });
    if (numbers.type !== 'numbers') throw new Error(numbers.type);
    return numbers;
  };

  it.each([
    [3, 3, 'same'],
    [11, 2, 'same'],
    [33, 9, 'kin'],
    [1, 7, 'kin'],
    [22, 8, 'kin'],
    [3, 8, 'apart'],
  ])('holds %d and %d to be %s', (a, b, kinship) => {
    expect(kinshipOf(a, b)).toBe(kinship);
  });

  it('says the numbers, how they stand to each other, and the year', () => {
    const reading = numerologyReading(
      { numbers: numbersOf('John Smith'), otherLetters: [], turn: 0 },
      numerologyWords,
    );
    const text = readingText(reading);
    for (const said of ['life path is 3', 'expression number is 8', 'soul urge is 6', 'personal year is 3'])
      expect(text).toContain(said);
    expect(reading.parts[1]?.sentences).toHaveLength(3);
    expect(citesOf(reading)).toContain('numerology.personal-year');
  });

  it('says what is missing without a name', () => {
    const plain = numerologyReading({ numbers: numbersOf(null), otherLetters: [], turn: 0 }, numerologyWords);
    expect(readingText(plain)).toContain(numerologyWords.noName);
    const thai = numerologyReading(
      { numbers: numbersOf(null), otherLetters: ['น'], turn: 0 },
      numerologyWords,
    );
    expect(readingText(thai)).toContain('น');
    expect(citesOf(thai)).toContain('caveat.name-in-other-letters');
  });
});

describe('a dream reading', () => {
  const read = createDreamReader(dreamLexicon);
  const readingOf = (text: string, turn = 0) =>
    dreamInterpretation(
      text,
      read({
        text,
        feeling: null,
        returning: true,
        nightPart: 'early',
        causes: ['heavy-meal'],
        earlier: [{ date: '2026-02-03', symbols: ['sea'] }],
      }),
      dreamWords,
      turn,
    );

  it('asks about each image, keeps folklore apart, reads it twice, and ends with a question', () => {
    const reading = readingOf('I was afraid of a snake in the house, then calm by the sea. I ran.');
    const text = readingText(reading);
    expect(reading.parts.map(({ heading }) => heading)).toEqual(Object.values(dreamWords.headings));
    expect(text).toContain(
      'In Thai folk tradition, to dream of a snake is said to mean a partner or a suitor.',
    );
    expect(text).toContain('You have dreamed of the sea before: 2026-02-03.');
    expect(text).toMatch(/fear.*calm/);
    expect(text).toContain(dreamWords.night.early);
    expect(readingText(reading).trim().endsWith('?')).toBe(true);
    expect(citesOf(reading)).toEqual(
      expect.arrayContaining(['dream.symbol.1', 'dream.emotion.1', 'dream.emotion.2']),
    );
  });

  it('says when it knows none of the words', () => {
    const text = readingText(readingOf('Something indescribable'));
    expect(text).toContain(dreamWords.noSymbols);
    expect(text).toContain(dreamWords.byNoFeeling);
    expect(text).toContain(dreamWords.byNone);
  });

  it('tells at most five images, those of the journal first', () => {
    const reading = readingOf('A cat, a dog, a horse, a bear, a wolf, a fish, a bird and the sea');
    const first = reading.parts[0]?.sentences.filter(({ move }) => move === 'askback') ?? [];
    expect(first).toHaveLength(5);
    expect(readingText(reading)).toContain('the sea');
  });
});

describe('the list of tools', () => {
  it('shows two and reaches all', () => {
    expect(TOOLS.filter(({ isListed }) => isListed).map(({ id }) => id)).toEqual([
      'soulchart-analyzer',
      'tarot-drawer',
    ]);
    expect(toolOf('crystal-guide')?.opens).toBe('form');
    expect(toolOf('nothing')).toBeNull();
  });
});
