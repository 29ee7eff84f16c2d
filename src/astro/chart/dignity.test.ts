import { describe, expect, it } from 'vitest';
import { SIGN_IDS, signStart } from '../angle/sign.ts';
import {
  CLASSICAL_PLANET_IDS,
  dignitiesOf,
  domicilesOf,
  EGYPTIAN_TERMS,
  essentialDignity,
  EXALTATION,
  faceRulerOf,
  mutualReceptions,
  oppositeSign,
  rulerOf,
  sectCondition,
  solarCondition,
  termRulerOf,
  triplicityRulerOf,
} from './dignity.ts';

describe('rulers', () => {
  it('give one sign to each light and two to each planet', () => {
    expect(CLASSICAL_PLANET_IDS.map((planet) => domicilesOf(planet).length)).toEqual([1, 2, 2, 1, 2, 2, 2]);
  });

  it('mirror each other about the line between Cancer and Leo', () => {
    for (let i = 1; i < 6; i++) {
      const beforeCancer = SIGN_IDS[(3 - i + 12) % 12] ?? 'aries';
      const afterLeo = SIGN_IDS[(4 + i) % 12] ?? 'aries';
      expect(rulerOf(beforeCancer, 'traditional')).toBe(rulerOf(afterLeo, 'traditional'));
    }
  });

  it('differ between the schools in three signs', () => {
    expect(SIGN_IDS.filter((sign) => rulerOf(sign, 'modern') !== rulerOf(sign, 'traditional'))).toEqual([
      'scorpio',
      'aquarius',
      'pisces',
    ]);
    expect(rulerOf('scorpio', 'modern')).toBe('pluto');
  });
});

describe('dignities', () => {
  it.each([
    ['sun', 'leo', ['domicile']],
    ['sun', 'aries', ['exaltation']],
    ['sun', 'aquarius', ['detriment']],
    ['sun', 'libra', ['fall']],
    ['moon', 'scorpio', ['fall']],
    ['moon', 'capricorn', ['detriment']],
    ['mercury', 'virgo', ['domicile', 'exaltation']],
    ['mercury', 'pisces', ['detriment', 'fall']],
    ['venus', 'virgo', ['fall']],
    ['mars', 'cancer', ['fall']],
    ['jupiter', 'capricorn', ['fall']],
    ['saturn', 'libra', ['exaltation']],
    ['saturn', 'aries', ['fall']],
    ['venus', 'leo', []],
    ['pluto', 'scorpio', []],
    ['northnode', 'gemini', []],
  ] as const)('of %s in %s are %j', (body, sign, expected) => {
    expect(dignitiesOf(body, sign)).toEqual(expected);
  });

  it('turn round in the opposite sign', () => {
    for (const planet of CLASSICAL_PLANET_IDS) {
      expect(dignitiesOf(planet, oppositeSign(EXALTATION[planet]))).toContain('fall');
      for (const home of domicilesOf(planet))
        expect(dignitiesOf(planet, oppositeSign(home))).toContain('detriment');
    }
  });
});

const at = (sign: (typeof SIGN_IDS)[number], deg: number): number => signStart(sign) + deg;

describe('terms', () => {
  it('give each planet the degrees of its greatest years, and the signs 30 each', () => {
    // Ptolemy I.20: the sums of the Egyptian terms are 57, 79, 66, 82 and 76.
    const sums = new Map<string, number>();
    for (const sign of SIGN_IDS) {
      let from = 0;
      for (const [ruler, end] of EGYPTIAN_TERMS[sign]) {
        expect(end).toBeGreaterThan(from);
        sums.set(ruler, (sums.get(ruler) ?? 0) + end - from);
        from = end;
      }
      expect(from).toBe(30);
      expect(new Set(EGYPTIAN_TERMS[sign].map(([ruler]) => ruler)).size).toBe(5);
    }
    expect(Object.fromEntries(sums)).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 });
  });

  it.each([
    [0, 'jupiter'],
    [5.999, 'jupiter'],
    [6, 'venus'],
    [29.999, 'saturn'],
    [359.999, 'saturn'],
    [-1, 'saturn'],
    [330, 'venus'],
    [222, 'mercury'],
    [223.5, 'mercury'],
    [240, 'jupiter'],
  ])('at %d belong to %s', (lon, ruler) => {
    expect(termRulerOf(lon)).toBe(ruler);
  });
});

describe('faces', () => {
  it('run from Mars in Aries to Mars in the last of Pisces', () => {
    expect(faceRulerOf(0)).toBe('mars');
    expect(faceRulerOf(10)).toBe('sun');
    expect(faceRulerOf(at('taurus', 0))).toBe('mercury');
    expect(faceRulerOf(at('cancer', 0))).toBe('venus');
    expect(faceRulerOf(at('leo', 5))).toBe('saturn');
    expect(faceRulerOf(at('libra', 29))).toBe('jupiter');
    expect(faceRulerOf(at('scorpio', 0))).toBe('mars');
    expect(faceRulerOf(359.99)).toBe('mars');
  });
});

describe('triplicities', () => {
  it.each([
    ['leo', 'day', 'sun'],
    ['leo', 'night', 'jupiter'],
    ['virgo', 'day', 'venus'],
    ['virgo', 'night', 'moon'],
    ['gemini', 'day', 'saturn'],
    ['gemini', 'night', 'mercury'],
    ['pisces', 'day', 'venus'],
    ['pisces', 'night', 'mars'],
  ] as const)('of %s by %s are ruled by %s', (sign, sect, ruler) => {
    expect(triplicityRulerOf(sign, sect)).toBe(ruler);
  });
});

describe('the score', () => {
  it.each([
    // Sun at 3° Leo: own sign, triplicity by day; the term is Jupiter's, the face Saturn's.
    ['sun', at('leo', 3), 'day', ['domicile', 'triplicity'], 8],
    ['sun', at('leo', 3), 'night', ['domicile'], 5],
    // Mercury at 3° Virgo: own sign, exaltation, term; the face is the Sun's.
    ['mercury', at('virgo', 3), 'day', ['domicile', 'exaltation', 'term'], 11],
    // Mercury at 17° Pisces: detriment and fall, but in its own term; the second face is Jupiter's.
    ['mercury', at('pisces', 17), 'day', ['term', 'detriment', 'fall'], -7],
    // Mars at 3° Scorpio by night: own sign, triplicity, term and face.
    ['mars', at('scorpio', 3), 'night', ['domicile', 'triplicity', 'term', 'face'], 11],
    // Venus at 10° Aries: its term, the Sun's face, and detriment.
    ['venus', at('aries', 10), 'day', ['term', 'detriment'], -3],
    ['saturn', at('libra', 3), 'day', ['exaltation', 'triplicity', 'term'], 9],
    ['moon', at('capricorn', 20), 'day', ['detriment'], -5],
  ] as const)('of %s at %d by %s', (body, lon, sect, held, score) => {
    expect(essentialDignity(body, lon, sect)).toMatchObject({ held, score });
  });

  it('knows a peregrine planet, and when that hangs on the sect', () => {
    // Jupiter at 25° Capricorn: in fall, in Saturn's term and the Sun's face, of no triplicity there.
    expect(essentialDignity('jupiter', at('capricorn', 25), 'day')).toEqual({
      held: ['fall'],
      score: -4,
      peregrine: true,
    });
    expect(essentialDignity('sun', at('leo', 3), null)?.peregrine).toBe(false);
    // The Sun rules the fiery triplicity by day alone: at 3° Sagittarius it has nothing else (term Jupiter,
    // face Mercury).
    const lon = at('sagittarius', 3);
    expect(essentialDignity('sun', lon, 'day')?.peregrine).toBe(false);
    expect(essentialDignity('sun', lon, 'night')?.peregrine).toBe(true);
    expect(essentialDignity('sun', lon, null)).toEqual({ held: [], score: 0, peregrine: null });
  });

  it('is of the seven alone', () => {
    expect(essentialDignity('pluto', 10, 'day')).toBeNull();
    expect(essentialDignity('northnode', 10, 'day')).toBeNull();
  });
});

describe('mutual reception', () => {
  it('is two planets in each other’s signs', () => {
    expect(
      mutualReceptions([
        { body: 'moon', sign: 'aries' },
        { body: 'mercury', sign: 'libra' },
        { body: 'venus', sign: 'gemini' },
        { body: 'sun', sign: 'leo' },
        { body: 'mars', sign: 'cancer' },
        { body: 'jupiter', sign: 'pisces' },
        { body: 'pluto', sign: 'scorpio' },
      ]),
    ).toEqual([
      { a: 'moon', b: 'mars' },
      { a: 'mercury', b: 'venus' },
    ]);
  });

  it('is not with itself', () => {
    expect(mutualReceptions(CLASSICAL_PLANET_IDS.map((body) => ({ body, sign: 'leo' })))).toEqual([]);
  });
});

describe('sect', () => {
  it.each([
    ['sun', 10, 10, 'day', 'in-sect'],
    ['jupiter', 10, 90, 'night', 'contrary'],
    ['saturn', 10, 90, 'day', 'in-sect'],
    ['mars', 10, 90, 'day', 'contrary'],
    ['venus', 10, 90, 'night', 'in-sect'],
    ['moon', 10, 90, 'day', 'contrary'],
    ['mercury', 350, 5, 'day', 'in-sect'],
    ['mercury', 5, 350, 'day', 'contrary'],
    ['mercury', 5, 350, 'night', 'in-sect'],
    ['neptune', 5, 350, 'night', null],
  ] as const)('of %s at %d with the Sun at %d by %s is %s', (body, lon, sun, sect, expected) => {
    expect(sectCondition(body, lon, sun, sect)).toBe(expected);
  });
});

describe('nearness to the Sun', () => {
  it.each([
    ['mercury', 0.28, 0, 'cazimi'],
    ['mercury', 359.72, 0, 'cazimi'],
    ['mercury', 0.29, 0, 'combust'],
    ['venus', 351.5, 0, 'combust'],
    ['venus', 8.51, 0, 'under-beams'],
    ['moon', 345, 0, 'under-beams'],
    ['moon', 15.01, 0, null],
    ['sun', 0, 0, null],
    ['uranus', 0, 0, null],
  ] as const)('of %s at %d is %s', (body, lon, sun, expected) => {
    expect(solarCondition(body, lon, sun)).toBe(expected);
  });
});
