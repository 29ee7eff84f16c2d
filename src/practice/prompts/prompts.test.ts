import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { promptFields } from '#contract/prompt.ts';
import type { Prompt } from '#contract/prompt.ts';
import { builtInShelf } from '#text/en/self/prompts.ts';
import { attachmentOf } from './attach.ts';
import { categoryCounts, findPrompts, promptCards, tagCounts, tagsOnCard } from './library.ts';
import type { PromptQuery } from './library.ts';
import { EMPTY_DRAFT, readDraft, readTags } from './own-prompt.ts';
import { fillPrompt, promptFieldsOf } from './placeholders.ts';

const own = (id: string, changes: Partial<Prompt>): Prompt => ({
  id,
  title: 'Mine',
  description: '',
  content: 'About [NAME].',
  tags: [],
  category: 'Love',
  author: 'Custom',
  usageCount: 0,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: null,
  ...changes,
});

const query = (changes: Partial<PromptQuery>): PromptQuery => ({
  search: '',
  category: null,
  tag: null,
  order: 'popular',
  locale: 'en',
  ...changes,
});

describe('fields', () => {
  it('carry a label and the words before them', () => {
    const content =
      'My work now: [ROLE AND PLACE], for [HOW LONG].\nWhat feeds me: [LIST]. What drains me: [LIST]';
    expect(promptFieldsOf(content)).toEqual([
      { key: 'role-and-place', name: 'ROLE AND PLACE', label: 'Role and place', lead: 'My work now' },
      { key: 'how-long', name: 'HOW LONG', label: 'How long', lead: 'for' },
      { key: 'list', name: 'LIST', label: 'List', lead: 'What feeds me' },
      { key: 'list-2', name: 'LIST', label: 'List', lead: 'What drains me' },
    ]);
    const filled = fillPrompt(
      content,
      new Map([
        ['list-2', ' the lift '],
        ['list', '  '],
      ]),
    );
    expect(filled.text).toContain('What feeds me: [LIST]. What drains me: the lift');
    expect(filled.open.map(({ key }) => key)).toEqual(['role-and-place', 'how-long', 'list']);
  });

  it.each(['[a link](x)', '[]', '[1]', '[ NAME]', '[Name]', '[A\nB]', `[${'A'.repeat(61)}]`])(
    'are not %j',
    (text) => {
      expect(promptFieldsOf(text)).toEqual([]);
    },
  );

  it('say when the message is too long', () => {
    const { overBy } = fillPrompt('[NAME]', new Map([['name', 'x'.repeat(MAX_MESSAGE_CHARS + 7)]]));
    expect(overBy).toBe(7);
  });
});

describe('the library', () => {
  const cards = promptCards(builtInShelf, new Map([['built-in-12', 3]]), [
    own('p1', { title: 'Álbum of us', tags: ['venus'], usageCount: 1, createdAt: Date.UTC(2027, 0, 1) }),
    own('p2', { category: 'Dreams', createdAt: 5 }),
    own('p3', { deletedAt: 9 }),
  ]);

  it('merges own prompts in, without those in the trash', () => {
    expect(cards).toHaveLength(14);
    expect(cards.find(({ key }) => key === 'p1')).toMatchObject({ isCustom: true, usedTimes: 1 });
    expect(cards.find(({ key }) => key === 'built-in-12')).toMatchObject({ isCustom: false, usedTimes: 3 });
  });

  it('counts categories and tags', () => {
    expect(categoryCounts(cards)).toEqual([
      { category: 'Love', count: 4 },
      { category: 'Work', count: 3 },
      { category: 'Emotional Patterns', count: 3 },
      { category: 'Future & Timing', count: 3 },
      { category: 'Dreams', count: 1 },
    ]);
    const counts = new Map(tagCounts(cards).map(({ tag, count }) => [tag, count]));
    expect(counts.get('venus')).toBe(2);
    expect(tagsOnCard(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
    expect(tagsOnCard(['a'])).toEqual({ shown: ['a'], more: 0 });
  });

  it.each([
    [{}, ['built-in-12', 'p1', 'built-in-1', 'built-in-4']],
    [{ order: 'newest' }, ['p1', 'built-in-3', 'built-in-12', 'p2'], [0, 1, 2, -1]],
    [{ search: 'INNER critic' }, ['built-in-9']],
    [{ search: 'album' }, ['p1']],
    [{ tag: 'Venus' }, ['p1', 'built-in-1']],
    [{ category: 'Work', order: 'alphabetical' }, ['built-in-4', 'built-in-5', 'built-in-6']],
    [{ search: 'no such words' }, []],
  ] as const)('finds %j', (changes, keys, at?: readonly number[]) => {
    const found = findPrompts(cards, query(changes)).map(({ key }) => key);
    if (at !== undefined) expect(at.map((place) => found.at(place))).toEqual(keys);
    else expect(found.slice(0, keys.length)).toEqual(keys);
    if (keys.length === 0) expect(found).toEqual([]);
  });
});

describe('an own prompt', () => {
  it('is stored as the contract has it', () => {
    const made = readDraft({
      ...EMPTY_DRAFT,
      title: ' A ',
      content: 'About [NAME]',
      tags: '#Venus, slow,venus, ',
    });
    expect(made).toEqual({
      ok: true,
      value: {
        title: 'A',
        description: '',
        content: 'About [NAME]',
        category: 'Love',
        tags: ['venus', 'slow'],
        author: 'Custom',
      },
    });
    if (!made.ok) return;
    const stored = { ...made.value, usageCount: 0, createdAt: 1, updatedAt: 1, deletedAt: null };
    expect(promptFields.safeParse(stored).success).toBe(true);
  });

  it('names everything that is wrong with it', () => {
    const made = readDraft({
      title: ' ',
      description: 'x'.repeat(501),
      content: 'a\u0000b',
      category: '',
      tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join(','),
    });
    expect(made).toEqual({
      ok: false,
      error: [
        { field: 'title', why: 'empty' },
        { field: 'description', why: 'too-long' },
        { field: 'content', why: 'unstorable' },
        { field: 'category', why: 'empty' },
        { field: 'tags', why: 'too-many' },
      ],
    });
    expect(readTags('a'.repeat(41))).toHaveLength(1);
    expect(readDraft({ ...EMPTY_DRAFT, title: 'A', content: 'b', tags: 'a'.repeat(41) })).toMatchObject({
      error: [{ field: 'tags', why: 'too-long' }],
    });
  });
});

describe('what is attached', () => {
  const everything = {
    birthDate: true,
    birthTime: true,
    birthPlace: true,
    herePlace: true,
    loops: true,
    partner: true,
  };

  it('is all that a prompt asks for, when it is there', () => {
    for (const { facts } of builtInShelf.prompts)
      expect(attachmentOf(facts, everything)).toEqual({ attached: facts, left: [] });
  });

  it('leaves out what is missing and says why', () => {
    const facts = [
      'natal.venus',
      'natal.house7',
      'transit.tight3',
      'loop.patterns',
      'sky.moon',
      'planetary.hours',
    ];
    expect(attachmentOf(facts, { ...everything, birthTime: false, loops: false, herePlace: false })).toEqual({
      attached: ['natal.venus', 'transit.tight3', 'sky.moon'],
      left: [
        { gap: 'no-birth-time', selectors: ['natal.house7'] },
        { gap: 'no-place', selectors: ['planetary.hours'] },
        { gap: 'no-loops', selectors: ['loop.patterns'] },
      ],
    });
    expect(attachmentOf(facts, { ...everything, birthDate: false }).left[0]).toEqual({
      gap: 'no-birth-date',
      selectors: ['natal.venus', 'natal.house7', 'transit.tight3'],
    });
    expect(attachmentOf(['synastry.ifPartnerSaved'], { ...everything, partner: false }).left).toEqual([
      { gap: 'no-partner', selectors: ['synastry.ifPartnerSaved'] },
    ]);
    expect(attachmentOf(['natal.mc'], { ...everything, birthPlace: false }).left[0]?.gap).toBe(
      'no-birth-place',
    );
  });
});
