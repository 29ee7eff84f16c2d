/**
 * What each version of the database would have put into an archive, written by hand from the journals of schema and
 * contract, for the test that all of them can still be imported. An entry is never edited; a new version of the database adds one.
 */

export type ArchiveFixture = {
  readonly schema: number;
  readonly contract: number;
  /** Lines by part. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Records that must be readable afterwards: kind, id, a field and what it holds. */
  readonly finds: readonly (readonly [kind: string, id: string, field: string, value: unknown])[];
};

const t = '001763700000000:11111111-1111-4111-8111-111111111111';
const later = '001763700000999:22222222-2222-4222-8222-222222222222';
const threadId = 'V1StGXR8_Z5jdHi6B-myT';
const messageId = '0193a1b2-0000-7000-8000-000000000001';
const drawId = '0193a1b2-0000-7000-8000-000000000002';
const soulId = '0193a1b2-0000-7000-8000-000000000003';
const typeId = '0193a1b2-0000-7000-8000-000000000004';
const dreamId = '0193a1b2-0000-7000-8000-000000000005';

const thread = `["${threadId}","${t}",{"title":"Why do I feel stuck...","mode":"western","lastMessage":"Your Moon","createdAt":1763700000000,"updatedAt":1763700000001,"folderId":"folder-clarity","leafId":"${messageId}","pinned":true,"archived":false,"deletedAt":null},{"title":"${later}"}]`;
/** Of contract 1: without `attached`, which came with 2. */
const firstMessage = `["${messageId}","${t}",{"threadId":"${threadId}","parentId":null,"sender":"user","content":"Why do I feel stuck?","readingMode":"western","createdAt":1763700000000,"imageId":null,"rating":null,"deletedAt":null,"reading":null}]`;
const message = firstMessage.replace('"reading":null', '"attached":null,"reading":null');
/** Of contracts up to 4: without deck, proof and reading. */
const firstDraw = `["${drawId}","${t}",{"mode":"tarot","spread":"three","question":"And now?","pieces":[{"piece":"fool","position":"past","reversed":true}],"createdAt":1763700000000,"deletedAt":null}]`;
const draw = firstDraw.replace(
  '"createdAt"',
  '"deck":"soulstice-draw-2","proof":null,"entered":false,"readAt":null,"reading":null,"createdAt"',
);
const soulEntry = `["${soulId}","${t}",{"date":"2026-11-20","entry":{"userInput":"I could not say no","emotionCategory":"overwhelmed","patternInsight":"p","reflectiveQuestion":"q","microAction":"a","soullogPrompt":"l","finalInsight":"f","patternId":null,"facts":[]},"completed":true,"reflection":"It helped","helped":2,"createdAt":1763700000000,"deletedAt":null}]`;
/** Of contracts up to 4: without the time it took. */
const firstType = `["${typeId}","${t}",{"test":"mbti","itemsVersion":1,"answers":[1,2,3],"outcome":"ENFP","createdAt":1763700000000,"deletedAt":null}]`;
const dream = `["${dreamId}","${t}",{"date":"2026-11-21","text":"I was falling into water.","feeling":"fear","returning":null,"nightPart":null,"causes":[],"symbols":["falling","water"],"createdAt":1763700000000,"deletedAt":null}]`;
const profile = `["me","${t}",{"name":"Marta","sex":null,"birth":{"date":"1993-04-14","time":"07:42","plusMinusMin":0,"place":{"id":"2267057","name":"Lisbon, Portugal","latDeg":38.7167,"lonDeg":-9.1333},"zone":"Europe/Lisbon","fold":null,"offsetSeconds":null},"mbtiType":null,"iqScore":null,"preferences":{"favoriteReadingModes":["western"],"favoriteTopics":["Love"],"dailyReminders":false,"preferredConsultationStyle":null}}]`;
const folder = `["folder-clarity","${t}",{"name":"What to do","icon":"clarity","order":1,"defaultMode":"mixed","deletedAt":null}]`;
const setting = `["chart.houseSystem","${t}",{"value":"whole"}]`;
const local = '{"key":"setting:display.theme","value":"light"}';
const draft = '{"key":"new","text":"half a question","updatedAt":1763700000000}';

const first = {
  'records/thread.jsonl': [thread],
  'records/message.jsonl': [firstMessage],
  'records/folder.jsonl': [folder],
  'records/soul_entry.jsonl': [soulEntry],
  'records/profile.jsonl': [profile],
  'records/draw.jsonl': [firstDraw],
  'records/type_result.jsonl': [firstType],
  'records/setting.jsonl': [setting],
  'device/local.jsonl': [local],
  'device/drafts.jsonl': [draft],
  'device/set-aside.jsonl': [],
} as const;

const found: ArchiveFixture['finds'] = [
  ['thread', threadId, 'title', 'Why do I feel stuck...'],
  ['message', messageId, 'content', 'Why do I feel stuck?'],
  ['message', messageId, 'attached', null],
  ['folder', 'folder-clarity', 'name', 'What to do'],
  ['soul_entry', soulId, 'helped', 2],
  ['profile', 'me', 'name', 'Marta'],
  ['draw', drawId, 'proof', null],
  ['type_result', typeId, 'elapsedMs', null],
  ['setting', 'chart.houseSystem', 'value', 'whole'],
];

export const archiveFixtures: readonly ArchiveFixture[] = [
  { schema: 1, contract: 1, parts: first, finds: found },
  {
    schema: 2,
    contract: 4,
    // Dreams of a newer device were carried and not known.
    parts: { ...first, 'records/message.jsonl': [message], 'records/dream.jsonl': [dream] },
    finds: [...found, ['dream', dreamId, 'text', 'I was falling into water.']],
  },
  {
    schema: 3,
    contract: 6,
    parts: {
      ...first,
      'records/message.jsonl': [message],
      'records/draw.jsonl': [draw],
      'records/dream.jsonl': [dream],
      'records/omen.jsonl': [`["one","${t}",{"what":"flying"}]`],
    },
    finds: [...found, ['dream', dreamId, 'feeling', 'fear'], ['draw', drawId, 'deck', 'soulstice-draw-2']],
  },
  {
    schema: 4,
    contract: 6,
    parts: { ...first, 'records/message.jsonl': [message], 'records/dream.jsonl': [dream] },
    finds: [...found, ['dream', dreamId, 'feeling', 'fear']],
  },
];
