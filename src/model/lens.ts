/**
 * The person as a model elsewhere is to see them. What is rounded is rounded before anything is computed from it, so the
 * facts, the prompt and the check of the answer all stand on the same, blunter birth.
 */
import type { AnswerRequest, AttachedRequest } from '#companion/request.ts';
import type { Lens } from './author.ts';

type Birth = NonNullable<AnswerRequest['birth']>;

/** Whether the lens takes anything away from the birth: if not, one computation serves both. */
export function isClear(lens: Lens): boolean {
  return lens.place === 'exact' && lens.time === 'exact';
}

/** The request through the lens. Saved people stay whole: a model learns aspects to them, never their births. */
export function throughLens(request: AnswerRequest, lens: Lens): AnswerRequest {
  const attached = (chart: AttachedRequest | null): AttachedRequest | null =>
    chart === null
      ? null
      : {
          ...chart,
          subject: someone(chart.subject, lens),
          partner: chart.partner === null ? null : someone(chart.partner, lens),
        };
  return {
    ...request,
    name: lens.name === 'hide' ? null : request.name,
    birth: request.birth === null ? null : birthThrough(request.birth, lens),
    attached: attached(request.attached),
    attachedBefore: attached(request.attachedBefore),
  };
}

function someone({ name, birth }: AttachedRequest['subject'], lens: Lens): AttachedRequest['subject'] {
  return { name: lens.name === 'hide' ? null : name, birth: birthThrough(birth, lens) };
}

/** A birth through the lens. The hour is taken with half an hour of doubt either way, so the true minute is in it. */
export function birthThrough(birth: Birth, { place, time }: Lens): Birth {
  return { ...birth, ...placeThrough(birth, place), ...timeThrough(birth, time) };
}

function placeThrough({ place, zone }: Birth, step: Lens['place']): Pick<Birth, 'place' | 'zone'> {
  if (place === null || step === 'hide') return { place: null, zone: null };
  if (step === 'exact') return { place, zone };
  return { place: { name: '', latDeg: Math.round(place.latDeg), lonDeg: Math.round(place.lonDeg) }, zone };
}

function timeThrough(
  { time, plusMinusMin, fold }: Birth,
  step: Lens['time'],
): Pick<Birth, 'time' | 'plusMinusMin' | 'fold'> {
  if (time === null || step === 'exact') return { time, plusMinusMin, fold };
  if (step === 'hide') return { time: null, plusMinusMin: 0, fold: null };
  return { time: `${time.slice(0, 2)}:30`, plusMinusMin: Math.max(plusMinusMin, 30), fold };
}

/**
 * The zone of the person's days as it is shown: its name says where they are, so with the place rounded or hidden only
 * the offset of this moment is left. Unix milliseconds; whole hours, else UTC.
 */
export function zoneThrough(zone: string, nowMs: number, { place }: Lens): string {
  if (place === 'exact') return zone;
  const minutes = offsetMinutes(zone, nowMs);
  if (minutes === 0 || minutes % 60 !== 0) return 'UTC';
  // The names count the other way: Etc/GMT-7 is seven hours ahead.
  return `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`;
}

function offsetMinutes(zone: string, nowMs: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    nowMs,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const found = /^GMT([+-])(\d{2}):?(\d{2})?/.exec(name);
  if (found === null) return 0;
  const [, sign, hours, minutes] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}
