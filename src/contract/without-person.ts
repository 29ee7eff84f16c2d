/**
 * What is left of a message when somebody's birth must go from it: the words, and everything that does not come from
 * that birth. Facts, the inputs they were computed from and the weights that rest on them are taken out.
 */
import type { Json } from '#facts/fact.ts';
import type { SheetHash } from '#facts/fact-sheet.ts';
import { isAttachedChart } from './attached-chart.ts';
import type { Attached, AttachedChart } from './attached-chart.ts';
import { emptyBirth } from './birth.ts';
import type { Birth } from './birth.ts';
import type { MessageFields } from './message.ts';
import type { SheetRef, StoredReading } from './stored-reading.ts';

/** Parts of a birth that tell one from another, as a record or a sheet holds them. */
export type BirthMark = {
  readonly date: string | null;
  readonly time: string | null;
  readonly place: { readonly latDeg: number; readonly lonDeg: number } | null;
};

/** Somebody by name and births: a birth that was corrected later has made facts too. */
export type Known = { readonly name: string; readonly births: readonly BirthMark[] };

export type Leaving = Known & {
  readonly id: string;
  /** Whose facts stay: the person's own first, then everyone still saved. */
  readonly own: Known;
  readonly kept: readonly Known[];
};

/** Stands where the hash of a sheet stood: that hash was made of the birth too. */
export const NO_HASH = '0'.repeat(64) as SheetHash;

/** The fields of a message that change when somebody leaves; null when nothing of them is in it. */
export function withoutPerson(
  message: Pick<MessageFields, 'attached' | 'reading'>,
  leaving: Leaving,
): Partial<Pick<MessageFields, 'attached' | 'reading'>> | null {
  const attached = message.attached === null ? null : attachedWithout(message.attached, leaving);
  const reading = message.reading === null ? null : readingWithout(message.reading, leaving);
  if (attached === null && reading === null) return null;
  return { ...(attached === null ? {} : { attached }), ...(reading === null ? {} : { reading }) };
}

/** What is left of an attached chart: whose it was, and nothing to draw it from; null when it was not theirs. */
export function attachedWithout(chart: Attached, leaving: Leaving): AttachedChart | null {
  if (!isAttachedChart(chart)) return null;
  const { subject, partner } = chart;
  const isIn = isThem(leaving, subject, true) || (partner !== null && isThem(leaving, partner, false));
  if (!isIn) return null;
  return {
    chartType: chart.chartType,
    title: '',
    subject: { name: leaving.name, birth: emptyBirth },
    partner: null,
    span: null,
  };
}

/** Whose data a chart was removed with; null for a chart that is there. */
export function removedWith(attached: Attached): string | null {
  if (!isAttachedChart(attached)) return null;
  const { title, subject } = attached;
  return title === '' && subject.birth.date === null ? subject.name : null;
}

/** A reading without the facts of somebody's birth; null when it holds none. */
export function readingWithout(reading: StoredReading, leaving: Leaving): StoredReading | null {
  const named = reading.ask.people.filter(({ personId }) => personId === leaving.id);
  const aliases = [leaving.name, ...named.flatMap(({ name = '' }) => (name === '' ? [] : [name]))];
  const slots = slotsOf(reading.sheet);
  const isFirst =
    (slots.first !== null && isThem(leaving, slots.first, true, aliases)) ||
    isOfTheirName(reading.sheet, leaving);
  const isSecond = slots.second !== null && isThem(leaving, slots.second, false, aliases);
  // A model may have looked up contacts with somebody who was named: they stand on a sheet that is otherwise one's own.
  const isLookedUp = slots.second === null && named.length > 0;
  const goes = (id: string): boolean =>
    (isFirst && !id.startsWith('sky.') && !ofSecondAlone(id)) ||
    ((isSecond || isLookedUp) && ofBoth(id)) ||
    (isSecond && ofSecondAlone(id));
  if (!isFirst && !isSecond && !reading.facts.some(({ id }) => goes(id))) return null;
  const weighed = reading.weighed.filter(({ facts }) => !facts.some(goes));
  const keys = new Set(weighed.map(({ key }) => key));
  return {
    ...reading,
    facts: reading.facts.filter(({ id }) => !goes(id)),
    weighed,
    // Weights beside a sentence say what it rests on.
    sentences: reading.sentences.map((sentence) => {
      const { why, ...rest } = sentence;
      return why === undefined || !sentence.cites.some(goes) ? sentence : rest;
    }),
    said: {
      ...reading.said,
      facts: reading.said.facts.filter((id) => !goes(id)),
      testimonies: reading.said.testimonies.filter((key) => keys.has(key)),
      atoms: [],
    },
    seed: '',
    planHash: '',
    sheet: sheetWithout(reading.sheet, { isFirst, isSecond }),
    removed: [...new Set([...(reading.removed ?? []), leaving.name])],
  };
}

/** Whether a sheet was computed from somebody's birth. */
export function isSheetOf(sheet: Pick<SheetRef, 'inputs'>, leaving: Leaving): boolean {
  const { first, second } = slotsOf(sheet);
  return (
    (first !== null && isThem(leaving, first, true)) ||
    (second !== null && isThem(leaving, second, false)) ||
    isOfTheirName(sheet, leaving)
  );
}

/** The births that a message gives somebody, which may be older than the one that is kept. */
export function birthsIn(
  { attached, reading }: Pick<MessageFields, 'attached' | 'reading'>,
  leaving: Leaving,
): readonly BirthMark[] {
  const slots = reading === null ? null : slotsOf(reading.sheet);
  const chart = attached !== null && isAttachedChart(attached) ? attached : null;
  const theirs = (slot: Slot | null | undefined, isFirst: boolean): readonly BirthMark[] =>
    slot !== null && slot !== undefined && slot.birth.date !== null && isThem(leaving, slot, isFirst)
      ? [slot.birth]
      : [];
  return [
    ...theirs(chart?.subject, true),
    ...theirs(chart?.partner, false),
    ...theirs(slots?.first, true),
    ...theirs(slots?.second, false),
  ];
}

/** Whether two births may be one, known better in one place than in the other. */
export function maybeSameBirth(a: BirthMark, b: BirthMark): boolean {
  if (a.date === null || a.date !== b.date) return false;
  const sameTime = a.time === null || b.time === null || a.time === b.time;
  const samePlace =
    a.place === null ||
    b.place === null ||
    (a.place.latDeg === b.place.latDeg && a.place.lonDeg === b.place.lonDeg);
  return sameTime && samePlace;
}

type Slot = { readonly name: string; readonly birth: BirthMark };

/**
 * Whether somebody stands in a place of a chart. Their name or a birth of theirs says so, unless it says the same of the
 * person or of somebody still kept.
 */
function isThem(leaving: Leaving, slot: Slot, isFirst: boolean, aliases = [leaving.name]): boolean {
  const isNamed = aliases.some((alias) => sameName(slot.name, alias));
  const isBorn = leaving.births.some((birth) => maybeSameBirth(birth, slot.birth));
  const others = isFirst ? [leaving.own, ...leaving.kept] : leaving.kept;
  const isBornAs = ({ births }: Known): boolean => births.some((birth) => maybeSameBirth(birth, slot.birth));
  if (isNamed && isBorn) return !others.some((one) => sameName(slot.name, one.name) && isBornAs(one));
  if (isNamed) return !others.some(({ name }) => sameName(slot.name, name));
  if (!isBorn) return false;
  return !others.some((one) => sameName(slot.name, one.name) || (slot.name.trim() === '' && isBornAs(one)));
}

/** Whether a mode of names counted the letters of theirs, unless somebody else is called the same. */
function isOfTheirName({ inputs }: Pick<SheetRef, 'inputs'>, { name, own, kept }: Leaving): boolean {
  const given = asMembers(inputs['given']);
  const counted = [given?.['thaiName'], given?.['latinName']];
  return counted.some(
    (one) =>
      typeof one === 'string' &&
      sameName(one, name) &&
      ![own, ...kept].some((other) => sameName(one, other.name)),
  );
}

/** Names as a person would call them the same; an empty one is nobody's. */
function sameName(a: string, b: string): boolean {
  const name = fold(a);
  return name !== '' && name === fold(b);
}

const fold = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** `partner.*` and its caveats: the second person's own placements. Overlays are of both. */
const ofSecondAlone = (id: string): boolean => /^(?:partner\.(?!.*\.overlay$)|caveat\.partner-)/.test(id);

const ofBoth = (id: string): boolean =>
  /^(?:synastry|composite)\.|^partner\..*\.overlay$|^caveat\.(?:synastry|composite)/.test(id);

function slotsOf({ inputs }: Pick<SheetRef, 'inputs'>): {
  readonly first: Slot | null;
  readonly second: Slot | null;
} {
  const names = asMembers(inputs['names']);
  return {
    first: slotOf(inputs['birth'], names?.['first']),
    second: slotOf(inputs['partner'], names?.['second']),
  };
}

function slotOf(birth: Json | undefined, name: Json | undefined): Slot | null {
  const members = asMembers(birth);
  const date = members?.['date'];
  if (members === null || typeof date !== 'string') return null;
  const place = asMembers(members['place']);
  const [latDeg, lonDeg] = [place?.['latDeg'], place?.['lonDeg']];
  return {
    name: typeof name === 'string' ? name : '',
    birth: {
      date,
      time: typeof members['time'] === 'string' ? members['time'] : null,
      place: typeof latDeg === 'number' && typeof lonDeg === 'number' ? { latDeg, lonDeg } : null,
    },
  };
}

function sheetWithout(
  sheet: SheetRef,
  who: { readonly isFirst: boolean; readonly isSecond: boolean },
): SheetRef {
  if (!who.isFirst && !who.isSecond) return sheet;
  // What a mode was given, and what stands in its inputs of it, is theirs whole: the moment and the zone are left.
  const ofMode = who.isFirst && sheet.inputs['given'] !== undefined;
  const { now = null, zone = null } = sheet.inputs;
  return {
    ...sheet,
    inputs: {
      ...(ofMode ? { now, zone } : sheet.inputs),
      ...(who.isFirst ? { birth: null } : {}),
      ...(who.isSecond ? { partner: null } : {}),
    },
    hash: NO_HASH,
  };
}

function asMembers(value: Json | undefined): { readonly [name: string]: Json | undefined } | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Json | undefined })
    : null;
}

/** A birth as it is kept, by what tells it from another. */
export function birthMarks(birth: Birth | null): readonly BirthMark[] {
  return birth === null || birth.date === null ? [] : [birth];
}
