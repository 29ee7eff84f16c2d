import { expect, test } from 'vitest';
import { wantedIn } from './query.ts';
import { createWordIndex } from './word-index.ts';

const all = () => true;

function indexOf(contents: Readonly<Record<string, string>>) {
  const index = createWordIndex();
  Object.entries(contents).forEach(([id, content], at) =>
    index.put({ id, threadId: `chat-${id}`, createdAt: at, content }),
  );
  return index;
}

const found = (index: ReturnType<typeof createWordIndex>, query: string, limit = 10) =>
  index.find(wantedIn(query), limit, all).ids;

test('a message is found by every word, whatever the order', () => {
  const index = indexOf({ a: 'Should I change my job?', b: 'My job is fine', c: 'Change is good' });
  expect(found(index, 'job change')).toEqual(['a']);
  expect(found(index, 'job')).toEqual(['b', 'a']);
  expect(found(index, 'job moon')).toEqual([]);
  expect(found(index, '')).toEqual([]);
  expect(found(index, '?!')).toEqual([]);
});

test('a beginning is enough, and whole words come first', () => {
  const index = indexOf({ whole: 'a ghost', longer: 'I was ghosted again', other: 'a guest' });
  expect(found(index, 'gho')).toEqual(['longer', 'whole']);
  expect(found(index, 'ghost')).toEqual(['whole', 'longer']);
  // A short word is open only while it is being written.
  expect(found(index, 'gh')).toEqual(['longer', 'whole']);
  expect(found(index, 'gh ')).toEqual([]);
});

test('case and accents make no difference', () => {
  const index = indexOf({ a: 'Minha MÃE ligou' });
  expect(found(index, 'mae')).toEqual(['a']);
  expect(found(index, 'Mãe')).toEqual(['a']);
});

test('Thai is found by a word inside a run and inside a longer word', () => {
  const index = indexOf({ a: 'ฉันคิดถึงความรักทุกวัน', b: 'การงานของฉัน' });
  expect(found(index, 'ความรัก')).toEqual(['a']);
  expect(found(index, 'รัก')).toEqual(['a']);
  expect(found(index, 'การงาน')).toEqual(['b']);
});

test('a slip finds what was meant, and only where nothing has the word itself', () => {
  const index = indexOf({ a: 'the lighthouse keeper', b: 'nothing here' });
  const result = index.find(wantedIn('lihgthouse'), 10, all);
  expect(result.ids).toEqual(['a']);
  expect([...result.near]).toEqual([['lihgthouse', ['lighthouse']]]);
  expect(found(index, 'lamp')).toEqual([]);
});

test('at most `limit` are listed, the newest, and all are counted', () => {
  const index = indexOf(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`m${at}`, 'moon'])));
  expect(index.find(wantedIn('moon'), 3, all)).toMatchObject({ ids: ['m49', 'm48', 'm47'], total: 50 });
});

test('chats that are not shown are left out, and so are removed messages', () => {
  const index = indexOf({ a: 'moon', b: 'moon' });
  expect(index.find(wantedIn('moon'), 9, (id) => id !== 'chat-a').ids).toEqual(['b']);
  index.remove('b');
  expect(found(index, 'moon')).toEqual(['a']);
  expect(index.size()).toBe(1);
});

test('a changed message is found by its new words alone', () => {
  const index = indexOf({ a: 'first half' });
  index.put({ id: 'a', threadId: 'chat-a', createdAt: 0, content: 'first half and the rest' });
  expect(found(index, 'rest')).toEqual(['a']);
  index.put({ id: 'a', threadId: 'chat-a', createdAt: 0, content: 'something else' });
  expect(found(index, 'first')).toEqual([]);
  expect(index.size()).toBe(1);
});

test('after many removals what is left is found as before', () => {
  const index = createWordIndex();
  for (let at = 0; at < 3000; at += 1)
    index.put({ id: `m${at}`, threadId: 'chat', createdAt: at, content: `word${at} moon` });
  for (let at = 0; at < 3000; at += 1) if (at % 3 !== 0) index.remove(`m${at}`);
  expect(found(index, 'word2997')).toEqual(['m2997']);
  expect(found(index, 'word2998')).toEqual([]);
  expect(index.find(wantedIn('moon'), 1, all)).toMatchObject({ ids: ['m2997'], total: 1000 });
});
