/**
 * `node --import tsx tools/safety/measure.ts [folder]`: what safety makes of the sentences of writers it was not trained
 * on. Prints the share of need met with care, of need given a tier, of tiers that are right, and of look-alikes given a
 * tier or the caring line: together, by language, writer and family.
 */
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { families } from '#companion/safety/finding.ts';
import { safetyTools } from '#engine/safety.ts';
import { readRows } from './rows.ts';
import type { Row } from './rows.ts';

type Judged = Row & { readonly given: number; readonly care: boolean; readonly familyGiven: string | null };

const folder = process.argv[2] ?? new URL('data/test/', import.meta.url).pathname;
const rows = readRows(folder).map((row): Judged => {
  const { tier, care, family } = assessSafety(row.text, safetyTools);
  return { ...row, given: tier, care, familyGiven: family };
});

say(
  'group | need | met with care | given a tier | tier right | family right | look-alikes | given a tier | given care or a tier',
);
say('--- | --- | --- | --- | --- | --- | --- | --- | ---');
line('all', rows);
for (const lang of ['en', 'th'] as const)
  line(
    lang,
    rows.filter((row) => row.lang === lang),
  );
for (const writer of new Set(rows.map((row) => row.writer)))
  line(
    writer,
    rows.filter((row) => row.writer === writer),
  );
for (const family of [...families, 'ordinary'])
  line(
    family,
    rows.filter((row) => row.family === family),
  );
if (process.argv.includes('--missed')) {
  for (const row of rows.filter(({ tier, given, care }) => tier > 0 && given === 0 && !care))
    say(`missed ${row.family} ${row.tier}: ${row.text}`);
  for (const row of rows.filter(({ tier, given }) => tier === 0 && given > 0))
    say(`alarm ${row.familyGiven} ${row.given}: ${row.text}`);
}

function line(name: string, some: readonly Judged[]): void {
  const need = some.filter(({ tier }) => tier > 0);
  const tiered = need.filter(({ given }) => given > 0);
  const alike = some.filter(({ tier }) => tier === 0);
  const share = (part: readonly Judged[], whole: readonly Judged[]): string =>
    whole.length === 0 ? '–' : (part.length / whole.length).toFixed(3);
  say(
    [
      name,
      need.length,
      share(
        need.filter(({ given, care }) => given > 0 || care),
        need,
      ),
      share(tiered, need),
      share(
        tiered.filter(({ tier, given }) => tier === given),
        tiered,
      ),
      share(
        tiered.filter(({ family, familyGiven }) => family === familyGiven),
        tiered,
      ),
      alike.length,
      share(
        alike.filter(({ given }) => given > 0),
        alike,
      ),
      share(
        alike.filter(({ given, care }) => given > 0 || care),
        alike,
      ),
    ].join(' | '),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
