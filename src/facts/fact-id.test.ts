import { describe, expect, it } from 'vitest';
import { aspectIds, bodyIds, bodyRank, factId, familyOf, matchesGlob } from './fact-id.ts';

describe('the registry', () => {
  it.each([
    ['natal.moon.sign', 'natalBody'],
    ['natal.asc.degree', 'natalBody'],
    ['natal.northnode.house', 'natalBody'],
    ['natal.venus.retrograde', 'natalBody'],
    ['natal.house7.ruler', 'natalHouse'],
    ['natal.house12.occupants', 'natalHouse'],
    ['natal.venus-opposition-jupiter.orb', 'natalAspect'],
    ['natal.moon-semisquare-mc.applying', 'natalAspect'],
    ['natal.sect', 'natalWhole'],
    ['natal.phase', 'natalWhole'],
    ['natal.element.fire.count', 'natalWhole'],
    ['natal.modality.fixed.count', 'natalWhole'],
    ['natal.lot.fortune.sign', 'natalLot'],
    ['transit.saturn-square-sun.exact', 'transitAspect'],
    ['transit.moon-conjunction-asc.leave', 'transitAspect'],
    ['transit.saturn.house', 'transitBody'],
    ['sky.moon.phase', 'sky'],
    ['sky.moon.next-sign', 'sky'],
    ['sky.mercury.station', 'sky'],
    ['sky.saturn.ingress', 'sky'],
    ['sky.sun.eclipse', 'sky'],
    ['cycle.saturn.return', 'cycle'],
    ['cycle.uranus.opposition', 'cycle'],
    ['profection.lord', 'profection'],
    ['partner.moon.sign', 'partnerBody'],
    ['partner.asc.degree', 'partnerBody'],
    ['synastry.sun-trine-moon.orb', 'synastryAspect'],
    ['synastry.moon-conjunction-moon.orb', 'synastryAspect'],
    ['synastry.venus.overlay', 'synastryOverlay'],
    ['partner.venus.overlay', 'synastryOverlay'],
    ['synastry.score', 'synastryScore'],
    ['composite.sun.sign', 'compositeBody'],
    ['composite.mc.degree', 'compositeBody'],
    ['humandesign.type', 'humanDesignWhole'],
    ['humandesign.cross', 'humanDesignWhole'],
    ['humandesign.personality.earth.gate', 'humanDesignActivation'],
    ['humandesign.design.southnode.margin', 'humanDesignActivation'],
    ['humandesign.center.solar-plexus.defined', 'humanDesignCenter'],
    ['humandesign.channel.1-8', 'humanDesignChannel'],
    ['humandesign.channel.47-64', 'humanDesignChannel'],
    ['tarot.spread', 'tarotWhole'],
    ['tarot.10.position', 'tarotCard'],
    ['tarot.number.7.count', 'tarotCount'],
    ['tarot.rank.king.count', 'tarotCount'],
    ['tarot.pair.1-10.relation', 'tarotPair'],
    ['tarot.balance.absent-wands.rate', 'tarotBalance'],
    ['numerology.life-path-by-digits', 'numerology'],
    ['numerology.pinnacle.4', 'numerology'],
    ['dream.symbol.12.before', 'dream'],
    ['dream.night-part', 'dream'],
    ['caveat.birth-time-unknown', 'caveat'],
  ])('knows %s', (id, family) => {
    expect(familyOf(id)).toBe(family);
    expect(factId(id)).toBe(id);
  });

  it.each([
    '',
    'natal.moon',
    'natal.Moon.sign',
    'natal.moon.sign.extra',
    ' natal.moon.sign',
    'natal.moon.sign\n',
    'natal.ceres.sign',
    'natal.house0.ruler',
    'natal.house13.ruler',
    'natal.house07.ruler',
    'natal.venus-opposite-jupiter.orb',
    'natal.venus-opposition.orb',
    'natal.venus-opposition-jupiter.exact',
    'natal.element.metal.count',
    'transit.saturn-square-sun',
    'transit.saturn-square-sun.applying',
    'sky.sun.phase',
    'profection.year',
    'partner.house7.ruler',
    'partner.sun-trine-moon.orb',
    'synastry.sun-trine-moon.applying',
    'synastry.sun.sign',
    'synastry.score.total',
    'composite.sun.retrograde',
    'natal.earth.sign',
    'humandesign.design.chiron.gate',
    'humandesign.personality.sun.sign',
    'humandesign.center.throat',
    'humandesign.channel.1-65',
    'humandesign.channel.08-1',
    'caveat.',
    'caveat.birth.time',
  ])('refuses %j', (id) => {
    expect(familyOf(id)).toBeNull();
    expect(() => factId(id)).toThrow('not a registered fact id');
  });

  it('splits every pair in exactly one way: no hyphen in a body or an aspect', () => {
    for (const name of [...bodyIds, ...aspectIds]) expect(name).toMatch(/^[a-z]+$/);
  });

  it('orders bodies from the fastest to the slowest, angles last', () => {
    const fast = [
      'moon',
      'mercury',
      'venus',
      'sun',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'northnode',
      'asc',
      'mc',
    ];
    expect([...fast].toReversed().toSorted((a, b) => bodyRank(a as 'moon') - bodyRank(b as 'moon'))).toEqual(
      fast,
    );
  });
});

describe('a glob', () => {
  it.each([
    ['natal.venus.sign', 'natal.venus.sign', true],
    ['natal.venus.sign', 'natal.venus.*', true],
    ['natal.venus.sign', '*', true],
    ['natal.venus.sign', 'natal.*.sign', true],
    ['natal.house7.ruler', 'natal.house*.ruler', true],
    ['natal.venus-opposition-jupiter.orb', 'natal.*-*-*.orb', true],
    ['natal.venus-opposition-jupiter.orb', 'natal.venus.*', false],
    ['natal.venus.sign', 'natal.venus', false],
    ['natal.venus.sign', 'venus.*', false],
    ['natal.venus.sign', '*.house', false],
    ['natal.sign', 'natal.*.sign', false],
    ['natal.a.sign', 'natal.*a.sign*a.sign', false],
    ['sky.moon.sign', 's*y.moon.*n', true],
    ['natalxvenus.sign', 'natal.venus.*', false],
  ])('%s against %s: %s', (id, glob, matches) => {
    expect(matchesGlob(id, glob)).toBe(matches);
  });
});
