import { describe, expect, it } from 'vitest';
import { factId } from '#facts/fact-id.ts';
import type { Ask } from '#facts/ask.ts';
import type { SaidEntry } from '#facts/reading.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { chooseTestimonies } from './choose.ts';
import { scoreTestimonies } from './salience.ts';
import type { SalienceInput } from './salience.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const on = (days: number): string => new Date(NOW + days * DAY).toISOString().replace('.000Z', 'Z');

function ask(changes: Partial<Ask> = {}): Ask {
  return {
    lang: 'en',
    act: 'ask',
    form: 'why',
    kind: 'why',
    topics: [{ label: 'love', score: 4 }],
    concepts: [],
    frame: { kind: 'none', from: null, to: null, assumed: true },
    people: [],
    affect: { valence: 0, arousal: 0, words: [] },
    followUp: false,
    missing: [],
    safety: 0,
    ...changes,
  };
}

function testimony(
  key: string,
  shape: Testimony['shape'],
  subjects: readonly string[],
  changes: Partial<Testimony> = {},
): Testimony {
  return {
    key,
    shape,
    kind: 'root',
    facts: { sign: factId('natal.venus.sign') },
    subjects,
    polarity: 0,
    concepts: [],
    tightness: 6,
    condition: 0,
    exact: [],
    windows: [],
    certain: 'yes',
    ...changes,
  };
}

const ruler7 = testimony('ruler:7', { type: 'ruler', house: 7, ruler: 'venus' }, ['venus', 'house7']);
const sun = testimony('placement:sun', { type: 'placement', body: 'sun' }, ['sun', 'house1']);
const aspect = (a: string, b: string, changes: Partial<Testimony> = {}): Testimony =>
  testimony(`aspect:${a}-square-${b}`, { type: 'aspect', a, aspect: 'square', b }, [a, b], {
    kind: 'bond',
    tightness: 18,
    condition: 10,
    polarity: -2,
    ...changes,
  });
const transit = (mover: string, target: string, days: number, changes: Partial<Testimony> = {}): Testimony =>
  testimony(
    `transit:${mover}-square-${target}`,
    { type: 'transit', mover, aspect: 'square', target },
    [`transit-${mover}`, target],
    {
      kind: 'timing',
      polarity: -1,
      exact: [on(days)],
      windows: [{ enter: on(days - 12), leave: on(days + 12) }],
      ...changes,
    },
  );

function input(testimonies: readonly Testimony[], changes: Partial<SalienceInput> = {}): SalienceInput {
  return {
    ask: ask(),
    testimonies,
    rulers: new Map([
      [1, 'mars'],
      [7, 'venus'],
      [10, 'saturn'],
    ]),
    occupants: new Map([
      [1, ['sun']],
      [12, ['venus']],
    ]),
    chat: [],
    ledger: [],
    now: NOW,
    frame: null,
    hasNatal: true,
    named: [],
    ...changes,
  };
}

const said = (testimonies: readonly string[]): SaidEntry => ({
  testimonies,
  facts: [],
  topic: 'love',
  opener: null,
  image: null,
  practice: null,
  question: null,
  atoms: [],
});
const score = (key: string, of: SalienceInput): number =>
  scoreTestimonies(of).find((one) => one.testimony.key === key)?.score ?? Number.NaN;
const keys = (list: readonly { readonly testimony: Testimony }[]): readonly string[] =>
  list.map(({ testimony: { key } }) => key);

describe('a score', () => {
  const all = [
    ruler7,
    sun,
    aspect('uranus', 'neptune'),
    aspect('venus', 'mars'),
    transit('saturn', 'venus', 20),
  ];

  it('is the sum of its rows', () => {
    for (const one of scoreTestimonies(input(all)))
      expect(one.rows.reduce((sum, { points }) => sum + points, 0)).toBe(one.score);
  });

  it('orders: the ruler of the asked house before the tightest contact of bodies beside the matter', () => {
    const order = keys(
      scoreTestimonies(input([aspect('sun', 'uranus'), aspect('uranus', 'neptune'), ruler7])),
    );
    expect(order[0]).toBe('ruler:7');
    expect(order).not.toContain('aspect:uranus-square-neptune');
  });

  it('follows the topic: for work the ruler of the tenth leads and the seventh is not eligible', () => {
    const ruler10 = testimony('ruler:10', { type: 'ruler', house: 10, ruler: 'saturn' }, [
      'saturn',
      'house10',
    ]);
    const order = keys(
      scoreTestimonies(input([ruler7, ruler10], { ask: ask({ topics: [{ label: 'work', score: 4 }] }) })),
    );
    expect(order).toEqual(['ruler:10']);
  });

  it('gives seven points a shared concept, two at most', () => {
    const tagged = { ...ruler7, concepts: ['silence', 'waiting', 'distance'] };
    const at = (concepts: readonly string[]): number =>
      score('ruler:7', input([tagged], { ask: ask({ concepts }) }));
    expect([
      at(['silence']) - at([]),
      at(['silence', 'waiting']) - at([]),
      at(['silence', 'waiting', 'distance']) - at([]),
      at(['debt']) - at([]),
    ]).toEqual([7, 14, 14, 0]);
  });

  it('lifts what the message names, whatever the topic', () => {
    const named = input([ruler7, sun], { named: ['sun'] });
    expect(score('placement:sun', named)).toBeGreaterThan(score('placement:sun', input([ruler7, sun])));
    const neptune = testimony('placement:neptune', { type: 'placement', body: 'neptune' }, ['neptune']);
    expect(keys(scoreTestimonies(input([neptune])))).toEqual([]);
    expect(keys(scoreTestimonies(input([neptune], { named: ['neptune'] })))).toEqual(['placement:neptune']);
  });

  it('falls when a point was said: most in the last two readings, less in this chat, least elsewhere', () => {
    const fresh = score('ruler:7', input([ruler7]));
    const lately = score('ruler:7', input([ruler7], { chat: [said(['ruler:7'])] }));
    const earlier = score('ruler:7', input([ruler7], { chat: [said(['ruler:7']), said([]), said([])] }));
    const elsewhere = score('ruler:7', input([ruler7], { ledger: [said(['ruler:7'])] }));
    expect([fresh - lately, fresh - earlier, fresh - elsewhere]).toEqual([30, 14, 6]);
  });

  it('lifts the anchor of a follow-up over what was just said', () => {
    const of = input([ruler7], {
      chat: [said(['ruler:7'])],
      ask: ask({ followUp: true, refersTo: { kind: 'entity', value: 'venus' } }),
    });
    expect(score('ruler:7', of) - score('ruler:7', input([ruler7]))).toBe(25);
  });

  it('lifts the transit that a follow-up points at by its fact', () => {
    const point = transit('saturn', 'venus', 20);
    const plain = input([point], { ask: ask({ form: 'when' }) });
    const anchored = input([point], {
      ask: ask({
        form: 'when',
        followUp: true,
        refersTo: { kind: 'timing', value: 'transit.saturn-square-venus' },
      }),
    });
    expect(score(point.key, anchored) - score(point.key, plain)).toBe(25);
  });

  it('counts a date inside the asked stretch above one in reach, and that above one far off', () => {
    const frame = { from: NOW, to: NOW + 60 * DAY };
    const at = (days: number): number =>
      score(
        'transit:saturn-square-venus',
        input([transit('saturn', 'venus', days)], { frame, ask: ask({ form: 'will' }) }),
      );
    expect(at(30)).toBeGreaterThan(at(70));
    expect(at(70)).toBeGreaterThan(at(85));
    expect(at(85)).toBeGreaterThan(at(300));
  });

  it('weighs a slow mover above a quick one', () => {
    const of = input([transit('saturn', 'venus', 20), transit('mercury', 'venus', 20)], {
      frame: { from: NOW, to: NOW + 60 * DAY },
      ask: ask({ form: 'when' }),
    });
    expect(score('transit:saturn-square-venus', of)).toBeGreaterThan(
      score('transit:mercury-square-venus', of),
    );
  });

  it('takes four off what rests on a doubtful time', () => {
    expect(
      score('ruler:7', input([ruler7])) - score('ruler:7', input([{ ...ruler7, certain: 'in-range' }])),
    ).toBe(4);
  });

  it('does not depend on the order of the points', () => {
    expect(keys(scoreTestimonies(input(all.toReversed())))).toEqual(keys(scoreTestimonies(input(all))));
  });
});

describe('the choice', () => {
  const many = [
    ruler7,
    sun,
    aspect('venus', 'mars'),
    aspect('venus', 'saturn'),
    aspect('venus', 'pluto'),
    aspect('moon', 'venus', { polarity: 2 }),
    testimony('placement:moon', { type: 'placement', body: 'moon' }, ['moon', 'house4']),
    testimony('placement:venus', { type: 'placement', body: 'venus' }, ['venus', 'house12']),
    transit('saturn', 'venus', 20),
    transit('jupiter', 'moon', 40),
    transit('pluto', 'moon', 60),
  ];
  const choose = (
    changes: Partial<Ask>,
    length: 'brief' | 'medium' | 'deep' = 'medium',
    of: readonly Testimony[] = many,
  ) => {
    const asked = ask(changes);
    const frame =
      asked.frame.from === null || asked.frame.to === null
        ? null
        : { from: Date.parse(asked.frame.from), to: Date.parse(asked.frame.to) };
    return chooseTestimonies(scoreTestimonies(input(of, { ask: asked, frame })), asked, length);
  };
  const future = { kind: 'open-future', from: '2026-11-21', to: '2027-11-21', assumed: true } as const;

  it.each([
    ['brief', 3],
    ['medium', 5],
    ['deep', 7],
  ] as const)('for %s is at most %d points', (length, most) => {
    expect(choose({}, length).chosen.length).toBeLessThanOrEqual(most);
    expect(choose({}, length).chosen.length).toBeGreaterThanOrEqual(3);
  });

  it.each(['when', 'will', 'should'] as const)('for "%s" holds a timed point and a root', (form) => {
    const { chosen } = choose({ form, frame: future });
    expect(chosen.some(({ testimony: { shape } }) => shape.type === 'transit')).toBe(true);
    expect(chosen.some(({ testimony: { kind } }) => kind === 'root')).toBe(true);
  });

  it('takes no body more than twice', () => {
    for (const form of ['why', 'when', 'should', 'how'] as const) {
      for (const length of ['brief', 'medium', 'deep'] as const) {
        const counts = new Map<string, number>();
        for (const { testimony } of choose(form === 'when' ? { form, frame: future } : { form }, length)
          .chosen)
          for (const subject of testimony.subjects.filter((name) => !name.startsWith('house')))
            counts.set(subject, (counts.get(subject) ?? 0) + 1);
        expect(
          [...counts].filter(([, n]) => n > 2),
          `${form} ${length}`,
        ).toEqual([]);
      }
    }
  });

  it('tells the hard and the easy when both are strong', () => {
    const { chosen } = choose({});
    expect(chosen.some(({ testimony }) => testimony.polarity > 0)).toBe(true);
    expect(chosen.some(({ testimony }) => testimony.polarity < 0)).toBe(true);
  });

  it('never tells one place twice', () => {
    const chosen = keys(choose({}, 'deep').chosen);
    expect(chosen.includes('ruler:7') && chosen.includes('placement:venus')).toBe(false);
  });

  it('keeps limits apart and drops what does not survive', () => {
    const caveat = testimony(
      'caveat:birth-time-unknown',
      { type: 'caveat', caveat: 'birth-time-unknown' },
      ['caveat.birth-time-unknown'],
      { kind: 'limit' },
    );
    const doubtful = { ...sun, certain: 'no' as const };
    const { chosen, limits } = choose({}, 'deep', [ruler7, doubtful, caveat]);
    expect(keys(chosen)).toEqual(['ruler:7']);
    expect(keys(limits)).toEqual(['caveat:birth-time-unknown']);
  });

  it('for a feeling stays small', () => {
    expect(choose({ form: 'how-am-i', act: 'tell' }, 'deep').chosen.length).toBeLessThanOrEqual(2);
  });
});
