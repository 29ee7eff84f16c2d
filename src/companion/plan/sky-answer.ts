/**
 * The sentence that answers before a reading begins: the date of the next full or new Moon, where a planet stands now,
 * or that a year lies further back than the sheet does.
 */
import type { Ask } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { almanacDateTime } from '#lib/local-date.ts';
import { civilDate, parseIso } from '#companion/understand/civil-date.ts';

/** What is said, in figures and ids; words are the voice's. */
export type SkyAnswer =
  | {
      readonly type: 'lunation';
      readonly phase: 'full' | 'new';
      /** Local day and clock of the moment. */
      readonly date: string;
      readonly time: string;
      readonly cites: readonly FactId[];
    }
  | {
      readonly type: 'place';
      readonly body: string;
      readonly sign: string;
      readonly house: number | null;
      readonly retrograde: boolean;
      readonly cites: readonly FactId[];
    }
  | { readonly type: 'past'; readonly year: number };

/** Days behind today for which the slow planets stand on a sheet. */
const reachBackDays = 300;

/** Concepts are `sky-full`, `sky-new` and `sky-mercury` as the cue tables have them. Null for every other question. */
export function skyAnswerOf(
  ask: Ask,
  facts: ReadonlyMap<FactId, Fact>,
  zone: string,
  today: string,
): SkyAnswer | null {
  if (ask.act !== 'ask') return null;
  const asked = ask.concepts.find((concept) => concept.startsWith('sky-'))?.slice('sky-'.length);
  if (asked === 'full' || asked === 'new') {
    if (ask.form !== 'when') return null;
    const id = `sky.moon.${asked}` as FactId;
    const value = facts.get(id)?.value;
    const at = value?.type === 'instants' ? value.at[0] : undefined;
    if (at === undefined) return null;
    const local = almanacDateTime(Date.parse(at), zone);
    return { type: 'lunation', phase: asked, date: local.date, time: local.time, cites: [id] };
  }
  if (asked !== undefined) return placeOf(asked, facts);
  const [from, to, now] = [parseIso(ask.frame.from), parseIso(ask.frame.to), parseIso(today)];
  const isBehind = to !== null && now !== null && to < now - reachBackDays;
  return isBehind && from !== null ? { type: 'past', year: civilDate(from).year } : null;
}

function placeOf(body: string, facts: ReadonlyMap<FactId, Fact>): SkyAnswer | null {
  const word = (id: string): string | null => {
    const value = facts.get(id as FactId)?.value;
    return value?.type === 'id' ? value.id : null;
  };
  const sign = word(`transit.${body}.sign`);
  if (sign === null) return null;
  const back = facts.get(`transit.${body}.retrograde` as FactId)?.value;
  const house = word(`transit.${body}.house`);
  const isBack = back?.type === 'flag' && back.on;
  return {
    type: 'place',
    body,
    sign,
    house: house === null ? null : Number(house),
    retrograde: isBack,
    cites: [
      `transit.${body}.sign`,
      ...(house === null ? [] : [`transit.${body}.house`]),
      ...(isBack ? [`transit.${body}.retrograde`] : []),
    ] as readonly string[] as readonly FactId[],
  };
}
