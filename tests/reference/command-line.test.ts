/**
 * The batch command line on the inputs of the reference files, against their values: names, units and orders of fields as
 * there, tolerances of README.md. Tables are answered in this process, bad lines and unknown words by the program itself.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { traditionModes } from '#traditions/tradition.ts';
import { commands } from '../../tools/astro/commands.ts';
import { answerLine } from '../../tools/astro/json-lines.ts';
import { factsCommand } from '../../tools/astro/facts-command.ts';
import events from './events-open.json' with { type: 'json' };
import houses from './houses-open.json' with { type: 'json' };
import humandesign from './humandesign-open.json' with { type: 'json' };
import localtime from './localtime.json' with { type: 'json' };
import natal from './natal-open.json' with { type: 'json' };
import traditions from './traditions-open.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Run = { readonly status: number | null; readonly lines: readonly string[]; readonly errors: string };

function runText(command: string, input: string | Buffer): Promise<Run> {
  return runWords([command], input);
}

function runWords(words: readonly string[], input: string | Buffer): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/astro/main.ts', ...words], {
      cwd: ROOT,
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    child.stderr.on('data', (piece: Buffer) => errors.push(piece));
    child.on('error', reject);
    child.on('close', (status) => {
      const text = Buffer.concat(out).toString();
      resolve({
        status,
        lines: text.split('\n').filter((line) => line !== ''),
        errors: Buffer.concat(errors).toString(),
      });
    });
    child.stdin.end(input);
  });
}

async function run<T>(command: keyof typeof commands, inputs: readonly object[]): Promise<readonly T[]> {
  const lines: string[] = [];
  for (const [at, input] of inputs.entries()) {
    lines.push((await answerLine(JSON.stringify(input), at + 1, commands[command])) ?? '');
  }
  expect(lines.filter((line) => line.startsWith('{"line"'))).toEqual([]);
  return lines.map((line) => JSON.parse(line) as T);
}

const arcsec = (a: number | null | undefined, b: number | undefined): number => {
  const apart = Math.abs((a ?? NaN) - (b ?? NaN)) % 360;
  return Math.min(apart, 360 - apart) * 3600;
};

type NatalLine = {
  readonly id: string;
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly L: readonly (number | null)[];
  readonly B: readonly (number | null)[];
  readonly V: readonly (number | null)[];
  readonly R: string;
  readonly D: readonly (number | null)[];
  readonly asc: number;
  readonly mc: number;
  readonly vertex: number;
  readonly eps: number;
  readonly armc: number;
  readonly polar: boolean;
  readonly cusps: Readonly<Record<string, readonly number[] | null>>;
  readonly ayan: Readonly<Record<string, number>>;
  readonly ayanTrue: Readonly<Record<string, number>>;
  readonly vedic: {
    readonly moon: number;
    readonly asc: number;
    readonly nakshatra: number;
    readonly pada: number;
    readonly dashaLord: string;
    readonly dashaElapsed: number;
  };
};

const TOLERANCE_ARCSEC: Readonly<Record<string, number>> = {
  Sun: 3,
  Moon: 6,
  Venus: 25,
  Neptune: 25,
  Pluto: 8,
  MeanNode: 2,
  TrueNode: 25,
  Chiron: 6,
  MeanLilith: 2,
};
/** Not offered: the osculating apogee swings by degrees, and what can be computed of it is 10′ off. */
const NOT_OFFERED = 'TrueLilith';

describe('natal', () => {
  it('answers every reference chart in order, in the columns of the file', async () => {
    expect(houses.charts.map(({ id, utc }) => [id, utc])).toEqual(
      natal.charts.map(({ id, utc }) => [id, utc]),
    );
    const answers = await run<NatalLine>(
      'natal',
      natal.charts.map(({ id, utc, lat, lon }) => ({ id, utc, lat, lon })),
    );
    let compared = 0;
    const wrong: unknown[] = [];
    const compare = (what: readonly unknown[], apart: number, tolerance: number): void => {
      compared += 1;
      if (!(apart < tolerance)) wrong.push([...what, apart]);
    };
    const offered = natal.meta.bodies.filter((body) => body !== NOT_OFFERED);
    natal.charts.forEach((chart, index) => {
      const answer = answers[index];
      const { id, utc, lat, lon } = chart;
      if (answer === undefined) throw new Error(id);
      expect([answer.id, answer.utc, answer.lat, answer.lon]).toEqual([id, utc, lat, lon]);
      natal.meta.bodies.forEach((body, i) => {
        const places = [answer.L, answer.B, answer.V, answer.D].map((array) => array[i]);
        if (body === NOT_OFFERED) {
          expect([...places, answer.R[i]]).toEqual([null, null, null, null, '-']);
          return;
        }
        compare([id, body, 'L'], arcsec(answer.L[i], chart.L[i]), TOLERANCE_ARCSEC[body] ?? 15);
        compare([id, body, 'B'], arcsec(answer.B[i], chart.B[i]), 25);
        compare([id, body, 'D'], arcsec(answer.D[i], chart.D[i]), 25);
        compare([id, body, 'V'], arcsec(answer.V[i], chart.V[i]), body === 'TrueNode' ? 10 : 3);
        if (Math.abs(chart.V[i] ?? 0) > 0.002)
          expect([id, body, answer.R[i]]).toEqual([id, body, chart.R[i]]);
      });
    });
    const bodies = natal.charts.length * offered.length * 4;
    expect(compared).toBe(bodies);
    houses.charts.forEach((chart, index) => {
      const answer = answers[index];
      const { id } = chart;
      if (answer === undefined) throw new Error(id);
      for (const name of ['asc', 'mc', 'vertex', 'armc', 'eps'] as const)
        compare([id, name], arcsec(answer[name], chart[name]), 3);
      expect(answer.polar).toBe(chart.polar);
      for (const [system, cusps] of Object.entries(chart.cusps)) {
        const ours = answer.cusps[system];
        expect([id, system, ours === null]).toEqual([id, system, cusps === null]);
        cusps?.forEach((cusp, i) => compare([id, system, i + 1], arcsec(ours?.[i], cusp), 3));
      }
      for (const kind of ['ayan', 'ayanTrue'] as const) {
        for (const [name, degrees] of Object.entries(chart[kind]))
          compare([id, kind, name], arcsec(answer[kind][name], degrees), 0.1);
      }
      const { moon, asc, dashaElapsed, ...rest } = chart.vedic;
      compare([id, 'moon'], arcsec(answer.vedic.moon, moon), 6);
      compare([id, 'asc'], arcsec(answer.vedic.asc, asc), 3);
      compare([id, 'elapsed'], Math.abs(answer.vedic.dashaElapsed - dashaElapsed), 0.0003);
      expect(answer.vedic).toMatchObject(rest);
    });
    expect(wrong).toEqual([]);
    expect(natal.charts).toHaveLength(40);
    const undefinedSystems = 2 * houses.charts.filter(({ polar }) => polar).length;
    expect(undefinedSystems).toBe(10);
    expect(compared).toBe(bodies + 40 * (5 + 10 * 12 + 2 * 4 + 3) - undefinedSystems * 12);
  });
});

describe('humandesign', () => {
  it('answers every reference chart in the words of the file', async () => {
    const answers = await run<Record<string, unknown>>(
      'humandesign',
      humandesign.charts.map(({ id, utc }) => ({ id, utc })),
    );
    humandesign.charts.forEach((chart, index) => {
      const { designJd: _, designUtc, pL, dL, personality, design, ...exact } = chart;
      const answer = answers[index] as typeof chart;
      expect(answer).toMatchObject(exact);
      // 82 s are 2″ of the Sun.
      expect(Math.abs(Date.parse(answer.designUtc) - Date.parse(designUtc))).toBeLessThan(90_000);
      for (const [lons, lines, ours] of [
        [pL, personality, answer.personality],
        [dL, design, answer.design],
      ] as const) {
        expect(ours).toHaveLength(13);
        lons.forEach((lon, i) => {
          const inLine = (lon - 302 + 360) % 0.9375;
          const marginArcsec = Math.min(inLine, 0.9375 - inLine) * 3600;
          if (marginArcsec > 25) expect([chart.id, i, ours[i]]).toEqual([chart.id, i, lines[i]]);
        });
      }
    });
    expect(answers).toHaveLength(10);
  });
});

/**
 * Right when the instants are close, or when the body had the reference's longitude to within the
 * tolerance.
 */
function isSame(ours: number, theirs: number, degPerDay: number): boolean {
  const seconds = Math.abs(ours - theirs);
  return seconds < 60 || ((seconds * Math.abs(degPerDay)) / 86_400) * 3600 < 25;
}

type Row = readonly (number | string)[];
const numberAt = (row: Row | undefined, i: number): number => Number(row?.[i] ?? NaN);

describe('transits', () => {
  it('finds the same hits as the reference, none missing, none extra', async () => {
    const [chart] = events.charts;
    if (chart === undefined) throw new Error('the reference has a chart');
    const { id, natal: points, from, to, moonTo } = chart;
    const [answer, moonless] = await run<{ id: string | null; transits: readonly Row[] }>('transits', [
      { id, natal: points, from, to, moonTo },
      { natal: points, from, to: '2022-02-01T00:00:00Z' },
    ]);
    const key = (row: Row): string => row.slice(1, 4).join(' ');
    const ours = answer?.transits ?? [];
    expect(answer?.id).toBe(id);
    expect(ours).toHaveLength(chart.transits.length);
    expect(ours.map((row) => row[0])).toEqual(ours.map((row) => Number(row[0])).toSorted((a, b) => a - b));
    let compared = 0;
    for (const name of new Set(chart.transits.map(key))) {
      const mine = ours.filter((row) => key(row) === name);
      const theirs = chart.transits.filter((row) => key(row) === name);
      expect(mine).toHaveLength(theirs.length);
      theirs.forEach((row, i) => {
        compared += 1;
        expect(isSame(numberAt(mine[i], 0), numberAt(row, 0), numberAt(row, 4)), name).toBe(true);
        expect(Math.abs(numberAt(mine[i], 4) - numberAt(row, 4))).toBeLessThan(0.001);
      });
    }
    expect(compared).toBe(605);
    // Without moonTo there are none of the Moon.
    expect(moonless?.id).toBeNull();
    expect(moonless?.transits.map((row) => row[0])).toEqual(
      ours.filter((row) => row[1] !== 1 && Number(row[0]) < Date.UTC(2022, 1, 1) / 1000).map((row) => row[0]),
    );
  });
});

describe('sky', () => {
  it('lists the events of two years as the reference does', async () => {
    const [answer] = await run<Record<string, readonly Row[]>>('sky', [
      { from: '2018-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' },
    ]);
    /**
     * Seconds that an instant may be off: a day of a slow body for ingresses, judged by arcseconds
     * elsewhere.
     */
    const lists = [
      ['stations', events.stations, 45 * 60, 36],
      ['lunations', events.lunations, 15, 99],
      ['solarEclipses', events.solarEclipses, 20, 6],
      ['lunarEclipses', events.lunarEclipses, 20, 4],
    ] as const;
    for (const [name, theirs, seconds, count] of lists) {
      const ours = answer?.[name] ?? [];
      expect(theirs).toHaveLength(count);
      expect(ours.map((row) => row.slice(1, -1))).toEqual(theirs.map((row) => row.slice(1, -1)));
      theirs.forEach((row: Row, i) => {
        expect(Math.abs(numberAt(ours[i], 0) - numberAt(row, 0)), name).toBeLessThan(seconds);
        expect(arcsec(numberAt(ours[i], row.length - 1), numberAt(row, row.length - 1)), name).toBeLessThan(
          25,
        );
      });
    }
    expect(events.ingresses).toHaveLength(420);
    expect(answer?.['ingresses']?.map((row) => row.slice(1))).toEqual(
      events.ingresses.map((row) => row.slice(1)),
    );
    // Slowest motion at a change of sign in these two years, degrees a day; 25″ then take an hour.
    events.ingresses.forEach((row, i) => {
      expect(Math.abs(numberAt(answer?.['ingresses']?.[i], 0) - numberAt(row, 0))).toBeLessThan(3600);
    });
  });
});

describe('localtime', () => {
  it('gives the instant, the two instants, or the gap', async () => {
    const births = localtime.births.map(({ id, local, zone, lat, lon }) => ({ id, local, zone, lat, lon }));
    const edges = localtime.edge.map(({ id, local, zone }) => ({ id, local, zone }));
    const answers = await run<object>('localtime', [
      ...births,
      ...edges,
      { local: '1990-06-15T12:30', zone: 'Europe/Paris', lat: 0, lon: 0, offsetSeconds: -3600 },
    ]);
    expect(answers).toEqual([
      ...localtime.births.map(({ id, utc, offsetSeconds, kind }) => ({
        id,
        kind: 'exact',
        utc,
        offsetSeconds,
        rule: kind,
      })),
      ...localtime.edge.map((edge) =>
        Object.fromEntries(Object.entries(edge).filter(([name]) => name !== 'zone' && name !== 'local')),
      ),
      { id: null, kind: 'exact', utc: '1990-06-15T13:30:00Z', offsetSeconds: -3600, rule: 'manual' },
    ]);
    expect(answers).toHaveLength(9);
  });
});

describe('synastry', () => {
  it('compares two people and adds up', async () => {
    const person = { utc: '2004-01-08T02:17:33Z', lat: 56.3754, lon: -132.8898 };
    const partner = { utc: '1995-06-24T02:04:57Z', lat: -29.666, lon: -77.9653 };
    type Line = {
      readonly aspects: readonly { a: string; aspect: string; b: string; orb: number }[];
      readonly overlays: Readonly<Record<'aInB' | 'bInA', readonly { body: string; house: number }[]>>;
      readonly score: { readonly rows: readonly { points: number }[]; readonly total: number };
      readonly composite: { readonly bodies: Readonly<Record<string, number>> };
      readonly davison: { readonly utc: string; readonly lat: number; readonly lon: number };
    };
    const [there, back] = await run<Line>('synastry', [
      { a: person, b: partner },
      { a: partner, b: person },
    ]);
    // From the longitudes of charts o002 and o003: Sun 287.122, Moon 49.176; Sun and Sun meet across 0°.
    expect(there?.aspects.find(({ a, b }) => a === 'sun' && b === 'moon')).toMatchObject({ aspect: 'trine' });
    expect(there?.aspects).toHaveLength(33);
    expect(there?.overlays.aInB.find(({ body }) => body === 'jupiter')?.house).toBe(8);
    expect(arcsec(there?.composite.bodies['sun'], 9.624768)).toBeLessThan(6);
    expect(there?.davison).toEqual({ utc: '1999-10-01T02:11:15Z', lat: 13.3547, lon: -105.42755 });
    expect(there?.score.rows.reduce((sum, { points }) => sum + points, 0)).toBe(there?.score.total);
    expect(back?.score.total).toBe(there?.score.total);
    expect(back?.composite.bodies).toEqual(there?.composite.bodies);
  });
});

describe('bad lines', () => {
  it('are named by number with what is wrong and what is expected, and the rest goes on', async () => {
    const good = '{"id":"x","utc":"1990-06-15T12:30:00Z","lat":48.2,"lon":16.4}';
    const input = [
      '\uFEFF' + good,
      '',
      'not json',
      '{"utc":"1990-06-15T12:30:00Z","lat":95,"lon":16.4}\r',
      '{"utc":"1500-06-15T12:30:00Z","lat":45,"lon":16.4}',
      '{"utc":"1990-02-30T12:30:00Z","lat":45,"lon":16.4}',
      '{"utc":"1990-06-15T12:30:00","lat":45,"lon":"east"}',
      '[1]',
      '   ',
      `${good}\r`,
      good.replace('"x"', '7'),
    ].join('\n');
    const { status, lines, errors } = await runText('natal', input);
    expect(status).toBe(0);
    expect(errors).toBe('');
    const answers = lines.map((line) => JSON.parse(line) as { line?: number; error?: string; id?: unknown });
    expect(answers.map(({ line, id }) => line ?? id)).toEqual(['x', 3, 4, 5, 6, 7, 8, 'x', 7]);
    expect(answers.map(({ error }) => error)).toEqual([
      undefined,
      'not JSON: expected one object a line',
      'lat: expected degrees from -90 to 90, north positive, got 95',
      'utc: expected a year from 1800 to 2400, got "1500-06-15T12:30:00Z"',
      'utc: expected a date that is in the calendar, got "1990-02-30T12:30:00Z"',
      'utc: expected an instant in UTC, like "1990-06-15T12:30:00Z", got "1990-06-15T12:30:00"; ' +
        'lon: expected degrees from -180 to 180, east positive, got "east"',
      'expected one object a line, like {"utc": "1990-06-15T12:30:00Z"}',
      undefined,
      undefined,
    ]);
  });

  it('say what the other commands expect', async () => {
    const errorOf = (command: keyof typeof commands, lines: readonly object[]): Promise<readonly unknown[]> =>
      Promise.all(
        lines.map(async (line) => {
          const answer = await commands[command](line);
          return answer.type === 'problem' ? answer.problem : answer.value;
        }),
      );
    const span = { from: '2022-01-01T00:00:00Z', to: '2022-02-01T00:00:00Z' };
    const twelve = Array.from({ length: 12 }, (_, i) => i * 30);
    expect(
      await errorOf('transits', [
        { ...span, natal: [1, 2, 3] },
        { ...span, natal: [...twelve.slice(1), 360] },
        { from: span.to, to: span.from, natal: twelve },
        span,
      ]),
    ).toEqual([
      'natal: expected 12 longitudes: Sun to Pluto, then Ascendant and Midheaven, got [1,2,3]',
      'natal.11: expected a longitude from 0 up to 360, got 360',
      'to: expected an instant after "from", got "2022-01-01T00:00:00Z"',
      'natal: expected 12 longitudes: Sun to Pluto, then Ascendant and Midheaven, got nothing',
    ]);
    const zone = 'expected the name of a time zone, like "Europe/Paris"';
    expect(
      await errorOf('localtime', [
        { local: '1990-06-15T12:30', zone: 'Mars/Olympus', lat: 0, lon: 0 },
        { local: '1990-06-15 12:30', zone: 'Europe/Paris', lat: 0, lon: 0 },
        { local: '1990-06-15T12:30', zone: 'Europe/Paris', lat: 0, lon: 0, offsetSeconds: 0.5 },
        { local: '1850-06-15T12:30', zone: 'America/Chicago' },
        { local: '1500-06-15T12:30', zone: 'Europe/Paris', lat: 0, lon: 0 },
      ]),
    ).toEqual([
      `zone: ${zone}, got "Mars/Olympus"`,
      'local: expected a local date and time, like "1990-06-15T12:30", got "1990-06-15 12:30"',
      'offsetSeconds: expected whole seconds east of Greenwich, at most 57600 either way, got 0.5',
      'lon: needed here, since each town kept its own mean time then',
      'local: expected a year from 1800 to 2400, got "1500-06-15T12:30"',
    ]);
    expect(await errorOf('synastry', [{ a: { utc: '1990-06-15T12:30Z', lat: 1, lon: 2 } }])).toEqual([
      'b: expected a birth: {"utc", "lat", "lon"}, got nothing',
    ]);
  });

  it('of an unknown command are not read', async () => {
    const { status, lines, errors } = await runText('nativity', '{}');
    expect(status).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).toBe(
      'usage: npm run -s astro -- natal|humandesign|transits|sky|synastry|localtime|facts --mode MODE < lines.jsonl\n',
    );
  });
});

describe('facts', () => {
  type Vector = { readonly id: string; readonly input: object; readonly expect: object };
  type Line = {
    readonly id: string | null;
    readonly sheet: { readonly mode: string; readonly hash: string };
    readonly expect: object;
  };
  const facts = (mode: string, input: string): Promise<Run> => runWords(['facts', '--mode', mode], input);

  it.each(['thai-taksa', 'chinese-bazi', 'i-ching'] as const)(
    'gives the sheet of %s and what its vectors expect',
    async (mode) => {
      const vector = traditions.modes[mode].vectors[0] as Vector;
      const line = JSON.parse(
        (await answerLine(JSON.stringify(vector), 1, await factsCommand(mode))) ?? '',
      ) as Line;
      expect(line.id).toBe(vector.id);
      expect(line.sheet.mode).toBe(mode);
      expect(line.sheet.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(line.expect).toMatchObject(vector.expect);
    },
  );

  it('says what is wrong with a line, and goes on', async () => {
    const { status, lines, errors } = await facts(
      'i-ching',
      ['{"id":"x"}', '{"input":{}}', '{"id":3,"input":{"lines":[8,8,9,9,7,7]}}'].join('\n'),
    );
    expect([status, errors]).toEqual([0, '']);
    expect(lines.slice(0, 2).map((line) => JSON.parse(line) as object)).toEqual([
      { line: 1, error: expect.stringMatching(/^input: expected .+, got nothing$/) as string },
      { line: 2, error: 'i-ching needs question' },
    ]);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ id: 3, sheet: { mode: 'i-ching' } });
  });

  it('names the modes there are for one it does not know', async () => {
    const { status, lines, errors } = await facts('dowsing', '{}');
    expect([status, lines]).toEqual([2, []]);
    expect(errors).toMatch(/^usage: npm run -s astro -- facts --mode thai-astrology\|.+ < lines\.jsonl\n$/);
  });

  it('says in words what an empty input of any mode lacks', async () => {
    const told = await Promise.all(
      traditionModes.map(async (mode) => {
        const answer = await (await factsCommand(mode))({ input: {} });
        return answer.type === 'answer' ? '' : `${mode}: ${answer.problem}`;
      }),
    );
    expect(told.filter((text) => /undefined|not a function|is not iterable|Cannot read/.test(text))).toEqual(
      [],
    );
  });
});
