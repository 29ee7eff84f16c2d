import { describe, expect, it } from 'vitest';
import { aspectMeaning, placementMeaning, transitMeaning } from './meaning.ts';
import * as points from './points.ts';
import { overlayMeaning, synastryMeaning } from './synastry.ts';
import {
  overlayBrings,
  overlayWhere,
  synastryGeneration,
  synastryPairs,
  synastryPoints,
} from './synastry-pairs.ts';
import { minorAspectMeans, parallelMeans, patternMeans, shapeMeans, stateMeans } from './whole-chart.ts';
import { bodyIds, signIds } from '#facts/fact-id.ts';

const BANNED =
  /\b(?:journey|energy|energies|vibration|manifest|cosmic|universe|destiny|destined|soulmate|karma|powerful|profound|transformative|unlock|embrace|delve|tapestry|navigate|testament|resonate|realm|whisper|sacred|empower|authentic self|higher self|death|die|illness|doomed|cursed|always|never will)\b/i;
const MOST_WORDS = 21;

const all: readonly (readonly [string, string])[] = [
  ...Object.entries(points).flatMap(([table, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${table}.${key}`, text] as const),
  ),
  ...Object.entries({ ...synastryPairs, ...synastryPoints }).flatMap(([key, three]) =>
    (three ?? []).map((text, i) => [`synastry.${key}.${String(i)}`, text] as const),
  ),
  ['generation', synastryGeneration],
  ...Object.entries(patternMeans).map(([key, text]) => [`pattern.${key}`, text('Saturn')] as const),
  ...Object.entries(shapeMeans).map(([key, text]) => [`shape.${key}`, text('Mars')] as const),
  ...Object.entries({ ...parallelMeans, ...stateMeans }),
];

describe('authored meanings', () => {
  it.each(all)('%s is one whole, plain sentence', (_, text) => {
    expect(text).toMatch(/^[A-Z“].*[.]$/u);
    expect(text).not.toMatch(BANNED);
    expect(text).not.toMatch(/[—"']/);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('never say the same of two things', () => {
    const texts = all.map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('name minor aspects in a phrase that follows a colon', () => {
    for (const text of Object.values(minorAspectMeans)) expect(text).toMatch(/^[a-z].*[a-z]$/);
  });
});

describe('cards', () => {
  const bodies = bodyIds.filter((id) => id !== 'vertex' && id !== 'asc' && id !== 'mc');

  it('have words for every body in every sign and house', () => {
    for (const body of bodies)
      for (const sign of signIds)
        for (let house = 1; house <= 12; house++) {
          const text = placementMeaning({ body, sign, house });
          expect(text, `${body} ${sign} ${String(house)}`).toMatch(/^[A-Z].*[.]$/u);
          expect(text).not.toContain('undefined');
        }
  });

  it('tell a hard aspect of a pair from an easy one', () => {
    expect(aspectMeaning('moon', 'square', 'sun')).not.toBe(aspectMeaning('moon', 'trine', 'sun'));
    expect(aspectMeaning('moon', 'square', 'sun')).toBe(aspectMeaning('moon', 'opposition', 'sun'));
    expect(transitMeaning('saturn', 'square', 'sun')).not.toBe(transitMeaning('saturn', 'trine', 'sun'));
  });

  it('have words for every pair of two people, the same from both sides', () => {
    const points = bodyIds.filter((id) => id !== 'vertex' && id !== 'lilith' && id !== 'southnode');
    for (const a of points)
      for (const b of points)
        for (const aspect of ['conjunction', 'square', 'sextile']) {
          const text = synastryMeaning(a, aspect, b);
          expect(text, `${a} ${aspect} ${b}`).not.toBeNull();
          expect(text).toBe(synastryMeaning(b, aspect, a));
        }
  });

  it('tell an overlay to either of the two', () => {
    expect(overlayMeaning('venus', 5, 'house-owner')).toBe(
      `Their Venus, ${String(overlayBrings['venus'])}, falls in your fifth house: ${String(overlayWhere[5])}.`,
    );
    expect(overlayMeaning('venus', 5, 'body-owner')).toBe(
      'Your Venus falls in their fifth house: it wakes what they do for joy, romance included.',
    );
    expect(overlayMeaning('venus', 13, 'body-owner')).toBeNull();
  });
});
