import { describe, expect, it } from 'vitest';
import { MINOR_ASPECT_IDS } from '#astro/aspect/aspect-id.ts';
import { bodyIds, signIds } from '#facts/fact-id.ts';
import { aspectMeaning, stationMeaning, transitMeaning } from './contacts.ts';
import { type Explained, explainedText } from './explained.ts';
import { patternMeaning, shapeMeaning } from './figures.ts';
import { birthPhaseMeaning, houseMeaning } from './houses.ts';
import { placementMeaning } from './placement.ts';
import { overlayMeaning, synastryMeaning } from './synastry.ts';
import { overlayBrings, overlayWhere } from './synastry-pairs.ts';

const MAJORS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
const MOVERS = bodyIds.filter((id) => !['asc', 'mc', 'lilith', 'vertex', 'southnode'].includes(id));
const POINTS = bodyIds.filter((id) => id !== 'vertex');
const PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
];
const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);
const PATTERNS = [
  't-square',
  'grand-trine',
  'grand-cross',
  'yod',
  'kite',
  'mystic-rectangle',
  'stellium',
] as const;
const SHAPES = ['bundle', 'bowl', 'bucket', 'locomotive', 'seesaw', 'splash', 'splay'] as const;

function present(meaning: Explained | null, what: string): Explained {
  if (meaning === null) throw new Error(`nothing is written about ${what}`);
  return meaning;
}

const placements = [...bodyIds, 'fortune', 'spirit'].flatMap((body) =>
  signIds.flatMap((sign) =>
    HOUSES.map((house) => {
      const what = `${body} ${sign} ${house}`;
      return [what, present(placementMeaning({ body, sign, house }), what)] as const;
    }),
  ),
);
const aspects = POINTS.flatMap((a, at) =>
  POINTS.slice(at + 1).flatMap((b) =>
    [...MAJORS, ...MINOR_ASPECT_IDS].map((aspect) => {
      const what = `${a} ${aspect} ${b}`;
      return [what, present(aspectMeaning(a, aspect, b, { a: 3, b: 7 }), what)] as const;
    }),
  ),
);
const transits = MOVERS.flatMap((mover) =>
  POINTS.flatMap((point) =>
    MAJORS.map((aspect) => {
      const what = `${mover} ${aspect} natal ${point}`;
      return [what, present(transitMeaning(mover, aspect, point, 6), what)] as const;
    }),
  ),
);
const houses = HOUSES.flatMap((house) =>
  signIds.map((sign) => {
    const held = {
      sign,
      ruler: 'venus',
      rulerHouse: (house % 12) + 1,
      inside: house % 2 === 0 ? [] : ['sun'],
    };
    return [`house ${house} in ${sign}`, present(houseMeaning(house, held), String(house))] as const;
  }),
);
const phases = PHASES.map((phase) => [phase, present(birthPhaseMeaning(phase), phase)] as const);
const all = [...placements, ...aspects, ...transits, ...houses, ...phases];

const sentencesOf = (text: string) => text.split(/(?<=[.!?”])\s+(?=[A-Z“])/u);
const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

describe('every explanation', () => {
  it('is whole: capital first, full stop last, no hole in it', () => {
    for (const [what, meaning] of all)
      for (const part of [meaning.about, meaning.inChart, meaning.step]) {
        if (part === null) continue;
        expect(part, what).toMatch(/^[A-Z“][^{}]*[.!?”]$/u);
        expect(part, what).not.toMatch(/undefined|null| {2}|\.\.| ,|'/u);
      }
  });

  it('is read at once: no sentence over 32 words, 10 to 18 on average', () => {
    const lengths = all.flatMap(([what, meaning]) =>
      sentencesOf(explainedText(meaning)).map((one) => [what, one, wordsOf(one).length] as const),
    );
    expect(lengths.filter(([, , length]) => length > 32)).toEqual([]);
    const mean = lengths.reduce((sum, [, , length]) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(10);
    expect(mean).toBeLessThan(18);
  });

  it('names no aspect by its technical word', () => {
    for (const [what, meaning] of all)
      expect(explainedText(meaning), what).not.toMatch(/\b(?:square|trine|sextile|conjunction|quincunx)\b/iu);
  });
});

describe('a placement', () => {
  const sun = (aspects: readonly { a: string; aspect: string; b: string }[] = []) =>
    present(
      placementMeaning({ body: 'sun', sign: 'leo', house: 1, dignity: 'domicile', aspects }),
      'the Sun',
    );

  it('says what it is, its sign, its house, and one thing to do', () => {
    const { about, inChart, step, facts } = sun();
    expect(about).toMatch(/^The Sun shows .+\. In Leo, you .+\. Leo suits the Sun well: you /u);
    expect(inChart).toMatch(/^The Sun is in your first house, which is about you/u);
    expect(step).not.toBeNull();
    expect(facts).toEqual(['natal.sun.sign', 'natal.sun.dignity', 'natal.sun.house']);
  });

  it('has something to try for every planet and angle in every sign', () => {
    const silent = placements.filter(
      ([what, { step }]) => step === null && !/^(?:vertex|fortune|spirit)/u.test(what),
    );
    expect(silent.map(([what]) => what)).toEqual([]);
  });

  it('names the closest helpful and the closest tense aspect, each with its fact', () => {
    const { inChart, facts } = sun([
      { a: 'sun', aspect: 'trine', b: 'jupiter' },
      { a: 'moon', aspect: 'sextile', b: 'sun' },
      { a: 'sun', aspect: 'square', b: 'saturn' },
    ]);
    expect(inChart).toContain('Jupiter works well with it: ');
    expect(inChart).toContain('Saturn puts pressure on it: ');
    expect(inChart).not.toContain('The Moon helps it');
    expect(facts).toContain('natal.sun-trine-jupiter.orb');
    expect(facts).toContain('natal.sun-square-saturn.orb');
    expect(facts).not.toContain('natal.moon-sextile-sun.orb');
  });

  it('says that a planet moved backwards, and leaves out what is not known', () => {
    const mercury = present(
      placementMeaning({ body: 'mercury', sign: null, house: null, retrograde: true }),
      '',
    );
    expect(mercury.about).not.toContain('In ');
    expect(mercury.inChart).toMatch(/moving backwards when you were born \(retrograde\)/u);
    expect(mercury.facts).toEqual(['natal.mercury.retrograde']);
  });

  it('does not say one sentence twice on a page', () => {
    const used = new Set<string>();
    const said = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mc'].flatMap(
      (body) =>
        sentencesOf(
          explainedText(
            present(placementMeaning({ body, sign: 'virgo', house: body === 'asc' ? null : 6 }, used), body),
          ),
        ),
    );
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });
});

describe('two points in aspect', () => {
  it('says it plainly and tells a tense aspect from a helpful one', () => {
    const square = present(aspectMeaning('moon', 'square', 'sun'), '');
    expect(square.about).toContain(
      'The Moon (your feelings) and the Sun (who you are) put pressure on each other',
    );
    expect(square.about).toContain('The good side is that ');
    const trine = present(aspectMeaning('moon', 'trine', 'sun'), '');
    expect(trine.about).toContain('work well together in your chart');
    expect(trine.about).toContain('The hard part is that ');
  });

  it('says where in life it shows, citing both houses', () => {
    const { inChart, facts } = present(aspectMeaning('moon', 'square', 'sun', { a: 4, b: 10 }), '');
    expect(inChart).toBe(
      'The Moon is in your fourth house and the Sun in your tenth, so it shows most in home and family, and in work and public life.',
    );
    expect(facts).toEqual(['natal.moon-square-sun.orb', 'natal.moon.house', 'natal.sun.house']);
    expect(aspectMeaning('moon', 'square', 'sun')?.inChart).toBeNull();
  });

  it('knows no aspect of another name', () => {
    expect(aspectMeaning('moon', 'novile', 'sun')).toBeNull();
    expect(transitMeaning('saturn', 'quincunx', 'sun')).toBeNull();
  });
});

describe('a transit', () => {
  it('says what meets what, what it is like, where it shows, and what to use it for', () => {
    const { about, inChart, step } = present(transitMeaning('saturn', 'square', 'sun', 6), '');
    expect(about).toMatch(
      /^Saturn, the planet of limits and duty, puts pressure on your Sun, which shows .+Go easy on /u,
    );
    expect(inChart).toBe('Your Sun is in your sixth house, so it shows most in daily work and health.');
    expect(step).toMatch(/^Use this time for /u);
    expect(about).not.toBe(transitMeaning('saturn', 'trine', 'sun')?.about);
  });

  it('has words for every planet that turns', () => {
    for (const body of [
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'chiron',
    ])
      for (const turns of ['retrograde', 'direct'] as const)
        expect(stationMeaning(body, turns), body).toMatch(/^[A-Z][^{}]+\.$/u);
    expect(stationMeaning('sun', 'retrograde')).toBeNull();
  });
});

describe('a house', () => {
  it('says what it stands for, its sign, where its ruler is, and who is in it', () => {
    const held = { sign: 'cancer', ruler: 'moon', rulerHouse: 12, inside: ['sun'] };
    const { about, inChart } = present(houseMeaning(7, held), '');
    expect(about).toMatch(
      /^The seventh house stands for partners.+With Cancer on its cusp, .+Its ruler, the Moon, is in your twelfth house: /u,
    );
    expect(inChart).toMatch(/^The Sun is in it: /u);
  });

  it('says that it is empty only where its bodies are listed', () => {
    expect(houseMeaning(7)?.inChart).toBeNull();
    expect(houseMeaning(7, { sign: null, ruler: 'moon', rulerHouse: 12, inside: [] })?.inChart).toMatch(
      /^No planet/u,
    );
    expect(houseMeaning(13)).toBeNull();
  });
});

it('figures of the whole chart have words, with the planet they lean on', () => {
  for (const kind of PATTERNS)
    expect(explainedText(patternMeaning(kind, 'moon'))).toMatch(/^[A-Z][^{}]+\.$/u);
  expect(patternMeaning('t-square', 'moon').about).toContain('the Moon (your feelings)');
  for (const kind of SHAPES) expect(shapeMeaning(kind, 'mars')).toMatch(/^[A-Z][^{}]+\.$/u);
  expect(shapeMeaning('bucket', 'mars')).toContain('Mars is alone');
});

describe('two people', () => {
  it('have words for every pair, the same from both sides', () => {
    const points = bodyIds.filter((id) => id !== 'vertex' && id !== 'lilith' && id !== 'southnode');
    for (const a of points)
      for (const b of points)
        for (const aspect of ['conjunction', 'square', 'sextile']) {
          const text = synastryMeaning(a, aspect, b);
          expect(text, `${a} ${aspect} ${b}`).not.toBeNull();
          expect(text).toBe(synastryMeaning(b, aspect, a));
        }
  });

  it('tell an overlay to either of the two', () => {
    expect(overlayMeaning('venus', 5, 'house-owner')).toBe(
      `Their Venus, ${String(overlayBrings['venus'])}, falls in your fifth house: ${String(overlayWhere[5])}.`,
    );
    expect(overlayMeaning('venus', 5, 'body-owner')).toBe(
      'Your Venus falls in their fifth house: it wakes what they do for joy, romance included.',
    );
    expect(overlayMeaning('venus', 13, 'body-owner')).toBeNull();
  });
});
