import { describe, expect, it } from 'vitest';
import { CENTER_IDS, HD_PROFILES } from '#astro/humandesign/hd-id.ts';
import { CHANNELS } from '#astro/humandesign/centers.ts';
import { channelMeans, gateMeans } from './human-design-gates.ts';
import {
  angleMeans,
  authorityMeans,
  centerMeans,
  definitionMeans,
  lineMeans,
  profileMeaning,
  strategyMeans,
  typeMeans,
} from './human-design.ts';

const BANNED =
  /\b(?:journey|vibration|manifest|cosmic|universe|destiny|destined|soulmate|karma|powerful|profound|transformative|unlock|embrace|delve|navigate|resonate|realm|sacred|empower|not-self|signature|incarnation)\b/i;
const MOST_WORDS = 24;

const sentences: readonly (readonly [string, string])[] = [
  ...Object.entries(gateMeans).map(([gate, told]) => [`gate ${gate}`, told?.[1] ?? ''] as const),
  ...Object.entries(channelMeans).map(([channel, told]) => [`channel ${channel}`, told?.[1] ?? ''] as const),
  ...[typeMeans, strategyMeans, authorityMeans, definitionMeans, angleMeans].flatMap((table) =>
    Object.entries(table),
  ),
  ...CENTER_IDS.flatMap((id) => centerMeans[id].map((text, i) => [`${id} ${String(i)}`, text] as const)),
];

describe('Human Design in words', () => {
  it.each(sentences)('%s is one whole, plain sentence', (_, text) => {
    expect(text).toMatch(/^[A-Z].*[.]$/u);
    expect(text).not.toMatch(BANNED);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('has its own words for each of them', () => {
    const texts = sentences.map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const themes = [...Object.values(gateMeans), ...Object.values(channelMeans)].map((told) => told?.[0]);
    expect(new Set(themes).size).toBe(themes.length);
  });

  it('covers all 64 gates, all 36 channels and all profiles', () => {
    expect(Object.keys(gateMeans)).toHaveLength(64);
    expect(Object.keys(channelMeans).toSorted()).toEqual(CHANNELS.map(([a, b]) => `${a}-${b}`).toSorted());
    for (const profile of HD_PROFILES) expect(profileMeaning(profile)).toMatch(/^As you see yourself, .+\.$/);
    expect(Object.keys(lineMeans)).toHaveLength(6);
    expect(profileMeaning('7/1')).toBeNull();
  });
});
