/**
 * The laws of the scripts: sorted, inside the title, speakable before the next line, with the silences that were promised,
 * and true numbers.
 */
import { describe, expect, test } from 'vitest';
import type { AudioSlots } from '#practice/audio/cues.ts';
import { cuesOf, speakingSeconds } from '#practice/audio/cues.ts';
import { builtInTitles } from '#practice/audio/titles.ts';
import { unixMs } from '#astro/time/instant.ts';
import { audioScripts } from './scripts.ts';
import { audioTitles } from './titles.ts';

const eclipse = {
  at: unixMs(Date.UTC(2028, 11, 31, 16, 52)),
  kind: 'total',
  date: '2028-12-31',
  moonIsUp: true,
} as const;
const partial = { ...eclipse, kind: 'partial', moonIsUp: null } as const;

const listeners: readonly AudioSlots[] = [
  { name: null, nextLunarEclipse: null },
  { name: 'Maximiliane Theodora', nextLunarEclipse: partial },
  { name: 'Ana', nextLunarEclipse: eclipse },
];
const told = builtInTitles.flatMap(({ id, seconds }) =>
  listeners.map((slots) => ({
    id,
    seconds,
    who: slots.name ?? 'nobody',
    cues: cuesOf(id, audioScripts, slots),
  })),
);

describe.each(told)('$id for $who', ({ id, seconds, cues }) => {
  test('every line is there, in order, and can be said before the next one begins', () => {
    expect(cues).toHaveLength(audioScripts[id].length);
    cues.forEach((cue, i) => {
      const next = cues[i + 1]?.at ?? seconds;
      expect(cue.at + speakingSeconds(cue.text), cue.text).toBeLessThan(next);
      expect(cue.holds, cue.text).toBeGreaterThanOrEqual(speakingSeconds(cue.text));
      expect(cue.at + cue.holds).toBeLessThanOrEqual(next);
    });
    expect(cues[0]?.at).toBeGreaterThanOrEqual(9);
    expect(cues.at(-1)?.at).toBeGreaterThan(seconds * 0.95);
  });

  test('it is written to be heard, and promises nothing a sound cannot do', () => {
    for (const { text } of cues) {
      expect(text).not.toMatch(/['"{}[\]]|undefined|null|\d+:\d|\s{2}/);
      expect(text).toMatch(/^[\p{Lu}].*[.?]$/u);
      // "The pace at which I heal" is the person’s own doing; nothing here does it to them.
      expect(text).not.toMatch(/\b(heals|healing|cures?|frequenc|hertz|vibration|detox|activates?)/i);
    }
  });
});

test('titles are named as the specification names them, and their descriptions say how they are made, not what they heal', () => {
  expect(Object.values(audioTitles).map(({ title }) => title)).toEqual([
    'Cosmic Awakening Journey',
    'Daily Abundance Affirmations',
    'Crystal Bowl Healing Frequencies',
    'Chakra Alignment Meditation',
    'Lunar Eclipse Wisdom',
    'Self-Love Activation',
    'Forest Bathing Soundscape',
  ]);
  for (const { description, emoji } of Object.values(audioTitles)) {
    expect(description).toMatch(/^[A-Z].{30,110}\.$/);
    expect(description).not.toMatch(/heal|cure|frequenc/i);
    expect(emoji).toMatch(/^\p{Extended_Pictographic}$/u);
  }
});

const linesOf = (id: keyof typeof audioScripts, name: string | null = null): string[] =>
  cuesOf(id, audioScripts, { name, nextLunarEclipse: null }).map(({ text }) => text);

/** Semi-major axes in astronomical units (Standish, JPL, J2000) and how the walk says their light time. */
const AU_SECONDS = 149_597_870.7 / 299_792.458;
test.each([
  ['Mercury', 0.38709927, 'Three minutes and thirteen seconds', [0, 3, 13]],
  ['Venus', 0.72333566, 'Six minutes and one second', [0, 6, 1]],
  ['The Earth', 1.00000261, 'eight minutes and nineteen seconds', [0, 8, 19]],
  ['Mars', 1.52371034, 'Twelve minutes and forty seconds', [0, 12, 40]],
  ['Jupiter', 5.202887, 'Forty-three minutes', [0, 43, 0]],
  ['Saturn', 9.53667594, 'One hour and nineteen minutes', [1, 19, 0]],
  ['Uranus', 19.18916464, 'Two hours and forty minutes', [2, 40, 0]],
  ['Neptune', 30.06992276, 'Four hours and ten minutes', [4, 10, 0]],
] as const)('the walk says truly how far %s is', (planet, axis, words, [hours, minutes, seconds]) => {
  const told = hours * 3600 + minutes * 60 + seconds;
  // To the second where seconds are named, else to the minute.
  expect(Math.abs(axis * AU_SECONDS - told)).toBeLessThan(seconds === 0 ? 30 : 0.5);
  const lines = linesOf('cosmic-awakening-journey');
  const at = lines.findIndex((line) => line.includes(planet) && line.includes(`${words} from the Sun`));
  expect(at, planet).toBeGreaterThan(0);
  expect(lines[at + 1], 'a breath at each planet').toMatch(/^One breath.*In\. And out\.$/);
});

test('the Moon is 1.3 light seconds away, a hundred kilometres a third of a thousandth', () => {
  expect((384_400 / 299_792.458).toFixed(1)).toBe('1.3');
  expect(100 / 299_792.458).toBeCloseTo(1 / 3000, 5);
  expect(linesOf('cosmic-awakening-journey').join(' ')).toContain('One point three light seconds');
});

test('every chakra station has a silence of a minute after its question', () => {
  const cues = cuesOf('chakra-alignment-meditation', audioScripts, listeners[0]!);
  const questions = cues.flatMap((cue, i) =>
    cue.text.startsWith('The question:')
      ? [(cues[i + 1]?.at ?? 1680) - cue.at - speakingSeconds(cue.text)]
      : [],
  );
  expect(questions).toHaveLength(7);
  for (const silence of questions) expect(silence).toBeGreaterThanOrEqual(60);
});

test('the bowls are left alone between the opening and the closing', () => {
  const at = cuesOf('crystal-bowl-healing-frequencies', audioScripts, listeners[0]!).map((cue) => cue.at);
  expect(at.filter((seconds) => seconds > 90 && seconds < 2580)).toEqual([]);
});

test('the forest has five invitations, at half a minute, 12, 26, 41 and 58 minutes', () => {
  const at = cuesOf('forest-bathing-soundscape', audioScripts, listeners[0]!).map((cue) => cue.at);
  expect(at).toEqual([30, 12 * 60, 26 * 60, 41 * 60, 58 * 60]);
});

test('each of the fifteen lines of self-love comes as I, then to the listener by name or without', () => {
  const pairs = (name: string | null) => linesOf('self-love-activation', name).slice(5, 35);
  expect(pairs('Maya').filter((_, i) => i % 2 === 1)).toHaveLength(15);
  for (const line of pairs('Maya').filter((_, i) => i % 2 === 1)) {
    expect(line).toMatch(/^Maya, (?!.*\b(I|my|mine|myself|me)\b).*\byou(r|rs|rself)?\b/);
  }
  for (const line of pairs(null).filter((_, i) => i % 2 === 1)) expect(line).toMatch(/^(?=[A-Z]).*\byou/i);
  for (const line of pairs('Maya').filter((_, i) => i % 2 === 0)) expect(line).toMatch(/\b(I|[Mm]y|me)\b/);
  expect(linesOf('self-love-activation')[1]).toContain('hand');
});

test('abundance says its fifteen lines once each', () => {
  const lines = linesOf('daily-abundance-affirmations');
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toContain('I have enough of today to begin with.');
  expect(lines.filter((line) => /^(I |My |What I |There is room|Other people)/.test(line))).toHaveLength(16);
});

test('the eclipse is told by its date, kind and sky, and without a date when none is known', () => {
  const lineOf = (slots: AudioSlots) =>
    cuesOf('lunar-eclipse-wisdom', audioScripts, slots).find(({ at }) => at === 246)?.text;
  expect(lineOf(listeners[2]!)).toBe(
    'By calculation the next lunar eclipse is on 31 December 2028. It is a total one. At its middle the Moon will be above your horizon.',
  );
  expect(lineOf(listeners[1]!)).toContain('Everyone who has the Moon above them then can see it.');
  expect(lineOf(listeners[0]!)).not.toMatch(/\d/);
});
