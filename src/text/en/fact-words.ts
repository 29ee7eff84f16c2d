/** What a fact is called, what it says, and how it was computed: for the popover, the drawer and the table. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactView } from '#companion/request.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { almanacDateTime } from '#lib/local-date.ts';
import { clockName, dates } from './dates.ts';
import {
  humanDesignCaveats,
  humanDesignFactTitle,
  humanDesignMethods,
  humanDesignPointTitle,
  humanDesignSources,
} from './fact-words-human-design.ts';
import { eventFactTitle, eventMethods } from './fact-words-events.ts';
import { pairCaveats, pairFactTitle, pairMethods, pairPointTitle, pairSources } from './fact-words-pair.ts';
import {
  tarotCaveats,
  tarotFactTitle,
  tarotMethods,
  tarotPointTitle,
  tarotProofText,
  tarotSources,
} from './tarot/fact-words.ts';
import { selfCaveats, selfFactTitle, selfMethods, selfSources } from './self/fact-words-self.ts';
import { bareBodyName, degreesAndMinutes, longitudeName, ordinalName, phaseName, signName } from './names.ts';

export type FactWordsContext = {
  /** IANA zone in which dates are written. */
  readonly zone: string;
  /** Hours that the clock of the device counts; 12 where left out. */
  readonly clock?: 12 | 24;
  /** Today there, `YYYY-MM-DD`. */
  readonly today: string;
  readonly facts: ReadonlyMap<FactId, Fact>;
  /** The words of the sheet's mode, where it is one of a tradition. Western facts on such a sheet keep their own words. */
  readonly tradition?: OfTradition;
};

/** A sheet of a tradition with the words it is told in. */
export type OfTradition = { readonly words: TraditionWords; readonly sheet: FactSheet };

const aspectAngles: Readonly<Record<string, number>> = {
  semisextile: 30,
  semisquare: 45,
  quintile: 72,
  sesquisquare: 135,
  biquintile: 144,
  quincunx: 150,
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

const sources: Readonly<Record<string, string>> = {
  'source.astronomy-engine':
    'Computed on this device: apparent positions on the ecliptic of date, from VSOP87, ELP/MPP02 and JPL DE405.',
  'source.western-tradition': 'Rule of the western tradition, as in Lilly (1647) and Brennan (2017).',
  'source.orb-table': 'Orbs are our own convention and stand in the sheet.',
  'source.figure-rules':
    'Rules for patterns and shapes are our convention after Jones (1941); see the sheet.',
  'source.inputs': 'Follows from what was given about the birth.',
  ...pairSources,
  ...humanDesignSources,
  ...tarotSources,
  ...selfSources,
};

const methods: Readonly<Record<string, string>> = {
  'apparent-longitude': 'Its apparent longitude at that instant falls in this sign.',
  'house-of-longitude': 'The house whose cusps its longitude lies between.',
  'sign-of-speed': 'It counts as moving backwards while its longitude shrinks.',
  'near-zero-speed': 'Its daily motion is almost nothing: it stands still.',
  'essential-dignity': 'Read off the table of rulers and exaltations.',
  'rising-degree': 'The degree of the ecliptic on the eastern horizon.',
  'culminating-degree': 'The degree of the ecliptic on the meridian.',
  'sign-on-cusp': 'The sign at the beginning of the house.',
  'ruler-of-sign': 'The traditional ruler of that sign.',
  'bodies-in-house': 'All planets whose longitude lies in the house.',
  'aspect-within-orb': 'The angle between the two is within its orb.',
  'closing-or-opening': 'By the two speeds: whether the angle is still getting closer to exact.',
  'sun-above-horizon': 'Day when the Sun’s centre is above the horizon, else night.',
  'moon-ahead-of-sun': 'By how far the Moon is ahead of the Sun.',
  'ten-planets-by-sign': 'The ten planets counted by the sign each is in.',
  'moving-longitude-meets-aspect':
    'When the moving planet’s longitude makes the exact angle to the natal point.',
  'within-orb-from': 'When the moving planet comes within the transit orb.',
  'within-orb-until': 'When the moving planet leaves the transit orb.',
  'separation-now': 'How far the moving planet is from exact now.',
  'lit-share': 'The lit part of the Moon’s disc.',
  'sign-change': 'When the Moon crosses into the next sign.',
  'last-aspect-before-sign-change': 'Void after its last exact major aspect and before the next sign.',
  'house-of-the-year': 'One house for each year of life, counted from the Ascendant’s sign.',
  'equal-declinations': 'The two stand equally far from the celestial equator.',
  'sum-of-dignities':
    'Domicile 5, exaltation 4, triplicity 3, term 2, face 1; detriment −5, fall −4 (Lilly).',
  'planet-of-the-sect':
    'Sun, Jupiter and Saturn belong to the day, Moon, Venus and Mars to the night; Mercury by its rising.',
  'distance-from-the-sun': 'In the heart within 17′, combust within 8½°, under the beams within 15°.',
  'mutual-reception': 'Each of the two stands in a sign that the other rules.',
  'beyond-the-sun': 'Its declination is larger than the Sun’s ever is.',
  'figure-of-aspects': 'Read off the aspects between these planets.',
  'ten-planets-about-the-circle': 'By the gaps between the ten planets.',
  'west-of-the-prime-vertical': 'Where the ecliptic meets the prime vertical in the west.',
  'lot-by-sect':
    'By day Ascendant plus Moon minus Sun for Fortune, the reverse for Spirit; by night exchanged.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
  ...eventMethods,
  ...pairMethods,
  ...humanDesignMethods,
  ...tarotMethods,
  ...selfMethods,
};

const caveats: Readonly<Record<string, readonly [string, string]>> = {
  'birth-time-unknown': ['Birth time unknown', 'Houses, Ascendant and the Moon’s degree are left out.'],
  'birth-place-unknown': ['Birth place unknown', 'No horizon, so no houses and no Ascendant.'],
  'birth-time-uncertain': ['Birth time uncertain', 'What does not hold over the whole stretch is marked.'],
  'moon-sign-either': ['Moon in either of two signs', 'It changed sign during that day.'],
  'placidus-undefined-here': [
    'Placidus is undefined here',
    'Inside the polar circle Whole Sign houses stand in.',
  ],
  'birth-date-unknown': ['No birth date yet', 'Only today’s sky can be read.'],
  ...pairCaveats,
  ...humanDesignCaveats,
  ...tarotCaveats,
  ...selfCaveats,
};

/** The words of one fact. */
export function factView(fact: Fact, context: FactWordsContext): FactView {
  return context.tradition === undefined ? ownView(fact, context) : viewIn(context.tradition, fact, context);
}

/** A fact of a tradition in its own words; what those leave open is said in ours. */
function viewIn({ words: all, sheet }: OfTradition, fact: Fact, context: FactWordsContext): FactView {
  const words = all.beside?.(fact.id) ?? all;
  const own = ownView(fact, context);
  const { method, source } = fact.derivation;
  const isCaveat = fact.id.startsWith('caveat.');
  const key = fact.id.replace(/^caveat\./, '');
  const caveat = isCaveat ? (words.caveats[key] ?? words.caveats[fact.id]) : undefined;
  const said = caveat === undefined ? words.fact(fact, sheet) : { title: caveat[0], detail: caveat[1] };
  return {
    ...own,
    ...(said.title === '' ? {} : said),
    derivation: words.methods[method] ?? own.derivation,
    source: words.sources[source] ?? own.source,
  };
}

function ownView(fact: Fact, context: FactWordsContext): FactView {
  const { title, detail } = titled(fact, context);
  const method = methods[fact.derivation.method] ?? '';
  return {
    id: fact.id,
    title,
    detail,
    derivation: [method, valuesText(fact), survivalText(fact)].filter((part) => part !== '').join(' '),
    source: sources[fact.derivation.source] ?? '',
  };
}

/** A chosen point by its key: "Venus rules your seventh house". */
export function pointTitle(key: string, words?: TraditionWords): string {
  const told = words?.pointTitle(key) ?? '';
  if (told !== '') return told;
  const [kind = ''] = key.split(':');
  const rest = key.slice(kind.length + 1);
  const ofPair = pairPointTitle(kind, rest);
  if (ofPair !== null) return ofPair;
  if (kind === 'hd') return humanDesignPointTitle(rest);
  if (kind === 'cards') return tarotPointTitle(rest);
  const [a = '', aspect = '', b = ''] = rest.split('-');
  switch (kind) {
    case 'placement':
      return `${bareBodyName(rest)} in its place`;
    case 'ruler':
      return `The ruler of your ${ordinalName(Number(rest))} house`;
    case 'angle':
      return rest === 'asc' ? 'Your Ascendant' : 'Your Midheaven';
    case 'aspect':
      return `${bareBodyName(a)} ${aspect} ${bareBodyName(b)}`;
    case 'transit':
      return `Transiting ${bareBodyName(a)} ${aspect} your ${bareBodyName(b)}`;
    case 'moon-now':
      return 'Today’s Moon';
    case 'phase':
      return 'The Moon’s phase at birth';
    case 'sect':
      return 'Day or night chart';
    case 'element':
      return `${signName(rest)} among your planets`;
    case 'profection':
      return 'The house of this year of life';
    case 'caveat':
      return caveats[rest]?.[0] ?? rest;
    default:
      return key;
  }
}

function titled(fact: Fact, context: FactWordsContext): { readonly title: string; readonly detail: string } {
  const { id, value } = fact;
  const [family, middle, last] = splitId(id);
  if (family === 'caveat') {
    const [title, detail] = caveats[middle] ?? [middle, ''];
    return { title, detail };
  }
  if (family === 'tarot') return tarotFactTitle(middle, last, fact);
  const ofEvent = eventFactTitle(id, fact, (at) => momentName(at, context));
  if (ofEvent !== null) return ofEvent;
  const ofSelf = selfFactTitle(fact, (image) => image.replaceAll('-', ' '));
  if (ofSelf !== null) return ofSelf;
  if (family === 'humandesign') return humanDesignFactTitle(middle, last, fact);
  if (family === 'partner' || family === 'synastry' || family === 'composite')
    return pairFactTitle(family, middle, last, fact);
  if (family === 'transit' && middle.includes('-')) return transitTitle(middle, last, fact, context);
  if (family === 'transit' || family === 'sky') return skyTitle(family, middle, last, fact, context);
  if (family === 'profection') {
    return middle === 'house'
      ? {
          title: `Year of the ${ordinalName(Number(wordOf(value)))} house`,
          detail: 'Annual profection, birthday to birthday',
        }
      : {
          title: `${bareBodyName(wordOf(value))} rules this year of life`,
          detail: 'Lord of the profected house',
        };
  }
  if (middle === 'shape') return { title: `Shape: ${wordOf(value)}`, detail: 'How the ten planets lie' };
  if (middle === 'pattern') {
    const kind = (last.split('.')[0] ?? '').replaceAll('-', ' ');
    return {
      title: signName(kind),
      detail: value.type === 'ids' ? value.ids.map(bareBodyName).join(', ') : '',
    };
  }
  if (middle === 'lot') {
    const [lot = '', what = ''] = last.split('.');
    return bodyTitle(`lot.${lot}`, what, fact, context, `Lot of ${signName(lot)}`);
  }
  if (middle.startsWith('house')) return houseTitle(Number(middle.slice(5)), last, fact);
  if (middle === 'sect') return { title: `A ${wordOf(value)} chart`, detail: 'Sect' };
  if (middle === 'phase')
    return {
      title: 'Moon’s phase at birth',
      detail: value.type === 'either' ? value.ids.map(phaseName).join(' or ') : phaseName(wordOf(value)),
    };
  if (middle === 'element' || middle === 'modality') {
    return {
      title: `${signName(last.split('.')[0] ?? last)}: ${value.type === 'count' ? value.n : ''} of ten planets`,
      detail: middle === 'element' ? 'Element' : 'Modality',
    };
  }
  if (middle.includes('-')) return pairTitle(middle, last, fact, context);
  return bodyTitle(middle, last, fact, context);
}

/** Family, subject and the rest: `natal.element.fire.count` keeps `fire.count` together. */
function splitId(id: string): readonly [string, string, string] {
  const [family = '', middle = '', ...rest] = id.split('.');
  return [family, middle, rest.join('.')];
}

function bodyTitle(
  body: string,
  last: string,
  fact: Fact,
  context: FactWordsContext,
  name = bareBodyName(body),
): { title: string; detail: string } {
  const { value } = fact;
  const position = positionOf(body, context);
  switch (last) {
    case 'sign': {
      const sign = value.type === 'either' ? value.ids.map(signName).join(' or ') : signName(wordOf(value));
      return { title: `${name} in ${sign}`, detail: position };
    }
    case 'degree':
      if (value.type === 'degree-range') {
        return {
          title: `${name} between ${longitudeName(value.fromDeg)} and ${longitudeName(value.toDeg)}`,
          detail: 'Ecliptic longitude over that day',
        };
      }
      return {
        title: `${name} at ${value.type === 'degrees' ? longitudeName(value.deg) : ''}`,
        detail: 'Ecliptic longitude',
      };
    case 'house':
      return { title: `${name} in the ${ordinalName(Number(wordOf(value)))} house`, detail: position };
    case 'retrograde':
      return {
        title: value.type === 'flag' && value.on ? `${name} moving backwards` : `${name} moving forwards`,
        detail: 'Apparent motion',
      };
    case 'stationary':
      return { title: `${name} standing still`, detail: 'Apparent motion' };
    case 'dignity-score':
      return {
        title: `${name}: ${value.type === 'count' ? signedCount(value.n) : ''} in essential dignity`,
        detail: dignityRows(fact),
      };
    case 'sect-condition':
      return {
        title: `${name} ${wordOf(value) === 'in-sect' ? 'belongs to' : 'is contrary to'} the sect of the chart`,
        detail: 'Sect',
      };
    case 'sun-condition':
      return { title: `${name} ${sunConditions[wordOf(value)] ?? ''}`, detail: 'Nearness to the Sun' };
    case 'reception':
      return {
        title: `${name} in mutual reception`,
        detail: value.type === 'ids' ? `With ${value.ids.map(bareBodyName).join(', ')}` : '',
      };
    case 'out-of-bounds':
      return { title: `${name} out of bounds`, detail: 'Declination' };
    case 'dignity':
      return { title: `${name} in ${wordOf(value)}`, detail: 'Essential dignity' };
    default:
      return { title: name, detail: '' };
  }
}

const sunConditions: Readonly<Record<string, string>> = {
  cazimi: 'in the heart of the Sun',
  combust: 'combust',
  'under-beams': 'under the beams of the Sun',
};

/** "domicile 5, term 2" */
function dignityRows({ derivation }: Fact): string {
  const rows = derivation.values?.['rows'];
  if (!Array.isArray(rows) || rows.length === 0) return 'None held';
  return rows
    .map(
      (row: { readonly id?: unknown; readonly points?: unknown }) =>
        `${String(row.id)} ${signedCount(Number(row.points))}`,
    )
    .join(', ');
}

function signedCount(n: number): string {
  return n < 0 ? `−${String(-n)}` : `+${String(n)}`;
}

function houseTitle(house: number, last: string, { value }: Fact): { title: string; detail: string } {
  const name = `${signName(ordinalName(house))} house`;
  switch (last) {
    case 'sign':
      return { title: `${name} in ${signName(wordOf(value))}`, detail: 'Sign on its cusp' };
    case 'ruler':
      return {
        title: `${bareBodyName(wordOf(value))} rules your ${ordinalName(house)} house`,
        detail: 'Ruler of the sign on its cusp',
      };
    default:
      return {
        title: name,
        detail:
          value.type === 'ids' && value.ids.length > 0
            ? value.ids.map(bareBodyName).join(', ')
            : 'No planet in it',
      };
  }
}

function pairTitle(
  pair: string,
  last: string,
  { value }: Fact,
  context: FactWordsContext,
): { title: string; detail: string } {
  const [a = '', aspect = '', b = ''] = pair.split('-');
  const title = `${bareBodyName(a)} ${aspect} ${bareBodyName(b)}`;
  if (last === 'applying')
    return { title, detail: value.type === 'flag' && value.on ? 'Still closing' : 'Already opening' };
  const orb =
    value.type === 'degrees'
      ? `${degreesAndMinutes(value.deg)} from exact`
      : value.type === 'degree-range'
        ? `${degreesAndMinutes(value.fromDeg)} to ${degreesAndMinutes(value.toDeg)} from exact`
        : '';
  const places = [positionOf(a, context), positionOf(b, context)].filter((part) => part !== '').join(' · ');
  return { title, detail: places === '' ? orb : `${orb} · ${places}` };
}

function transitTitle(
  pair: string,
  last: string,
  { value }: Fact,
  context: FactWordsContext,
): { title: string; detail: string } {
  const [a = '', aspect = '', b = ''] = pair.split('-');
  const title = `${bareBodyName(a)} ${aspect} your ${bareBodyName(b)}`;
  const when = value.type === 'instants' ? value.at.map((at) => momentName(at, context)).join('; ') : '';
  switch (last) {
    case 'exact':
      return { title, detail: `Exact ${when}` };
    case 'enter':
      return { title, detail: `In range from ${when}` };
    case 'leave':
      return { title, detail: `Out of range ${when}` };
    default:
      return {
        title,
        detail: value.type === 'degrees' ? `${degreesAndMinutes(value.deg)} from exact now` : '',
      };
  }
}

function skyTitle(
  family: string,
  body: string,
  last: string,
  { value }: Fact,
  context: FactWordsContext,
): { title: string; detail: string } {
  const name = bareBodyName(body);
  switch (last) {
    case 'sign':
      return { title: `${name} now in ${signName(wordOf(value))}`, detail: 'Today’s sky' };
    case 'house':
      return {
        title: `${name} now in your ${ordinalName(Number(wordOf(value)))} house`,
        detail: 'Today’s sky over your chart',
      };
    case 'retrograde':
      return {
        title:
          value.type === 'flag' && value.on ? `${name} now moving backwards` : `${name} now moving forwards`,
        detail: 'Today’s sky',
      };
    case 'phase':
      return { title: 'The Moon now', detail: phaseName(wordOf(value)) };
    case 'illumination':
      return {
        title: 'The Moon’s lit part',
        detail: value.type === 'ratio' ? `${Math.round(value.n * 100)} %` : '',
      };
    case 'next-sign':
      return {
        title: 'The Moon changes sign',
        detail: value.type === 'instants' ? value.at.map((at) => momentName(at, context)).join('; ') : '',
      };
    case 'void':
      return {
        title:
          value.type === 'flag' && value.on ? 'The Moon is void of course' : 'The Moon is not void of course',
        detail: 'Today’s sky',
      };
    case 'lunation':
    case 'sunrise':
    case 'sunset':
      return {
        title: { lunation: 'Exact quarter of the Moon', sunrise: 'Sunrise', sunset: 'Sunset' }[last],
        detail: value.type === 'instants' ? value.at.map((at) => momentName(at, context)).join(', ') : '',
      };
    case 'day-ruler':
      return { title: `Planet of the day: ${bareBodyName(wordOf(value))}`, detail: 'By the weekday' };
    case 'chosen':
      return {
        title: `Planetary hour: ${bareBodyName(wordOf(value))}`,
        detail: 'A twelfth of the day or the night',
      };
    default:
      return { title: `${family} ${name}`, detail: '' };
  }
}

/** "5°08′ Aries, first house" for a natal body whose place is on the sheet. */
function positionOf(body: string, { facts }: FactWordsContext): string {
  const degree = facts.get(`natal.${body}.degree` as FactId)?.value;
  const house = facts.get(`natal.${body}.house` as FactId)?.value;
  const parts = [
    ...(degree?.type === 'degrees' ? [longitudeName(degree.deg)] : []),
    ...(house?.type === 'id' ? [`${ordinalName(Number(house.id))} house`] : []),
  ];
  return parts.join(', ');
}

function momentName(at: string, { zone, today, clock }: FactWordsContext): string {
  const local = almanacDateTime(Date.parse(at), zone);
  return `${dates.day(local.date, today)}, ${clockName(local.time, clock)}`;
}

function wordOf(value: Fact['value']): string {
  return value.type === 'id' ? value.id : value.type === 'text' ? value.text : '';
}

function valuesText({ derivation, id }: Fact): string {
  const values = derivation.values ?? {};
  const parts: string[] = [];
  if (typeof values['limit'] === 'number') {
    const aspect = id.split('.')[1]?.split('-')[1] ?? '';
    parts.push(
      `${/^[aeiou]/u.test(aspect) ? 'An' : 'A'} ${aspect} is ${aspectAngles[aspect] ?? ''}° and counts within ${values['limit']}°.`,
    );
  }
  if (typeof values['orbDeg'] === 'number') parts.push(`A transit counts within ${values['orbDeg']}°.`);
  if (typeof values['doubtDays'] === 'number')
    parts.push(`The birth time leaves a doubt of about ${values['doubtDays']} days either way.`);
  if (typeof values['system'] === 'string') parts.push(`Houses: ${signName(values['system'])}.`);
  if (typeof values['at'] === 'string')
    parts.push(`Sky of ${values['at'].slice(0, 16).replace('T', ' ')} UT.`);
  parts.push(...tarotProofText(values['proof']));
  if (typeof values['age'] === 'number') parts.push(`${values['age']} years completed.`);
  return parts.join(' ');
}

function survivalText({ survives }: Fact): string {
  switch (survives) {
    case 'always':
      return 'Holds at any hour of that day.';
    case 'in-range':
      return 'Holds over the whole doubt in the birth time.';
    case 'no':
      return 'Does not hold over the whole doubt in the birth time, so no sentence rests on it.';
    default:
      return '';
  }
}
