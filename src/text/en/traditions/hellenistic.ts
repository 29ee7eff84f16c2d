/**
 * The Hellenistic mode in words: sect, the seven in whole-sign places, bounds and faces, four lots, and the lords of time.
 *
 * Names stand in Greek beside the English. Bounds, faces and triplicities are told as manners; hard points as tasks.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { longitudeName } from '../names.ts';
import { bareBody, classicalName, planetOf, signTitle, signWordsOf, theBody } from './classical/seven.ts';
import {
  dayOf,
  isEither,
  localDayOf,
  oneWord,
  openLine,
  plainDay,
  valueOf,
} from './classical/open-values.ts';
import {
  capital,
  countOf,
  filled,
  idsOf,
  isOn,
  listed,
  ordinal,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import { limitLines, methods, sources, caveats } from './hellenistic/keys.ts';
import { placeOf } from './hellenistic/places.ts';
import {
  bothLines,
  dignityLines,
  dignityNames,
  easeLines,
  lotWords,
  officeWords,
  regardNames,
  sectConditionNames,
  sectLines,
  sectNames,
  strainLines,
  sunConditionLines,
  sunConditionNames,
} from './hellenistic/rules.ts';
import type { LotWords, Office } from './hellenistic/rules.ts';

const look = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key === null ? undefined : table[key];

const levelNames: Readonly<Record<string, string>> = { 'level-1': 'chapter', 'level-2': 'inner month' };

/** "third": the place of a fact; empty where there is none. */
const placesOf = (fact: Fact | undefined): string => valueOf(fact, (id) => ordinal(Number(id)));

const lotOf = (lot: string): LotWords | undefined => look<LotWords>(lotWords, lot);

/** The planet's own word on what was asked, or what its place does. */
function meaningOf(
  planet: string | null,
  place: string | null,
  about: TellAbout,
  step: number,
): string | undefined {
  const byPlace = place === null ? undefined : placeOf(place)?.lines;
  const byPlanet = planet === null ? undefined : planetOf(planet)?.themes[themeOf(about.topic)];
  const wantsPlace = Math.floor(about.variant / step) % 3 === 2;
  return wantsPlace && byPlace !== undefined ? wording(byPlace, about.variant) : byPlanet;
}

// ---- the frame ----

function tellSect(about: TellAbout): readonly string[] {
  const sect = about.fact('natal.sect');
  const one = oneWord(sect);
  const named = valueOf(sect, (id) => look(sectNames, id)?.[0] ?? '');
  const light = about.fact('hellenistic.sect-light');
  const lights = isEither(light) || light === undefined ? null : theBody(oneWord(light) ?? '');
  if (one === null)
    return said(
      wording(
        [
          `Yours is a ${named} chart: over the time in doubt the Sun crosses the horizon.`,
          `It is a ${named} birth, as the Sun crosses the horizon within the doubt of the clock.`,
        ],
        about.variant,
      ),
      openLine(about.variant),
    );
  return said(
    wording(
      [
        `Yours is a ${named} chart${lights === null ? '' : `, led by ${lights}`}.`,
        `You were born by ${named}${lights === null ? '' : `, so ${lights} leads the chart`}.`,
      ],
      about.variant,
    ),
    wording(sectLines[one === 'day' ? 'day' : 'night'], about.variant, 2),
  );
}

function tellAscendant(point: TraditionPoint, about: TellAbout): readonly string[] {
  const sign = about.fact('natal.asc.sign');
  const ruler = oneWord(about.fact('hellenistic.asc-ruler'));
  const cited = ruler !== null && point.facts.some((id) => id === 'hellenistic.asc-ruler');
  const house = ruler === null ? undefined : about.fact(`natal.${ruler}.house`);
  const manner = signWordsOf(oneWord(sign) ?? '')?.manner;
  return said(
    wording(
      [
        `Your rising sign is ${valueOf(sign, signTitle)}.`,
        `${valueOf(sign, signTitle)} was rising when you were born.`,
      ],
      about.variant,
    ),
    isEither(sign)
      ? openLine(about.variant)
      : wording(
          [`You go through a door ${manner ?? ''}.`, `You begin things ${manner ?? ''}.`],
          about.variant,
          2,
        ),
    cited && oneWord(house) !== null
      ? `Its ruler, ${theBody(ruler)}, is in your ${placesOf(house)} place, ${placeOf(oneWord(house) ?? '')?.name ?? ''}.`
      : undefined,
  );
}

/** Without a horizon the Sun begins, told by its bound and its face. */
function tellSun(about: TellAbout): readonly string[] {
  const sign = about.fact('natal.sun.sign');
  const bound = oneWord(about.fact('hellenistic.sun.bound'));
  const face = oneWord(about.fact('hellenistic.sun.face'));
  return said(
    wording(
      [
        `The light of your day of birth is the Sun in ${valueOf(sign, signTitle)}.`,
        `Begin with the Sun: yours is in ${valueOf(sign, signTitle)}.`,
      ],
      about.variant,
    ),
    face === null || bound === null
      ? undefined
      : `It has the bounds of ${theBody(bound)} and the face of ${theBody(face)}.`,
    isEither(sign) ? openLine(about.variant) : planetOf('sun')?.asks[about.variant % 2],
  );
}

// ---- the seven ----

function tellOffice(office: Office, about: TellAbout): readonly string[] {
  const held = about.fact(`hellenistic.${office}`);
  const planet = oneWord(held);
  const { leads, lines } = officeWords[office];
  const house = planet === null ? undefined : about.fact(`natal.${planet}.house`);
  const place = placeOf(oneWord(house) ?? '');
  return said(
    capital(filled(wording(leads, about.variant), { planet: valueOf(held, theBody) })),
    planet === null
      ? openLine(about.variant)
      : wording(look<readonly string[]>(lines, planet) ?? [], about.variant, 2),
    place === undefined
      ? undefined
      : `It stands in your ${placesOf(house)} place, which is about ${place.of}.`,
  );
}

function tellPlace(planet: string, about: TellAbout): readonly string[] {
  const sign = about.fact(`natal.${planet}.sign`);
  const house = about.fact(`natal.${planet}.house`);
  const dignity = oneWord(about.fact(`natal.${planet}.dignity`));
  const bound = oneWord(about.fact(`hellenistic.${planet}.bound`));
  const where = house === undefined ? '' : `, in your ${placesOf(house)} place`;
  const signs = valueOf(sign, signTitle);
  const standing = look<readonly string[]>(dignityLines, dignity);
  const inBound =
    bound === null || bound === planet
      ? undefined
      : wording(
          [
            `In the bounds of ${theBody(bound)}, it does its work ${planetOf(bound)?.manner ?? ''}.`,
            `Its bounds are those of ${theBody(bound)}, and so it works ${planetOf(bound)?.manner ?? ''}.`,
          ],
          about.variant,
        );
  const ownBound =
    bound === planet && bound !== null
      ? 'It stands in its own bounds, so it keeps its own rules.'
      : undefined;
  return said(
    wording(
      [
        `Your ${bareBody(planet)} is in ${signs}${where}.`,
        `In your chart ${theBody(planet)} is in ${signs}${where}.`,
      ],
      about.variant,
    ),
    isEither(sign)
      ? openLine(about.variant)
      : standing === undefined
        ? (inBound ?? ownBound)
        : wording(standing, about.variant, 2),
    isEither(sign) ? undefined : meaningOf(planet, oneWord(house), about, 2),
  );
}

function tellJoy(planet: string, about: TellAbout): readonly string[] {
  const place = oneWord(about.fact(`natal.${planet}.house`));
  return said(
    wording(
      [
        `Your ${bareBody(planet)} is in its joy${place === null ? '' : `, the ${ordinal(Number(place))} place`}.`,
        `Of the twelve places, your ${bareBody(planet)} stands in the one where it rejoices.`,
      ],
      about.variant,
    ),
    wording(
      [
        `So ${planetOf(planet)?.of ?? ''} tend to go with a lighter hand there.`,
        `Give ${planetOf(planet)?.of ?? ''} an hour in that place, and you are paid back in good temper.`,
      ],
      about.variant,
      2,
    ),
  );
}

function tellSunCondition(planet: string, about: TellAbout): readonly string[] {
  const condition = oneWord(about.fact(`natal.${planet}.sun-condition`));
  const name = look(sunConditionNames, condition)?.[0];
  if (condition === null || name === undefined) return [];
  return said(
    wording(
      [
        `Your ${bareBody(planet)} is ${name}.`,
        `Seen from here, your ${bareBody(planet)} is ${name}, close beside the light of the day.`,
      ],
      about.variant,
    ),
    wording(look<readonly string[]>(sunConditionLines, condition) ?? [], about.variant, 2),
  );
}

// ---- regards ----

const HARD: readonly string[] = ['conjunction', 'square', 'opposition'];
const EASY: readonly string[] = ['conjunction', 'sextile', 'trine'];

/** Of two planets the one of these that is there, and the other of the pair. */
function withOther(
  pair: readonly [string, string],
  wanted: readonly string[],
): readonly [string, string] | null {
  const [a, b] = pair;
  // The slower one does it to the faster.
  if (wanted.includes(b)) return [b, a];
  return wanted.includes(a) ? [a, b] : null;
}

function tellRegard(point: TraditionPoint, about: TellAbout): readonly string[] {
  const [id] = point.facts;
  const fact = about.fact(id);
  const [a = '', b = ''] = (id.split('.')[2] ?? '').split('-');
  const regard = oneWord(fact) ?? '';
  const name = look(regardNames, regard)?.[0] ?? '';
  const signs = [about.fact(`natal.${a}.sign`), about.fact(`natal.${b}.sign`)].map((one) => oneWord(one));
  const [signA, signB] = signs;
  const where = typeof signA === 'string' && signA === signB ? `, both in ${signTitle(signA)}` : '';
  const hard = HARD.includes(regard) ? withOther([a, b], ['mars', 'saturn']) : null;
  const easy = EASY.includes(regard) ? withOther([a, b], ['venus', 'jupiter']) : null;
  const of = (planet: string): string => planetOf(planet)?.of ?? '';
  const line =
    hard !== null && easy !== null
      ? wording(bothLines, about.variant, 2)
      : hard !== null
        ? filled(wording(look<readonly string[]>(strainLines, hard[0]) ?? [], about.variant, 2), {
            of: of(hard[1]),
          })
        : easy !== null
          ? filled(wording(look<readonly string[]>(easeLines, easy[0]) ?? [], about.variant, 2), {
              of: of(easy[1]),
            })
          : undefined;
  const over = fact?.derivation.values?.['overcomes'];
  return said(
    wording(
      [
        `Your ${bareBody(a)} and your ${bareBody(b)} are in ${name} by sign${where}.`,
        `Your ${bareBody(a)} and ${bareBody(b)} regard each other in ${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name} by sign${where}.`,
      ],
      about.variant,
    ),
    line,
    typeof over === 'string' && about.variant % 2 === 0
      ? `Of the two, ${theBody(over)} overcomes, so its terms come first.`
      : undefined,
  );
}

// ---- lots ----

function tellLot(lot: string, about: TellAbout): readonly string[] {
  const id = `natal.lot.${lot}`;
  const sign = about.fact(`${id}.sign`);
  const house = about.fact(`${id}.house`);
  const ruler = oneWord(about.fact(`hellenistic.lot.${lot}.ruler`));
  const found = lotOf(lot);
  if (found === undefined) return [];
  return said(
    `Your ${found.name} is in ${valueOf(sign, signTitle)}${house === undefined ? '' : `, in the ${placesOf(house)} place`}.`,
    wording(found.lines, about.variant),
    isEither(sign)
      ? openLine(about.variant)
      : about.variant % 2 === 0
        ? (placeOf(oneWord(house) ?? '')?.lines[Math.floor(about.variant / 2) % 2] ?? undefined)
        : ruler === null
          ? undefined
          : `Its ruler is ${theBody(ruler)}, so look to ${planetOf(ruler)?.of ?? ''}.`,
  );
}

// ---- time ----

function tellProfection(about: TellAbout): readonly string[] {
  const lord = about.fact('profection.lord');
  const house = about.fact('profection.house');
  const one = oneWord(lord);
  const place = placeOf(oneWord(house) ?? '');
  return said(
    wording(
      [
        `The lord of this year of your life is ${valueOf(lord, theBody)}${house === undefined ? '' : `, and the year stands in your ${placesOf(house)} place`}.`,
        `This year of life answers to ${valueOf(lord, theBody)}.`,
      ],
      about.variant,
    ),
    place?.year ?? openLine(about.variant),
    one === null ? undefined : wording(planetOf(one)?.asks ?? [], about.variant),
  );
}

function tellActivated(about: TellAbout): readonly string[] {
  const planets = idsOf(about.fact('hellenistic.profection.activated'));
  const sign = about.fact('hellenistic.profection.sign');
  const first = planets[0];
  if (first === undefined) return [];
  return said(
    wording(
      [
        `The sign of the year${oneWord(sign) === null ? '' : `, ${valueOf(sign, signTitle)},`} holds your ${listed(planets.map(bareBody))}.`,
        `With the year, your ${listed(planets.map(bareBody))} ${planets.length === 1 ? 'is' : 'are'} woken${oneWord(sign) === null ? '' : ` in ${valueOf(sign, signTitle)}`}.`,
      ],
      about.variant,
    ),
    wording(
      [
        `What ${planets.length === 1 ? 'it stands' : 'they stand'} for comes up on the calendar, so give it hours of its own.`,
        `Expect to hear from ${planetOf(first)?.of ?? ''} this year, and answer while it is still a small matter.`,
      ],
      about.variant,
      2,
    ),
  );
}

function tellMonth(about: TellAbout): readonly string[] {
  const lord = about.fact('hellenistic.profection.month-lord');
  const one = oneWord(lord);
  return said(
    wording(
      [
        `This month of your year is ruled by ${valueOf(lord, theBody)}.`,
        `The lord of the present month is ${valueOf(lord, theBody)}.`,
      ],
      about.variant,
    ),
    one === null ? openLine(about.variant) : wording(planetOf(one)?.asks ?? [], about.variant, 2),
  );
}

function tellReleasing(lot: string, about: TellAbout): readonly string[] {
  const id = `hellenistic.releasing.${lot}`;
  const chapter = about.fact(`${id}.level-1`);
  const month = about.fact(`${id}.level-2`);
  const until = dayOf(about.fact(`${id}.level-2-end`), about);
  const lord = oneWord(about.fact(`${id}.level-1-lord`));
  const found = lotOf(lot);
  if (found === undefined) return [];
  return said(
    wording(
      [
        `Told from ${capital(lot)}, the present chapter of ${found.of} is that of ${valueOf(chapter, signTitle)}.`,
        `For ${found.of}, told from ${capital(lot)}, the chapter that runs is ${valueOf(chapter, signTitle)}.`,
      ],
      about.variant,
    ),
    month === undefined
      ? undefined
      : `Inside it the month of ${valueOf(month, signTitle)} runs${until === null ? ' now' : ` until ${until}`}.`,
    lord === null
      ? openLine(about.variant)
      : wording(
          [
            `Its lord is ${theBody(lord)}, so things go ${planetOf(lord)?.manner ?? ''}.`,
            planetOf(lord)?.asks[Math.floor(about.variant / 2) % 2] ?? '',
          ],
          about.variant,
        ),
  );
}

function tellPeak(lot: string, about: TellAbout): readonly string[] {
  const levels = idsOf(about.fact(`hellenistic.releasing.${lot}.peak`)).map(
    (level) => levelNames[level] ?? '',
  );
  const name = lotOf(lot)?.name ?? '';
  return said(
    wording(
      [
        `In the releasing from the ${name}, the ${listed(levels)} ${levels.length === 1 ? 'is a peak' : 'are peaks'}.`,
        `Counted from the ${name}, the ${listed(levels)} ${levels.length === 1 ? 'stands' : 'stand'} at a corner from Fortune.`,
      ],
      about.variant,
    ),
    wording(
      [
        'Old authors call that a busier stretch, in which a matter comes to a head; have your papers ready.',
        'It is a time when more is going on and more is seen, so choose what you put in the window.',
      ],
      about.variant,
      2,
    ),
  );
}

function tellLoosing(lot: string, about: TellAbout): readonly string[] {
  const fact = about.fact(`hellenistic.releasing.${lot}.loosing`);
  const day = dayOf(fact, about);
  if (day === null) return [];
  const isPast = (localDayOf(fact, about.zone) ?? '') < about.today;
  const found = lotOf(lot);
  return said(
    `In this chapter of the ${found?.name ?? ''} the loosing of the bond ${isPast ? 'fell' : 'falls'} on ${day}.`,
    wording(
      isPast
        ? [
            'There the count jumped across the zodiac, which is told as a change of scene; look at what moved about then.',
            'Old authors read it as a knot undone in mid-chapter, and you are on the far side of it.',
          ]
        : [
            'There the count jumps across the zodiac, which is told as a change of scene; leave one shelf empty for it.',
            'Old authors read it as a knot undone in mid-chapter, so tie nothing up for ever before that day.',
          ],
      about.variant,
    ),
  );
}

// ---- limits ----

const openNames: Readonly<Record<string, string>> = {
  'natal.asc.sign': 'the rising sign',
  'natal.sect': 'day or night',
  'natal.moon.sign': 'the sign of the Moon',
  'natal.lot.fortune.sign': 'the sign of Fortune',
  'natal.lot.spirit.sign': 'the sign of Spirit',
  'natal.lot.eros.sign': 'the sign of Eros',
  'natal.lot.necessity.sign': 'the sign of Necessity',
};

function tellLimit(what: string, point: TraditionPoint, about: TellAbout): readonly string[] {
  const told = limitLines[what];
  if (told === undefined) return [];
  const open = point.facts.flatMap((id) => openNames[id] ?? []);
  return said(wording(told, about.variant), open.length === 0 ? undefined : `Left open: ${listed(open)}.`);
}

function tell(point: TraditionPoint, about: TellAbout): readonly string[] {
  const name = point.key.slice('hellenistic:'.length);
  if (name in limitLines) return tellLimit(name, point, about);
  if (name in officeWords) return tellOffice(name as Office, about);
  const [first = '', ...rest] = name.split('-');
  const last = rest.join('-');
  switch (name) {
    case 'sect':
      return tellSect(about);
    case 'sun':
      return tellSun(about);
    case 'ascendant':
      return tellAscendant(point, about);
    case 'profection':
      return tellProfection(about);
    case 'profection-activated':
      return tellActivated(about);
    case 'profection-month':
      return tellMonth(about);
    default:
      break;
  }
  if (first === 'lot') return tellLot(last, about);
  if (first === 'releasing') return tellReleasing(last, about);
  if (first === 'peak') return tellPeak(last, about);
  if (first === 'loosing') return tellLoosing(last, about);
  if (last === 'place') return tellPlace(first, about);
  if (last === 'joy') return tellJoy(first, about);
  if (last === 'sun') return tellSunCondition(first, about);
  return point.facts[0].startsWith('hellenistic.regard.') ? tellRegard(point, about) : [];
}

// ---- facts ----

const numberedTitle = (id: string): string => `${ordinal(Number(id))} place`;

/** English and Greek of any word of the sheet. Numbers are places. */
function nameOf(id: string): readonly [en: string, own: string | null] | undefined {
  const place = placeOf(id);
  if (place !== undefined) return [ordinal(Number(id)), place.own];
  const level = levelNames[id];
  if (level !== undefined) return [level, null];
  const tables: readonly Readonly<Record<string, readonly [string, string | null]>>[] = [
    sectNames,
    dignityNames,
    sectConditionNames,
    sunConditionNames,
    regardNames,
  ];
  return classicalName(id) ?? tables.map((table) => table[id]).find((name) => name !== undefined);
}

const spoken = (fact: Fact): string => valueOf(fact, (id) => nameOf(id)?.[0] ?? '');

function degreeOf({ value }: Fact): string {
  if (value.type === 'degrees') return `at ${longitudeName(value.deg)}`;
  return value.type === 'degree-range'
    ? `between ${longitudeName(value.fromDeg)} and ${longitudeName(value.toDeg)}`
    : '';
}

type Titled = { readonly title: string; readonly detail: string };
const titled = (title: string, detail: string): Titled => ({ title, detail });

/** What a planet, an angle or a lot has: sign, degree, place and condition. */
function pointTitled(name: string, what: string, fact: Fact): Titled {
  switch (what) {
    case 'sign':
      return titled(`${name} in ${spoken(fact)}`, 'The sign it stands in');
    case 'degree':
      return titled(`${name} ${degreeOf(fact)}`, 'Ecliptic longitude');
    case 'house':
      return titled(`${name} in the ${valueOf(fact, numberedTitle)}`, placeDetail(fact));
    case 'retrograde':
      return titled(`${name} moving ${isOn(fact) ? 'backwards' : 'forwards'}`, 'Apparent motion');
    case 'dignity':
      return titled(`${name} in ${spoken(fact)}`, 'Standing by sign');
    case 'sect-condition':
      return titled(`${name} ${spoken(fact)}`, 'Whether it belongs to day or night with the chart');
    case 'sun-condition':
      return titled(`${name} ${spoken(fact)}`, 'Nearness to the Sun');
    case 'bound':
      return titled(`${name} in the bounds of ${spoken(fact)}`, 'Egyptian bounds (ὅρια)');
    case 'face':
      return titled(`${name} in the face of ${spoken(fact)}`, 'Ten degrees of a sign (πρόσωπον)');
    case 'triplicity':
      return titled(
        `Triplicity of ${name}: ${spoken(fact)}`,
        'The three that look after signs of that element',
      );
    case 'joy':
      return titled(`${name} in its joy`, 'The place in which it rejoices (χαρά)');
    default:
      return titled(name, 'Part of the chart');
  }
}

function placeDetail(fact: Fact): string {
  const place = placeOf(oneWord(fact) ?? '');
  return place === undefined ? 'Counted in whole signs' : `${capital(place.name)}: ${place.of}`;
}

function housePart(house: string, what: string, fact: Fact): Titled {
  const name = `${capital(ordinal(Number(house)))} place`;
  const about = placeOf(house)?.of ?? '';
  if (what === 'sign') return titled(`${name}: ${spoken(fact)}`, capital(about));
  if (what === 'ruler') return titled(`${name} ruled by ${spoken(fact)}`, 'Ruler of the sign that fills it');
  return titled(
    `${name}: ${idsOf(fact).length === 0 ? 'empty' : spoken(fact)}`,
    `Planets in the place of ${about}`,
  );
}

const officeFacts: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'sect-light': ['Light of the sect', 'The Sun by day, the Moon by night'],
  'benefic-of-sect': ['Helper of the sect', officeWords['benefic-of-sect'].detail],
  'malefic-of-sect': ['Hard planet of the sect', officeWords['malefic-of-sect'].detail],
  'benefic-contrary': ['Helper from the other side', officeWords['benefic-contrary'].detail],
  'malefic-contrary': ['Handle with care', officeWords['malefic-contrary'].detail],
  'asc-ruler': ['Ruler of the rising sign', 'It steers the chart'],
};

const profectionFacts: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  sign: ['Sign of the year', 'One sign for each year of life'],
  activated: ['Woken by the year', 'Planets in the sign of the year'],
  'month-sign': ['Sign of the month', 'One sign on for each twelfth of the year'],
  'month-lord': ['Lord of the month', 'Ruler of that sign'],
  'month-house': ['Place of the month', 'Counted from the rising sign'],
};

function releasingTitled(lot: string, what: string, fact: Fact): Titled {
  const from = `from ${capital(lot)}`;
  const about = `Counted from the ${lotOf(lot)?.name ?? ''}`;
  const level = what.startsWith('level-1') ? 'Chapter' : 'Inner month';
  const part = what.replace(/^level-[12]-?/u, '');
  if (what.startsWith('level-'))
    switch (part) {
      case 'lord':
        return titled(`${level} ${from} under ${spoken(fact)}`, 'Ruler of its sign');
      case 'place':
        return titled(
          `${level} ${from}: ${valueOf(fact, numberedTitle)} from Fortune`,
          'The first, fourth, seventh and tenth are peaks',
        );
      case 'end':
        return titled(`${level} ${from} ends ${plainDay(fact)}`, about);
      default:
        return titled(`${level} ${from}: ${spoken(fact)}`, about);
    }
  switch (what) {
    case 'start':
      return titled(`Releasing ${from} begins with ${spoken(fact)}`, 'The sign the count starts in');
    case 'peak':
      return titled(
        `Peaks ${from}: ${idsOf(fact).length === 0 ? 'none now' : spoken(fact)}`,
        'At a corner from Fortune',
      );
    case 'loosed':
      return titled(isOn(fact) ? `After the loosing ${from}` : `No loosing yet ${from}`, about);
    default:
      return titled(`Loosing of the bond ${from}: ${plainDay(fact)}`, 'The count jumps across the zodiac');
  }
}

function fact(one: Fact, _sheet: FactSheet): Titled {
  const [family = '', first = '', second = '', third = ''] = one.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['Limit', 'Left open by the birth details'];
    return titled(title, detail);
  }
  if (family === 'profection')
    return first === 'house'
      ? titled(`Year of the ${valueOf(one, numberedTitle)}`, 'One place for each year of life')
      : titled(`Lord of the year: ${spoken(one)}`, 'Ruler of the sign of the year');
  const house = /^house(\d+)$/u.exec(first)?.[1];
  if (house !== undefined) return housePart(house, second, one);
  if (first === 'lot')
    return third === 'ruler' || family === 'hellenistic'
      ? titled(`${lotOf(second)?.name ?? ''} ruled by ${spoken(one)}`, 'Ruler of its sign')
      : pointTitled(lotOf(second)?.name ?? '', third, one);
  if (family === 'natal')
    return first === 'sect'
      ? titled(`A ${spoken(one)} chart`, 'Sect (αἵρεσις)')
      : pointTitled(pointName(first), second, one);
  const office = officeFacts[first];
  if (office !== undefined) return titled(`${office[0]}: ${spoken(one)}`, office[1]);
  if (first === 'twilight')
    return titled(
      isOn(one) ? 'Near twilight' : 'Clear of twilight',
      'Whether the Sun was within two degrees of the horizon',
    );
  if (first === 'regard') {
    const [a = '', b = ''] = second.split('-');
    return titled(`${bareBody(a)} and ${bareBody(b)}: ${spoken(one)}`, overcomingDetail(one));
  }
  if (first === 'profection') {
    if (second === 'age') return titled(`Age: ${countOf(one)}`, 'Completed years on the day asked about');
    const named = profectionFacts[second] ?? ['Profection', 'One sign for each year of life'];
    const value = second === 'month-house' ? valueOf(one, numberedTitle) : spoken(one);
    return titled(`${named[0]}: ${value === '' ? 'none' : value}`, named[1]);
  }
  return first === 'releasing'
    ? releasingTitled(second, third, one)
    : pointTitled(pointName(first), second, one);
}

const pointName = (id: string): string =>
  id === 'asc' ? 'Ascendant' : id === 'mc' ? 'Midheaven' : bareBody(id);

function overcomingDetail({ derivation }: Fact): string {
  const over = derivation.values?.['overcomes'];
  return typeof over === 'string' ? `By whole signs; ${theBody(over)} overcomes` : 'By whole signs';
}

const fixedTitles: Readonly<Record<string, string>> = {
  sect: 'Day or night',
  sun: 'The Sun in its bounds and face',
  ascendant: 'The rising sign and its ruler',
  profection: 'The lord of the year',
  'profection-activated': 'What the year wakes',
  'profection-month': 'The lord of the month',
};

function pointTitle(key: string): string {
  const name = key.slice('hellenistic:'.length);
  const fixed =
    fixedTitles[name] ?? look<{ readonly title: string }>(officeWords, name)?.title ?? caveats[name]?.[0];
  if (fixed !== undefined) return fixed;
  const [first = '', middle = '', last = ''] = name.split('-');
  const lot = capital(middle);
  if (first === 'lot') return `The Lot of ${lot}`;
  if (first === 'releasing') return `The chapter released from ${lot}`;
  if (first === 'peak') return `A peak in the releasing from ${lot}`;
  if (first === 'loosing') return `The loosing of the bond from ${lot}`;
  if (middle === 'place') return `${bareBody(first)} in its sign and place`;
  if (middle === 'joy') return `The joy of ${theBody(first)}`;
  if (middle === 'sun') return `${bareBody(first)} near the Sun`;
  return `${bareBody(first)} and ${bareBody(last)} by ${look(regardNames, middle)?.[0] ?? 'sign'}`;
}

export const words: TraditionWords = {
  mode: 'hellenistic',
  tell,
  opens: [
    'This way of reading is about two thousand years old. It uses seven planets and asks first whether it was day.',
    'Begin with the oldest question of all: was the Sun up? The rest of the chart takes sides by it.',
    'Whole signs, seven planets, four lots. It is a spare kit, and it carries a good deal.',
    'The Greek authors read a chart as a household with duties. See who holds which key.',
    'Here a planet is told by its side of day and night, its place, and the house it lodges in.',
  ],
  returns: [
    'Set against what you asked, the lord of the year tells you where to spend your attention first.',
    'Back to your question: let the helper carry a part of it, and give the hard planet a plain task.',
    'So the chart hands the matter back, with a lamp and a list of doors.',
    'Take the one placement that you recognised, and try it against your question for a week.',
    'What the old authors cannot know is what you have already tried. Add that, and then choose.',
  ],
  limits: [
    'The Greek authors also wrote on length of life and illness. None of that is read here.',
    'Eros and Necessity are reckoned differently by Paulus and by Valens, so hold those two lots more loosely.',
    'Time lords name a stretch and its manner. They do not say what will happen in it.',
    'Without a birth time and a place there is no horizon, and then no places, lots or time lords.',
    'A chart shows your side of a bond, and nothing of what another person thinks.',
  ],
  fact,
  pointTitle,
  methods,
  sources,
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
