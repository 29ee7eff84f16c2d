import { describe, expect, it } from 'vitest';
import {
  bareBodyName,
  bodyName,
  degreesAndMinutes,
  longitudeName,
  namedSubjects,
  orbWords,
} from './names.ts';

describe('names', () => {
  it.each([
    [0, '0°00′ Aries'],
    [5.1383, '5°08′ Aries'],
    [29.99999, '29°59′ Aries'],
    [30, '0°00′ Taurus'],
    [359.9999, '29°59′ Pisces'],
    [360, '0°00′ Aries'],
    [-0.5, '29°30′ Pisces'],
    [128.2667, '8°16′ Leo'],
  ])('%d° of longitude is %s', (lon, words) => {
    expect(longitudeName(lon)).toBe(words);
  });

  it('cuts minutes and never rounds them up', () => {
    expect(degreesAndMinutes(2.7999)).toBe('2°47′');
    expect(degreesAndMinutes(2.9999)).toBe('2°59′');
  });

  it.each([
    [0.2, 'within one degree'],
    [1, 'within one degree'],
    [1.01, 'within two degrees'],
    [2.78, 'within three degrees'],
    [5, 'within five degrees'],
    [5.1, null],
  ])('an orb of %d° is "%s"', (deg, words) => {
    expect(orbWords(deg)).toBe(words);
  });

  it('says the Sun and the Moon with their article, and bare without it', () => {
    expect([bodyName('sun'), bareBodyName('moon'), bodyName('venus')]).toEqual(['the Sun', 'Moon', 'Venus']);
  });
});

describe('what a message names', () => {
  it.each([
    ['What does my Venus in the 7th house mean?', ['venus', 'house7']],
    ['Tell me about my rising sign', ['asc']],
    ['my MC and the tenth house', ['mc', 'house10']],
    ['saturn return', ['saturn']],
    ['the eleventh house, not the first', ['house11']],
    ['Is this marsh venusian?', []],
    ['a sunny day at the house', []],
  ])('%s: %j', (text, subjects) => {
    expect(namedSubjects(text)).toEqual(subjects);
  });
});
