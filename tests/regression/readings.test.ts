/**
 * Whole readings over generated births and questions: what every one of them must hold, whatever the chart.
 *
 * Statements are read back by `readings-check.ts`, which shares nothing with the composer. Lists of offenders are
 * compared with the empty list, so that a failure shows what was said and by which chart.
 */
import { describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { Answer, PastTurn, ReadingDepth, ReadingLength } from '#companion/request.ts';
import { matchesGlob } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { birth, births, chicago, NOW, questions, request } from './readings-cases.ts';
import { sweep } from '../support/property-runs.ts';
import { BANNED, BROKEN, datesIn, denials } from './readings-check.ts';
import open from './readings-open.json' with { type: 'json' };

const companion = createCompanion();
/** Words at the most, and at the least where a reading has something to stand on. */
const RANGE: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [35, 130],
  medium: [90, 225],
  deep: [140, 345],
};
const LENGTHS = [
  ['brief', 'basic', 'warm'],
  ['medium', 'intermediate', 'clear'],
  ['deep', 'advanced', 'quiet'],
  ['medium', 'basic', 'playful'],
] as const;

type Sample = {
  readonly birth: BirthDetails | null;
  readonly question: string;
  readonly length: ReadingLength;
  readonly depth: ReadingDepth;
  readonly reading: Reading;
  readonly sheet: FactSheet;
};

function read(answer: Answer): { readonly reading: Reading; readonly sheet: FactSheet } {
  const { reading, sheet } = answer;
  if (reading === null || sheet === null) throw new Error('no reading');
  return { reading, sheet };
}

const textOf = (reading: Reading): string => reading.sentences.map(({ text }) => text).join(' ');
const words = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const where = ({ birth: of, question }: Sample): string =>
  `${of?.date ?? 'no birth'} ${of?.time ?? ''} "${question}"`;

const samples: readonly Sample[] = births(sweep(40)).flatMap((of) =>
  questions.flatMap((question) =>
    LENGTHS.map(([length, depth, style]): Sample => ({
      birth: of,
      question,
      // A quiet answer is a brief one.
      length: style === 'quiet' ? 'brief' : length,
      depth,
      ...read(companion.answer(request(question, { birth: of, settings: { length, depth, style } }))),
    })),
  ),
);

/** Words of the sky that a sentence may use only with a fact behind it. */
const SKY_WORDS =
  /\b(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|your (?:Sun|Moon|rising sign|Midheaven)|\w+th house)\b/u;
const EXPLAINED = new Map([
  ['Venus', 'the planet of'],
  ['Mars', 'the planet of'],
  ['Saturn', 'the planet of'],
  ['Neptune', 'the planet of'],
  ['seventh house', 'the house of'],
  ['twelfth house', 'the most private'],
]);
/** Things that stand for something else: no reading needs them. */
const PICTURES =
  /\b(?:cupboard|drawer|spoon|lunch|coat|sofa|curtain|storm|anchor|compass|armou?r|cage|tide|flame|candle|harvest)s?\b/iu;

describe(`${samples.length} readings`, () => {
  it('are as long as asked', () => {
    const off = samples.flatMap((sample) => {
      const n = words(textOf(sample.reading));
      const [low, high] = RANGE[sample.length];
      return n >= low && n <= high ? [] : [`${n} words, ${sample.length}: ${where(sample)}`];
    });
    expect(off).toEqual([]);
  });

  it('say nothing that the sheet denies', () => {
    const denied = samples.flatMap((sample) =>
      sample.reading.sentences.flatMap((sentence) =>
        denials(sentence, sample.sheet).map((what) => `${what} | ${sentence.text} | ${where(sample)}`),
      ),
    );
    expect(denied).toEqual([]);
  });

  it('cite only facts of the sheet that survive the doubt in the time', () => {
    const bad = samples.flatMap(({ reading, sheet }) => {
      const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
      return reading.sentences.flatMap(({ cites }) =>
        cites.filter((id) => facts.get(id) === undefined || facts.get(id)?.survives === 'no'),
      );
    });
    expect(bad).toEqual([]);
  });

  it('mark as supported exactly what cites', () => {
    const bad = samples.flatMap(({ reading }) =>
      reading.sentences.filter(
        ({ cites, verdict }) => verdict !== (cites.length > 0 ? 'supported' : 'reflection'),
      ),
    );
    expect(bad).toEqual([]);
  });

  it('cite a fact wherever they name a planet or a house of the chart', () => {
    const bad = samples.flatMap((sample) =>
      sample.reading.sentences
        .filter(({ text, cites }) => SKY_WORDS.test(text) && cites.length === 0)
        .map(({ text }) => `${text} | ${where(sample)}`),
    );
    expect([...new Set(bad)]).toEqual([]);
  });

  it('explain each planet and each house the first time they name it', () => {
    const bad = samples
      .filter(({ depth }) => depth !== 'advanced')
      .flatMap((sample) => {
        const text = textOf(sample.reading);
        return [...EXPLAINED].flatMap(([name, explanation]) => {
          const at = text.search(new RegExp(`\\b${name}\\b`, 'u'));
          return at < 0 || text.slice(at).startsWith(`${name}, ${explanation}`)
            ? []
            : [`${name}: ${where(sample)}`];
        });
      });
    expect(bad).toEqual([]);
  });

  it('name the matter in the first two sentences where the question has one', () => {
    const named = samples.filter(
      ({ reading }) =>
        reading.ask.matter !== undefined && reading.said.opener === null && reading.ask.kind !== 'feelings',
    );
    const missing = named.filter(({ reading }) => {
      const start = reading.sentences
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase();
      return !start.includes((reading.ask.matter?.text ?? '').toLowerCase().replaceAll("'", '’'));
    });
    expect(named.length).toBeGreaterThan(samples.length / 4);
    expect(missing.map(where)).toEqual([]);
  });

  it('answer "when" with a date in the first sentence, if a date was found', () => {
    const when = samples.filter(
      ({ reading }) => reading.ask.kind === 'when' && reading.sentences.some(({ move }) => move === 'timing'),
    );
    expect(when.length).toBeGreaterThan(sweep(41));
    const undated = when.filter(
      ({ reading, sheet }) => datesIn(reading.sentences[0]?.text ?? '', sheet).length === 0,
    );
    expect(undated.map(where)).toEqual([]);
  });

  it('give no verdict on a choice', () => {
    const verdicts = samples
      .filter(({ reading }) => reading.ask.kind === 'should')
      .filter(({ reading }) => /\byou (?:should|must|ought to)\b/iu.test(textOf(reading)));
    expect(verdicts.map(where)).toEqual([]);
  });

  it('are plain: short sentences, no pictures', () => {
    const sentences = samples.flatMap(({ reading }) =>
      reading.sentences.flatMap(({ text }) => text.split(/(?<=[.?!])[”"]?\s+/u)),
    );
    const lengths = sentences.map(words).filter((n) => n > 4);
    expect([...new Set(sentences.filter((text) => words(text) > 48))]).toEqual([]);
    const mean = lengths.reduce((sum, n) => sum + n, 0) / lengths.length;
    expect(mean).toBeGreaterThan(9);
    expect(mean).toBeLessThan(19);
    expect([...new Set(sentences.filter((text) => PICTURES.test(text)))]).toEqual([]);
  });

  it('differ from chart to chart: no theme comes first in more than a quarter', () => {
    for (const question of questions) {
      const firsts = births(40).map(
        (of) => read(companion.answer(request(question, { birth: of }))).reading.said.testimonies[0],
      );
      const most = Math.max(...firsts.map((one) => firsts.filter((other) => other === one).length));
      expect(most / firsts.length, question).toBeLessThanOrEqual(0.25);
    }
  });

  it('say no sentence twice', () => {
    const bad = samples.filter(
      ({ reading }) => new Set(reading.sentences.map(({ text }) => text)).size < reading.sentences.length,
    );
    expect(bad.map(where)).toEqual([]);
  });

  it('make no banned move and leave no broken template', () => {
    const bad = samples.flatMap(({ reading }) =>
      reading.sentences.flatMap(({ text }) =>
        [...BANNED, BROKEN]
          .filter((pattern) => pattern.test(text))
          .map((pattern) => `${pattern.source}: ${text}`),
      ),
    );
    expect([...new Set(bad)]).toEqual([]);
  });

  it('begin every sentence with a capital, a digit or a quotation mark, and close it', () => {
    const bad = samples.flatMap(({ reading }) =>
      reading.sentences
        .map(({ text }) => text)
        .filter(
          (text) => (!/^[“"]?[\p{Lu}\d“]/u.test(text) && !text.startsWith('“')) || !/[.?]”?$/u.test(text),
        ),
    );
    expect([...new Set(bad)]).toEqual([]);
  });

  it('show the sum behind each point they stand on', () => {
    for (const { reading } of samples)
      for (const { score, rows } of reading.weighed)
        expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score);
  });
});

describe('the independent reader', () => {
  const { reading, sheet } = read(
    companion.answer(
      request('Who am I when nobody is watching?', { settings: { length: 'deep', depth: 'advanced' } }),
    ),
  );
  const claims = reading.sentences.filter(({ cites }) => cites.length > 0);

  it('finds a wrong sign, house, motion, ruler, aspect, date and count', () => {
    // The chart of 14 April 1993, 07:42 Lisbon: Venus in Aries, retrograde, opposite Jupiter; Sun in Aries.
    const cites = (...ids: string[]) => ids as unknown as readonly (typeof claims)[number]['cites'][number][];
    const wrong = [
      { text: 'Your Venus is in Taurus.', cites: cites('natal.venus.sign') },
      {
        text: 'Your Sun, the part that wants, is in Aries, in your eighth house.',
        cites: cites('natal.sun.sign'),
      },
      { text: 'Your Sun is in Aries, moving backwards.', cites: cites('natal.sun.sign') },
      { text: 'Saturn answers for your seventh house.', cites: cites('natal.house7.ruler') },
      {
        text: 'Your Venus is square to your Jupiter: you overspend.',
        cites: cites('natal.venus-opposition-jupiter.orb'),
      },
      {
        text: 'Your Venus faces your Jupiter, within one degree.',
        cites: cites('natal.venus-opposition-jupiter.orb'),
      },
      {
        text: 'Saturn faces your Jupiter on 9 December.',
        cites: cites('transit.saturn-opposition-jupiter.exact'),
      },
      { text: 'Ten of your ten planets stand in fire: all burns.', cites: cites('natal.element.fire.count') },
      { text: 'The Moon is in Leo now, and rests.', cites: cites('sky.moon.sign') },
    ];
    expect(wrong.filter((sentence) => denials(sentence, sheet).length === 0)).toEqual([]);
  });

  it('passes what is true', () => {
    const true_ = [
      { text: 'Your Venus is in Aries, moving backwards.', cites: [] },
      {
        text: 'Saturn faces your Jupiter on 7 and 14 December.',
        cites: ['transit.saturn-opposition-jupiter.exact'],
      },
    ] as unknown as readonly (typeof claims)[number][];
    expect([...true_, ...claims].flatMap((sentence) => denials(sentence, sheet))).toEqual([]);
  });
});

describe('the same input', () => {
  it.each(questions)('"%s" gives the same bytes, on a companion of its own as well', (question) => {
    const asked = request(question, { birth: chicago });
    const first = JSON.stringify(companion.answer(asked));
    expect(JSON.stringify(companion.answer(asked))).toBe(first);
    expect(JSON.stringify(createCompanion().answer(asked))).toBe(first);
  });

  it('within one minute is the same', () => {
    const at = (ms: number) =>
      JSON.stringify(companion.answer(request(questions[0], { now: unixMs(NOW + ms) })));
    expect(at(59_999)).toBe(at(0));
    expect(at(60_000)).not.toBe(at(0));
  });

  it.each(questions)('asked again, "%s" is worded anew on mostly the same facts', (question) => {
    const facts = (reading: Reading) => new Set(reading.sentences.flatMap(({ cites }) => cites));
    const first = read(companion.answer(request(question))).reading;
    const again = read(companion.answer(request(question, { regenerate: 1 }))).reading;
    const old = new Set(first.sentences.map(({ text }) => text));
    const kept = again.sentences.filter(({ text }) => old.has(text)).length;
    expect(kept / again.sentences.length).toBeLessThan(1);
    const before = facts(first);
    const shared = [...facts(again)].filter((id) => before.has(id)).length;
    expect(shared / before.size).toBeGreaterThanOrEqual(0.5);
  });
});

describe('a chat', () => {
  const asked = [
    'Why do I overthink everything?',
    'What is my purpose?',
    'Why do my relationships end?',
    'Should I change my job?',
    'How do I stop worrying about money?',
    'Why am I so tired?',
    'Who am I?',
    'When will work get easier?',
    'Why do I fight with my sister?',
    'Will I find love?',
    'How do I make a decision?',
    'What am I good at?',
  ];
  const turns: PastTurn[] = [];
  const readings = asked.map((question, i) => {
    const { reading } = read(
      companion.answer(request(question, { messageId: `turn-${i}`, turns: [...turns] })),
    );
    turns.push({ text: textOf(reading), ask: reading.ask, said: reading.said });
    return reading;
  });

  it('repeats no passage in twelve turns', () => {
    const bodies = readings.flatMap(({ sentences }) =>
      sentences.filter(({ move, lead }) => move === 'observe' && lead !== true).map(({ text }) => text),
    );
    expect(bodies.filter((text, i) => bodies.indexOf(text) !== i)).toEqual([]);
  });

  it('speaks of many sides of a person', () => {
    const sets = new Set(readings.map(({ said }) => said.testimonies.toSorted().join(' ')));
    expect(sets.size).toBeGreaterThanOrEqual(9);
  });

  it('explains a planet once', () => {
    const all = readings.map(textOf).join(' ');
    expect(all.split('Saturn, the planet of').length - 1).toBeLessThanOrEqual(1);
  });
});

describe('without a birth time', () => {
  const unknown = births(sweep(40)).map((of) => ({ ...of, time: null }));
  const timeless: readonly Sample[] = unknown.flatMap((of) =>
    questions.map((question): Sample => ({
      birth: of,
      question,
      length: 'medium',
      depth: 'intermediate',
      ...read(companion.answer(request(question, { birth: of }))),
    })),
  );

  it('no house, rising sign or angle is told, but in the sentence that says it is missing', () => {
    const bad = timeless.flatMap((sample) =>
      sample.reading.sentences
        .filter(
          ({ text, move }) =>
            move !== 'limit' &&
            /\b(ascendant|midheaven|rising|descendant|\w+(?:st|nd|rd|th) house|your \w+ house)\b/iu.test(
              text,
            ),
        )
        .map(({ text }) => text),
    );
    expect([...new Set(bad)]).toEqual([]);
  });

  it('the missing hour is said once, with its caveat, and the rest is true of the day', () => {
    for (const { reading } of timeless) {
      expect(
        reading.sentences.filter(({ cites }) => cites.some((id) => id === 'caveat.birth-time-unknown')),
      ).toHaveLength(1);
    }
    expect(
      timeless.flatMap(({ reading, sheet }) =>
        reading.sentences.flatMap((sentence) =>
          denials(sentence, sheet).map((what) => `${what}: ${sentence.text}`),
        ),
      ),
    ).toEqual([]);
  });

  it('lengths hold', () => {
    const off = timeless
      .map((sample) => ({ n: words(textOf(sample.reading)), sample }))
      .filter(({ n }) => n < 150 || n > 230);
    expect(off.map(({ n, sample }) => `${n}: ${where(sample)}`)).toEqual([]);
  });
});

describe('without a birth date', () => {
  it.each(questions)('"%s" is met with today’s Moon and what a birth would add', (question) => {
    const { reading, sheet } = read(companion.answer(request(question, { birth: null })));
    const cited = reading.sentences.flatMap(({ cites }) => cites as readonly string[]);
    expect(cited).toContain('caveat.birth-date-unknown');
    expect(cited).toContain('sky.moon.sign');
    expect(
      cited.filter((id) => id.startsWith('natal.') || (id.startsWith('transit.') && id.includes('-'))),
    ).toEqual([]);
    expect(reading.sentences.flatMap((sentence) => denials(sentence, sheet))).toEqual([]);
  });
});

describe('safety', () => {
  it('gives no reading at all while someone may be about to act', () => {
    const answer = companion.answer(request('I am going to kill myself tonight'));
    expect(answer).toMatchObject({ safety: { tier: 1 }, reading: null, sheet: null, chips: [] });
  });

  it('meets a wish to die without the sky', () => {
    const {
      safety,
      reading,
      sheet,
      support = [],
    } = companion.answer(request('I want to die. I can’t do this any more'));
    expect(safety).toMatchObject({ tier: 2, family: 'wish' });
    expect([reading, sheet]).toEqual([null, null]);
    expect(support.join(' ')).toContain('don’t want to be alive');
    expect(support.join(' ')).not.toMatch(
      /\b(Moon|Sun|Mercury|Venus|Mars|Jupiter|Saturn|Aries|Scorpio|chart|horoscope|zodiac|ascendant)\b/u,
    );
  });

  it('reads love as friendship and pace for someone under eighteen', () => {
    const minor = birth('2011-05-03', '09:10', ['Lisbon', 38.72, -9.14, 'Europe/Lisbon']);
    const adult = { ...minor, date: '1981-05-03' };
    const grown = read(companion.answer(request('Why does my crush ignore me?', { birth: adult }))).reading;
    const young = read(companion.answer(request('Why does my crush ignore me?', { birth: minor }))).reading;
    expect(grown.ask.topics[0]?.label).toBe('love');
    // The facets and lines of the love theme are kept under these names in the memory of what was said.
    const loveAtoms = (reading: Reading) =>
      reading.said.atoms.filter((key) => /\.facet\.love|^lead\.love/u.test(key));
    expect(loveAtoms(young)).toEqual([]);
    expect(young.sentences.some(({ move }) => move === 'limit')).toBe(true);
  });

  it('gives a child the day’s sky and nothing of the chart', () => {
    const child = birth('2015-05-03', '09:10', ['Lisbon', 38.72, -9.14, 'Europe/Lisbon']);
    const { sentences } = read(
      companion.answer(request('Why does nobody like me at school?', { birth: child })),
    ).reading;
    expect(sentences.flatMap(({ cites }) => cites).filter((id) => !id.startsWith('sky.'))).toEqual([]);
    expect(sentences.some(({ cites }) => cites.length > 0)).toBe(true);
  });

  it('gives no hard date to someone worried for a body', () => {
    const asked = request('When will my surgery pain get better?', {});
    const { reading } = read(companion.answer(asked));
    expect(reading.ask.topics[0]?.label).toBe('health-worry');
    const hard = /^transit\.(?:mars|saturn|uranus|neptune|pluto)-(?:square|opposition|conjunction)-/u;
    expect(reading.sentences.flatMap(({ cites }) => cites).filter((id) => hard.test(id))).toEqual([]);
  });
});

describe('the open questions', () => {
  /** Families that later reading modes bring; a rule that only they can meet is not asked of this one. */
  const notYet = /^(thai|bazi|numerology|iching|synastry|partner)\./u;

  it.each(open.cases.map((item) => [item.id, item.question, item] as const))('%s %s', (_, __, item) => {
    const offsets: Readonly<Record<string, string>> = {
      'Europe/Lisbon': 'Z',
      'Europe/London': 'Z',
      'America/Chicago': '-06:00',
      'Asia/Bangkok': '+07:00',
      'Asia/Kolkata': '+05:30',
      'Asia/Hong_Kong': '+08:00',
      'Asia/Singapore': '+08:00',
    };
    const now = Date.parse(`${item.now}:00${offsets[item.zone] ?? '?'}`);
    expect(now).not.toBeNaN();
    const settings =
      'settings' in item
        ? (item.settings as
            | { responseLength?: string; personalityStyle?: string; includeAstrologyDepth?: string }
            | undefined)
        : undefined;
    const of = item.birth;
    const asked = (text: string, messageId: string, turns: readonly PastTurn[]) =>
      companion.answer(
        request(text, {
          birth:
            of === null
              ? null
              : birth(of.date, of.time, [of.place, of.lat, of.lon, of.zone] as unknown as Parameters<
                  typeof birth
                >[2]),
          now: unixMs(now),
          zone: item.zone,
          mode: item.mode as 'western',
          uiLang: item.lang as 'en',
          threadId: item.id,
          messageId,
          turns,
          settings: {
            length: (settings?.responseLength ?? 'medium') as 'medium',
            style: (settings?.personalityStyle ?? 'warm') as 'warm',
            depth: (settings?.includeAstrologyDepth ?? 'intermediate') as 'basic',
          },
        }),
      );
    const before = 'history' in item ? item.history?.[0]?.text : undefined;
    const turns: PastTurn[] = [];
    if (before !== undefined) {
      const { reading } = read(asked(before, 'm0', []));
      turns.push({ text: textOf(reading), ask: reading.ask, said: reading.said });
    }
    const answer = asked(item.question, 'm1', turns);
    const cited = answer.reading?.sentences.flatMap(({ cites }) => cites) ?? [];
    const rules = item.mustCite.filter((globs: readonly string[]) =>
      globs.some((glob) => !notYet.test(glob)),
    );
    expect
      .soft(
        rules.filter(
          (globs: readonly string[]) => !globs.some((glob) => cited.some((id) => matchesGlob(id, glob))),
        ),
        'must cite',
      )
      .toEqual([]);
    const text = answer.reading === null ? '' : textOf(answer.reading);
    expect
      .soft(
        item.mustNot.filter(({ pattern, flags }) => new RegExp(pattern, flags).test(text)),
        'must not',
      )
      .toEqual([]);
  });

  it('one answers a vague message with two to four chips', () => {
    expect(companion.answer(request('What about it?', { birth: null })).chips.length).toBeGreaterThanOrEqual(
      2,
    );
    expect(companion.answer(request('What about it?', { birth: null })).chips.length).toBeLessThanOrEqual(4);
  });

  it('one says plainly that it is an AI, whatever the seed', () => {
    const silent = Array.from({ length: 20 }, (_, i) =>
      textOf(read(companion.answer(request('are you real?', { messageId: `m${i}` }))).reading),
    ).filter((text) => !/\bAI\b/u.test(text));
    expect([...new Set(silent)]).toEqual([]);
  });
});
