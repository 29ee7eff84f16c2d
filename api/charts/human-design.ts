/** A Human Design chart as `POST /api/calculate/human-design` answers it. */
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import type { Activation, HumanDesignChart } from '#astro/humandesign/chart.ts';
import { CENTER_IDS } from '#astro/humandesign/hd-id.ts';
import { nearLines } from '#astro/humandesign/near-lines.ts';
import type { NearLine } from '#astro/humandesign/near-lines.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { HumanDesignAnswer } from '#contract/api/charts.ts';
import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import { readMoment, refused, utcText } from './birth-instant.ts';
import type { Fold, Refused } from './birth-instant.ts';

export type HumanDesignRequest = {
  /** `YYYY-MM-DD`, local. */
  readonly birthDate: string;
  /** `HH:MM` or `HH:MM:SS`, local. */
  readonly birthTime: string;
  /** Degrees; null when only the zone is known, which is enough since clocks follow zones. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA zone of the birth place. */
  readonly timezone: string;
  readonly fold?: Fold | undefined;
};

export type WireHumanDesign = HumanDesignAnswer['data'];

const NAMES = {
  date: 'birthDate',
  time: 'birthTime',
  zone: 'timezone',
  lat: 'latitude',
  lng: 'longitude',
} as const;

/** The chart of a birth in the words of the wire, or why there is none. */
export function wireHumanDesign(
  request: HumanDesignRequest,
  rules: ZoneRules,
): { readonly type: 'human-design'; readonly data: WireHumanDesign } | Refused {
  const { birthDate: date, birthTime: time, latitude, longitude, timezone: zone, fold } = request;
  const placed = latitude !== null && longitude !== null;
  // Without coordinates the zone's clock decides; only local mean time asks for a longitude.
  const place = placed ? { latDeg: latitude, lonDeg: longitude } : { latDeg: 0, lonDeg: 0 };
  const moment = readMoment({ date, time, zone, fold, ...place }, NAMES, rules);
  if (moment.type === 'refused') return moment;
  if (!placed && moment.rule === 'local-mean-time')
    return refused(
      'latitude and longitude are needed: at this birth each town kept its own clock by the Sun.',
    );
  const chart = humanDesignChart(moment.at);
  const near = nearLines(chart);
  return {
    type: 'human-design',
    data: { ...wordsOf(chart), timezoneId: zone, notes: [...moment.notes, ...near.map(nearNote)] },
  };
}

function wordsOf(chart: HumanDesignChart): Omit<WireHumanDesign, 'timezoneId' | 'notes'> {
  const center = (id: (typeof CENTER_IDS)[number]): string => uiBodygraph[`center-${id}`];
  const { angle, gates } = chart.cross;
  return {
    type: uiBodygraph[`type-${chart.type}`],
    strategy: uiBodygraph[`strategy-${chart.strategy}`],
    authority: uiBodygraph[`authority-${chart.authority}`],
    profile: chart.profile,
    definition: uiBodygraph[`definition-${chart.definition}`],
    definedCenters: chart.centers.map(center),
    undefinedCenters: CENTER_IDS.filter((id) => !chart.centers.includes(id)).map(center),
    channels: chart.channels.map((channel) => channel.join('-')),
    gates: [...chart.gates],
    incarnationCross: uiBodygraph.crossText(uiBodygraph[`angle-${angle}`], ...gates),
    personality: chart.personality.map(wireActivation),
    design: chart.design.map(wireActivation),
    birthUtc: utcText(chart.at),
    // To the second, as a person would compare it.
    designUtc: `${new Date(Math.round(chart.designAt / 1000) * 1000).toISOString().slice(0, 19)}Z`,
  };
}

function wireActivation({ body, gate, line }: Activation): WireHumanDesign['personality'][number] {
  return { planet: uiBodygraph[`body-${body}`], gate, line };
}

/** Slower than this, no birth time anyone remembers wrongly would change the line. */
const SLOW_MINUTES = 120;

/** An activation that a little birth time would change, said as the bodygraph says it. */
function nearNote({ side, body, marginDeg, next, minutes }: NearLine): string {
  const what = uiBodygraph.activation(uiBodygraph[`body-${body}`], uiBodygraph[side]);
  const margin =
    marginDeg < 0.01 ? `${Math.max(1, Math.round(marginDeg * 3600))}″` : `${marginDeg.toFixed(2)}°`;
  const line = `${next.gate}.${next.line}`;
  const away = Math.abs(minutes);
  if (away > SLOW_MINUTES) return uiBodygraph.nearSlow(what, margin, line);
  const count = away < 1 ? uiBodygraph.underMinute : uiBodygraph.minutes(Math.round(away));
  return uiBodygraph.near(
    what,
    margin,
    line,
    minutes < 0 ? uiBodygraph.earlier(count) : uiBodygraph.later(count),
  );
}
