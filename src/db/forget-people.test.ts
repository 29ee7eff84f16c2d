import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AttachedChart } from '#contract/attached-chart.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth } from '#contract/birth.ts';
import type { Person } from '#contract/person.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { toStoredReading } from '#contract/stored-reading.ts';
import type { Fact, FactValue, Json } from '#facts/fact.ts';
import { factId } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { exportThreads } from './chat-library.ts';
import { cacheSheet } from './charts.ts';
import { closeSoulsticeDb } from './database.ts';
import { getDraft, saveDraft } from './drafts.ts';
import { forgetPeople, UNDO_OFFERED_MS } from './forget-people.ts';
import { appendReply, appendUserMessage } from './messages.ts';
import { addPerson, deletePerson, people, restorePerson, savePerson } from './people.ts';
import { saveProfile } from './profile.ts';
import { getRecord } from './read.ts';
import { keepPartial } from './replies.ts';

const chat = 'aaaaaaaaaaaaaaaaaaaaa';
const born = (date: string, time: string, latDeg: number): Birth => ({
  ...emptyBirth,
  date,
  time,
  place: { id: '1', name: `Town ${latDeg}`, latDeg, lonDeg: 10.5 },
  zone: 'Europe/Paris',
});
const mine = born('1990-05-05', '14:30', 48.25);
const beas = born('1991-02-03', '06:11', 43.77);
const leos = born('1985-09-19', '22:02', 51.33);

let local: TestDb;
let bea: Person;
let leo: Person;
beforeEach(async () => {
  local = createTestDb();
  const { db, deps } = local;
  written(await saveProfile(db, deps, { name: 'Ada', birth: mine }));
  const add = async (name: string, birth: Birth) =>
    written(await addPerson(db, deps, { name, role: 'friend', birth, consentAt: testNow }));
  bea = await add('Bea', beas);
  leo = await add('Leo', leos);
});
afterEach(() => closeSoulsticeDb(local.db));

const fact = (id: string, value: FactValue): Fact => ({
  id: factId(id),
  value,
  label: id,
  derivation: { method: 'm', from: [], source: 's' },
});
const deg = (value: number): FactValue => ({ type: 'degrees', deg: value });
const ownMoon = fact('natal.moon.degree', deg(11.1111));
const skyMoon = fact('sky.moon.sign', { type: 'id', id: 'leo' });

const inputsOf = ({ date, time, place }: Birth): Json => ({
  date,
  time,
  place: place === null ? null : { name: place.name, latDeg: place.latDeg, lonDeg: place.lonDeg },
  utc: `${date}T04:11:00Z`,
});

/** A reading whose one sentence cites every fact. */
function reading(
  facts: readonly Fact[],
  inputs: { readonly [name: string]: Json },
  more: { readonly mode?: string; readonly personId?: string } = {},
): StoredReading {
  const sheet = sealSheet({
    mode: more.mode ?? 'western',
    engineVersion: 1,
    school: {},
    inputs: { now: '2026-11-21T12:00:00Z', zone: 'Europe/Paris', ...inputs },
    missing: [],
    facts,
    complete: [],
    caveats: [],
    confidence: 'high',
    sources: [],
  });
  const cites = facts.map(({ id }) => id);
  return toStoredReading(
    {
      author: 'composer',
      lang: 'en',
      sentences: [{ text: 'It is so.', cites, move: 'core', verdict: 'supported' }],
      ask: {
        lang: 'en',
        act: 'ask',
        form: 'why',
        kind: 'why',
        topics: [],
        concepts: [],
        frame: { kind: 'none', from: null, to: null, assumed: true },
        people: more.personId === undefined ? [] : [{ role: 'friend', personId: more.personId }],
        affect: { valence: 0, arousal: 0, words: [] },
        followUp: false,
        missing: [],
        safety: 0,
      },
      sheetHash: sheet.hash,
      seed: '5'.repeat(32),
      planHash: 'p',
      weighed: cites.map((id) => ({ key: `point.${id}`, facts: [id], score: 9, rows: [], used: true })),
      said: {
        testimonies: cites.map((id) => `point.${id}`),
        facts: cites,
        topic: 'love',
        opener: null,
        image: null,
        practice: null,
        question: null,
        atoms: ['a'],
      },
    },
    sheet,
  );
}

const between = (first: Birth, second: Birth, names: readonly [string, string]) =>
  reading(
    [
      ownMoon,
      fact('partner.sun.degree', deg(222.2222)),
      fact('synastry.venus-square-mars.orb', deg(3.3333)),
      fact('partner.venus.overlay', { type: 'count', n: 44 }),
      fact('composite.sun.degree', deg(155.5555)),
      fact('caveat.partner-time-unknown', { type: 'text', text: 'Hers' }),
    ],
    {
      birth: inputsOf(first),
      partner: inputsOf(second),
      names: { first: names[0], second: names[1] },
    },
    { mode: 'synastry' },
  );

const natalChart = (name: string, birth: Birth): AttachedChart => ({
  chartType: 'natal',
  title: `Natal Chart, ${name}, ${birth.date}, ${birth.time}`,
  subject: { name, birth },
  partner: null,
  span: null,
});

async function say(given: { attached?: AttachedChart; reading: StoredReading | null }): Promise<string> {
  const { db, deps, clock } = local;
  clock.advance(1000);
  const asked = written(
    await appendUserMessage(db, deps, {
      threadId: chat,
      content: 'And us?',
      mode: 'mixed',
      attached: given.attached ?? null,
    }),
  ).message;
  const reply = await appendReply(db, deps, {
    threadId: chat,
    parentId: asked.id,
    content: 'It is so.',
    mode: 'mixed',
    reading: given.reading,
  });
  return written(reply).message.id;
}

/** Everything the database holds, as text. */
async function everything(): Promise<string> {
  const tables = await Promise.all(local.db.tables.map((table) => table.toArray()));
  return JSON.stringify(tables);
}
const readingOf = async (id: string) => (await getRecord(local.db, 'message', id))?.reading ?? null;

async function leave(person: Person) {
  const { db, deps } = local;
  written(await deletePerson(db, deps, person.id));
  return written(await forgetPeople(db, deps, [person.id]));
}

describe('forgetting a person', () => {
  it('takes every fact of their birth out of what is kept, and leaves the words', async () => {
    const { db } = local;
    const pair = await say({ reading: between(mine, beas, ['Ada', 'Bea']) });
    const natal = await say({
      attached: natalChart('Bea', beas),
      reading: reading([fact('natal.sun.degree', deg(313.1313)), skyMoon], { birth: inputsOf(beas) }),
    });
    written(await saveDraft(db, 'new', { text: 'Read this', attached: natalChart('Bea', beas) }, testNow));
    const { hash, ...contents } = between(mine, beas, ['Ada', 'Bea']).sheet;
    const cached = sealSheet({
      ...contents,
      missing: [],
      facts: [],
      complete: [],
      caveats: [],
      confidence: 'high',
      sources: [],
    });
    written(await cacheSheet(db, cached, testNow));

    const traces = ['1991-02-03', '06:11', '43.77', '222.2222', '3.3333', '155.5555', '313.1313', 'Hers'];
    const before = await everything();
    for (const trace of [...traces, hash, cached.hash]) expect(before).toContain(trace);

    expect(await leave(bea)).toBe(1);

    const kept = await everything();
    for (const trace of [...traces, hash, cached.hash]) expect(kept).not.toContain(trace);
    expect((await exportThreads(db, { nowMs: testNow, localDate: '2026-11-21' })).text).not.toContain(
      '222.2222',
    );
    expect(await getDraft(db, 'new')).toEqual({ text: 'Read this', attached: null });

    const ofPair = await readingOf(pair);
    expect(ofPair?.facts.map(({ id }) => id)).toEqual(['natal.moon.degree']);
    expect(ofPair?.weighed.map(({ key }) => key)).toEqual(['point.natal.moon.degree']);
    expect(ofPair?.said.facts).toEqual(['natal.moon.degree']);
    expect(ofPair?.removed).toEqual(['Bea']);
    expect(ofPair?.sentences[0]?.text).toBe('It is so.');
    expect((await readingOf(natal))?.facts.map(({ id }) => id)).toEqual(['sky.moon.sign']);
    expect((await getRecord(db, 'message', pair))?.content).toBe('It is so.');
  });

  it('leaves one’s own chart and everybody else’s as they are', async () => {
    const own = reading([ownMoon], { birth: inputsOf(mine) });
    const other = between(mine, leos, ['Ada', 'Leo']);
    const [a, b] = [
      await say({ reading: own }),
      await say({ attached: natalChart('Leo', leos), reading: other }),
    ];
    const before = await local.db.message.toArray();
    await leave(bea);
    expect(await local.db.message.toArray()).toEqual(before);
    expect(await readingOf(a)).toEqual(own);
    expect(await readingOf(b)).toEqual(other);
    expect((await people(local.db)).map(({ name }) => name)).toEqual(['Leo']);
  });

  it('finds a birth that was corrected since, and what a model looked up', async () => {
    const { db, deps } = local;
    const before = born('1991-02-04', '07:00', 43.77);
    await say({
      attached: natalChart('Bea', before),
      reading: reading([fact('natal.sun.degree', deg(313.1313))], { birth: inputsOf(before) }),
    });
    const asked = await say({
      reading: reading(
        [ownMoon, fact('synastry.moon-trine-sun.orb', deg(1.2121))],
        { birth: inputsOf(mine) },
        { personId: bea.id },
      ),
    });
    await leave(bea);
    const kept = await everything();
    for (const trace of ['1991-02-04', '313.1313', '1.2121']) expect(kept).not.toContain(trace);
    const ofAsked = await readingOf(asked);
    expect(ofAsked?.facts.map(({ id }) => id)).toEqual(['natal.moon.degree']);
    expect(ofAsked?.sheet.inputs['birth']).toEqual(inputsOf(mine));
    expect(written(await savePerson(db, deps, bea.id, { name: 'ghost' }))).toBeUndefined();
    expect(await people(db)).toHaveLength(1);
  });

  it('keeps what one of two of the same name has', async () => {
    const { db, deps } = local;
    const second = written(
      await addPerson(db, deps, { name: 'Leo', role: 'brother', birth: beas, consentAt: testNow }),
    );
    const kept = await say({ reading: between(mine, leos, ['Ada', 'Leo']) });
    const gone = await say({ reading: between(mine, beas, ['Ada', 'Leo']) });
    await leave(second);
    expect((await readingOf(kept))?.removed).toBeUndefined();
    expect((await readingOf(gone))?.removed).toEqual(['Leo']);
    expect((await people(db)).map(({ id }) => id).toSorted()).toEqual([bea.id, leo.id].toSorted());
  });

  it('changes nothing while it can be undone', async () => {
    const { db, deps, clock } = local;
    const pair = await say({ reading: between(mine, beas, ['Ada', 'Bea']) });
    const before = await readingOf(pair);
    written(await deletePerson(db, deps, bea.id));
    expect(written(await forgetPeople(db, deps))).toBe(0);
    expect(await readingOf(pair)).toEqual(before);
    written(await restorePerson(db, deps, bea));
    expect(written(await forgetPeople(db, deps, [bea.id]))).toBe(0);
    expect((await people(db)).find(({ id }) => id === bea.id)?.birth).toEqual(beas);

    written(await deletePerson(db, deps, bea.id));
    clock.advance(UNDO_OFFERED_MS);
    expect(written(await forgetPeople(db, deps))).toBe(1);
    expect((await readingOf(pair))?.removed).toEqual(['Bea']);
    expect(await getRecord(db, 'person', bea.id)).toBeNull();
  });

  it('is a write like any other: the messages and the record wait for the server', async () => {
    const { db } = local;
    const pair = await say({ reading: between(mine, beas, ['Ada', 'Bea']) });
    await db.outbox.clear();
    await leave(bea);
    const waiting = (await db.outbox.toArray()).map(({ kind, id }) => `${kind} ${id}`);
    expect(waiting.toSorted()).toEqual([`message ${pair}`, `person ${bea.id}`]);
  });

  it('waits for a reply about them that is being written', async () => {
    const { db, deps } = local;
    const pair = between(mine, beas, ['Ada', 'Bea']);
    const partial = { threadId: chat, mode: 'mixed', content: 'It', reading: pair };
    const [id, parentId] = [deps.ids.timed(testNow), deps.ids.timed(testNow)];
    written(await keepPartial(db, { ...partial, id, parentId }));
    await leave(bea);
    expect(await getRecord(db, 'person', bea.id)).not.toBeNull();
    await db.local.clear();
    written(await forgetPeople(db, deps, [bea.id]));
    expect(await getRecord(db, 'person', bea.id)).toBeNull();
  });
});
