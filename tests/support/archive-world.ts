/** Databases as a person might have filled them, for the laws of archives, and what lies in one told in full. */
import fc from 'fast-check';
import type { Row } from '#contract/join.ts';
import type { Json } from '#contract/json.ts';
import { checkRecord, kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import { emptyBirth } from '#contract/birth.ts';
import { emptyProfile } from '#contract/profile.ts';
import { stampOf } from '#contract/stamps.ts';
import { isStorableText } from '#contract/text.ts';
import { defaultFolderIds } from '#contract/folder.ts';
import { sha256Bytes } from '#lib/sha256.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { rowToStored } from '#db/stored-row.ts';
import { localGroup } from '#archive/groups.ts';

export type World = {
  readonly rows: readonly { readonly kind: Kind; readonly id: string; readonly row: Row }[];
  readonly files: readonly { readonly sha: string; readonly data: Uint8Array<ArrayBuffer> }[];
  readonly drafts: readonly { readonly key: string; readonly text: string; readonly updatedAt: number }[];
  readonly locals: readonly { readonly key: string; readonly value: Json }[];
};

const instant = fc.integer({ min: 1_600_000_000_000, max: 1_795_262_400_000 });
const text = (max: number, min = 0) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constantFrom('สวัสดี', '"\\\n\t,', '👩‍👩‍👧‍👦', '\u2028', 'constructor', '__proto__'),
    )
    .map((one) => one.slice(0, max))
    .filter((one) => one.length >= min && isStorableText(one));
const word = fc.constantFrom('love', 'work', 'moon', 'tide');
const inTrash = fc.option(instant, { nil: null, freq: 4 });
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
const shortId = fc.stringMatching(/^[A-Za-z0-9_-]{21}$/);
const timedId = fc
  .tuple(hex(8), hex(4), hex(3), hex(3), hex(12))
  .map(([a, b, c, d, e]) => `${a}-${b}-7${c}-8${d}-${e}`);
const device = fc.constantFrom(
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
);
const stamp = fc.tuple(instant, device).map(([ms, by]) => stampOf(ms, by));
const sheet = hex(64).map((hash) => ({
  mode: 'western',
  school: { house: 'placidus' },
  inputs: { now: '2026-11-21T12:00:00Z', birth: { date: '1990-05-05', time: null } },
  engineVersion: 1,
  hash,
}));
const birth = fc.constantFrom(null, emptyBirth, {
  ...emptyBirth,
  date: '1993-04-14',
  time: '07:42',
  place: { id: '2267057', name: 'Lisbon, Portugal', latDeg: 38.7167, lonDeg: -9.1333 },
  zone: 'Europe/Lisbon',
});

const files = fc.uniqueArray(fc.uint8Array({ maxLength: 3000 }), {
  selector: (data) => sha256Bytes(data),
  maxLength: 3,
});

const fieldsOf = (
  shas: readonly string[],
): Readonly<Record<Exclude<Kind, 'blob'>, fc.Arbitrary<object>>> => ({
  thread: fc.record({
    title: text(60),
    mode: fc.constantFrom('mixed', 'thai-taksa'),
    lastMessage: text(50),
    createdAt: instant,
    updatedAt: instant,
    folderId: fc.constantFrom(null, 'folder-clarity'),
    leafId: fc.option(timedId, { nil: null }),
    pinned: fc.boolean(),
    archived: fc.boolean(),
    deletedAt: inTrash,
  }),
  message: fc.record({
    threadId: shortId,
    parentId: fc.option(timedId, { nil: null }),
    sender: fc.constantFrom('user', 'ai'),
    content: text(300),
    readingMode: fc.constant('western'),
    createdAt: instant,
    imageId: fc.constantFrom(null, ...shas),
    rating: fc.constantFrom(null, 'landed', 'missed'),
    deletedAt: fc.constant(null),
    attached: fc.constant(null),
    reading: fc.constant(null),
  }),
  folder: fc.record({
    name: text(40, 1),
    icon: fc.constant('folder'),
    order: fc.integer({ min: 0, max: 40 }),
    defaultMode: fc.constantFrom(null, 'mixed'),
    deletedAt: inTrash,
  }),
  soul_entry: fc.record({
    date: fc.constantFrom('2026-11-20', '2024-02-29'),
    entry: fc.record({
      userInput: text(200),
      emotionCategory: fc.constantFrom(null, 'anxious', 'numb'),
      patternInsight: text(100),
      reflectiveQuestion: text(100),
      microAction: text(100),
      soullogPrompt: text(100),
      finalInsight: text(100),
      patternId: fc.constant(null),
      facts: fc.array(word, { maxLength: 3 }),
    }),
    completed: fc.boolean(),
    reflection: text(100),
    helped: fc.constantFrom(null, 0, 1, 2),
    createdAt: instant,
    deletedAt: inTrash,
  }),
  profile: fc.record({
    name: text(40),
    sex: fc.constantFrom(null, 'female', 'male'),
    birth,
    mbtiType: fc.constantFrom(null, 'ENFP'),
    iqScore: fc.option(fc.integer({ min: 50, max: 200 }), { nil: null }),
    preferences: fc.constant(emptyProfile.preferences),
  }),
  person: fc.record({
    name: text(40),
    role: word,
    birth,
    consentAt: fc.option(instant, { nil: null }),
    deletedAt: inTrash,
  }),
  favourite: fc.record({ what: fc.constantFrom('audio', 'mode'), target: text(40) }),
  prompt: fc.record({
    title: text(60, 1),
    description: text(100),
    content: text(200, 1),
    tags: fc.array(word, { maxLength: 3 }),
    category: word,
    author: fc.constant('Custom'),
    usageCount: fc.nat(99),
    createdAt: instant,
    updatedAt: instant,
    deletedAt: inTrash,
  }),
  chart: fc.record({
    title: text(60),
    chartType: fc.constantFrom('natal', 'synastry'),
    sheet,
    createdAt: instant,
    deletedAt: inTrash,
  }),
  draw: fc.record({
    mode: fc.constant('tarot'),
    spread: word,
    question: text(100),
    pieces: fc.array(fc.record({ piece: word, position: word, reversed: fc.boolean() }), { maxLength: 3 }),
    deck: fc.constant('soulstice-draw-2'),
    proof: fc.constant(null),
    entered: fc.boolean(),
    readAt: fc.option(instant, { nil: null }),
    reading: fc.constant(null),
    createdAt: instant,
    deletedAt: inTrash,
  }),
  dream: fc.record({
    date: fc.constant('2026-11-21'),
    text: text(300, 1),
    feeling: fc.constantFrom(null, 'fear'),
    returning: fc.constantFrom(null, true, false),
    nightPart: fc.constant(null),
    causes: fc.constant([]),
    symbols: fc.array(word, { maxLength: 3 }),
    createdAt: instant,
    deletedAt: inTrash,
  }),
  type_result: fc.record({
    test: fc.constant('mbti'),
    itemsVersion: fc.constant(1),
    answers: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 48 }),
    outcome: fc.constant('ENFP'),
    elapsedMs: fc.option(fc.nat(99_999), { nil: null }),
    createdAt: instant,
    deletedAt: inTrash,
  }),
  setting: fc.record({ value: fc.oneof(fc.boolean(), fc.constantFrom('deep', 7, null)) }),
});

const ids = {
  thread: shortId,
  message: timedId,
  folder: fc.oneof(shortId, fc.constantFrom(...defaultFolderIds)),
  soul_entry: timedId,
  profile: fc.constant('me'),
  person: timedId,
  favourite: timedId,
  prompt: timedId,
  chart: timedId,
  draw: timedId,
  dream: timedId,
  type_result: timedId,
  setting: fc.constantFrom('ai.responseLength', 'chart.node', 'something.newer'),
} as const satisfies Record<Exclude<Kind, 'blob'>, fc.Arbitrary<string>>;

/** Rows under stamps of two devices, some fields later than others, some in the trash; pictures; what only the device has. */
export const worlds: fc.Arbitrary<World> = files.chain((contents) => {
  const kept = contents.map((data) => ({ sha: sha256Bytes(data), data: new Uint8Array(data) }));
  const shapes = fieldsOf(kept.map(({ sha }) => sha));
  const plain = (Object.keys(ids) as (keyof typeof ids)[]).map((kind) =>
    fc.uniqueArray(
      fc
        .tuple(ids[kind], shapes[kind], stamp, stamp, fc.boolean())
        .map(([id, fields, t, later, isSplit]) => ({ kind, id, row: rowOf(fields, t, later, isSplit) })),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
  );
  const blobs = kept.map(({ sha, data }) =>
    stamp.map((t) => ({
      kind: 'blob' as const,
      id: sha,
      row: { t, d: { type: 'image/jpeg', bytes: data.length } },
    })),
  );
  return fc.record({
    rows: fc.tuple(...plain, fc.tuple(...blobs)).map((all) => all.flat() as World['rows']),
    files: fc.constant(kept),
    drafts: fc.uniqueArray(
      fc.record({ key: fc.oneof(shortId, fc.constant('new')), text: text(100), updatedAt: instant }),
      {
        selector: ({ key }) => key,
        maxLength: 2,
      },
    ),
    locals: fc.constantFrom(
      [],
      [{ key: 'setting:speech.textToSpeech', value: 'web' }],
      [
        { key: 'setting:notifications.newFeatures', value: false },
        { key: 'soul-loop:draft', value: { text: 'half a thought' } },
        { key: 'model:lens', value: { name: true } },
      ],
    ),
  });
});

function rowOf(fields: object, t: Row['t'], later: Row['t'], isSplit: boolean): Row {
  const d = fields as Row['d'];
  const [first = ''] = Object.keys(d);
  return isSplit && later !== t && Object.keys(d).length > 2 ? { t, d, x: { [first]: later } } : { t, d };
}

/** Puts a world into an empty database, past the door for writes: its stamps are its own. */
export async function settle(db: SoulsticeDb, world: World): Promise<void> {
  for (const { kind, id, row } of world.rows) {
    const check = checkRecord(kind, id, row.d);
    if (check.type === 'invalid')
      throw new Error(`a ${kind} that nobody could have written: ${JSON.stringify(check.problems)}`);
    await db[kind].put(rowToStored(id, row));
  }
  for (const { sha, data } of world.files) await db.blob_data.put({ sha, data: data.buffer });
  await db.draft.bulkPut([...world.drafts]);
  await db.local.bulkPut([...world.locals]);
}

/** Everything of a person in a database, in an order of its own. */
export async function everythingIn(db: SoulsticeDb): Promise<unknown> {
  const records: Record<string, unknown> = {};
  for (const kind of kinds) {
    const rows = await db[kind].orderBy('id').toArray();
    // The default folders are each device's own until somebody changes them.
    records[kind] = rows
      .filter((row) => row['_del'] !== true)
      .map((row) =>
        String(row['_t']).startsWith('000000000000000:') ? { ...row, _t: 'by every device' } : row,
      );
  }
  const bytes = await db.blob_data.toArray();
  return {
    records,
    foreign: await db.foreign.toArray(),
    files: bytes.map(({ sha, data }) => [sha, sha256Bytes(new Uint8Array(data))]),
    drafts: await db.draft.toArray(),
    locals: (await db.local.toArray()).filter(({ key }) => localGroup(key) !== null),
  };
}
