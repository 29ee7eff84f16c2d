/**
 * An independent reader of readings: it takes the sentences as a person would, by names and patterns of its own, and
 * looks each statement up on the fact sheet. It shares no word list and no code with the composer.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactValue } from '#facts/fact.ts';
import type { Sentence } from '#facts/reading.ts';
import { MONTHS, ORDINALS } from './english-words.ts';

const BODY_NAMES: Readonly<Record<string, string>> = {
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Sun: 'sun',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
  'north node': 'northnode',
  'rising sign': 'asc',
  Ascendant: 'asc',
  Midheaven: 'mc',
};
const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Ways to say an aspect, most telling first. */
const ASPECT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is opposite|opposition)\b/u, 'opposition'],
  [/\b(?:is at odds with|puts pressure on|square)\b/u, 'square'],
  [/\btrine\b/u, 'trine'],
  [/\bsextile\b/u, 'sextile'],
  [/\b(?:are together in|meets|conjunction)\b/u, 'conjunction'],
];

/** What the houses are about, in order, as the readings say it that name no house. */
const AREAS = [
  'yourself',
  'money and what you own',
  'talking and learning',
  'home and family',
  'romance and children',
  'daily work and health',
  'partners',
  'close bonds and shared money',
  'study, travel and belief',
  'career and public life',
  'friends and groups',
  'what you keep private',
];

/** The same sentence with each house by its number. */
function withHouses(text: string): string {
  return AREAS.reduce(
    (said, area, i) =>
      said.replaceAll(
        new RegExp(`the part of your chart about ${area}`, 'giu'),
        `your ${ORDINALS[i] ?? ''} house`,
      ),
    text,
  );
}

type Mention = { readonly id: string; readonly at: number; readonly end: number };

function mentions(text: string, names: Readonly<Record<string, string>>): Mention[] {
  return Object.entries(names)
    .flatMap(([name, id]) =>
      [...text.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu'))].map((match) => ({
        id,
        at: match.index,
        end: match.index + name.length,
      })),
    )
    .toSorted((a, b) => a.at - b.at);
}

const lowerIds = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name.toLowerCase()]));

/** Every statement of a sentence that the sheet denies, in words; empty for a true sentence. */
export function denials(sentence: Pick<Sentence, 'text' | 'cites'>, sheet: FactSheet): string[] {
  const text = withHouses(sentence.text);
  const found: string[] = [];
  const deny = (what: string): void => void found.push(what);
  const value = (id: string): FactValue | undefined => sheet.facts.find((fact) => fact.id === id)?.value;
  const word = (id: string): string | null => {
    const held = value(id);
    return held?.type === 'id' ? held.id : null;
  };
  const holds = (id: string, wanted: string): boolean => {
    const held = value(id);
    return (
      (held?.type === 'id' && held.id === wanted) || (held?.type === 'either' && held.ids.includes(wanted))
    );
  };

  const bodies = mentions(text, BODY_NAMES);
  const near = (at: number): string | null =>
    (bodies.findLast((body) => body.at < at) ?? bodies.find((body) => body.at > at))?.id ?? null;
  const today = /(?:^today|^at that moment) the Moon is in/iu.test(text);

  for (const sign of mentions(text, lowerIds(SIGNS))) {
    if (/^your \w+ house,? .*?begins in/iu.test(text)) continue;
    const rest = text.slice(sign.end);
    if (today) {
      if (!holds('sky.moon.sign', sign.id)) deny(`Moon now in ${sign.id}`);
    } else if (/^ (?:was )?rising/u.test(rest)) {
      if (!holds('natal.asc.sign', sign.id)) deny(`${sign.id} rising`);
    } else if (/^ (?:was )?at the top of the sky/u.test(rest)) {
      if (!holds('natal.mc.sign', sign.id)) deny(`${sign.id} at the top`);
    } else {
      const body = near(sign.at);
      // A limit line names the two signs that a Moon may be in.
      if (body === null ? !holds('natal.moon.sign', sign.id) : !holds(`natal.${body}.sign`, sign.id))
        deny(`${String(body)} in ${sign.id}`);
    }
  }

  for (const match of text.matchAll(/\bin your (\w+) house\b|\bin the (\w+)(?=[,.: ])/giu)) {
    const house = ORDINALS.indexOf((match[1] ?? match[2] ?? '').toLowerCase()) + 1;
    if (house === 0 || /is ruled by/u.test(text)) continue;
    if (match[2] !== undefined && !/in your \w+ house/u.test(text)) continue;
    const body = near(match.index);
    if (body === null || word(`natal.${body}.house`) !== String(house))
      deny(`${String(body)} in house ${house}`);
  }

  for (const match of text.matchAll(/(\p{L}+) (?:answers for|rules) your (\w+) house/gu)) {
    const house = ORDINALS.indexOf(match[2] ?? '') + 1;
    if (word(`natal.house${house}.ruler`) !== BODY_NAMES[match[1] ?? '']) deny(`${match[1]} rules ${house}`);
  }
  const run = /^your (\w+) house,? .*?is ruled by (?:the )?(\p{L}+)/iu.exec(text);
  if (
    run !== null &&
    word(`natal.house${ORDINALS.indexOf(run[1] ?? '') + 1}.ruler`) !== BODY_NAMES[run[2] ?? '']
  )
    deny(`${run[2]} rules ${run[1]}`);
  const speaks = /^(?:your )?(\p{L}+)(?:,[^,]+,)? speaks for your (\w+) house/iu.exec(text);
  if (
    speaks !== null &&
    word(`natal.house${ORDINALS.indexOf(speaks[2] ?? '') + 1}.ruler`) !== BODY_NAMES[speaks[1] ?? '']
  )
    deny(`${speaks[1]} rules ${speaks[2]}`);
  const connects = new RegExp(
    `^(?:your )?(\\p{L}+)(?:,[^,]+,)? connects (${AREAS.join('|')}) with (${AREAS.join('|')}) in your chart`,
    'iu',
  ).exec(text);
  if (connects !== null) {
    const [, ruler = '', from = '', to = ''] = connects;
    const body = BODY_NAMES[ruler] ?? '';
    const houses = [from, to].map((area) => String(AREAS.indexOf(area) + 1));
    if (word(`natal.house${houses[0]}.ruler`) !== body || word(`natal.${body}.house`) !== houses[1])
      deny(`${ruler} connects ${from} with ${to}`);
  }
  const begins = /^your (\w+) house,? .*?begins in (\p{Lu}\p{L}+)/iu.exec(text);
  if (
    begins !== null &&
    word(`natal.house${ORDINALS.indexOf(begins[1] ?? '') + 1}.sign`) !== (begins[2] ?? '').toLowerCase()
  )
    deny(`house ${begins[1]} begins in ${begins[2]}`);

  for (const match of text.matchAll(/moving backwards/giu)) {
    const body =
      near(match.index) ??
      /^natal\.(\w+)\.retrograde$/u.exec(
        sentence.cites.find((id) => id.endsWith('.retrograde')) ?? '',
      )?.[1] ??
      '';
    const held = value(`natal.${body}.retrograde`);
    if (held?.type !== 'flag' || !held.on) deny(`${body} moving backwards`);
  }

  for (const match of text.matchAll(/\(at (\d+\.\d)°\)/gu)) {
    const held = value(`natal.${/rising/u.test(text) ? 'asc' : String(near(match.index))}.degree`);
    const said = Number(match[1]);
    if (held?.type !== 'degrees' || held.deg % 30 < said - 1e-6 || held.deg % 30 >= said + 0.1 + 1e-6)
      deny(match[0]);
  }
  for (const match of text.matchAll(/, (\d+\.\d)° from exact/gu)) {
    const held = value(sentence.cites.find((id) => id.endsWith('.orb')) ?? '');
    const said = Number(match[1]);
    if (held?.type !== 'degrees' || held.deg < said - 1e-6 || held.deg >= said + 0.1 + 1e-6) deny(match[0]);
  }

  for (const match of text.matchAll(/(\d+)°(\d\d)′ (\p{Lu}\p{L}+)/gu)) {
    const held = value(`natal.${String(near(match.index))}.degree`);
    const said = SIGNS.indexOf(match[3] ?? '') * 30 + Number(match[1]) + Number(match[2]) / 60;
    if (held?.type !== 'degrees' || held.deg < said - 0.0005 || held.deg >= said + 1 / 60 + 0.0005)
      deny(match[0]);
  }

  // What stands between the two names, or after "meet by"; a clause that follows may use the same words for anything.
  const cited = sentence.cites.find((id) => /^(natal|transit)\.\w+-\w+-\w+\./u.test(id));
  const isSelf = /^transit\.(\w+)-\w+-\1\./u.test(cited ?? '');
  const between = isSelf ? bodies[1] : bodies.find((body) => body.id !== bodies[0]?.id);
  const said = `${text.slice(0, between?.at ?? 0)} ${/\bmeet by \w+/u.exec(text)?.[0] ?? ''}`;
  const kind = ASPECT_WORDS.find(([pattern]) => pattern.test(said))?.[1];
  // What a theme rests on is cited by sentences that name no body.
  if (cited !== undefined && bodies.length > 0) {
    const [, a = '', aspect = '', b = ''] = /^\w+\.(\w+)-(\w+)-(\w+)\./u.exec(cited) ?? [];
    if (kind !== undefined && kind !== aspect) deny(`${kind}, but cites ${cited}`);
    for (const id of [a, b])
      if (!bodies.some((body) => body.id === id)) deny(`cites ${cited}, names no ${id}`);
    const degrees = /within (\w+) degrees?/u.exec(text);
    const orb = value(cited);
    if (degrees !== null && cited.startsWith('natal.')) {
      const most = NUMBERS.indexOf(degrees[1] ?? '');
      const deg = orb?.type === 'degrees' ? orb.deg : orb?.type === 'degree-range' ? orb.toDeg : Number.NaN;
      if (!(deg <= most && deg > most - 1)) deny(`${degrees[0]}, orb ${deg}`);
    }
  } else if (kind !== undefined && bodies.length >= 2 && bodies[0]?.id !== bodies[1]?.id)
    deny(`${kind} without a cited aspect`);

  for (const date of datesIn(text, sheet))
    if (!date.options.some((day) => citedDays(sentence, sheet).has(day))) deny(`date ${date.text}`);

  const element = /\b(fire|earth|air|water) holds (\w+)|(\w+) of your ten planets stands? in (\w+)/iu.exec(
    text,
  );
  if (element !== null) {
    const held = value(`natal.element.${(element[1] ?? element[4] ?? '').toLowerCase()}.count`);
    if (held?.type !== 'count' || held.n !== NUMBERS.indexOf((element[2] ?? element[3] ?? '').toLowerCase()))
      deny(element[0]);
  }
  const sect = /\byours is a (day|night) chart/iu.exec(text);
  if (sect !== null && word('natal.sect') !== sect[1]) deny(sect[0]);
  const year =
    /this year of your life belongs to the (\w+) house.* and (?:the )?(\p{Lu}\p{L}+) keeps its keys/iu.exec(
      text,
    );
  if (
    year !== null &&
    (word('profection.house') !== String(ORDINALS.indexOf(year[1] ?? '') + 1) ||
      word('profection.lord') !== BODY_NAMES[year[2] ?? ''])
  )
    deny(year[0]);
  const charge = /with (?:the )?(\p{Lu}\p{L}+) in charge/u.exec(text);
  if (charge !== null && word('profection.lord') !== BODY_NAMES[charge[1] ?? '']) deny(charge[0]);
  return found;
}

/** Dates a sentence names, each with the days it may mean. */
export function datesIn(text: string, sheet: FactSheet): { text: string; options: string[] }[] {
  const { now, zone } = sheet.inputs as { readonly now: string; readonly zone: string };
  const thisYear = Number(dayIn(Date.parse(now), zone).slice(0, 4));
  const found = [
    ...text.matchAll(
      new RegExp(`((?:\\d{1,2}, )*(?:\\d{1,2} and )?\\d{1,2})\\s(${MONTHS.join('|')})(?:\\s(\\d{4}))?`, 'gu'),
    ),
  ];
  return found.flatMap((match, i) => {
    const later = found.slice(i + 1).find((other) => other[3] !== undefined)?.[3];
    const years =
      match[3] !== undefined
        ? [Number(match[3])]
        : [thisYear, ...(later === undefined ? [] : [Number(later)])];
    const month = String(MONTHS.indexOf(match[2] ?? '') + 1).padStart(2, '0');
    return (match[1] ?? '').split(/, | and /u).map((day) => ({
      text: `${day} ${match[2]}`,
      options: years.map((y) => `${y}-${month}-${day.padStart(2, '0')}`),
    }));
  });
}

function citedDays(sentence: Pick<Sentence, 'cites'>, sheet: FactSheet): ReadonlySet<string> {
  const { zone } = sheet.inputs as { readonly zone: string };
  return new Set(
    sheet.facts.flatMap((fact) =>
      sentence.cites.includes(fact.id) && fact.value.type === 'instants'
        ? fact.value.at.map((at) => dayIn(Date.parse(at), zone))
        : [],
    ),
  );
}

/** `YYYY-MM-DD` of an instant in a zone, by the platform's own calendar (Swedish writes dates that way). */
function dayIn(at: number, zone: string): string {
  return new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });
}

/** Words and moves that the voice does not use, from the design of the voice; whole words, in any case. */
export const BANNED: readonly RegExp[] = [
  /\bjourneys?\b/iu,
  /\benerg(?:y|ies)\b/iu,
  /\bvibrations?\b/iu,
  /\bmanifest(?:s|ing|ed|ation)?\b/iu,
  /\bcosmic\b/iu,
  /\bthe universe\b/iu,
  /\bdestin(?:y|ed)\b/iu,
  /\bsoulmates?\b/iu,
  /\btwin flames?\b/iu,
  /\bkarm(?:a|ic)\b/iu,
  /\bpowerful\b/iu,
  /\bprofound\b/iu,
  /\btransformative\b/iu,
  /\bunlock(?:s|ed|ing)?\b/iu,
  /\bembrac(?:e|es|ed|ing)\b/iu,
  /\bdelv(?:e|es|ed|ing)\b/iu,
  /\btapestry\b/iu,
  /\bnavigat(?:e|es|ed|ing)\b/iu,
  /\btestament\b/iu,
  /\bresonat(?:e|es|ed|ing)\b/iu,
  /\brealms?\b/iu,
  /\bwhisper(?:s|ed|ing)?\b/iu,
  /\bsacred\b/iu,
  /\bempower(?:s|ed|ing)?\b/iu,
  /\bauthentic self\b/iu,
  /\bhigher self\b/iu,
  /\bit[’']s important to\b/iu,
  /\bremember that\b/iu,
  new RegExp(`\\bas an? (?:${SIGNS.join('|')})\\b`, 'iu'),
  /\bbuckle up\b/iu,
  /\byou will meet\b/iu,
  /\bmeant to be\b/iu,
  /\brare soul\b/iu,
  /\bold soul\b/iu,
  /\bmore intuitive than\b/iu,
  /\bat times you doubt\b/iu,
  /\buntapped potential\b/iu,
  /\bas a child,? you\b/iu,
  /\bdangerous\b/iu,
  /\bcurse(?:d|s)?\b/iu,
  /\bmay perhaps\b/iu,
  /\bperhaps possibly\b/iu,
  /\bas an AI\b/iu,
  /\byou must\b/iu,
  /\bsoon enough\b/iu,
  /!/u,
  /^\s*[-•*] /mu,
];

/** Marks that a broken template leaves. */
export const BROKEN = /[{}[\]]|undefined|null|NaN| {2}|,,| ,| \.|,\.|\.\.|:\.|\?\?| :|;\.|\s$|^\s/u;
