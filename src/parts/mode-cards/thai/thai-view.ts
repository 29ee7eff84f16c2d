/** What every Thai card asks of a sheet beside `card-view`: numerals of the stars, names of values that are no fact, rows, days. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { localDate } from '#lib/local-date.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { dates } from '#text/en/dates.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import type { CardView, ValueName } from '../card-view.ts';
import type { TableRow } from '../mode-card.ts';

/** The numeral that stands for a star in a Thai chart. */
const NUMERALS: Readonly<Record<string, string>> = {
  sun: '๑',
  moon: '๒',
  mars: '๓',
  mercury: '๔',
  jupiter: '๕',
  venus: '๖',
  saturn: '๗',
  rahu: '๘',
  ketu: '๙',
  uranus: '๐',
};

/** Empty for what is no star. */
export const numeralOf = (star: string): string => NUMERALS[star] ?? '';

/** A list of stars in numerals: "๓ or ๔" reads as "๓/๔". */
export const numeralsOf = (stars: readonly string[]): string => stars.map(numeralOf).join('/');

/** What another value of the same kind as a fact is called: the eleven animals beside the person's own. */
export function namedLike(words: TraditionWords, fact: Fact | undefined, id: string): ValueName {
  const [name] = fact === undefined ? [] : words.names({ ...fact, value: { type: 'id', id } });
  return name ?? { id, en: id.replaceAll('-', ' '), own: null };
}

/**
 * Facts as rows of the table twin: "Boriwan" — "Mars · อังคาร" — "the people around you". Ids that the sheet lacks are passed
 * over.
 */
export function factRows(view: CardView, words: TraditionWords, ids: readonly string[]): readonly TableRow[] {
  return ids.flatMap((id): readonly TableRow[] => {
    const fact = view.fact(id);
    if (fact === undefined) return [];
    const { title, detail } = words.fact(fact, view.sheet);
    const [head = '', ...rest] = title.split(': ');
    const said = [rest.join(': '), unsaidName(view, id, title), view.own(id) ?? '']
      .filter(Boolean)
      .join(' · ');
    return [{ head, cells: [said, detail].filter(Boolean) }];
  });
}

/** A house is told by its number: its name, where the title has it not. */
function unsaidName(view: CardView, id: string, title: string): string {
  const names = view.names(id).map(({ en }) => en);
  return names.every((name) => title.toLowerCase().includes(name.toLowerCase())) ? '' : (view.name(id) ?? '');
}

/** "12 Winat"; both numbers where two are open; null where the sheet has no such fact. */
export function houseOf(view: CardView, id: string): string | null {
  if (view.isOpen(id)) return view.ids(id).reduce((a, b) => t.or(a, b));
  const name = view.name(id);
  const number = view.count(id);
  return number === null || name === null ? name : t.house(String(number), name);
}

/** Ids of the sheet that a pattern fits, in its order. */
export const idsLike = (sheet: FactSheet, pattern: RegExp): readonly string[] =>
  sheet.facts.flatMap(({ id }) => (pattern.test(id) ? [id] : []));

/** The local day that is asked about, `YYYY-MM-DD`. */
export function askedDayOf(sheet: FactSheet): string {
  const { day, now } = sheet.inputs;
  if (typeof day === 'string') return day;
  return typeof now === 'string' ? now.slice(0, 10) : '';
}

/** "24 November" of a local day, or of an instant where the sheet is read; the year where it is not that of the day asked about. */
export function dayText(sheet: FactSheet, iso: string): string {
  const { zone } = sheet.inputs;
  const day =
    iso.includes('T') && typeof zone === 'string' ? localDate(Date.parse(iso), zone) : iso.slice(0, 10);
  return dates.day(day, askedDayOf(sheet));
}

/** The local day of a fact, as its derivation gives it. */
export function dayOf(view: CardView, id: string): string | null {
  const day = view.value(id, 'day');
  return typeof day === 'string' ? dayText(view.sheet, day) : null;
}

/** What stands after the colon of a fact's title: "third of eight". */
export function saidOf(view: CardView, words: TraditionWords, id: string): string | null {
  const fact = view.fact(id);
  if (fact === undefined) return null;
  const { title } = words.fact(fact, view.sheet);
  const at = title.indexOf(': ');
  return at < 0 ? title : title.slice(at + 2);
}
