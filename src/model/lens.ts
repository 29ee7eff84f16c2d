/**
 * The person as a model elsewhere is to see them. What is rounded is rounded before anything is computed from it, so the
 * facts, the prompt and the check of the answer all stand on the same, blunter birth.
 */
import type { BirthPlace } from '#astro/time/birth-moment.ts';
import type { TraditionGiven } from '#companion/given.ts';
import { countsLetters } from '#companion/prompt/fact-lines.ts';
import type { PromptInput } from '#companion/prompt/prompt-input.ts';
import type { AnswerRequest, AttachedRequest } from '#companion/request.ts';
import type { Lens } from './author.ts';

type Birth = NonNullable<AnswerRequest['birth']>;

/** Whether the lens takes away nothing that facts of this question are computed from: if so, one computation serves both. */
export function isClear({ given, givenBefore }: AnswerRequest, lens: Lens): boolean {
  const hasName = [given, givenBefore].some((one) => Boolean(one?.thaiName) || Boolean(one?.latinName));
  return lens.place === 'exact' && lens.time === 'exact' && (lens.name !== 'hide' || !hasName);
}

/**
 * The request through the lens. Saved people stay whole: a model learns aspects to them, never their births. What was answered
 * to a form and what was cast are words of the question, and go with it.
 */
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
    ...(request.given === undefined ? {} : { given: givenThrough(request.given, lens) }),
    ...(request.givenBefore === undefined
      ? {}
      : { givenBefore: request.givenBefore === null ? null : givenThrough(request.givenBefore, lens) }),
  };
}

/**
 * With the name hidden no letter of it is counted either: a mode that reads names then lacks one. With the place rounded a door
 * looks to one of the eight directions, which is all that is read of it.
 */
function givenThrough(given: TraditionGiven, lens: Lens): TraditionGiven {
  const { place = null, facingDeg = null } = given;
  return {
    ...given,
    ...(lens.name === 'hide' ? { thaiName: null, latinName: null } : {}),
    ...(place === null ? {} : { place: roundedPlace(place, lens.place) }),
    ...(facingDeg === null || lens.place === 'exact'
      ? {}
      : { facingDeg: (Math.round(facingDeg / 45) * 45) % 360 }),
  };
}

/**
 * The turns before the question through the lens. Answers were composed from the person as they are: with the name hidden those
 * that say it, or tell what its letters count to, stay here. What the person wrote goes as it was written.
 */
export function turnsThrough(
  turns: PromptInput['turns'],
  request: AnswerRequest,
  lens: Lens | null,
): PromptInput['turns'] {
  if (lens === null || lens.name !== 'hide') return turns;
  const counting = new Set(
    request.turns.filter(({ said }) => said?.facts.some(countsLetters) === true).map(({ text }) => text),
  );
  const names = namesIn(request);
  return turns.filter(
    ({ role, text }) => role === 'user' || !(counting.has(text) || names.some((name) => says(text, name))),
  );
}

/** Every word of the names that the device knows for a question. */
function namesIn({ name, given, givenBefore, attached, attachedBefore }: AnswerRequest): readonly string[] {
  const whole = [
    name,
    ...[given, givenBefore].flatMap((one) => [one?.thaiName, one?.latinName]),
    ...[attached, attachedBefore].flatMap((chart) => [chart?.subject.name, chart?.partner?.name]),
  ];
  return whole.flatMap((one) => one?.split(/[\s\p{P}]+/u) ?? []).filter((word) => word.length > 1);
}

/** As it is written: a name may be a word of every sentence ("Will", "May"). Thai has no spaces, there it is looked for anywhere. */
function says(text: string, name: string): boolean {
  if (/\p{Script=Thai}/u.test(name)) return text.includes(name);
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).includes(name);
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
  return { place: roundedPlace(place, step), zone };
}

function roundedPlace(place: BirthPlace, step: Lens['place']): BirthPlace | null {
  if (step === 'hide') return null;
  if (step === 'exact') return place;
  return { name: '', latDeg: Math.round(place.latDeg), lonDeg: Math.round(place.lonDeg) };
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
