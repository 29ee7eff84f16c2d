/** The companion's batch command line, run as a program of its own: names of fields as in the reference files. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commands } from '../../tools/companion/commands.ts';
import content from '../../content/en/themes.json' with { type: 'json' };
import { itInLongRun } from '../support/property-runs.ts';
import questions from './questions-open.json' with { type: 'json' };
import verifier from './verifier-open.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function run(
  command: string,
  input: string,
): Promise<{ status: number | null; lines: readonly string[]; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/companion/main.ts', command], {
      cwd: ROOT,
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    child.stderr.on('data', (piece: Buffer) => errors.push(piece));
    child.on('error', reject);
    child.on('close', (status) => {
      const lines = Buffer.concat(out)
        .toString()
        .split('\n')
        .filter((line) => line !== '');
      resolve({ status, lines, errors: Buffer.concat(errors).toString() });
    });
    child.stdin.end(input);
  });
}

async function valueOf<T>(command: keyof typeof commands, line: unknown): Promise<T> {
  const answer = await commands[command](line);
  if (answer.type === 'problem') throw new Error(answer.problem);
  return answer.value as T;
}

const first = questions.cases.find(({ id }) => id === 'o01');

describe('verify', () => {
  it('answers every open sentence in order, and says what is wrong with a bad line', async () => {
    const cases = verifier.cases.map((line) => ({ ...line, label: undefined }));
    const input = [...cases.map((line) => JSON.stringify(line)), '{"sentence": 3}', 'no json'].join('\n');
    const { status, lines, errors } = await run('verify', input);
    expect([status, errors]).toEqual([0, '']);
    const answers = lines.map(
      (line) =>
        JSON.parse(line) as { id?: string; label?: string; claims?: unknown; line?: number; error?: string },
    );
    expect(answers.slice(0, 40).map(({ id, label }) => [id, label])).toEqual(
      verifier.cases.map(({ id, label }) => [id, label]),
    );
    expect(answers.every(({ claims, error }) => Array.isArray(claims) || error !== undefined)).toBe(true);
    expect(answers[40]).toMatchObject({ line: 41 });
    expect(answers[40]?.error).toContain('sentence: expected a sentence as text, got 3');
    expect(answers[41]).toEqual({ line: 42, error: 'not JSON: expected one object a line' });
  }, 60_000);

  it('takes the moment of the line for years and months', async () => {
    const line = {
      mode: 'chinese-bazi',
      lang: 'en',
      zone: 'Asia/Hong_Kong',
      sheetFacts: [{ id: 'bazi.annual.ten-god', value: 'direct-resource' }],
      complete: [],
      sentence: '2026 brings Direct Resource.',
    };
    const label = async (now?: string): Promise<string> =>
      (await valueOf<{ label: string }>('verify', now === undefined ? line : { ...line, now })).label;
    expect([await label(), await label('2026-03-01T09:00'), await label('2027-03-01T09:00')]).toEqual([
      'supported',
      'supported',
      'unsupported',
    ]);
  });

  // The gate tries the same words on the other command line.
  itInLongRun('of an unknown command is refused', async () => {
    const { status, errors } = await run('judge', '{}');
    expect(status).toBe(2);
    expect(errors).toBe('usage: npm run -s companion -- understand|read|verify < lines.jsonl\n');
  });
});

describe('understand', () => {
  it('gives the fields of the question set', async () => {
    const { id, ask } = await valueOf<{ id: string; ask: Record<string, unknown> }>('understand', first);
    expect(id).toBe('o01');
    expect(ask).toMatchObject({
      act: 'ask',
      form: 'why',
      topics: ['love'],
      people: [],
      valence: -1,
      followUp: false,
      clarify: 'no',
      safetyTier: 0,
      needs: [],
    });
    expect(ask['frame']).toMatchObject({ kind: 'none' });
  });
});

describe('read', () => {
  type Read = {
    text: string;
    sentences: { text: string; cites: string[]; move: string; verdict: string }[];
    sheetHash: string;
    ms: number;
    themes?: { id: string; score: number; evidence: string[] }[];
  };

  it('gives the text with its marks, the same each time', async () => {
    const read = await valueOf<Read>('read', first);
    expect(read.sentences.length).toBeGreaterThan(4);
    expect(read.sentences.flatMap(({ cites }) => cites)).toContain('natal.venus.sign');
    for (const { text } of read.sentences) expect(read.text).toContain(text);
    expect(read.sheetHash).toMatch(/^[0-9a-f]{64}$/);
    expect(read.ms).toBeGreaterThanOrEqual(0);
    expect((await valueOf<Read>('read', first)).text).toBe(read.text);
  });

  it('names the themes of a reading, strongest first, with the facts that speak for each', async () => {
    const { themes = [] } = await valueOf<Read>('read', first);
    const known = new Set(content.traits.map(({ id }) => id));
    expect(themes.length).toBeGreaterThanOrEqual(2);
    expect(themes.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(themes.map(({ score }) => score)).toEqual(
      themes.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    for (const { evidence } of themes) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.filter((id) => !/^natal\.[a-z0-9-]+(?:\.[a-z]+)*$/u.test(id))).toEqual([]);
    }
    // A tradition has points of its own.
    const { themes: none } = await valueOf<Read>('read', { ...first, mode: 'chinese-bazi' });
    expect(none).toBeUndefined();
  });

  it('reads a saved person beside the one who asks, where the question names them', async () => {
    const birth = {
      date: '1991-11-02',
      time: '18:20',
      place: 'Porto',
      lat: 41.15,
      lon: -8.61,
      zone: 'Europe/Lisbon',
    };
    const together = { ...first, question: 'how do me and Ana fit' };
    const people = [{ name: 'Ana', relation: 'girlfriend', birth }];
    const { ask } = await valueOf<{ ask: { people: unknown } }>('understand', { ...together, people });
    expect(ask.people).toEqual([{ role: 'partner', name: 'Ana', personId: 'person-1' }]);
    const both = await valueOf<Read>('read', { ...together, people });
    expect(both.sentences.some(({ cites }) => cites.some((id) => id.startsWith('synastry.')))).toBe(true);
    expect(both.text).toMatch(/Ana’s (?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Ascendant)/u);
    // Who is saved and not named, or named and saved without a birth, changes nothing.
    const alone = await valueOf<Read>('read', together);
    const unnamed = await valueOf<Read>('read', { ...first, people });
    expect(unnamed.text).toBe((await valueOf<Read>('read', first)).text);
    const noBirth = await valueOf<Read>('read', { ...together, people: [{ name: 'Ana' }] });
    expect(noBirth.sheetHash).toBe(alone.sheetHash);
  });

  it('takes the settings of the case', async () => {
    const at = async (settings: object): Promise<string> =>
      (await valueOf<Read>('read', { ...first, settings })).text;
    const texts = await Promise.all([
      at({}),
      at({ includeAstrologyDepth: 'basic' }),
      at({ includeAstrologyDepth: 'advanced' }),
      at({ personalityStyle: 'clear' }),
      at({ personalityStyle: 'quiet' }),
      at({ responseLength: 'brief' }),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('says what is wrong with a saved person', async () => {
    const problem = await commands.read({ ...first, people: [{ relation: 'sister' }] });
    expect(problem).toMatchObject({
      type: 'problem',
      problem: expect.stringContaining('expected the name of a saved person') as string,
    });
  });

  it('takes a house system by name, and names the modes it can read', async () => {
    const houses = { ...first, settings: { houses: 'whole-sign' } };
    const [whole, placidus] = [await valueOf<Read>('read', houses), await valueOf<Read>('read', first)];
    expect(whole.sheetHash).not.toBe(placidus.sheetHash);
    const problem = await commands.read({ ...first, mode: 'palm-reading' });
    expect(problem).toMatchObject({
      type: 'problem',
      problem: expect.stringContaining('got "palm-reading"') as string,
    });
  });
});
