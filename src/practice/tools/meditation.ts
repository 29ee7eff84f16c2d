/**
 * Meditation Generator: a script of so many minutes with times in the margin and real silences.
 *
 * Spoken lines are timed at a slow reading pace; what is left of the minutes is silence, shared out in whole seconds, so
 * that the last line ends exactly with the last second. Images come from the element of the Moon, the phase gives one
 * line, the feeling three. Eyes may stay open, and stopping is offered at the beginning.
 */
import type { Emotion } from '#contract/soul-entry.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { ElementId } from '#astro/angle/sign.ts';
import { elementOf } from '#astro/angle/sign.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';
import { present } from '#lib/assert.ts';
import { seededStream, shuffled } from '#lib/seeded-stream.ts';
import { wordingOf } from './tool-reading.ts';
import type { ToolSky } from './tool-sky.ts';

export const MIN_MEDITATION_MINUTES = 2;
export const MAX_MEDITATION_MINUTES = 30;
/** The feelings a script is written for: those of the Soul Loop, and none in particular. */
export type MeditationFeeling = Emotion | 'none';

/** Words a minute of a slow voice. */
const PACE = 95;
/** At most this share of the time is spoken. */
const SPOKEN_SHARE = 0.45;

export type MeditationWords = {
  readonly arrive: readonly string[];
  readonly stop: readonly string[];
  readonly breath: readonly string[];
  /** Three lines a feeling, in order. */
  readonly feeling: Readonly<Record<MeditationFeeling, readonly string[]>>;
  readonly image: Readonly<Record<ElementId, readonly string[]>>;
  readonly phase: Readonly<Record<PhaseId, string>>;
  readonly silence: readonly string[];
  readonly back: readonly string[];
  readonly end: readonly string[];
};

export type MeditationLine = {
  readonly part: 'arrive' | 'stop' | 'breath' | 'feeling' | 'image' | 'phase' | 'silence' | 'back' | 'end';
  readonly text: string;
  readonly cites: readonly FactId[];
  /** Seconds from the start at which the line begins. */
  readonly atSec: number;
  readonly spokenSec: number;
  /** Seconds of quiet after it. */
  readonly silenceSec: number;
};

export type Meditation = {
  readonly type: 'script';
  readonly minutes: number;
  readonly element: ElementId;
  /** Which Moon gave the element: the birth's, or tonight's when that is unknown or in doubt. */
  readonly elementFrom: 'natal-moon' | 'moon-now';
  readonly lines: readonly MeditationLine[];
  readonly seed: string;
};

export type MeditationInput = {
  /** Whole minutes, 2 to 30. */
  readonly minutes: number;
  readonly feeling: MeditationFeeling;
  readonly sky: ToolSky;
  readonly turn: number;
};

type Draft = Pick<MeditationLine, 'part' | 'text' | 'cites'>;

/** The script, or `bad-minutes` outside 2 to 30 whole minutes. */
export function meditation(
  input: MeditationInput,
  words: MeditationWords,
): Meditation | { readonly type: 'bad-minutes' } {
  const { minutes, feeling, sky } = input;
  if (!Number.isInteger(minutes) || minutes < MIN_MEDITATION_MINUTES || minutes > MAX_MEDITATION_MINUTES)
    return { type: 'bad-minutes' };
  const { element, elementFrom, cites } = elementFor(sky);
  const given = [String(minutes), feeling, element, sky.phase.id];
  const { pick, seed } = wordingOf('meditation-generator', given, input.turn);
  const line = (part: Draft['part'], text: string, of: readonly FactId[] = []): Draft => ({
    part,
    text,
    cites: of,
  });
  const stream = seededStream(seed);
  const [picture = '', ...scenes] = words.image[element];
  const images = [picture, ...shuffled(scenes, stream)].map((text) => line('image', text, cites));
  const breaths = shuffled(words.breath, stream).map((text) => line('breath', text));
  const feelings = words.feeling[feeling].map((text) => line('feeling', text));
  const rests = shuffled(words.silence, stream).map((text) => line('silence', text));

  const open = [line('arrive', pick(words.arrive)), line('stop', pick(words.stop))];
  const close = [line('back', pick(words.back)), line('end', pick(words.end))];
  const phase = line('phase', words.phase[sky.phase.id], sky.phase.cites);
  const needed = [
    present(breaths[0], 'breath'),
    present(feelings[0], 'feeling'),
    present(images[0], 'image'),
  ];
  const wished = [phase, ...interleave([images.slice(1), feelings.slice(1), rests, breaths.slice(1)])];
  const middle = [...needed];
  for (const next of wished)
    if (spokenOf([...open, ...middle, next, ...close]) <= minutes * 60 * SPOKEN_SHARE) middle.push(next);
  const lines = timed(
    [...open, ...arranged(middle, [...words.breath, ...words.image[element]]), ...close],
    minutes * 60,
  );
  return { type: 'script', minutes, element, elementFrom, lines, seed };
}

/** `3:05` for a margin. */
export function marginTime(atSec: number): string {
  return `${Math.floor(atSec / 60)}:${String(atSec % 60).padStart(2, '0')}`;
}

// ---- the steps ----

function elementFor(sky: ToolSky): {
  readonly element: ElementId;
  readonly elementFrom: Meditation['elementFrom'];
  readonly cites: readonly FactId[];
} {
  const natal = [...new Set(sky.natalMoon?.signs.map(elementOf) ?? [])];
  const [element, other] = natal;
  if (sky.natalMoon !== null && element !== undefined && other === undefined)
    return { element, elementFrom: 'natal-moon', cites: sky.natalMoon.cites };
  const now = present(sky.moonNow.signs[0], 'sign of the Moon');
  return { element: elementOf(now), elementFrom: 'moon-now', cites: sky.moonNow.cites };
}

/** First of each, then second of each: what is left out of a short script is left out evenly. */
function interleave<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/**
 * Breath, feeling, phase, then the images, each in the order they were written, with the rests spread among the
 * images: a picture unfolds one way only.
 */
function arranged(middle: readonly Draft[], order: readonly string[]): readonly Draft[] {
  const of = (part: Draft['part']): readonly Draft[] => middle.filter((line) => line.part === part);
  const inOrder = (lines: readonly Draft[]): readonly Draft[] =>
    lines.toSorted((p, q) => order.indexOf(p.text) - order.indexOf(q.text));
  const images = inOrder(of('image'));
  const rests = of('silence');
  const gap = images.length / (rests.length + 1);
  const unfolding = images.flatMap((image, at) => {
    const due = rests.filter((_, rest) => Math.ceil(gap * (rest + 1)) === at + 1);
    return [image, ...due];
  });
  return [...inOrder(of('breath')), ...of('feeling'), ...of('phase'), ...unfolding];
}

function spokenSec(text: string): number {
  return Math.ceil((text.split(/\s+/).length / PACE) * 60);
}

function spokenOf(lines: readonly Draft[]): number {
  return lines.reduce((sum, { text }) => sum + spokenSec(text), 0);
}

/** Silence after each line but the last: a share at the opening, two after a line, five after a rest and at the end of the middle. */
function timed(lines: readonly Draft[], totalSec: number): readonly MeditationLine[] {
  const lastMiddle = lines.findLastIndex(({ part }) => part !== 'back' && part !== 'end');
  const weights = lines.map(({ part }, at): number => {
    if (at === lines.length - 1) return 0;
    if (at === lastMiddle || part === 'silence') return 5;
    return part === 'arrive' || part === 'stop' || part === 'back' ? 1 : 2;
  });
  const quiet = totalSec - spokenOf(lines);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // Each silence ends where its share of the quiet ends, so the roundings never add up to a second too many.
  let passed = 0;
  let before = 0;
  let atSec = 0;
  return lines.map((line, at) => {
    passed += present(weights[at], 'weight');
    const upTo = Math.round((quiet * passed) / whole);
    const made = { ...line, atSec, spokenSec: spokenSec(line.text), silenceSec: upTo - before };
    before = upTo;
    atSec += made.spokenSec + made.silenceSec;
    return made;
  });
}
