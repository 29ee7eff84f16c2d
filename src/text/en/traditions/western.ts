/**
 * The western mode in words, for cards and for modes that lay several traditions beside each other.
 *
 * A western question is answered by the companion’s own voice; what stands here is the outline of a chart in the same words:
 * authored atoms of planets, signs and houses, and the titles of facts.
 */
import type { Fact } from '#facts/fact.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { bodyIds, signIds } from '#facts/fact-id.ts';
import type { ClassicalPlanet } from '#companion/voice/atoms.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { houses } from '../atoms/houses.ts';
import { dignities, retrogrades } from '../atoms/condition.ts';
import { planets } from '../atoms/planets.ts';
import { signs } from '../atoms/signs.ts';
import { factView, pointTitle as westernPointTitle } from '../fact-words.ts';
import { bareBodyName, ordinalName, phaseName, signName } from '../names.ts';
import { isEither, oneWord, openLine, valueOf } from './classical/open-values.ts';
import { capital, idsOf, isOn, oneOf, said, themeOf, wording } from './drawn/telling.ts';

const look = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key === null ? undefined : table[key];

const houseAtoms = (id: string | null) =>
  id === null ? undefined : look(houses as Readonly<Record<string, (typeof houses)[1]>>, id);

/** A clause of the atoms as a sentence. */
const sentence = (clause: string | undefined): string | undefined =>
  clause === undefined || clause === '' ? undefined : `${capital(clause)}.`;

// ---- points ----

function tellLights(about: TellAbout): readonly string[] {
  const sun = about.fact('natal.sun.sign');
  const moon = about.fact('natal.moon.sign');
  const asc = about.fact('natal.asc.sign');
  const others = [
    ...(oneWord(moon) === null ? [] : [`your Moon in ${valueOf(moon, signName)}`]),
    ...(oneWord(asc) === null ? [] : [`${valueOf(asc, signName)} rising`]),
  ];
  const manner = look(signs, oneWord(sun));
  return said(
    wording(
      [`Your Sun is in ${valueOf(sun, signName)}.`, `The Sun in your chart is in ${valueOf(sun, signName)}.`],
      about.variant,
    ),
    others.length === 0 ? undefined : `With it go ${others.join(' and ')}.`,
    isEither(sun)
      ? openLine(about.variant)
      : sentence(manner === undefined ? undefined : sunLine(manner.gift, about.variant)),
  );
}

const sunLine = (gifts: readonly string[], variant: number): string =>
  wording(
    [
      `what it lends you is ${wording(gifts, variant)}`,
      `at its best it gives you ${wording(gifts, variant, 2)}`,
    ],
    variant,
  );

function tellBody(body: ClassicalPlanet, about: TellAbout): readonly string[] {
  const sign = about.fact(`natal.${body}.sign`);
  const house = about.fact(`natal.${body}.house`);
  const dignity = oneWord(about.fact(`natal.${body}.dignity`));
  const back = isOn(about.fact(`natal.${body}.retrograde`)) ? look(retrogrades, body) : undefined;
  const where =
    house === undefined ? '' : `, in your ${valueOf(house, (id) => ordinalName(Number(id)))} house`;
  const name = bareBodyName(body);
  const one = oneWord(sign);
  const manner = look(signs, one)?.manner;
  const standing = look<readonly string[]>(dignities[body], dignity);
  const drive = oneOf(planets[body].drive, about.variant) ?? '';
  const lines = [
    ...(manner === undefined ? [] : [`It tries to ${drive} ${wording(manner, about.variant, 2)}.`]),
    ...(standing === undefined || one === null ? [] : [`Think of ${wording(standing, about.variant, 2)}.`]),
    ...(back === undefined ? [] : [`Moving backwards, it ${wording(back, about.variant, 2)}.`]),
  ];
  return said(
    wording(
      [
        `Your ${name} is in ${valueOf(sign, signName)}${where}.`,
        `In your chart ${name === 'Sun' || name === 'Moon' ? `the ${name}` : name} is in ${valueOf(sign, signName)}${where}.`,
      ],
      about.variant,
    ),
    isEither(sign) ? openLine(about.variant) : wording(lines, about.variant, 3),
    isEither(sign) ? undefined : sentence(oneOf(planets[body].facet[themeOf(about.topic)], about.variant, 2)),
  );
}

function tellProfection(about: TellAbout): readonly string[] {
  const house = about.fact('profection.house');
  const lord = about.fact('profection.lord');
  const verbs = houseAtoms(oneWord(house))?.verbs;
  return said(
    wording(
      [
        `This year of your life belongs to your ${valueOf(house, (id) => ordinalName(Number(id)))} house.`,
        `By profection you are in a year of the ${valueOf(house, (id) => ordinalName(Number(id)))} house.`,
      ],
      about.variant,
    ),
    lord === undefined ? undefined : `Its lord is ${valueOf(lord, bareBodyName)}.`,
    verbs === undefined ? undefined : `So it is a year for ${wording(verbs, about.variant)}.`,
  );
}

function tell(point: TraditionPoint, all: TellAbout): readonly string[] {
  // What does not survive a doubtful hour is on the sheet, and in no point.
  const held = new Set<string>(point.facts);
  const about: TellAbout = { ...all, fact: (id) => (held.has(id) ? all.fact(id) : undefined) };
  const name = point.key.slice('western:'.length);
  if (name === 'lights') return tellLights(about);
  if (name === 'profection') return tellProfection(about);
  return name in dignities ? tellBody(name as ClassicalPlanet, about) : [];
}

// ---- facts ----

/** The zone and the day that the sheet was made for. */
function contextOf(sheet: FactSheet): { readonly zone: string; readonly today: string } {
  const { zone, now } = sheet.inputs;
  return {
    zone: typeof zone === 'string' ? zone : 'UTC',
    today: typeof now === 'string' ? now.slice(0, 10) : '',
  };
}

const plainDetails: Readonly<Record<string, string>> = {
  'out-of-bounds': 'Declination',
  reception: 'Each in a sign of the other',
};

function fact(one: Fact, sheet: FactSheet): { readonly title: string; readonly detail: string } {
  const { title, detail } = factView(one, { ...contextOf(sheet), facts: factsById(sheet) });
  return {
    title,
    detail: detail === '' ? (plainDetails[one.id.split('.').at(-1) ?? ''] ?? 'Part of the chart') : detail,
  };
}

const plainNames: Readonly<Record<string, string>> = {
  domicile: 'domicile',
  exaltation: 'exaltation',
  detriment: 'detriment',
  fall: 'fall',
  day: 'day',
  night: 'night',
  'in-sect': 'of the sect',
  contrary: 'contrary to the sect',
  cazimi: 'in the heart of the Sun',
  combust: 'combust',
  'under-beams': 'under the beams',
};

/** Astrology of this kind is written in English as a matter of course: no own script. */
function nameOf(id: string): string {
  if ((bodyIds as readonly string[]).includes(id)) return bareBodyName(id);
  if ((signIds as readonly string[]).includes(id)) return signName(id);
  if (/^(?:[1-9]|1[0-2])$/u.test(id)) return ordinalName(Number(id));
  return plainNames[id] ?? (phaseName(id) === id ? id.replaceAll('-', ' ') : phaseName(id));
}

export const words: TraditionWords = {
  mode: 'western',
  tell,
  opens: [
    'Begin with the three that people know: Sun, Moon and the sign that was rising.',
    'Ten planets, twelve signs, twelve houses. See who stands where before anyone is judged.',
    'A chart is a map of one moment. Here are the towns on it.',
    'Look first at where each planet lives, and only then at how they get on.',
  ],
  returns: [
    'So much for the map. What you asked is a road on it, and you choose the pace.',
    'Lay the one placement you recognised beside your question.',
    'The chart describes the tools. The job is the one you came with.',
    'Take the planet that answers for your question, and give it something to do this week.',
  ],
  limits: [
    'A chart shows tendencies. It does not know what you decided.',
    'Orbs and house systems are conventions; another school would draw some lines elsewhere.',
    'What another person feels is not in your chart.',
    'Without a birth time there are no houses, and the Moon may be in either of two signs.',
  ],
  fact,
  pointTitle: (key) => {
    const name = key.slice('western:'.length);
    if (name === 'lights') return 'Sun, Moon and Ascendant';
    return name === 'profection' ? westernPointTitle('profection:') : westernPointTitle(`placement:${name}`);
  },
  methods: {
    'apparent-longitude': 'Its apparent longitude at that instant falls in this sign.',
    'house-of-longitude': 'The house whose cusps its longitude lies between.',
    'sign-of-speed': 'It counts as moving backwards while its longitude shrinks.',
    'near-zero-speed': 'Its daily motion is almost nothing: it stands still.',
    'essential-dignity': 'Read off the table of rulers and exaltations.',
    'sum-of-dignities':
      'Domicile 5, exaltation 4, triplicity 3, term 2, face 1; detriment −5, fall −4 (Lilly).',
    'planet-of-the-sect':
      'Sun, Jupiter and Saturn belong to the day, Moon, Venus and Mars to the night; Mercury by its rising.',
    'distance-from-the-sun': 'In the heart within 17′, combust within 8½°, under the beams within 15°.',
    'mutual-reception': 'Each of the two stands in a sign that the other rules.',
    'beyond-the-sun': 'Its declination is larger than the Sun’s ever is.',
    'rising-degree': 'The degree of the ecliptic on the eastern horizon.',
    'culminating-degree': 'The degree of the ecliptic on the meridian.',
    'west-of-the-prime-vertical': 'Where the ecliptic meets the prime vertical in the west.',
    'sign-on-cusp': 'The sign at the beginning of the house.',
    'ruler-of-sign': 'The traditional ruler of that sign.',
    'bodies-in-house': 'All planets whose longitude lies in the house.',
    'aspect-within-orb': 'The angle between the two is within its orb.',
    'closing-or-opening': 'By the two speeds: whether the angle is still getting closer to exact.',
    'equal-declinations': 'The two stand equally far from the celestial equator.',
    'figure-of-aspects': 'Read off the aspects between these planets.',
    'ten-planets-about-the-circle': 'By the gaps between the ten planets.',
    'ten-planets-by-sign': 'The ten planets counted by the sign each is in.',
    'sun-above-horizon': 'Day when the Sun’s centre is above the horizon, else night.',
    'moon-ahead-of-sun': 'By how far the Moon is ahead of the Sun.',
    'lot-by-sect':
      'By day Ascendant plus Moon minus Sun for Fortune, the reverse for Spirit; by night exchanged.',
    'moving-longitude-meets-aspect':
      'When the moving planet’s longitude makes the exact angle to the natal point.',
    'within-orb-from': 'When the moving planet comes within the transit orb.',
    'within-orb-until': 'When the moving planet leaves the transit orb.',
    'separation-now': 'How far the moving planet is from exact now.',
    'lit-share': 'The lit part of the Moon’s disc.',
    'sign-change': 'When the Moon crosses into the next sign.',
    'last-aspect-before-sign-change': 'Void after its last exact major aspect and before the next sign.',
    'house-of-the-year': 'One house for each year of life, counted from the Ascendant’s sign.',
    'limit-of-inputs': 'Left open by the birth details as they stand.',
  },
  sources: {
    'source.astronomy-engine':
      'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',
    'source.western-tradition': 'Rule of the western tradition, as in Lilly (1647) and Brennan (2017).',
    'source.orb-table': 'Orbs are our own convention and stand in the sheet.',
    'source.figure-rules':
      'Rules for patterns and shapes are our convention after Jones (1941); see the sheet.',
    'source.inputs': 'Follows from what was given about the birth.',
  },
  caveats: {
    'birth-time-unknown': ['Birth time unknown', 'Houses, Ascendant and the Moon’s degree are left out.'],
    'birth-place-unknown': ['Birth place unknown', 'No horizon, so no houses and no Ascendant.'],
    'birth-time-uncertain': ['Birth time uncertain', 'What does not hold over the whole stretch is marked.'],
    'birth-date-unknown': ['No birth date yet', 'Only today’s sky can be read.'],
    'moon-sign-either': ['Moon in either of two signs', 'It changed sign during that day.'],
    'placidus-undefined-here': [
      'Placidus is undefined here',
      'Inside the polar circle Whole Sign houses stand in.',
    ],
  },
  names: (one) => {
    const { value } = one;
    if (value.type === 'count') return [{ id: String(value.n), en: String(value.n), own: null }];
    return idsOf(one).map((id) => ({ id, en: nameOf(id), own: null }));
  },
};
