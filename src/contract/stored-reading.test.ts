import { describe, expect, it } from 'vitest';
import { factId } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Reading } from '#facts/reading.ts';
import { checkRecord } from './kinds.ts';
import { isIntactSheet } from './intact-sheet.ts';
import { toStoredReading } from './stored-reading.ts';

const fact = (id: string, sign: string): Fact => ({
  id: factId(id),
  value: { type: 'id', id: sign },
  label: 'natal.body.sign',
  derivation: { method: 'apparent-longitude', from: [], values: { deg: 12.5 }, source: 'meeus' },
});

const sheet = sealSheet({
  mode: 'western',
  engineVersion: 1,
  school: { house: 'placidus' },
  inputs: { now: '2026-11-21T12:00:00Z', birth: { date: '1990-05-05', time: null } },
  missing: ['birth-time'],
  facts: [fact('natal.sun.sign', 'taurus'), fact('natal.moon.sign', 'libra')],
  complete: [],
  caveats: [],
  confidence: 'medium',
  sources: [],
});

const reading: Reading = {
  author: 'composer',
  lang: 'en',
  sentences: [
    {
      text: 'Your Moon is in Libra.',
      cites: [factId('natal.moon.sign')],
      move: 'answer',
      verdict: 'supported',
    },
  ],
  ask: {
    lang: 'en',
    act: 'ask',
    form: 'why',
    kind: 'why',
    topics: [{ label: 'love', score: 2 }],
    concepts: [],
    frame: { kind: 'now', from: null, to: null, assumed: true },
    people: [],
    affect: { valence: 0, arousal: 1, words: [] },
    followUp: false,
    missing: [],
    safety: 0,
  },
  sheetHash: sheet.hash,
  seed: '0'.repeat(32),
  planHash: 'abc',
  weighed: [],
  said: {
    testimonies: [],
    facts: [],
    topic: 'love',
    opener: null,
    image: null,
    practice: null,
    question: null,
    atoms: [],
  },
};

const fields = {
  threadId: 'aaaaaaaaaaaaaaaaaaaaa',
  parentId: null,
  sender: 'ai',
  content: 'Your Moon is in Libra.',
  readingMode: 'western',
  createdAt: 1,
  imageId: null,
  rating: null,
  deletedAt: null,
};
const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';

describe('a stored reading', () => {
  const stored = toStoredReading(reading, sheet);

  it('keeps the cited facts whole and the inputs of the sheet, not the sheet', () => {
    expect(stored.facts).toEqual([sheet.facts[1]]);
    expect(stored.sheet).toEqual({
      mode: 'western',
      school: { house: 'placidus' },
      inputs: { now: '2026-11-21T12:00:00Z', birth: { date: '1990-05-05', time: null } },
      engineVersion: 1,
      hash: sheet.hash,
    });
    expect(stored).not.toHaveProperty('sheetHash');
  });

  it('passes the contract without losing a member', () => {
    const check = checkRecord('message', id, { ...fields, reading: stored });
    expect(check.type === 'valid' && check.record.reading).toEqual(stored);
  });

  it('is shown although it uses a word of a newer version', () => {
    const newer = {
      ...stored,
      sentences: stored.sentences.map((line) => ({ ...line, move: 'sing', tone: 'low' })),
    };
    const check = checkRecord('message', id, { ...fields, reading: newer });
    expect(check.type === 'valid' && check.record.reading).toEqual(newer);
  });

  it('keeps how it came about, and the fact that denies a sentence', () => {
    const denied = toStoredReading(
      {
        ...reading,
        author: 'model',
        sentences: [
          {
            text: 'Your Sun is in Leo.',
            cites: [],
            move: 'core',
            verdict: 'contradicted',
            truth: factId('natal.sun.sign'),
          },
        ],
      },
      sheet,
      { model: 'some-model', struck: 1, partial: 'cut' },
    );
    expect(denied.facts).toEqual([sheet.facts[0]]);
    const check = checkRecord('message', id, { ...fields, reading: denied });
    expect(check.type === 'valid' && check.record.reading).toEqual(denied);
    expect(denied).toMatchObject({ model: 'some-model', struck: 1, partial: 'cut' });
    expect(denied).not.toHaveProperty('fellBack');
  });

  it('is read as whole and by the composer when an older version wrote it', () => {
    const check = checkRecord('message', id, { ...fields, reading: stored });
    const read = check.type === 'valid' ? check.record.reading : null;
    expect([read?.model, read?.struck, read?.partial, read?.fellBack]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps what a newer version adds to it, and is shown with a reason that is not known here', () => {
    const newer = { ...stored, partial: 'out-of-breath', fellBack: 'moonless', tempo: 'slow' };
    const check = checkRecord('message', id, { ...fields, reading: newer });
    expect(check.type === 'valid' && check.record.reading).toEqual(newer);
  });

  it('is refused when its frame is broken', () => {
    expect(checkRecord('message', id, { ...fields, reading: { ...stored, sentences: 'none' } }).type).toBe(
      'invalid',
    );
  });
});

it('tells a sheet that was changed in the store', () => {
  expect(isIntactSheet(sheet)).toBe(true);
  expect(isIntactSheet({ ...sheet, confidence: 'high' })).toBe(false);
  expect(isIntactSheet({ ...sheet, facts: null } as never)).toBe(false);
});
