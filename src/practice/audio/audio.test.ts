import { describe, expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { binauralLayer, binauralTones } from './binaural.ts';
import { cueAt, cuesOf } from './cues.ts';
import type { AudioScripts } from './cues.ts';
import { nextLunarEclipse } from './lunar-eclipse.ts';

const rules = createZoneRules();

/** Espenak and Meeus, Five Millennium Canon of Lunar Eclipses (2009): date, TD of greatest eclipse, kind. */
test.each([
  ['2026-01-01', '2026-03-03', 'total'],
  ['2026-03-03T12:30:00Z', '2026-08-28', 'partial'],
  ['2026-11-22', '2027-02-20', 'penumbral'],
  ['2028-07-07', '2028-12-31', 'total'],
])('after %s comes the eclipse of %s, %s', (from, date, kind) => {
  const next = nextLunarEclipse(unixMs(Date.parse(from)), 'UTC', rules, null);
  expect(next).toMatchObject({ date, kind, moonIsUp: null });
});

test('the date is the listener’s own, and the Moon is above one side of the Earth only', () => {
  // Greatest eclipse 2028-12-31 at 16:52 UTC: evening in Bangkok, the morning of the next day in Auckland.
  const from = unixMs(Date.parse('2028-10-01'));
  const bangkok = nextLunarEclipse(from, 'Asia/Bangkok', rules, { latDeg: 13.75, lonDeg: 100.5 });
  const auckland = nextLunarEclipse(from, 'Pacific/Auckland', rules, null);
  const lima = nextLunarEclipse(from, 'America/Lima', rules, { latDeg: -12, lonDeg: -77 });
  expect([bangkok.date, bangkok.moonIsUp]).toEqual(['2028-12-31', true]);
  expect(auckland.date).toBe('2029-01-01');
  expect(lima.moonIsUp).toBe(false);
});

describe('cues', () => {
  const id = 'forest-bathing-soundscape';
  const empty = {} as AudioScripts;
  const none = { name: null, nextLunarEclipse: null };

  test('are sorted, cut to the next line, and leave out what is empty or past the end', () => {
    const scripts = {
      ...empty,
      [id]: [
        { at: 20, text: 'Second.' },
        { at: 18, text: 'First.' },
        { at: 30, text: () => '' },
        { at: 3600, text: 'Too late.' },
      ],
    };
    const cues = cuesOf(id, scripts, none);
    expect(cues.map(({ at, text }) => [at, text])).toEqual([
      [18, 'First.'],
      [20, 'Second.'],
    ]);
    expect(cues[0]?.holds).toBe(2);
    expect([17.9, 18, 21, 29].map((seconds) => cueAt(cues, seconds))).toEqual([-1, 0, 1, -1]);
  });

  test.each([
    ['  Maya\nLópez ', 'Maya López'],
    ['<b>Ann</b>', 'b Ann b'],
    ['✨✨', '-'],
    ['', '-'],
    ['O’Neil-Smith Jr.', 'O’Neil-Smith Jr.'],
  ])('a name %j is said as %j', (name, said) => {
    const scripts: AudioScripts = { ...empty, [id]: [{ at: 5, text: (slots) => slots.name ?? '-' }] };
    expect(cuesOf(id, scripts, { ...none, name })[0]?.text).toBe(said);
  });
});

test('the two tones of the optional layer are six hertz apart, quiet, and off at first', () => {
  const { leftHz, rightHz, gain } = binauralTones();
  expect([leftHz, rightHz, binauralLayer.onAtFirst]).toEqual([177, 183, false]);
  expect(20 * Math.log10(gain)).toBeCloseTo(-30, 9);
});
