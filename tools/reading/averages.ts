/**
 * What each theme scores on average over many births, by topic: content/en/theme-averages.json, which is taken off
 * the score of a chart so that what is unusual about it comes first.
 *
 *   node --import tsx tools/reading/averages.ts
 *
 * Run it when a table of meanings changes. The births come from a fixed seed, so the file is the same on every machine.
 */
import { writeFileSync } from 'node:fs';
import { themeContent } from '#engine/content.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { unixMs } from '#astro/time/instant.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { evidenceOf, housesOf } from '#reading/themes/evidence.ts';
import { matterOf } from '#reading/themes/relevance.ts';
import { scoreThemes } from '#reading/themes/score.ts';
import { textTopics } from '#reading/themes/theme.ts';
import { westernSheet } from '#traditions/western/sheet.ts';

const BIRTHS = 1500;
const stream = seededStream('5eed0000000000000000000000000a1e');
const rules = createZoneRules();
const now = unixMs(Date.UTC(2026, 0, 1));
const pad = (n: number): string => String(n).padStart(2, '0');
const sums = new Map<string, number>();

for (const known of ['timed', 'untimed'] as const)
  for (let i = 0; i < BIRTHS; i += 1) {
    const date = new Date(Date.UTC(1940, 0, 1) + stream.below(70 * 365) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const minutes = stream.below(1440);
    const place = { name: '', latDeg: stream.below(110) - 50, lonDeg: stream.below(360) - 180 };
    const birth = {
      date,
      time: known === 'timed' ? `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` : null,
      plusMinusMin: 0,
      place,
      zone: 'UTC',
      offsetSeconds: null,
      fold: null,
    };
    const moment = momentOf(birth, rules);
    const sheet = westernSheet({
      moment,
      now,
      zone: 'UTC',
      houseSystem: 'placidus',
      node: 'mean',
      mode: 'western',
    });
    const evidence = evidenceOf(sheet, themeContent.meanings);
    const houses = housesOf(sheet);
    for (const topic of textTopics) {
      const matter = { ...matterOf(topic === 'general' ? 'none' : topic, []), text: topic };
      for (const { theme, raw } of scoreThemes(evidence, matter, houses, null)) {
        const key = `${known} ${topic} ${theme}`;
        sums.set(key, (sums.get(key) ?? 0) + raw);
      }
    }
  }

const averages: Record<string, Record<string, Record<string, number>>> = {};
for (const known of ['timed', 'untimed'])
  for (const topic of textTopics) {
    const row: Record<string, number> = {};
    for (const theme of themeContent.traits.keys())
      row[theme] = Math.round(((sums.get(`${known} ${topic} ${theme}`) ?? 0) / BIRTHS) * 100) / 100;
    (averages[known] ??= {})[topic] = row;
  }
writeFileSync('content/en/theme-averages.json', `${JSON.stringify(averages, null, 2)}\n`);
