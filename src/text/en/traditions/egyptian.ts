/**
 * The Egyptian mode in words: a decan for the Sun and for the rising degree, the civil date, and the modern zodiac of gods.
 *
 * Three layers of very different age, each said to be what it is.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import { longitudeName } from '../names.ts';
import { bareBody, classicalName, planetOf, signTitle, theBody } from './classical/seven.ts';
import { dayOf, isEither, oneWord, openLine, plainDay, valueOf } from './classical/open-values.ts';
import { countOf, idsOf, ordinal, said, themeOf, wording } from './drawn/telling.ts';
import { godOf, monthOf, seasonOf } from './egyptian/dates.ts';
import { decanOf } from './egyptian/decans.ts';

const decanName = (id: string): string => decanOf(id)?.name ?? '';
const monthName = (id: string): string => monthOf(id)?.name ?? '';
const seasonName = (id: string): string => seasonOf(id)?.name ?? '';

const thirds = ['first', 'middle', 'last'] as const;

/** "the second third of Taurus": the place of a decan; empty where it is open. */
function thirdOf(which: 'sun' | 'rising', about: TellAbout): string {
  const id = oneWord(about.fact(`egyptian.decan.${which}`));
  const sign = oneWord(about.fact(`egyptian.decan.${which}-sign`));
  if (id === null || sign === null) return '';
  const number = Number(id.slice('decan-'.length));
  return `the ${thirds[(number - 1) % 3] ?? 'first'} third of ${signTitle(sign)}`;
}

const decanLeads = {
  sun: ['Your Sun’s decan is {name}.', 'You were born while the Sun was in the decan {name}.'],
  rising: ['Your rising decan is {name}.', 'On the horizon of your birth stood the decan {name}.'],
} as const;

function tellDecan(which: 'sun' | 'rising', about: TellAbout): readonly string[] {
  const fact = about.fact(`egyptian.decan.${which}`);
  const ruler = oneWord(about.fact(`egyptian.decan.${which}-ruler`));
  const third = thirdOf(which, about);
  const lead = wording(decanLeads[which], about.variant).replace('{name}', valueOf(fact, decanName));
  const theme = ruler === null ? undefined : planetOf(ruler)?.themes[themeOf(about.topic)];
  return said(
    third === '' ? lead : `${lead.slice(0, -1)}, ${third}.`,
    isEither(fact) ? openLine(about.variant) : decanOf(oneWord(fact) ?? '')?.line,
    isEither(fact) || about.variant % 2 === 0 || which === 'sun' ? undefined : theme,
  );
}

function tellRuler(about: TellAbout): readonly string[] {
  const fact = about.fact('egyptian.decan.sun-ruler');
  const ruler = oneWord(fact);
  const words = planetOf(ruler ?? '');
  return said(
    wording(
      [
        `The face of your Sun’s decan belongs to ${valueOf(fact, theBody)}.`,
        `Later astrologers gave the decan of your Sun to ${valueOf(fact, theBody)}.`,
      ],
      about.variant,
    ),
    words === undefined
      ? openLine(about.variant)
      : wording(
          [
            words.themes[themeOf(about.topic)],
            `So it works ${words.manner}, and answers for ${words.of}.`,
            words.themes[themeOf(about.topic)],
          ],
          about.variant,
        ),
  );
}

/** "20 Thoth", "the third of the days upon the year". */
function dateName(which: 'civil' | 'today', about: TellAbout): string {
  const month = oneWord(about.fact(`egyptian.${which}.month`));
  const day = countOf(about.fact(`egyptian.${which}.day`));
  return month === 'epagomenal'
    ? `the ${ordinal(day)} of the days upon the year`
    : `${day} ${monthName(month ?? '')}`;
}

function tellDate(about: TellAbout): readonly string[] {
  const month = oneWord(about.fact('egyptian.civil.month')) ?? '';
  const decade = about.fact('egyptian.civil.decade');
  const date = dateName('civil', about);
  return said(
    wording(
      [`By the Egyptian civil calendar you were born on ${date}.`, `Your Egyptian date of birth is ${date}.`],
      about.variant,
    ),
    wording(monthOf(month)?.lines ?? [], about.variant, 2),
    decade === undefined || about.variant % 2 === 0
      ? undefined
      : `It fell in the week of ten days that was number ${countOf(decade)} of thirty-six.`,
  );
}

function tellSeason(about: TellAbout): readonly string[] {
  const fact = about.fact('egyptian.civil.season');
  return said(
    wording(
      [
        `The season of your civil date is ${valueOf(fact, seasonName)}.`,
        `Your civil date stands in ${valueOf(fact, seasonName)}.`,
      ],
      about.variant,
    ),
    wording(seasonOf(oneWord(fact) ?? '')?.lines ?? [], about.variant, 2),
    about.sheet.school['calendar'] === 'civil' && about.variant % 3 === 0
      ? 'The year of 365 days wanders, so its seasons are names by now and no weather.'
      : undefined,
  );
}

function tellGod(about: TellAbout): readonly string[] {
  const fact = about.fact('egyptian.civil.god');
  const god = godOf(oneWord(fact) ?? '');
  const isDay = oneWord(about.fact('egyptian.civil.month')) === 'epagomenal';
  if (god === undefined) return [];
  return said(
    wording(
      isDay
        ? [
            `The day of your date belongs to ${god.name}.`,
            `Among the days upon the year, yours is that of ${god.name}.`,
          ]
        : [`The figure over your month is ${god.name}.`, `Over your month the old list sets ${god.name}.`],
      about.variant,
    ),
    wording(
      [`The name was called on for ${god.of}.`, `What went with the name was ${god.of}.`],
      about.variant,
      2,
    ),
    wording(god.lines, about.variant, 4),
  );
}

function tellToday(about: TellAbout): readonly string[] {
  const month = oneWord(about.fact('egyptian.today.month')) ?? '';
  const date = dateName('today', about);
  const god = godOf(oneWord(about.fact('egyptian.today.god')) ?? '');
  return said(
    wording(
      [`Today is ${date} by that calendar.`, `By the Egyptian count the day you ask about is ${date}.`],
      about.variant,
    ),
    wording(monthOf(month)?.lines ?? [], about.variant, 2),
    god === undefined || about.variant % 2 === 0
      ? undefined
      : `Its figure is ${god.name}, called on for ${god.of}.`,
  );
}

function tellNext(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('egyptian.next-birthday'), about);
  if (day === null) return [];
  return said(
    wording(
      [
        `Your Egyptian birthday, ${dateName('civil', about)}, comes next on ${day}.`,
        `The next ${dateName('civil', about).replace(/^the /u, '')} falls on ${day}.`,
      ],
      about.variant,
    ),
    wording(
      [
        'Use it as a second new year’s day: one thing put down, one thing begun.',
        'It is a birthday nobody will ring you about, so it suits a quiet look at the year.',
      ],
      about.variant,
      2,
    ),
  );
}

function tellPopular(about: TellAbout): readonly string[] {
  const god = godOf(oneWord(about.fact('egyptian.popular-god')) ?? '');
  if (god === undefined) return [];
  return said(
    wording(
      [
        `In the modern zodiac of Egyptian gods your date falls to ${god.name}.`,
        `Popular books of the last century give your birthday to ${god.name}.`,
      ],
      about.variant,
    ),
    wording(god.lines, about.variant, 2),
    wording(
      [
        'No ancient list says so; take it as a modern game with old names.',
        'That table is younger than the aeroplane, so hold it lightly.',
      ],
      about.variant,
      4,
    ),
  );
}

const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  reconstruction: [
    'No Egyptian handbook of birth readings has come down to us, so this one is pieced together.',
    'The calendar and the decans are old; putting them into one reading is our own work.',
  ],
  'birth-time-unknown': [
    'Your birth time is unknown, so the rising decan is left out.',
    'Without an hour of birth I can give the decan of your Sun, and not the one that was rising.',
  ],
};

const tellers: Readonly<Record<string, (about: TellAbout) => readonly string[]>> = {
  'sun-decan': (about) => tellDecan('sun', about),
  'rising-decan': (about) => tellDecan('rising', about),
  'decan-ruler': tellRuler,
  'civil-date': tellDate,
  season: tellSeason,
  god: tellGod,
  today: tellToday,
  'next-birthday': tellNext,
  'popular-god': tellPopular,
};

// ---- facts ----

function nameOf(id: string): readonly [en: string, own: string | null] | undefined {
  const found = decanOf(id) ?? seasonOf(id) ?? classicalOf(id) ?? godOf(id);
  return found === undefined ? undefined : [found.name, found.own];
}

function classicalOf(id: string): { readonly name: string; readonly own: string | null } | undefined {
  const named = classicalName(id);
  return named === undefined ? undefined : { name: named[0], own: named[1] };
}

/** Months and gods share names (Thoth), so the id of the fact decides which table is read. */
function nameIn(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const month = fact.id.endsWith('.month') ? monthOf(id) : undefined;
  if (month !== undefined) return [month.name, month.own];
  return nameOf(id) ?? (monthOf(id) === undefined ? undefined : [monthName(id), monthOf(id)?.own ?? null]);
}

const spoken = (fact: Fact): string => valueOf(fact, (id) => nameIn(fact, id)?.[0] ?? '');

type Titled = { readonly title: string; readonly detail: string };

function decanTitled(part: string, fact: Fact): Titled {
  const [which = '', what = ''] = part.split('-');
  const whose = which === 'sun' ? 'the Sun' : 'the rising degree';
  switch (what) {
    case 'sign':
      return { title: `Decan of ${whose}: in ${spoken(fact)}`, detail: 'Three decans to a sign' };
    case 'ruler':
      return {
        title: `Decan of ${whose}: face of ${spoken(fact)}`,
        detail: 'A later layer: the Chaldean order of faces',
      };
    default:
      return {
        title: `Decan of ${whose}: ${spoken(fact)}`,
        detail: isEither(fact)
          ? 'Ten degrees; the hour decides'
          : `Number ${Number(idsOf(fact)[0]?.slice(6) ?? 0)} of thirty-six`,
      };
  }
}

function dateTitled(which: string, part: string, fact: Fact, sheet: FactSheet): Titled {
  const whose = which === 'today' ? 'Day asked about' : 'Born';
  const era =
    sheet.school['calendar'] === 'alexandrian'
      ? 'Alexandrian year, with a leap day'
      : 'Wandering year of 365 days';
  switch (part) {
    case 'year':
      return {
        title: `${whose}: year ${countOf(fact)}`,
        detail: sheet.school['calendar'] === 'alexandrian' ? 'Of the era of 284' : 'Of Nabonassar',
      };
    case 'month':
      return { title: `${whose}: month ${spoken(fact)}`, detail: era };
    case 'day':
      return {
        title: `${whose}: day ${countOf(fact)}`,
        detail: 'Of the month, or of the days upon the year',
      };
    case 'season':
      return { title: `${whose}: ${spoken(fact)}`, detail: 'Season of four months' };
    case 'decade':
      return { title: `${whose}: ten-day week ${countOf(fact)}`, detail: 'Of thirty-six in the year' };
    default:
      return {
        title: `${whose}: ${spoken(fact)}`,
        detail: `Called on for ${godOf(oneWord(fact) ?? '')?.of ?? ''}`,
      };
  }
}

function fact(one: Fact, sheet: FactSheet): Titled {
  const [family = '', first = '', second = ''] = one.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['Limit', 'Left open by the birth details'];
    return { title, detail };
  }
  if (family === 'natal') {
    const name = first === 'sun' ? bareBody(first) : 'Ascendant';
    if (second === 'sign') return { title: `${name} in ${spoken(one)}`, detail: 'The sign it stands in' };
    const { value } = one;
    const at =
      value.type === 'degrees'
        ? `at ${longitudeName(value.deg)}`
        : value.type === 'degree-range'
          ? `between ${longitudeName(value.fromDeg)} and ${longitudeName(value.toDeg)}`
          : '';
    return { title: `${name} ${at}`, detail: 'Ecliptic longitude' };
  }
  if (first === 'decan') return decanTitled(second, one);
  if (first === 'popular-god')
    return { title: `Modern zodiac: ${spoken(one)}`, detail: 'A table of the twentieth century' };
  if (first === 'next-birthday')
    return {
      title: `Next Egyptian birthday: ${plainDay(one)}`,
      detail: 'The same month and day of that calendar',
    };
  return dateTitled(first, second, one, sheet);
}

const caveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'egyptian-reconstruction': ['A reconstruction', 'Old calendar and old decans, put together by us.'],
  'egyptian-modern-zodiac': ['A modern table', 'The zodiac of twelve gods has no ancient source.'],
  'birth-time-unknown': ['Birth time unknown', 'The rising decan is left out.'],
  'birth-place-unknown': ['Birth place unknown', 'No horizon, so no rising decan.'],
  'birth-time-uncertain': [
    'Birth time uncertain',
    'What the minutes you left open would change is given both ways.',
  ],
  'near-boundary': ['Near a border', 'A little time more or less would change a decan; both are given.'],
};

const pointNames: Readonly<Record<string, string>> = {
  'sun-decan': 'The decan of the Sun',
  'rising-decan': 'The rising decan',
  'decan-ruler': 'The planet of the decan',
  'civil-date': 'The Egyptian date of birth',
  season: 'The season of that date',
  god: 'The figure over that date',
  today: 'Today’s Egyptian date',
  'next-birthday': 'The next Egyptian birthday',
  'popular-god': 'The modern zodiac of gods',
  reconstruction: 'What is pieced together',
  'birth-time-unknown': 'Birth time unknown',
};

export const words: TraditionWords = {
  mode: 'egyptian',
  tell: (point, about) => {
    const name = point.key.slice('egyptian:'.length);
    const limit = limitLines[name];
    return limit === undefined ? (tellers[name]?.(about) ?? []) : [wording(limit, about.variant)];
  },
  opens: [
    'The Egyptians kept time by thirty-six stars and a year without leap days. Your birth has a place in both.',
    'Three layers lie here: stars turned into tens of degrees, an old calendar, and a young game. I say which is which.',
    'Begin with the decan, a tenth part of a season, named after a star that rose before the Sun.',
    'This reading begins with a calendar and a temple ceiling. It is good at days and modest about people.',
    'A scribe would have asked for the date first, and the hour only afterwards.',
  ],
  returns: [
    'Back on your own bank of the river: which of these pictures belongs to what you asked?',
    'Set the date beside your question and see whether it is a time to sow, wait or gather.',
    'The old calendar gives a rhythm, and the answer is still yours to walk.',
    'Keep the one image that fitted, and write it on today’s page.',
  ],
  limits: [
    'No Egyptian text tells how to read a person from a decan, so these pictures are ours.',
    'The zodiac of twelve gods is modern. It is here because people ask for it.',
    'The civil year wanders by a day in four years, so its seasons say nothing about your weather.',
    'The names of the decans differ from copy to copy; the division into tens of degrees is sure.',
    'Lists of the figures over the months differ too. This one is the ceiling of the Ramesseum.',
  ],
  fact,
  pointTitle: (key) => pointNames[key.slice('egyptian:'.length)] ?? 'The Egyptian calendar',
  methods: {
    'apparent-longitude': 'Where the Sun stood along the ecliptic at that instant.',
    'rising-degree': 'The degree of the ecliptic on the eastern horizon.',
    'ten-degrees-from-aries': 'Thirty-six tens of degrees, counted from the first degree of Aries.',
    'third-of-sign': 'Each sign holds three decans; this is the sign of yours.',
    'face-of-ten-degrees': 'The seven planets share out the decans in order, from Mars in Aries.',
    'days-since-nabonassar': 'Days since 26 February 747 BC, counted in years of 365 days.',
    'days-since-alexandrian-era': 'Days since 29 August 284, counted in years with a leap day in four.',
    'season-of-four-months': 'Four months of thirty days make a season.',
    'god-of-month': 'Read off the list of the months; each of the days upon the year has its own.',
    'week-of-ten-days': 'Three weeks of ten days to a month.',
    'same-month-and-day': 'The next day that has the same month and day in that calendar.',
    'fixed-dates': 'Read off the table of dates that popular books share.',
    'limit-of-inputs': 'Left open by the birth details as they stand.',
  },
  sources: {
    'source.astronomy-engine':
      'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',
    'source.hephaistio-decans':
      'Names of the decans after Hephaistio of Thebes, Apotelesmatica I.1 (about 415); spellings vary.',
    'source.hellenistic-tradition': 'The faces of the Greek astrologers, in the Chaldean order.',
    'source.egyptian-civil-calendar':
      'The Egyptian year as the astronomers of Alexandria counted it (Ptolemy, Almagest III).',
    'source.ramesseum-month-gods':
      'The figures of the months on the ceiling of the Ramesseum, after Parker (1950); other lists differ.',
    'source.popular-egyptian-zodiac': 'A table of the twentieth century, common to popular books.',
    'source.inputs': 'Follows from what was given about the birth.',
  },
  caveats,
  names: (one) => {
    const { value } = one;
    if (value.type === 'count') return [{ id: String(value.n), en: String(value.n), own: null }];
    return idsOf(one).flatMap((id) => {
      const name = nameIn(one, id);
      return name === undefined ? [] : [{ id, en: name[0], own: name[1] }];
    });
  },
};
