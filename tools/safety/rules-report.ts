/**
 * `node --import tsx tools/safety/rules-report.ts [en|th]`: what the rules alone catch of the training sentences, which
 * look-alikes they take for a need, and which rows of the regression table differ.
 */
import { readFileSync } from 'node:fs';
import { composeNeeds } from '#companion/safety/compose-need.ts';
import type { Need } from '#companion/safety/compose-need.ts';
import { readable } from '#companion/safety/readable.ts';
import { findSlots } from '#companion/safety/slots.ts';
import { safetyFinders } from '#engine/safety-finders.ts';
import { readRows } from './rows.ts';

const lang = process.argv[2] ?? 'en';
const folder = process.argv[3] ?? 'tools/safety/data/train';
const needsIn = (text: string): readonly Need[] => composeNeeds(text, findSlots(text, safetyFinders));
const rows = readRows(folder)
  .filter((row) => row.lang === lang)
  .map((row) => ({ ...row, needs: needsIn(readable(row.text).text) }));
const need = rows.filter(({ tier }) => tier > 0);
const alike = rows.filter(({ tier }) => tier === 0);
const caught = need.filter(({ needs }) => needs.length > 0);
const alarms = alike.filter(({ needs }) => needs.length > 0);
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
say(
  `${lang}: need caught ${caught.length} of ${need.length}, look-alikes taken for a need ${alarms.length} of ${alike.length}`,
);
const byRule = new Map<string, { yes: number; no: number; texts: string[] }>();
for (const row of rows) {
  for (const { rule, tier, start, end } of row.needs) {
    const entry = byRule.get(rule) ?? { yes: 0, no: 0, texts: [] };
    if (row.tier > 0) entry.yes += 1;
    else {
      entry.no += 1;
      entry.texts.push(`tier ${tier} [${readable(row.text).text.slice(start, end)}] ${row.text}`);
    }
    byRule.set(rule, entry);
  }
}
for (const [rule, { yes, no, texts }] of [...byRule].toSorted((a, b) => b[1].no - a[1].no)) {
  say(`${rule}: ${yes} needs, ${no} look-alikes`);
  for (const text of texts) say(`    ${text}`);
}
say('--- regression');
const table = JSON.parse(readFileSync('tests/regression/safety-phrases.json', 'utf8')) as {
  text: string;
  tier: number;
  from: string;
}[];
let wrong = 0;
for (const row of table.filter(({ text }) => /\p{Script=Thai}/u.test(text) === (lang === 'th'))) {
  const tier = needsIn(readable(row.text).text)[0]?.tier ?? 0;
  const ok = row.from === 'phrases' ? tier !== 0 && tier <= row.tier : tier === row.tier;
  if (ok) continue;
  wrong += 1;
  say(`${row.from}: want ${row.tier}, got ${tier}: ${row.text}`);
}
say(`${wrong} rows differ`);
