import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { sha256Hex } from '#lib/sha256.ts';
import { canonicalJson } from './json.ts';
import type { Json } from './json.ts';
import { emptyBirth } from './birth.ts';
import { CONTRACT_VERSION } from './contract-version.ts';
import { defaultFolderIds, defaultFolders } from './folder.ts';
import { checkRecord, fieldProblems, kinds, recordSchemas } from './kinds.ts';
import type { FieldsOf } from './kinds.ts';
import { messageProblem } from './message.ts';
import { emptyProfile } from './profile.ts';
import { settingKeys, settingOr, settingRules } from './setting.ts';
import type { SettingKey } from './setting.ts';

const message: FieldsOf<'message'> = {
  threadId: 'aaaaaaaaaaaaaaaaaaaaa',
  parentId: null,
  sender: 'user',
  content: 'hello',
  readingMode: 'mixed',
  createdAt: 1,
  imageId: null,
  rating: null,
  deletedAt: null,
  attached: null,
  reading: null,
};
const messageId = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';

/** Shape of every kind by contract version. A version that was released is never edited; a changed shape adds a line. */
const shapesByVersion: Readonly<Record<number, string>> = {
  1: 'e67d0a3c3d00f860ac63361c88a70d22f860b8ad760f17500068af8849a0458c',
  2: '3f99aaac4278b7f3044643806a518a0aecba9fecebf03ba53b3297c0cc911e41',
  3: 'd159637ac85477399f76628d9a299c72514addc9b4e53ec42d07d7d6e3dfb7bc',
  4: 'c0b74e2f93a95eace2ef3c90d9d8e162c46b70d97eba4b4531ed1e6a1d7d68f2',
  5: 'be6e63c0fec6ccebbe4c897aeda0003c64ba5848a9c4163bb75cce1304774a9c',
  6: 'd10f8e6792cabbfd40308b3f59b6ef51a8ef65115d8393315d89e9a23df19b27',
};

describe('the contract', () => {
  it('has the shapes its version number says', () => {
    const shapes = Object.fromEntries(
      kinds.map((kind) => [kind, toJSONSchema(recordSchemas[kind].fields, { unrepresentable: 'any' })]),
    );
    expect(sha256Hex(canonicalJson(shapes as unknown as Json))).toBe(shapesByVersion[CONTRACT_VERSION]);
    expect(Math.max(...Object.keys(shapesByVersion).map(Number))).toBe(CONTRACT_VERSION);
  });

  it('holds the kinds of the sync design', () => {
    expect(kinds.toSorted()).toEqual([
      'blob',
      'chart',
      'draw',
      'dream',
      'favourite',
      'folder',
      'message',
      'person',
      'profile',
      'prompt',
      'setting',
      'soul_entry',
      'thread',
      'type_result',
    ]);
  });

  it('gives no field a name that begins with the mark of the store', () => {
    for (const kind of kinds) {
      for (const field of Object.keys(recordSchemas[kind].fields.shape))
        expect(field).toMatch(/^[a-z][a-zA-Z]*$/);
    }
  });
});

describe('checking a record', () => {
  it('gives the record with its id', () => {
    expect(checkRecord('message', messageId, message)).toEqual({
      type: 'valid',
      record: { ...message, id: messageId },
    });
  });

  it('leaves out fields of a newer version without refusing the row', () => {
    const check = checkRecord('message', messageId, { ...message, mood: 'blue' });
    expect(check).toEqual({ type: 'valid', record: { ...message, id: messageId } });
  });

  it('names what is wrong', () => {
    const check = checkRecord('message', 'nonsense', { ...message, sender: 'dog', createdAt: '5' });
    expect(check.type === 'invalid' && check.problems.map((problem) => problem.path).toSorted()).toEqual([
      'createdAt',
      'id',
      'sender',
    ]);
  });

  it.each([null, undefined, 5, 'text', [], { content: 5 }])('refuses %j calmly', (fields) => {
    expect(checkRecord('message', messageId, fields).type).toBe('invalid');
  });

  it('accepts the defaults it ships', () => {
    expect(checkRecord('profile', 'me', emptyProfile).type).toBe('valid');
    expect(fieldProblems('profile', { birth: emptyBirth })).toEqual([]);
    for (const id of defaultFolderIds)
      expect(checkRecord('folder', id, defaultFolders[id]).type).toBe('valid');
  });

  it('names the three folders as the specification does', () => {
    expect(defaultFolderIds.map((id) => defaultFolders[id].name)).toEqual([
      'Soulcast & Strategy™',
      'Clarity on Love/Work/Life',
      'Your Soul Pattern',
    ]);
  });
});

describe('a profile form', () => {
  const codes = (fields: Partial<FieldsOf<'profile'>>) =>
    fieldProblems('profile', fields).map(({ path, code }) => `${path} ${code}`);

  it.each([
    [50, []],
    [200, []],
    [null, []],
    [49, ['iqScore too_small']],
    [201, ['iqScore too_big']],
  ])('IQ %s', (iqScore, expected) => {
    expect(codes({ iqScore })).toEqual(expected);
  });

  it.each([
    ['1990-02-28', []],
    ['2000-02-29', []],
    ['1900-02-29', ['birth.date no-such-day']],
    ['1990-02-30', ['birth.date no-such-day']],
    ['1990-13-01', ['birth.date no-such-day']],
    ['0000-01-01', ['birth.date no-such-day']],
    ['90-1-1', ['birth.date invalid_format']],
  ])('birth date %s', (date, expected) => {
    expect([...new Set(codes({ birth: { ...emptyBirth, date } }))]).toEqual(expected);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:05', false],
    [null, true],
  ])('birth time %s fits: %s', (time, fits) => {
    expect(codes({ birth: { ...emptyBirth, time } }).length === 0).toBe(fits);
  });

  it('keeps places on the globe', () => {
    const place = { id: '1153671', name: 'Chiang Mai, Thailand', latDeg: 18.79, lonDeg: 98.98 };
    expect(codes({ birth: { ...emptyBirth, place } })).toEqual([]);
    expect(codes({ birth: { ...emptyBirth, place: { ...place, latDeg: 90.1 } } })).toEqual([
      'birth.place.latDeg too_big',
    ]);
    expect(codes({ birth: { ...emptyBirth, place: { ...place, lonDeg: Number.NaN } } })).toEqual([
      'birth.place.lonDeg invalid_type',
    ]);
  });

  it('takes markup in a name as the text it is, and refuses what no store can hold', () => {
    expect(codes({ name: '<script>alert(1)</script>' })).toEqual([]);
    expect(codes({ name: 'a\0' })).toEqual(['name unstorable-text']);
    expect(codes({ name: 'x'.repeat(101) })).toEqual(['name too_big']);
  });

  it('names a field it does not know', () => {
    expect(fieldProblems('profile', { openaiApiKey: 'x' } as never)).toEqual([
      { path: 'openaiApiKey', code: 'unknown-field' },
    ]);
  });
});

describe('a message to send', () => {
  it.each([
    ['', 'blank'],
    [' \n\t', 'blank'],
    ['a', null],
    ['x'.repeat(8000), null],
    ['x'.repeat(8001), 'too-long'],
    ['x'.repeat(10_000), 'too-long'],
  ])('is judged', (text, expected) => {
    expect(messageProblem(text)).toBe(expected);
  });
});

describe('settings', () => {
  it('have defaults that fit their shapes', () => {
    for (const key of settingKeys) {
      expect(settingRules[key].schema.safeParse(settingRules[key].fallback), key).toMatchObject({
        success: true,
      });
    }
  });

  it('start as product-spec section 3 and the decisions say', () => {
    const expected: Partial<Record<SettingKey, unknown>> = {
      'dataRetention.chatHistoryDays': 365,
      'dataRetention.autoDeleteEnabled': false,
      'dataRetention.exportFormat': 'json',
      'privacy.shareAnalytics': true,
      'privacy.shareUsageData': false,
      'privacy.allowPersonalization': true,
      'notifications.dailyHoroscope': true,
      'notifications.transitAlerts': true,
      'notifications.newFeatures': true,
      'notifications.emailNotifications': false,
      'ai.responseLength': 'medium',
      'ai.personalityStyle': 'warm',
      'ai.includeAstrologyDepth': 'intermediate',
      'display.theme': 'dark',
      'display.language': 'en',
      'general.messagesPerBatch': 200,
      'chart.houseSystem': 'placidus',
      'chat.readingMode': 'mixed',
    };
    for (const [key, value] of Object.entries(expected))
      expect(settingRules[key as SettingKey].fallback, key).toBe(value);
  });

  it('keep what belongs to the device on the device', () => {
    const local = settingKeys
      .filter((key) => settingRules[key].home === 'device')
      .map((key) => key.split('.')[0]);
    expect(new Set(local)).toEqual(
      new Set([
        'audio',
        'notifications',
        'reminder',
        'display',
        'general',
        'safety',
        'shortcuts',
        'layout',
        'speech',
      ]),
    );
    expect(settingRules['display.theme'].home).toBe('device');
  });

  it('fall back when the stored value does not fit', () => {
    expect(settingOr('ai.responseLength', 'endless')).toBe('medium');
    expect(settingOr('ai.responseLength', 'deep')).toBe('deep');
    expect(settingOr('setup.completedSteps', undefined)).toEqual([]);
  });
});

describe('a message written before charts could be sent along', () => {
  it('is read as one without a chart', () => {
    const { attached: _, ...older } = message;
    expect(checkRecord('message', messageId, older)).toMatchObject({
      type: 'valid',
      record: { attached: null },
    });
  });
});
