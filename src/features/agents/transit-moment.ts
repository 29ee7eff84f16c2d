/** A moment somebody chose, as the instant it is and as the words and the chart that are sent for it. */
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { type AttachedChart, MOMENT_MS } from '#contract/attached-chart.ts';
import { type KnownBirth, knownBirth } from '#contract/birth-details.ts';
import type { BirthPlace } from '#contract/birth.ts';
import type { Profile } from '#contract/profile.ts';
import type { SkyChart } from '#engine/protocol.ts';
import { instantOf } from '#parts/chart/zone-times.ts';
import type { uiAgents } from '#text/en/ui-agents.ts';
import { writeClock } from '#ui/clock.ts';
import type { uiChart } from '#text/en/ui-chart.ts';

export type MomentDraft = {
  /** `YYYY-MM-DD`, empty while not chosen. */
  readonly date: string;
  /** `HH:MM`, empty while not chosen. */
  readonly time: string;
  readonly place: BirthPlace | null;
  /** IANA zone of the place. */
  readonly zone: string | null;
};

export type Moment = {
  readonly at: UnixMs;
  readonly place: BirthPlace;
  readonly zone: string;
  readonly birth: KnownBirth;
  readonly name: string;
};

export type MomentProblem = 'date-time' | 'date-outside' | 'location' | 'birth';

export type MomentCheck =
  | { readonly type: 'moment'; readonly moment: Moment }
  | { readonly type: 'problem'; readonly problem: MomentProblem };

/** The moment, or the first thing that stands in its way, in the order of the form. */
export function checkMoment(draft: MomentDraft, profile: Profile | null): MomentCheck {
  const { date, time, place, zone } = draft;
  if (date === '' || time === '') return { type: 'problem', problem: 'date-time' };
  if (date < '1900-01-01' || date > '2099-12-31') return { type: 'problem', problem: 'date-outside' };
  if (place === null || zone === null) return { type: 'problem', problem: 'location' };
  const at = instantOf(`${date}T${time}`, zone);
  if (at === null) return { type: 'problem', problem: 'date-outside' };
  const birth = knownBirth(profile?.birth ?? null);
  if (birth === null || birth.place === null) return { type: 'problem', problem: 'birth' };
  return { type: 'moment', moment: { at, place, zone, birth, name: profile?.name ?? '' } };
}

/** "What does the sky of Friday, 12 March 2027, 14:30 in Bangkok, Thailand hold for me?", and where the ten planets stand. */
export function momentMessage(
  moment: Moment,
  sky: SkyChart,
  { t, chart }: { readonly t: typeof uiAgents; readonly chart: typeof uiChart },
): string {
  const positions = LISTED_PLANET_IDS.flatMap((id) => {
    const body = sky.bodies.find((one) => one.body === id);
    if (body === undefined) return [];
    const { deg, min } = body.degree;
    const position = `${chart[id]} ${deg}°${String(min).padStart(2, '0')}′ ${chart[body.sign]}`;
    return [body.retrograde ? t.retrograde(position) : position];
  });
  return t.momentQuestion(writeMoment(moment), moment.place.name, positions.join(', '));
}

/** The chart that goes with it: the person's own, under the sky of that minute. */
export function momentChart(moment: Moment, t: typeof uiAgents): AttachedChart {
  const { at, birth, name, place } = moment;
  return {
    chartType: 'transit',
    title: t.attachedTitle(`${writeMoment(moment)}, ${place.name}`).slice(0, 200),
    subject: { name, birth },
    partner: null,
    span: { from: at, to: at + MOMENT_MS },
  };
}

/** "Friday, 12 March 2027, 14:30", by the clock of the place. */
function writeMoment({ at, zone }: Moment): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
    calendar: 'gregory',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}, ${writeClock(at, zone)}`;
}
