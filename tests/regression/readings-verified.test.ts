/** The verifier over the composer's own readings: nothing it writes may be denied or unheld by the sheet it was written from. */
import { expect, test } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import { verify } from '#companion/verify/verify.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { sentencesToVerify } from './readings-claims.ts';
import { births, NOW, questions, request } from './readings-cases.ts';
import open from './questions-open.json' with { type: 'json' };

const companion = createCompanion();
const asked = [
  ...questions,
  ...open.cases.map(({ question }) => question).filter((text) => !/\p{Script=Thai}/u.test(text)),
];
const lengths = ['brief', 'medium', 'deep'] as const;
const depths = ['intermediate', 'advanced', 'basic'] as const;
const runs = Number(process.env.LONG_RUN ?? 0);

test(
  'no sentence of the composer is contradicted or unsupported, and none loses a mark',
  { timeout: 600_000 },
  () => {
    const faults: string[] = [];
    let sentences = 0;
    // About a thousand readings in the long run, some eighty in the gate.
    for (const [n, birth] of births(runs > 0 ? 45 : 3).entries()) {
      for (const [i, question] of asked.entries()) {
        const { reading, sheet } = companion.answer(
          request(question, {
            birth: (i + n) % 6 === 5 ? { ...birth, time: null } : birth,
            messageId: `verified-${n}-${i}`,
            settings: { length: lengths[i % 3] ?? 'medium', depth: depths[(i + n) % 3] ?? 'basic' },
          }),
        );
        if (reading === null || sheet === null) continue;
        const found = verify({
          sentences: sentencesToVerify(reading),
          sheet,
          lang: 'en',
          zone: (sheet.inputs as { readonly zone: string }).zone,
          nowMs: NOW,
          words: englishVerifier,
        });
        found.forEach(({ verdict, cites }, at) => {
          const said = reading.sentences[at];
          if (said === undefined) return;
          sentences += 1;
          if (verdict === 'contradicted' || verdict === 'unsupported')
            faults.push(`${verdict}: ${said.text} (${birth.date} ${birth.time ?? ''}, ${question})`);
          const lost = said.cites.filter((id) => !cites.includes(id));
          if (lost.length > 0) faults.push(`lost ${lost.join(', ')}: ${said.text}`);
        });
      }
    }
    expect(sentences).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  },
);
