/**
 * The old weather lore in words: the turn of the Sun, the phase of the Moon, what stands on the angles, and the five sums.
 *
 * A history of an art and a stock of pictures. It forecasts nothing, and says so.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { degreesAndMinutes } from '../names.ts';
import { bareBody, classicalName, signTitle, theBody } from './classical/seven.ts';
import { dayOf, isEither, oneWord, plainDay, valueOf } from './classical/open-values.ts';
import { capital, countOf, idsOf, listed, said, themeOf, wording } from './drawn/telling.ts';
import {
  angleNames,
  doorLines,
  doorNames,
  pairLore,
  pairPractice,
  phaseLines,
  phaseNames,
  planetLore,
  qualityWords,
  seasonLines,
  seasonNames,
  turnLines,
  zoneNames,
} from './weather/qualities.ts';
import type { QualityWords } from './weather/qualities.ts';

const look = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key === null ? undefined : table[key];

const qualityOf = (id: string): QualityWords | undefined => look<QualityWords>(qualityWords, id);
const qualityName = (id: string): string => qualityOf(id)?.name ?? '';
const kindName = (id: string): string => look(phaseNames, id)?.[0] ?? signTitle(id);

/** "at the turn of the Sun", for the chart a fact belongs to. */
const chartPlaces: Readonly<Record<string, string>> = {
  ingress: 'at the last turn of the Sun',
  syzygy: 'in the chart just before that turn',
  lunation: 'at the last phase of the Moon',
  day: 'on the day you ask about',
};

// ---- the sums ----

function tellRank(about: TellAbout): readonly string[] {
  const ranks = idsOf(about.fact('weather.rank'));
  const [top, ...rest] = ranks;
  const season = oneWord(about.fact('weather.season'));
  if (top === undefined)
    return said(
      wording(
        ['No rule of the old lore speaks on these charts.', 'The five sums are all at nothing here.'],
        about.variant,
      ),
      wording(
        [
          'An almanac maker would have left the line blank.',
          'Silence was an answer too, and a cheap one to print.',
        ],
        about.variant,
        2,
      ),
    );
  return said(
    wording(
      [
        `The old rules put ${qualityName(top)} first here${rest.length === 0 ? '' : `, then ${listed(rest.map(qualityName))}`}.`,
        `Added up by the old rules, ${qualityName(top)} leads${rest.length === 0 ? '' : `, before ${listed(rest.map(qualityName))}`}.`,
      ],
      about.variant,
    ),
    wording(qualityOf(top)?.lore ?? [], about.variant, 2),
    about.variant % 2 === 0 || season === null
      ? qualityOf(top)?.themes[themeOf(about.topic)]
      : look(seasonLines, season),
  );
}

function tellTop(quality: string, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`weather.score.${quality}`));
  const found = qualityOf(quality);
  if (found === undefined) return [];
  return said(
    wording(
      [`${capital(found.name)} comes to ${n} in the old sum.`, `The tally of ${found.name} is ${n}.`],
      about.variant,
    ),
    found.themes[themeOf(about.topic)],
  );
}

// ---- turns and phases ----

function tellIngress(about: TellAbout): readonly string[] {
  const kind = about.fact('weather.ingress.kind');
  const day = dayOf(about.fact('weather.ingress.at'), about);
  const when = isEither(kind) || day === null ? '' : ` on ${day}`;
  return said(
    wording(
      [
        `The quarter you live in was opened by the turn into ${valueOf(kind, signTitle)}${when}.`,
        `The chart of this quarter is that of ${valueOf(kind, signTitle)}${when === '' ? '' : `, drawn for the turn${when}`}.`,
      ],
      about.variant,
    ),
    isEither(kind)
      ? 'It happens within two minutes of the moment you ask about, so either may govern.'
      : wording(look<readonly string[]>(turnLines, oneWord(kind)) ?? [], about.variant, 2),
  );
}

function tellPhase(chart: 'syzygy' | 'lunation', about: TellAbout): readonly string[] {
  const kind = about.fact(`weather.${chart}.kind`);
  const day = dayOf(about.fact(`weather.${chart}.at`), about);
  const names = valueOf(kind, kindName);
  const when = isEither(kind) || day === null ? '' : ` on ${day}`;
  return said(
    chart === 'syzygy'
      ? wording(
          [
            `Before that turn of the Sun came a ${names}${when}.`,
            `With the turn of the Sun governs the ${names}${when === '' ? '' : `${when}, which came before it`}.`,
          ],
          about.variant,
        )
      : wording(
          [
            `The last mark in the month was the ${names}${when === '' ? '' : `,${when}`}.`,
            `Last of the four marks in the month came the ${names}${when === '' ? '' : `,${when}`}.`,
          ],
          about.variant,
        ),
    isEither(kind)
      ? openPhase
      : wording(look<readonly string[]>(phaseLines, oneWord(kind)) ?? [], about.variant, 2),
  );
}

const openPhase = 'One turns into the other within two minutes of the moment you ask about.';

// ---- what a chart holds ----

function tellAngle(chart: string, planet: string, about: TellAbout): readonly string[] {
  const angle = about.fact(`weather.${chart}.${planet}.angle`);
  const name = valueOf(angle, (id) => look(angleNames, id)?.[0] ?? '');
  const where = chartPlaces[chart] ?? '';
  return said(
    wording(
      [
        `${capital(theBody(planet))} was ${name} at your place ${where}.`,
        `${capital(where)}, ${theBody(planet)} was ${name} where you are.`,
      ],
      about.variant,
    ),
    wording(look<readonly string[]>(planetLore, planet) ?? [], about.variant, 2),
  );
}

function tellDoors(chart: string, about: TellAbout): readonly string[] {
  const doors = idsOf(about.fact(`weather.${chart}.doors`));
  const [first] = doors;
  if (first === undefined) return [];
  return said(
    wording(
      [
        `The doors stand open ${chartPlaces[chart] ?? ''}: ${listed(doors.map((id) => look(doorNames, id)?.[0] ?? ''))}.`,
        `${capital(chartPlaces[chart] ?? '')}, doors are opened by ${listed(doors.map((id) => look(doorNames, id)?.[0] ?? ''))}.`,
      ],
      about.variant,
    ),
    look<readonly string[]>(doorLines, first)?.[0],
    look<readonly string[]>(doorLines, first)?.[1],
  );
}

const HARD: readonly string[] = ['mars', 'saturn'];
const KIND: readonly string[] = ['venus', 'jupiter'];

/** How far apart two stood, as an almanac draws it. */
const apart: Readonly<Record<string, string>> = {
  conjunction: 'side by side',
  sextile: 'a sixth of the circle apart',
  square: 'a quarter of the circle apart',
  trine: 'a third of the circle apart',
  opposition: 'across the sky from each other',
};

function tellAspect(point: TraditionPoint, about: TellAbout): readonly string[] {
  const [, chart = '', pair = ''] = point.facts[0].split('.');
  const [a = '', aspect = '', b = ''] = pair.split('-');
  const nature = [a, b].some((one) => HARD.includes(one))
    ? 'hard'
    : [a, b].some((one) => KIND.includes(one))
      ? 'kind'
      : 'plain';
  return said(
    wording(
      [
        `${capital(theBody(a))} and ${theBody(b)} stood ${apart[aspect] ?? ''} ${chartPlaces[chart] ?? ''}.`,
        `${capital(chartPlaces[chart] ?? '')}, ${theBody(a)} and ${theBody(b)} stood ${apart[aspect] ?? ''}.`,
      ],
      about.variant,
    ),
    pairLore[`${a}-${b}`] ?? 'The tables used here have no entry for that pair.',
    wording(pairPractice[nature], about.variant, 2),
  );
}

// ---- what comes ----

function tellNextMoon(about: TellAbout): readonly string[] {
  const next = dayOf(about.fact('weather.next.new'), about);
  const full = dayOf(about.fact('weather.next.full'), about);
  return said(
    `The next new Moon is on ${next ?? ''}${full === null ? '' : `, the next full Moon on ${full}`}.`,
    wording(
      [
        'Almanacs hung a whole month on these two pegs; hang one errand on each.',
        'Begin something small by the first and look at it by the second.',
      ],
      about.variant,
    ),
  );
}

function tellNextTurn(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('weather.next.ingress'), about);
  return said(
    wording(
      [
        `The Sun’s next turn comes on ${day ?? ''}.`,
        `On ${day ?? ''} the Sun opens the next quarter of the year.`,
      ],
      about.variant,
    ),
    wording(
      [
        'It is a good date for changing the calendar on the wall and one habit with it.',
        'Until then this quarter’s chart is the one that counts.',
      ],
      about.variant,
      2,
    ),
  );
}

const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'weather-no-forecast': [
    'None of this forecasts weather; for anything that matters, use a weather service.',
    'This is how people once read the sky. It has never been shown to foretell a single shower.',
  ],
  'weather-place-unknown': [
    'I have no place for you, so nothing is said of the horizon or the season.',
    'Without a place the angles are missing, and the sums are only half of what they were.',
  ],
  'weather-tropical-seasons': [
    'In the tropics the seasons here are rough: rains keep a calendar of their own.',
    'The season is guessed from the height of the Sun, and monsoons do not read books.',
  ],
};

function tell(point: TraditionPoint, about: TellAbout): readonly string[] {
  const name = point.key.slice('weather:'.length);
  const limit = limitLines[name];
  if (limit !== undefined) return [wording(limit, about.variant)];
  if (name.startsWith('top-')) return tellTop(name.slice('top-'.length), about);
  switch (name) {
    case 'rank':
      return tellRank(about);
    case 'ingress':
      return tellIngress(about);
    case 'syzygy':
    case 'lunation':
      return tellPhase(name, about);
    case 'next-moon':
      return tellNextMoon(about);
    case 'next-turn':
      return tellNextTurn(about);
    default:
      break;
  }
  const [chart = '', first = ''] = name.split('-');
  if (name.endsWith('-doors')) return tellDoors(chart, about);
  return name.endsWith('-angle') ? tellAngle(chart, first, about) : tellAspect(point, about);
}

// ---- facts ----

/** Phases, planets, signs, qualities, angles, doors, seasons and zones share no id. */
function nameOf(id: string): readonly [en: string, own: string | null] | undefined {
  const quality = qualityOf(id);
  if (quality !== undefined) return [quality.name, quality.own];
  const tables: readonly Readonly<Record<string, readonly [string, string | null]>>[] = [
    angleNames,
    doorNames,
    phaseNames,
    seasonNames,
    zoneNames,
  ];
  return classicalName(id) ?? tables.map((table) => table[id]).find((name) => name !== undefined);
}

const spoken = (fact: Fact): string => valueOf(fact, (id) => nameOf(id)?.[0] ?? '');

const chartNames: Readonly<Record<string, string>> = {
  ingress: 'Turn of the Sun',
  syzygy: 'New or full Moon before it',
  lunation: 'Last phase of the Moon',
  day: 'Day asked about',
};

const caveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'weather-no-forecast': ['No forecast', 'A history of an art; it has not been shown to foretell weather.'],
  'weather-place-unknown': ['Place unknown', 'No angles and no season; the sums lack them.'],
  'weather-tropical-seasons': [
    'Seasons in the tropics',
    'Guessed from the height of the Sun; monsoons differ.',
  ],
  'near-boundary': ['At a turn', 'A turn or a phase falls within two minutes; both are given.'],
};

type Titled = { readonly title: string; readonly detail: string };

function chartTitled(chart: string, first: string, second: string, fact: Fact): Titled {
  const name = chartNames[chart] ?? 'Chart';
  const { value } = fact;
  if (first === 'kind')
    return { title: `${name}: ${valueOf(fact, kindName)}`, detail: 'The last before the day asked about' };
  if (first === 'at')
    return { title: `${name}: ${plainDay(fact)}`, detail: 'Instant of the chart, day in UTC' };
  if (first === 'doors')
    return {
      title: `${name}: doors opened by ${idsOf(fact).length === 0 ? 'none' : spoken(fact)}`,
      detail: 'Rulers of opposite signs in aspect',
    };
  if (first === 'asc' || first === 'mc')
    return {
      title: `${name}: ${spoken(fact)} ${first === 'asc' ? 'rising' : 'culminating'}`,
      detail: 'For your place',
    };
  if (second === 'sign')
    return { title: `${name}: ${bareBody(first)} in ${spoken(fact)}`, detail: 'Sign of the zodiac' };
  if (second === 'angle')
    return {
      title: `${name}: ${bareBody(first)} ${spoken(fact)}`,
      detail: 'Within eight degrees of an angle',
    };
  const [a = '', aspect = '', b = ''] = first.split('-');
  return {
    title: `${name}: ${bareBody(a)} ${aspect} ${bareBody(b)}`,
    detail: value.type === 'degrees' ? `${degreesAndMinutes(value.deg)} from exact` : 'In aspect',
  };
}

function fact(one: Fact, _sheet: FactSheet): Titled {
  const [family = '', first = '', second = '', third = ''] = one.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['Limit', 'Left open by what was given'];
    return { title, detail };
  }
  switch (first) {
    case 'rank':
      return {
        title: `In order: ${idsOf(one).length === 0 ? 'none' : spoken(one)}`,
        detail: 'The highest sum first',
      };
    case 'score':
      return {
        title: `${capital(qualityName(second))}: ${countOf(one)}`,
        detail: 'Sum of testimonies, weighed by season',
      };
    case 'season':
      return { title: `Season: ${spoken(one)}`, detail: 'Of the quarter, at your place' };
    case 'zone':
      return { title: `Your place: ${spoken(one)}`, detail: 'By its latitude' };
    case 'year':
      return {
        title: `Sun into ${signTitle(second)}: ${plainDay(one)}`,
        detail: 'A turn of the Sun this year',
      };
    case 'next':
      return {
        title: `Next ${second === 'ingress' ? 'turn of the Sun' : kindName(second)}: ${plainDay(one)}`,
        detail: 'After the moment asked about, day in UTC',
      };
    default:
      return chartTitled(first, second, third, one);
  }
}

const pointNames: Readonly<Record<string, string>> = {
  rank: 'The five qualities in order',
  ingress: 'The last turn of the Sun',
  syzygy: 'The new or full Moon before it',
  lunation: 'The last phase of the Moon',
  'next-moon': 'The next new and full Moon',
  'next-turn': 'The next turn of the Sun',
};

function pointTitle(key: string): string {
  const name = key.slice('weather:'.length);
  const fixed = pointNames[name] ?? caveats[name]?.[0];
  if (fixed !== undefined) return fixed;
  if (name.startsWith('top-')) return `The tally of ${qualityName(name.slice('top-'.length))}`;
  const [chart = '', a = '', aspect = '', b = ''] = name.split('-');
  const where = chartPlaces[chart] ?? '';
  if (name.endsWith('-doors')) return `Doors open ${where}`;
  return name.endsWith('-angle')
    ? `${bareBody(a)} on an angle ${where}`
    : `${bareBody(a)} ${aspect} ${bareBody(b)} ${where}`;
}

export const words: TraditionWords = {
  mode: 'astro-meteorology',
  tell,
  opens: [
    'Before barometers people read the coming weather off the planets. I can show you how, and nothing more.',
    'This is a page from an old almanac, worked out for your day. Read it as one reads an old map.',
    'Ptolemy gave each planet a touch of hot, cold, moist or dry. Later hands made tables of it.',
    'Look at the sky through the eyes of an almanac maker, and keep your own umbrella.',
  ],
  returns: [
    'So much for the almanac. Your question is about your own day, and there you are the instrument.',
    'Take the picture indoors with you: what needs shade, and what needs air?',
    'Old weather words fit tempers well. Which of them fits what you asked about?',
    'Fold the page; the window is better informed.',
  ],
  limits: [
    'None of this forecasts weather. For plans that depend on it, use a weather service.',
    'The rules mix Ptolemy with a nineteenth-century handbook, and neither has stood up to measurement.',
    'The sums put qualities in order. They hold no degrees, no millimetres and no hours.',
    'In the tropics the seasons of this lore fit badly; it was written beside the Mediterranean.',
  ],
  fact,
  pointTitle,
  methods: {
    'next-phase': 'The next such phase after the moment asked about.',
    'next-turn-of-sun': 'When the Sun next enters Aries, Cancer, Libra or Capricorn.',
    'sun-at-cardinal-sign': 'When the Sun’s longitude is a whole quarter of the circle.',
    'last-turn-before': 'The last of its kind before the moment asked about.',
    'exact-instant': 'The instant at which it is exact.',
    'apparent-longitude': 'Where it stood along the ecliptic at that instant.',
    'within-eight-degrees': 'Nearer than eight degrees to the rising, culminating, setting or lowest point.',
    'rulers-of-opposite-signs':
      'Two planets whose signs lie opposite each other, joined by an aspect in this chart.',
    'aspect-within-orb':
      'The angle between the two is within two degrees, or five where the Sun or Moon takes part.',
    'latitude-against-tropics': 'By whether your latitude is within 23.44 degrees of the equator.',
    'quarter-of-year':
      'The quarter that the last turn of the Sun opened, as it falls in your half of the world.',
    'sum-of-testimonies':
      'Three for a planet on an angle, two for an exact aspect to Sun or Moon, one for a pair, times two; three or one by season.',
    'highest-sum-first': 'The five sums in order, those at nothing left out.',
    'limit-of-inputs': 'Left open by what was given.',
  },
  sources: {
    'source.astronomy-engine':
      'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',
    'source.astro-meteorology':
      'Ptolemy, Tetrabiblos I and II, and A. J. Pearce, The Text-Book of Astrology (1911): two historic systems, mixed.',
    'source.inputs': 'Follows from what was given.',
  },
  caveats,
  names: (one) => {
    const { value } = one;
    if (value.type === 'count') return [{ id: String(value.n), en: String(value.n), own: null }];
    return idsOf(one).flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [{ id, en: name[0], own: name[1] }];
    });
  },
};
