/** How much readings differ: from chart to chart, from question to question, from day to day. */
import { factsById } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import { passageThemes } from './judge.ts';
import { textsOf } from './samples.ts';
import type { Sample } from './samples.ts';

/** Share of readings that begin with the commonest first theme. */
export function commonestFirst(samples: readonly Sample[]): number {
  const counts = new Map<string, number>();
  for (const { reading } of samples) {
    const first = reading.said.testimonies[0] ?? 'none';
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / Math.max(1, samples.length);
}

/** Different sets of themes among readings. */
export function themeSets(samples: readonly Sample[]): number {
  return new Set(samples.map(({ reading }) => reading.said.testimonies.toSorted().join(' '))).size;
}

const TURNS = 12;

/** Passages that come back within twelve readings. */
export function repeatedPassages(samples: readonly Sample[]): readonly string[] {
  const bodies = samples.map(({ reading }) =>
    textsOf(reading).filter((text) => passageThemes(text).some(({ kind }) => kind === 'body')),
  );
  return bodies.flatMap((texts, i) =>
    texts.filter((text) => bodies.slice(Math.max(0, i - TURNS), i).some((before) => before.includes(text))),
  );
}

/** Share of sentences that an earlier reading had word for word; headings do not count. */
export function wordForWord(samples: readonly Sample[]): number {
  const seen = new Set<string>();
  let again = 0;
  let of = 0;
  for (const { reading } of samples) {
    const texts = reading.sentences.filter(({ lead }) => lead !== true).map(({ text }) => text);
    of += texts.length;
    again += texts.filter((text) => seen.has(text)).length;
    for (const text of texts) seen.add(text);
  }
  return again / Math.max(1, of);
}

const SIGNS = 'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces';
const BODIES: Readonly<Record<string, string>> = Object.fromEntries([
  ...'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Chiron'
    .split(' ')
    .map((name) => [name, name.toLowerCase()]),
  ['Midheaven', 'mc'],
  ['rising sign', 'asc'],
  ['north node', 'northnode'],
]);
const BODY = Object.keys(BODIES).join('|');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const GLOSS = '(?:, [^,:.]+(?:, [^,:.]+)?,)?';
const HARD = ['square', 'opposition'];
const EASY = ['sextile', 'trine'];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Days and months that a text names: "11-23". */
function datesOf(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`(\\d{1,2})\\s(${MONTHS.join('|')})`, 'gu'))].map(
    ([, day = '', month = '']) =>
      `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** Whether one of the cited transits of a sheet has a moment on that day, in its zone. */
function holdsDay(sheet: FactSheet, cites: readonly FactId[], day: string): boolean {
  const { zone } = sheet.inputs as { readonly zone: string };
  return cites.some((id) => {
    const value = factsById(sheet).get(id)?.value;
    return (
      value?.type === 'instants' &&
      value.at.some((at) => new Date(at).toLocaleDateString('sv-SE', { timeZone: zone }).slice(5) === day)
    );
  });
}

/** What a reading says of a birth chart, read from its words: each with whether a sheet holds it. */
function claimsOf(reading: Reading): readonly ((sheet: FactSheet) => boolean)[] {
  const found: ((sheet: FactSheet) => boolean)[] = [];
  const word = (sheet: FactSheet, id: string): string | null => {
    const value = factsById(sheet).get(id as FactId)?.value;
    return value?.type === 'id' ? value.id : null;
  };
  const contact =
    (a: string, b: string, aspects: readonly string[]) =>
    (sheet: FactSheet): boolean => {
      const facts = factsById(sheet);
      return aspects.some((aspect) =>
        [`natal.${a}-${aspect}-${b}.orb`, `natal.${b}-${aspect}-${a}.orb`].some((id) =>
          facts.has(id as FactId),
        ),
      );
    };
  for (const { text, move, cites } of reading.sentences) {
    if (move === 'timing') {
      const at = datesOf(text);
      if (at.length > 0 && cites.length > 0)
        found.push(
          (sheet) =>
            cites.every((id) => factsById(sheet).has(id)) && at.every((day) => holdsDay(sheet, cites, day)),
        );
      continue;
    }
    const bodyOf = (name: string | undefined): string => BODIES[name ?? ''] ?? '';
    for (const [, name, sign = ''] of text.matchAll(
      new RegExp(`\\b(${BODY})${GLOSS} is (?:also )?in (${SIGNS})`, 'gu'),
    ))
      found.push((sheet) => word(sheet, `natal.${bodyOf(name)}.sign`) === sign.toLowerCase());
    for (const [, name, nth = ''] of text.matchAll(
      new RegExp(`\\b(${BODY})${GLOSS}(?: is|, which is)(?: also)? in your (\\w+) house`, 'gu'),
    ))
      found.push((sheet) => word(sheet, `natal.${bodyOf(name)}.house`) === String(ORDINALS.indexOf(nth) + 1));
    for (const [, name] of text.matchAll(new RegExp(`\\b(${BODY})${GLOSS} was moving backwards`, 'gu')))
      found.push((sheet) => {
        const value = factsById(sheet).get(`natal.${bodyOf(name)}.retrograde` as FactId)?.value;
        return value?.type === 'flag' && value.on;
      });
    for (const [, nth = '', sign = ''] of text.matchAll(
      new RegExp(`(\\w+) house${GLOSS} begins in (${SIGNS})`, 'giu'),
    ))
      found.push(
        (sheet) => word(sheet, `natal.house${ORDINALS.indexOf(nth) + 1}.cusp.sign`) === sign.toLowerCase(),
      );
    for (const [, nth = '', name] of text.matchAll(
      new RegExp(`(\\w+) house${GLOSS} is ruled by (?:the )?(${BODY})`, 'gu'),
    ))
      found.push((sheet) => word(sheet, `natal.house${ORDINALS.indexOf(nth) + 1}.ruler`) === bodyOf(name));
    for (const [, a, b] of text.matchAll(
      new RegExp(`\\b(${BODY})${GLOSS} is at odds with (?:your )?(${BODY})`, 'gu'),
    ))
      found.push(contact(bodyOf(a), bodyOf(b), ['square']));
    for (const [, a, b] of text.matchAll(
      new RegExp(`\\b(${BODY})${GLOSS} is opposite (?:your )?(${BODY})`, 'gu'),
    ))
      found.push(contact(bodyOf(a), bodyOf(b), HARD));
    for (const [, a, b, how] of text.matchAll(
      new RegExp(`\\b(${BODY})${GLOSS} and (?:your )?(${BODY})${GLOSS} are (together|in easy contact)`, 'gu'),
    ))
      found.push(contact(bodyOf(a), bodyOf(b), how === 'together' ? ['conjunction'] : EASY));
    for (const [, sign = ''] of text.matchAll(new RegExp(`\\b(${SIGNS}) was rising`, 'gu')))
      found.push((sheet) => word(sheet, 'natal.asc.sign') === sign.toLowerCase());
    const phase = /\b[Yy]ou were born (at a new Moon|at a full Moon|by day|by night)\b/u.exec(text)?.[1];
    if (phase !== undefined)
      found.push((sheet) =>
        phase.startsWith('by')
          ? word(sheet, 'natal.sect') === phase.slice(3)
          : word(sheet, 'natal.moon.phase') === phase.slice(5, -5),
      );
  }
  return found;
}

/** Share of readings that are paired with their own chart of five by what they say of it and of its dates. Ties share the point. */
export function matched(samples: readonly Sample[]): number {
  const points = samples.map(({ reading, sheet }, i) => {
    const claims = claimsOf(reading);
    const score = (of: FactSheet): number => claims.filter((holds) => holds(of)).length;
    const own = score(sheet);
    const others = [1, 2, 3, 4].flatMap((step) => samples[(i + step * 7) % samples.length] ?? []);
    const rivals = others
      .filter((other) => other.sheet.hash !== sheet.hash)
      .map((other) => score(other.sheet));
    return rivals.some((one) => one > own) ? 0 : 1 / (1 + rivals.filter((one) => one === own).length);
  });
  return points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
}
