/** `localtime`: the instant that a clock at a place showed, or the question that has no answer. */
import { z } from 'zod';
import { localToInstant } from '#astro/time/local-time.ts';
import type { InvalidLocalTime, LocalTimeRule } from '#astro/time/local-time.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { idField, isDay, latField, lonField, yearProblem } from './fields.ts';
import { utcText } from './numbers.ts';

const rules = createZoneRules();

const LOCAL = 'expected a local date and time, like "1990-06-15T12:30"';
const LOCAL_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const OFFSET = 'expected whole seconds east of Greenwich, at most 57600 either way';

export const localTimeInput = z.object({
  id: idField,
  local: z.string({ error: LOCAL }).superRefine((text, context) => {
    const problem = localProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
  zone: z
    .string({ error: 'expected the name of a time zone, like "Europe/Paris"' })
    .refine((zone) => rules.isZone(zone), { error: 'expected the name of a time zone, like "Europe/Paris"' }),
  /**
   * Where in the zone: needed while it kept each town's mean time, and where a place is known to have
   * differed.
   */
  lat: latField.optional(),
  lon: lonField.optional(),
  offsetSeconds: z.number({ error: OFFSET }).int(OFFSET).min(-57_600, OFFSET).max(57_600, OFFSET).optional(),
});

function localProblem(text: string): string | null {
  const match = LOCAL_PATTERN.exec(text);
  if (match === null) return LOCAL;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isDay(year, month, day) ? yearProblem(year) : 'expected a date that is in the calendar';
}

/** Where an offset comes from, in the words of the reference file. */
const RULE_NAMES: Readonly<Record<LocalTimeRule, string>> = {
  zone: 'tzdb',
  'zone-history': 'backzone',
  'local-mean-time': 'lmt',
  override: 'override',
  manual: 'manual',
};

/** One of three kinds of answer: `exact`, `ambiguous` for a time shown twice, `gap` for one never shown. */
export function localTimeLine({ id, local, zone, lat, lon, offsetSeconds }: z.output<typeof localTimeInput>) {
  const [date = '', time = ''] = local.split('T');
  const asked = { date, time, zone, latDeg: lat ?? 0, lonDeg: lon ?? 0 };
  const answer = localToInstant(offsetSeconds === undefined ? asked : { ...asked, offsetSeconds }, rules);
  switch (answer.type) {
    case 'exact':
      if (answer.rule === 'local-mean-time' && lon === undefined)
        throw new LocalTimeProblem('lon: needed here, since each town kept its own mean time then');
      return {
        id,
        kind: 'exact',
        utc: utcText(answer.at),
        offsetSeconds: answer.offsetSeconds,
        rule: RULE_NAMES[answer.rule],
      };
    case 'ambiguous':
      return {
        id,
        kind: 'ambiguous',
        utcFirst: utcText(answer.first.at),
        utcSecond: utcText(answer.second.at),
      };
    case 'gap':
      return {
        id,
        kind: 'gap',
        beforeOffset: utcText(answer.before.at),
        afterOffset: utcText(answer.after.at),
      };
    case 'invalid':
      throw new LocalTimeProblem(invalidText(answer));
  }
}

/** A line that cannot be answered, in words for the person who wrote it. */
export class LocalTimeProblem extends Error {}

function invalidText({ field }: InvalidLocalTime): string {
  return `${field}: not a value that a clock can be read by`;
}
