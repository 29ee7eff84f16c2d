import { describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { AnswerRequest, AttachedRequest } from '#companion/request.ts';
import type { Reading } from '#facts/reading.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';

const { answer } = createCompanion();

const lisbon: BirthDetails = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.717, lonDeg: -9.133 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};
const chicago: BirthDetails = {
  ...lisbon,
  date: '1990-11-02',
  time: '18:20',
  place: { name: 'Chicago', latDeg: 41.85, lonDeg: -87.65 },
  zone: 'America/Chicago',
};
const marta = { name: 'Marta', birth: lisbon };
const ana = { name: 'Ana', birth: chicago };

function ask(text: string, attached: AttachedRequest | null, more: Partial<AnswerRequest> = {}) {
  const made = answer({
    text,
    mode: 'mixed',
    birth: lisbon,
    attached,
    attachedBefore: null,
    name: 'Marta',
    now: Date.parse('2026-11-21T21:06:00Z') as UnixMs,
    zone: 'Europe/Lisbon',
    uiLang: 'en',
    settings: defaultReadingSettings,
    threadId: 'thread',
    messageId: 'message',
    regenerate: 0,
    turns: [],
    ledger: [],
    ...more,
  });
  if (made.reading === null || made.sheet === null) throw new Error('expected a reading on a sheet');
  return { reading: made.reading, sheet: made.sheet };
}

const text = ({ sentences }: Reading): string => sentences.map((one) => one.text).join(' ');
const couple: AttachedRequest = { chartType: 'synastry', subject: marta, partner: ana };

describe('two charts', () => {
  const { reading, sheet } = ask('We are thinking of moving in together. What stands out?', couple);

  it('are read from their sheet, and every cited fact stands on it', () => {
    expect(sheet.mode).toBe('synastry');
    const ids = new Set(sheet.facts.map(({ id }) => id));
    const cited = reading.sentences.flatMap(({ cites }) => cites);
    expect(cited.length).toBeGreaterThan(5);
    for (const id of cited) expect(ids.has(id)).toBe(true);
    for (const { cites, verdict } of reading.sentences)
      expect(verdict).toBe(cites.length > 0 ? 'supported' : 'reflection');
  });

  it('show help and strain both, and the sum with its two halves', () => {
    const kinds = new Set(
      reading.sentences.flatMap(({ cites }) =>
        cites.flatMap((id) => /^synastry\.[a-z]+-([a-z]+)-[a-z]+\.orb$/.exec(id)?.[1] ?? []),
      ),
    );
    expect([...kinds].some((kind) => kind === 'square' || kind === 'opposition')).toBe(true);
    expect([...kinds].some((kind) => kind === 'sextile' || kind === 'trine')).toBe(true);
    const score = sheet.facts.find(({ id }) => id === 'synastry.score');
    const { ease, tension } = (score?.derivation.values ?? {}) as { ease: number; tension: number };
    expect(text(reading)).toContain(`+${ease} of ease and −${-tension} of strain`);
  });

  it('never say that only one of the two is read', () => {
    for (let i = 0; i < 25; i++) {
      const words = text(ask('Are we good together?', couple, { messageId: String(i) }).reading);
      expect(words).not.toMatch(/I can read one of them|your side of it|isn’t in your chart/);
    }
  });

  it('say what the question is about first', () => {
    const love = ask('What do we feel for each other? Is this love?', couple);
    const cites = love.reading.sentences.flatMap(({ cites: ids }) => ids).join(' ');
    expect(cites).toMatch(/venus|moon/);
  });

  it('with one time unknown have no sum and say so by a caveat of the sheet', () => {
    const open = { ...couple, partner: { name: 'Ana', birth: { ...chicago, time: null } } };
    const made = ask('Are we good together?', open);
    expect(made.sheet.caveats).toContain('caveat.partner-time-unknown');
    expect(text(made.reading)).not.toContain('come to');
    expect(made.sheet.facts.some(({ id }) => id.startsWith('partner.asc'))).toBe(false);
  });

  it('are gone on from by a follow-up, in other facts, and left by a new question', () => {
    const turns = [{ text: text(reading), ask: reading.ask, said: reading.said }];
    const more = ask('Tell me more about that', null, { attachedBefore: couple, turns });
    expect(more.sheet.mode).toBe('synastry');
    const before = new Set(reading.sentences.flatMap(({ cites }) => cites));
    const strong = (ids: readonly string[]) =>
      ids.filter((id) => /^(?:synastry|partner)\..*(?:orb|overlay)$/.test(id));
    const again = more.reading.sentences.flatMap(({ cites }) => strong(cites));
    expect(again.length).toBeGreaterThan(0);
    for (const id of again) expect(before.has(id as never)).toBe(false);
    const fresh = ask('Why is my boss so cold at work?', null, { attachedBefore: couple, turns });
    expect(fresh.sheet.mode).toBe('mixed');
  });
});

describe('a Human Design chart', () => {
  const design: AttachedRequest = { chartType: 'human-design', subject: marta, partner: null };

  it('begins with the type and cites what it names', () => {
    const { reading, sheet } = ask('What should I know about my work?', design);
    expect(sheet.mode).toBe('human-design');
    const typed = reading.sentences.find(({ cites }) => cites.includes('humandesign.type' as never));
    expect(typed?.text).toBe('In Human Design you come out as a Manifestor.');
    expect(reading.sentences.flatMap(({ cites }) => cites)).toContain('humandesign.authority');
  });

  it('of an unknown hour names both values, never one of them', () => {
    const open = { ...design, subject: { name: 'Marta', birth: { ...lisbon, time: null } } };
    const { reading, sheet } = ask('How do I decide?', open);
    const type = sheet.facts.find(({ id }) => id === 'humandesign.type');
    if (type?.value.type === 'either') expect(text(reading)).toMatch(/Your type depends on the hour: .+ or /);
    expect(reading.sentences.flatMap(({ cites }) => cites)).toContain('caveat.birth-time-unknown');
  });
});

describe('a chart of somebody else', () => {
  it('says who “you” is', () => {
    const { reading } = ask('What stands out?', { chartType: 'natal', subject: ana, partner: null });
    expect(reading.sentences[0]?.text).toBe('This is Ana’s chart, so “you” below is Ana.');
    const own = ask('What stands out?', { chartType: 'natal', subject: marta, partner: null });
    expect(text(own.reading)).not.toContain('“you” below');
    // Without a birth of one's own nobody can say that the chart is not one's own, unless it bears another name.
    const nameless = { ...ana, name: null };
    const unknown = ask(
      'What stands out?',
      { chartType: 'natal', subject: nameless, partner: null },
      { birth: null },
    );
    expect(text(unknown.reading)).not.toContain('“you” below');
    const named = ask(
      'What stands out?',
      { chartType: 'natal', subject: ana, partner: null },
      { birth: null },
    );
    expect(named.reading.sentences[0]?.text).toContain('Ana’s chart');
  });

  it('is read from its own birth', () => {
    const { sheet } = ask('What stands out?', { chartType: 'natal', subject: ana, partner: null });
    expect(sheet.facts.find(({ id }) => id === 'natal.sun.sign')?.value).toEqual({
      type: 'id',
      id: 'scorpio',
    });
  });
});
