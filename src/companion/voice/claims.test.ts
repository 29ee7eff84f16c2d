import { describe, expect, it } from 'vitest';
import type { FactId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { declare, undeclaredRoles } from './claims.ts';
import type { ClaimContext } from './claims.ts';
import { parseTemplate, slotsOf } from './frame.ts';
import type { Frame } from './frame.ts';

const id = (text: string): FactId => text as FactId;
const held = (facts: Readonly<Record<string, Fact['value']>>): ClaimContext['facts'] =>
  new Map(
    Object.entries(facts).map(([key, value]) => [
      id(key),
      { id: id(key), value, label: '', derivation: { method: '', from: [], source: '' } },
    ]),
  );

const context: ClaimContext = {
  facts: held({
    'natal.venus.sign': { type: 'id', id: 'aries' },
    'natal.venus.house': { type: 'id', id: '7' },
    'natal.venus.degree': { type: 'degrees', deg: 8.28 },
    'natal.moon.sign': { type: 'either', ids: ['leo', 'virgo'] },
    'natal.venus-square-mars.orb': { type: 'degrees', deg: 2.79 },
    'transit.saturn-square-sun.exact': {
      type: 'instants',
      at: ['2026-09-13T05:00:00Z', '2027-02-26T03:34:00Z'],
    },
  }),
  depth: 'intermediate',
  zone: 'America/Chicago',
  today: '2026-11-21',
  now: Date.parse('2026-11-21T10:00:00Z'),
};

const point: Testimony = {
  key: '',
  shape: { type: 'placement', body: 'venus' },
  kind: 'root',
  facts: { sign: id('natal.venus.sign'), house: id('natal.venus.house') },
  subjects: [],
  polarity: 0,
  concepts: [],
  tightness: 0,
  condition: 0,
  exact: [],
  windows: [],
  certain: 'yes',
};
const passage: Testimony = {
  ...point,
  shape: { type: 'transit', mover: 'saturn', aspect: 'square', target: 'sun' },
  facts: { exact: id('transit.saturn-square-sun.exact') },
  exact: ['2026-09-13T05:00:00Z', '2027-02-26T03:34:00Z'],
  windows: [{ enter: '2026-11-01T00:00:00Z', leave: '2027-03-11T12:00:00Z' }],
};

const frame = (changes: Partial<Frame>): Frame => ({
  id: 'one',
  on: 'placement',
  role: 'claim',
  template: '{subj} is in {sign}[, {where}].',
  cites: ['sign', 'house'],
  ...changes,
});
const said = (one: Frame): readonly string[] => undeclaredRoles(one, slotsOf(parseTemplate(one.template)));

/** The claims of a sentence in which these slots were filled, as words. */
function claims(
  one: Frame,
  testimony: Testimony,
  slots: readonly string[],
  changes: Partial<ClaimContext> = {},
) {
  const cites = one.cites.flatMap((role) => testimony.facts[role] ?? []);
  const declared = declare(one, testimony, { ...context, ...changes }, { slots, cites });
  return declared === 'by-citation'
    ? declared
    : declared.map(({ shape, slot, says }) => `${shape} ${slot} ${says}`);
}

describe('a frame', () => {
  it('may stand when its slots say what it cites', () => {
    expect(said(frame({}))).toEqual([]);
  });

  it('may not cite what neither a slot nor its words say', () => {
    expect(said(frame({ cites: ['sign', 'house', 'dignity'] }))).toEqual(['dignity']);
    expect(said(frame({ cites: ['sign', 'house', 'dignity'], byCitation: ['dignity'] }))).toEqual([]);
    expect(
      said(
        frame({
          cites: ['sign', 'house', 'dignity'],
          claims: [{ shape: 'dignity', on: 'dignity', says: 'exaltation' }],
        }),
      ),
    ).toEqual([]);
  });

  it('may not say what it does not cite', () => {
    expect(said(frame({ cites: [] }))).toEqual(['sign', 'house']);
  });
});

describe('a sentence declares', () => {
  it('what was filled, and nothing of a bracket that fell away', () => {
    expect(claims(frame({}), point, ['subj', 'sign', 'where'])).toEqual([
      'placement natal.venus.sign aries',
      'placement natal.venus.house 7',
    ]);
    expect(claims(frame({}), point, ['subj', 'sign'])).toEqual(['placement natal.venus.sign aries']);
  });

  it('both signs of a body that may stand in either', () => {
    const moon = { ...point, facts: { sign: id('natal.moon.sign') } };
    expect(claims(frame({}), moon, ['sign'])).toEqual([
      'placement natal.moon.sign leo',
      'placement natal.moon.sign virgo',
    ]);
  });

  it('a degree cut to the minute, with its sign', () => {
    // 8.28° is 8°16′48″, said as 8°16′: 8.2667.
    expect(claims(frame({}), point, ['degree'])).toEqual([
      'degree natal.venus.degree 8.27',
      'placement natal.venus.sign aries',
    ]);
  });

  it('how near a contact is by the words of each depth', () => {
    const square: Testimony = {
      ...point,
      shape: { type: 'aspect', a: 'venus', aspect: 'square', b: 'mars' },
      facts: { orb: id('natal.venus-square-mars.orb') },
    };
    const one = frame({ on: 'aspect', cites: ['orb'] });
    expect(claims(one, square, ['aspectVerb', 'near'])).toEqual([
      'aspect natal.venus-square-mars.orb square',
      'orb natal.venus-square-mars.orb within 3',
    ]);
    // 2.79° is 2°47′24″: 2.7833.
    expect(claims(one, square, ['aspectVerb', 'near'], { depth: 'advanced' })).toContain(
      'orb natal.venus-square-mars.orb equal 2.78',
    );
  });

  it('days in the zone of the person, ahead or behind as the slot says', () => {
    const one = frame({ on: 'transit', cites: ['exact'] });
    // 03:34 UTC on the 26th is still the evening of the 25th in Chicago.
    expect(claims(one, passage, ['mover', 'enters', 'target', 'onDates'])).toEqual([
      'aspect transit.saturn-square-sun square',
      'date transit.saturn-square-sun exact 2027-02-25',
    ]);
    expect(claims(one, passage, ['mover', 'target', 'pastDates'])).toEqual([
      'date transit.saturn-square-sun exact 2026-09-13',
      'aspect transit.saturn-square-sun any',
    ]);
    expect(claims(one, passage, ['fromTo'])).toEqual([
      'date transit.saturn-square-sun window 2026-10-31 to 2027-03-11',
    ]);
  });

  it('its citation alone where its words are a meaning, and nothing where it cites nothing', () => {
    const dignified = { ...point, facts: { dignity: id('natal.venus.dignity') } };
    expect(claims(frame({ cites: ['dignity'] }), dignified, ['dignity'])).toBe('by-citation');
    expect(claims(frame({ cites: ['dignity'], byCitation: ['dignity'] }), dignified, [])).toBe('by-citation');
    expect(claims(frame({ cites: [] }), point, ['drive'])).toEqual([]);
  });
});
