/** The Soulcast of a day, for the worker: the sky, the words, and of the sheet what a line stands on. */
import { createZoneRules } from '#astro/time/zone.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { composeSoulcast } from '#practice/soulcast/compose-soulcast.ts';
import { soulcastWords } from '#text/en/practice/soulcast/words.ts';
import type { SoulcastRequest, SoulcastView } from './protocol.ts';

const zoneRules = createZoneRules();

/** Cited by no line of its own, and drawn beside all of them. */
const ALWAYS = 'sky.moon.phase';

/** Throws when a birth is given whose date cannot be read. */
export function soulcastOf(request: SoulcastRequest): SoulcastView {
  const { birth, ...rest } = request;
  const moment = momentOf(birth, zoneRules);
  if (birth !== null && moment === null) throw new RangeError('a birth without a date that can be read');
  const { sheet, ...cast } = composeSoulcast({ ...rest, moment }, zoneRules, soulcastWords);
  const cited = new Set<string>([ALWAYS, ...cast.lines.flatMap(({ cites }) => cites)]);
  return { cast, facts: sheet.facts.filter(({ id }) => cited.has(id)), hash: sheet.hash };
}
