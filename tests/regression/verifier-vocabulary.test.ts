/** Every entry of every vocabulary is read as itself in three phrasings, and as nothing else. */
import { describe, expect, it } from 'vitest';
import type { Json } from '#facts/fact.ts';
import { signIds } from '#facts/fact-id.ts';
import { NAKSHATRA_IDS } from '#astro/chart/sidereal.ts';
import { BRANCHES, HEXAGRAM_BITS, STEMS, tenGodOf, trigramsOf } from '#companion/verify/tables.ts';
import type { WordTable } from '#companion/verify/words.ts';
import { cardWords } from '#text/en/verify/cards.ts';
import { hexagramWords } from '#text/en/verify/hexagrams.ts';
import { lenormandWords } from '#text/en/verify/lenormand.ts';
import { indicWords } from '#text/en/verify/indic.ts';
import { pillarWords } from '#text/en/verify/pillars.ts';
import { readingWords } from '#text/th/verify/readings.ts';
import { verifyCase } from './verifier-cases.ts';

/** Names of each entry of a kind, in the order of the table. */
function namesOf(tables: readonly WordTable[], kind: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { rows } of tables)
    for (const [rowKind, id, ...phrases] of rows)
      if (rowKind === kind) {
        const key = id.split('/')[0] ?? id;
        names.set(key, [...new Set([...(names.get(key) ?? []), ...phrases])]);
      }
  return names;
}

function judge(
  mode: string,
  facts: Readonly<Record<string, Json>>,
  sentence: string,
  lang: 'en' | 'th' = 'en',
  complete: readonly string[] = [],
) {
  const sheetFacts = Object.entries(facts).map(([id, value]) => ({ id, value }));
  return verifyCase({ mode, lang, zone: 'Europe/London', sheetFacts, complete, sentence }).verdict;
}

/** The sentence holds where the entry is on the sheet and fails where another one is. */
function expectBoth(
  sentence: string,
  mode: string,
  slot: string,
  right: Json,
  wrong: Json,
  lang: 'en' | 'th' = 'en',
  complete: readonly string[] = [],
): void {
  expect.soft(judge(mode, { [slot]: right }, sentence, lang, complete), sentence).toBe('supported');
  expect
    .soft(judge(mode, { [slot]: wrong }, sentence, lang, complete), `not ${sentence}`)
    .toBe('contradicted');
}

describe('each of', () => {
  it('78 cards', () => {
    const cards = [...namesOf(cardWords, 'card')];
    expect(cards).toHaveLength(78);
    cards.forEach(([id, names], i) => {
      const other = cards[(i + 5) % 78]?.[0] ?? '';
      const name = names[0] ?? '';
      for (const sentence of [
        `You drew ${name}.`,
        `${name} came up.`,
        `On the table lies ${name}, drawn last.`,
      ])
        expectBoth(sentence, 'tarot', 'tarot.1.card', id, other, 'en', ['tarot.*']);
      for (const more of names.slice(1))
        expectBoth(`You drew ${more}.`, 'tarot', 'tarot.1.card', id, other, 'en', ['tarot.*']);
    });
  });

  it('36 cards of the small deck', () => {
    const cards = [...namesOf(lenormandWords, 'card')];
    expect(cards).toHaveLength(36);
    cards.forEach(([id, names], i) => {
      const other = cards[(i + 5) % 36]?.[0] ?? '';
      const name = names[0] ?? '';
      for (const sentence of [`You drew ${name}.`, `${name} came up.`, `The line holds ${name}, drawn last.`])
        expectBoth(sentence, 'lenormand', 'lenormand.1.card', id, other, 'en', ['lenormand.*']);
    });
  });

  it('78 cards in Thai', () => {
    const cards = [...namesOf(readingWords, 'card')];
    expect(cards).toHaveLength(78);
    cards.forEach(([id, names], i) => {
      const other = cards[(i + 5) % 78]?.[0] ?? '';
      const name = names[0] ?? '';
      for (const sentence of [`คุณเปิดได้${name}`, `${name}ออกมา`, `ไพ่ใบนี้คือ${name}`])
        expectBoth(sentence, 'tarot', 'tarot.1.card', id, other, 'th', ['tarot.*']);
    });
  });

  it('64 hexagrams by number and by each name', () => {
    const names = [...namesOf(hexagramWords, 'hexagram')];
    expect(names).toHaveLength(64);
    expect(new Set(HEXAGRAM_BITS).size).toBe(64);
    names.forEach(([id, all], i) => {
      const other = ((i + 7) % 64) + 1;
      for (const sentence of [
        `Hexagram ${id} came up.`,
        `You cast hexagram ${id}.`,
        `The primary hexagram is ${id}.`,
      ])
        expectBoth(sentence, 'i-ching', 'iching.primary', Number(id), other);
      for (const name of all) expectBoth(`You cast ${name}.`, 'i-ching', 'iching.primary', Number(id), other);
    });
    // 60 is Water over Lake, 51 Thunder doubled, 1 Heaven doubled: any book of changes.
    expect([trigramsOf(60), trigramsOf(51), trigramsOf(1)]).toEqual([
      { below: 'lake', above: 'water' },
      { below: 'thunder', above: 'thunder' },
      { below: 'heaven', above: 'heaven' },
    ]);
  });

  it('27 lunar mansions, each spelling, and in Thai', () => {
    const english = namesOf(indicWords, 'nakshatra');
    const thai = namesOf(readingWords, 'nakshatra');
    expect([...english.keys()]).toEqual([...NAKSHATRA_IDS]);
    expect([...thai.keys()]).toEqual([...NAKSHATRA_IDS]);
    NAKSHATRA_IDS.forEach((id, i) => {
      const other = NAKSHATRA_IDS[(i + 4) % 27] ?? '';
      for (const name of english.get(id) ?? [])
        for (const sentence of [
          `Your Moon is in ${name}.`,
          `Your nakshatra is ${name}.`,
          `You were born under ${name}.`,
        ])
          expectBoth(sentence, 'vedic', 'vedic.moon.nakshatra', id, other);
      for (const name of thai.get(id) ?? [])
        for (const sentence of [`ดวงจันทร์ของคุณอยู่ใน${name}`, `นักษัตรเกิดของคุณคือ${name}`, `ดวงจันทร์สถิต${name}`])
          expectBoth(sentence, 'vedic', 'vedic.moon.nakshatra', id, other, 'th');
    });
  });

  it('ten stems, twelve branches, ten gods', () => {
    const stems = namesOf(pillarWords, 'stem');
    const branches = namesOf(pillarWords, 'branch');
    const gods = namesOf(pillarWords, 'ten-god');
    expect([stems.size, branches.size, gods.size]).toEqual([10, 12, 10]);
    STEMS.forEach(([char], i) => {
      const other = STEMS[(i + 3) % 10]?.[0] ?? '';
      for (const name of (stems.get(char) ?? []).slice(0, 4))
        for (const sentence of [
          `Your day master is ${name}.`,
          `You were born on a day of ${name}.`,
          `${name} stands on your day stem.`,
        ])
          expectBoth(sentence, 'chinese-bazi', 'bazi.day.stem', char, other);
    });
    BRANCHES.forEach(([char], i) => {
      const other = BRANCHES[(i + 5) % 12]?.[0] ?? '';
      for (const name of (branches.get(char) ?? []).slice(0, 4))
        for (const sentence of [
          `Your year branch is the ${name}.`,
          `The ${name} sits in your year pillar.`,
          `Your year animal is the ${name}.`,
        ])
          expectBoth(sentence, 'chinese-bazi', 'bazi.year.branch', char, other);
    });
    [...gods].forEach(([id, names], i) => {
      const other = [...gods.keys()][(i + 3) % 10] ?? '';
      for (const name of names)
        for (const sentence of [
          `Your month pillar shows ${name}.`,
          `${name} stands on your month pillar.`,
          `The month pillar carries ${name}.`,
        ])
          expectBoth(sentence, 'chinese-bazi', 'bazi.month.ten-god', id, other);
    });
    // The table of ten gods from 己: 甲 is Direct Officer, 庚 Hurting Officer, 丙 Direct Resource (design, reading 5).
    expect([tenGodOf('己', '甲'), tenGodOf('己', '庚'), tenGodOf('己', '丙')]).toEqual([
      'direct-officer',
      'hurting-officer',
      'direct-resource',
    ]);
  });

  it('twelve signs, ten planets and twelve houses, in both languages', () => {
    const bodies = [
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
    ];
    const thaiBodies = [
      'ดาวอาทิตย์',
      'ดวงจันทร์',
      'ดาวพุธ',
      'ดาวศุกร์',
      'ดาวอังคาร',
      'ดาวพฤหัส',
      'ดาวเสาร์',
      'ดาวมฤตยู',
      'ดาวเนปจูน',
      'ดาวพลูโต',
    ];
    const thaiSigns = ['เมษ', 'พฤษภ', 'เมถุน', 'กรกฎ', 'สิงห์', 'กันย์', 'ตุลย์', 'พิจิก', 'ธนู', 'มังกร', 'กุมภ์', 'มีน'];
    const ordinals = [
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
    ];
    bodies.forEach((body, b) => {
      const slot = `natal.${body.toLowerCase()}`;
      signIds.forEach((sign, s) => {
        // Every third pair meets every sign and every body; the grammar is the same for all.
        if ((s + b) % 3 !== 0) return;
        const other = signIds[(s + 1 + b) % 12] ?? '';
        const name = sign.charAt(0).toUpperCase() + sign.slice(1);
        for (const sentence of [
          `Your ${body} is in ${name}.`,
          `Your ${name} ${body} knows.`,
          `In ${name}, your ${body} knows.`,
        ])
          if (other !== sign) expectBoth(sentence, 'western', `${slot}.sign`, sign, other);
        for (const sentence of [
          `${thaiBodies[b]}ของคุณอยู่ในราศี${thaiSigns[s]}`,
          `${thaiBodies[b]}ของคุณสถิตราศี${thaiSigns[s]}`,
        ])
          if (other !== sign) expectBoth(sentence, 'western', `${slot}.sign`, sign, other, 'th');
      });
      ordinals.forEach((ordinal, h) => {
        if ((h + b) % 3 !== 0) return;
        const n = h + 1;
        const wrong = (n % 12) + 1;
        for (const sentence of [
          `Your ${body} is in the ${ordinal} house.`,
          `Your ${body} stands in house ${n}.`,
          `Your ${ordinal}-house ${body} knows.`,
        ])
          expectBoth(sentence, 'western', `${slot}.house`, n, wrong);
        for (const sentence of [`${thaiBodies[b]}ของคุณอยู่เรือนที่ ${n}`, `${thaiBodies[b]}ของคุณอยู่ภพที่ ${n}`])
          expectBoth(sentence, 'western', `${slot}.house`, n, wrong, 'th');
      });
    });
  });

  it('eight seats of the ring, in both languages', () => {
    const seats = ['boriwan', 'ayu', 'det', 'si', 'mula', 'utsaha', 'montri', 'kalakini'];
    const thai = ['บริวาร', 'อายุ', 'เดช', 'ศรี', 'มูละ', 'อุตสาหะ', 'มนตรี', 'กาลกิณี'];
    const english = [
      'boriwan',
      'seat of vitality',
      'seat of authority',
      'seat of fortune',
      'seat of assets',
      'seat of effort',
      'seat of patrons',
      'seat of caution',
    ];
    seats.forEach((seat, i) => {
      for (const sentence of [
        `Your ${english[i]} belongs to Venus.`,
        `The ${english[i]} is Venus.`,
        `Venus holds your ${english[i]}.`,
      ])
        expectBoth(sentence, 'thai-taksa', `thai.taksa.${seat}`, 'venus', 'mars');
      for (const sentence of [
        `ช่อง${thai[i]}ของคุณคือดาวศุกร์`,
        `ตำแหน่ง${thai[i]}ตกที่ดาวศุกร์`,
        `ดาวศุกร์เป็น${thai[i]}ของคุณ`,
      ])
        expectBoth(sentence, 'thai-taksa', `thai.taksa.${seat}`, 'venus', 'mars', 'th');
    });
  });
});
