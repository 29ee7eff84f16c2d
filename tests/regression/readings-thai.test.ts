/** Thai questions of a western chart are answered in Thai, on facts, with dates of the Buddhist era. */
import { describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import { verify } from '#companion/verify/verify.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import { births, lisbon, NOW, request } from './readings-cases.ts';
import { sentencesToVerify } from './readings-claims.ts';
import { thaiQuestions } from './questions-own.ts';

const companion = createCompanion();
const BANNED =
  /ดวงตก|เคราะห์หนัก|ต้องแก้กรรม|ฟ้าลิขิต|พลังงานบวก|จักรวาลจัดสรร|เปลี่ยนชีวิต|แน่นอนว่า|ค่ะ|ครับ|[!{}]|undefined|null/u;

const samples = births(4).flatMap((birth) =>
  thaiQuestions.map(([question]) => ({
    question,
    ...companion.answer(request(question, { birth, uiLang: 'th', messageId: question })),
  })),
);

describe(`${samples.length} Thai readings`, () => {
  it('are in Thai, without a banned word, a particle or a hole', () => {
    const bad = samples.flatMap(({ reading }) =>
      (reading?.sentences ?? [])
        .filter(({ text }) => BANNED.test(text) || !/\p{Script=Thai}/u.test(text))
        .map(({ text }) => text),
    );
    expect(bad).toEqual([]);
    expect(samples.every(({ reading }) => reading?.lang === 'th')).toBe(true);
  });

  it('cite what stands on the sheet, and claim nothing that it denies', () => {
    const faults = samples.flatMap(({ reading, sheet }) => {
      if (reading === null || sheet === null) return [];
      return verify({
        sentences: sentencesToVerify(reading),
        sheet,
        lang: 'th',
        zone: (sheet.inputs as { readonly zone: string }).zone,
        nowMs: NOW,
        words: thaiVerifier,
      }).flatMap(({ verdict }, i) => {
        const sentence = reading.sentences[i];
        if (sentence === undefined) return [];
        return verdict === 'contradicted' || verdict === 'unsupported'
          ? [`${verdict}: ${sentence.text}`]
          : [];
      });
    });
    expect(faults).toEqual([]);
  });

  it('give a date first where one was asked for', () => {
    const when = samples.filter(
      ({ reading }) =>
        reading?.ask.form === 'when' &&
        reading.weighed.some(({ key, used }) => used && key.startsWith('transit:')),
    );
    expect(when.length).toBeGreaterThan(8);
    expect(
      when
        .filter(
          ({ reading }) =>
            !/25\d\d/u.test(
              reading?.sentences
                .slice(0, 2)
                .map(({ text }) => text)
                .join(' ') ?? '',
            ),
        )
        .map(({ question }) => question),
    ).toEqual([]);
  });

  it('explain a term without a chart, and never claim one', () => {
    const { reading } = companion.answer(request('ลัคนาคืออะไร', { birth: null, uiLang: 'th' }));
    expect(reading?.sentences[0]?.text).toContain('ขอบฟ้าตะวันออก');
    expect(reading?.sentences.flatMap(({ cites }) => cites)).toEqual([]);
  });

  it('say that a reading of two charts is still in English', () => {
    const ana = { ...lisbon, date: '1990-05-15', time: '14:20' };
    const { reading } = companion.answer(
      request('เรากับ Ana เข้ากันไหม', {
        birth: lisbon,
        uiLang: 'th',
        people: [{ id: 'ana', name: 'Ana', role: 'partner', birth: ana }],
      }),
    );
    expect(reading?.sentences[0]?.text).toContain('ภาษาอังกฤษ');
    expect(reading?.sentences.flatMap(({ cites }) => cites).some((id) => id.startsWith('synastry.'))).toBe(
      true,
    );
  });
});
