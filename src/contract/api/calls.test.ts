import { describe, expect, it } from 'vitest';
import { callNames, callOf, calls, failuresOf, pathOf, takesBytes } from './calls.ts';

describe('the declarations', () => {
  it('name each method and path once', () => {
    const places = callNames.map((name) => `${callOf(name).method} ${callOf(name).path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(callNames)('describe the varying parts of the path of %s', (name) => {
    const call = callOf(name);
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const described = Object.keys(
      (call.params as { def?: { shape?: object } } | undefined)?.def?.shape ?? {},
    );
    expect(described).toEqual(inPath);
  });

  it.each(callNames.filter((name) => callOf(name).method !== 'GET'))(
    'limit %s, which writes or computes',
    (name) => {
      expect(callOf(name).limit).toBeDefined();
    },
  );
});

describe('an answer of the chat', () => {
  it('keeps which sentences are headings', () => {
    const answer = {
      response: 'The fast start. Venus is in Aries.',
      reading: { sentences: [{ text: 'The fast start.', lead: true }, { text: 'Venus is in Aries.' }] },
      factSheet: null,
      notes: { model: null, struck: 0, repaired: false, fellBack: null, partial: null },
    };
    expect(calls.chat.ok.parse(answer)).toEqual(answer);
  });
});

// The rows of product-spec section 7, with what its clients send.
describe('what clients of the specification send', () => {
  it.each<[keyof typeof calls, string, string, unknown]>([
    [
      'chat',
      'POST',
      '/api/chat',
      {
        messages: [{ role: 'user', content: 'Hello' }],
        readingMode: 'mixed',
        threadId: 'abcdefghijklmnopqrstu',
        userId: '0b0b0b0b-0000-4000-8000-00000000000b',
        userProfile: {
          name: 'Ada',
          sex: 'female',
          birthDate: '1990-07-15',
          birthTime: '14:05',
          birthPlace: 'Bangkok',
          timezone: 'Asia/Bangkok',
          birthLatitude: 13.754,
          birthLongitude: 100.501,
          openaiApiKey: '',
          mbtiType: 'ENFP',
          iqScore: 120,
        },
      },
    ],
    [
      'saveProfile',
      'POST',
      '/api/profile',
      {
        name: 'Ada',
        birthDate: '1990-07-15',
        birthTime: '14:05',
        birthPlace: 'Bangkok',
        sex: 'female',
        mbtiType: 'ENFP',
        iqScore: 120,
      },
    ],
    [
      'saveBirthPlace',
      'POST',
      '/api/profile/birthplace',
      {
        place_id: 'geonames:1609350',
        formatted_address: 'Bangkok, Thailand',
        lat: 13.754,
        lng: 100.501,
        birthDateTimeISO: '1990-07-15T14:05:00',
      },
    ],
    [
      'natalChart',
      'POST',
      '/api/astrology/natal-chart',
      {
        name: 'Ada',
        birthDate: '1990-07-15',
        birthTime: '14:05',
        lat: '13.754',
        lng: '100.501',
        timezoneId: 'Asia/Bangkok',
        birthPlace: 'Bangkok',
        gender: 'female',
      },
    ],
    [
      'transitChart',
      'POST',
      '/api/astrology/transit-chart',
      {
        name: 'Ada',
        birthDate: '1990-07-15',
        birthTime: '14:05',
        lat: 13.754,
        lng: 100.501,
        timezoneId: 'Asia/Bangkok',
        birthPlace: 'Bangkok',
        gender: 'male',
        transitDate: '2026-07-15T09:30:00',
      },
    ],
    [
      'humanDesign',
      'POST',
      '/api/calculate/human-design',
      {
        birthDate: '1990-07-15',
        birthTime: '14:05',
        birthPlace: 'Bangkok',
        latitude: 13.754,
        longitude: 100.501,
        timezone: 'Asia/Bangkok',
      },
    ],
    [
      'adminCreate',
      'POST',
      '/api/admin/soul-wisdom',
      {
        type: 'podcast',
        title: 'Awakening',
        description: 'A journey',
        duration: '12:15',
        audioUrl: 'https://cdn.test/a.mp3',
        gradientColor: 'Pink Rose',
        emoji: '🌙',
        isPublished: 'true',
        order: '0',
      },
    ],
    [
      'adminUpdate',
      'PATCH',
      '/api/admin/soul-wisdom/:id',
      { title: 'Awakening', isPublished: 'false', order: '7' },
    ],
    ['adminSetup', 'POST', '/api/admin/setup', {}],
  ])('%s is understood', (name, method, path, sent) => {
    const call = callOf(name);
    expect([call.method, call.path]).toEqual([method, path]);
    const read = call.body?.safeParse(sent);
    expect(read?.error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['getProfile', '/api/profile'],
    ['plans', '/api/subscription/plans'],
    ['subscription', '/api/subscription/status'],
    ['adminStatus', '/api/admin/status'],
    ['adminList', '/api/admin/soul-wisdom'],
    ['soulWisdom', '/api/soul-wisdom'],
    ['backendConfig', '/api/config/supabase'],
    ['mapsConfig', '/api/config/google-maps'],
    ['login', '/api/login'],
  ] as const)('%s is a GET of %s', (name, path) => {
    expect([callOf(name).method, callOf(name).path]).toEqual(['GET', path]);
  });

  it('fills in what a new item leaves out', () => {
    const item = {
      type: 'healing',
      title: 'T',
      description: 'D',
      duration: '1:00',
      audioUrl: '/audio/t.mp3',
    };
    expect(calls.adminCreate.body.parse(item)).toEqual({
      ...item,
      gradientColor: 'Blue',
      emoji: '✨',
      isPublished: 'true',
      order: '0',
    });
  });

  it.each(['type', 'title', 'description', 'duration', 'audioUrl'])(
    'asks for the %s of a new item',
    (part) => {
      const item = {
        type: 'healing',
        title: 'T',
        description: 'D',
        duration: '1:00',
        audioUrl: '/audio/t.mp3',
      };
      for (const gone of [undefined, '', ' ']) {
        const read = calls.adminCreate.body.safeParse({ ...item, [part]: gone });
        expect(read.error?.issues[0]?.message).toBe('Please fill all required fields');
      }
    },
  );

  it('takes the truth and the order of an item as text or as what they are, and gives them as text', () => {
    const read = (change: object) => calls.adminUpdate.body.parse(change);
    expect(read({ isPublished: true, order: 12 })).toEqual({ isPublished: 'true', order: '12' });
    expect(read({ isPublished: 'false', order: '012' })).toEqual({ isPublished: 'false', order: '12' });
  });
});

describe('what a call may fail with', () => {
  it('follows from its rules and what it declares', () => {
    expect(failuresOf(calls.health)).toEqual([500, 503]);
    expect(failuresOf(calls.getProfile)).toEqual([401, 429, 500, 503]);
    expect(failuresOf(calls.adminUpdate)).toEqual([400, 401, 403, 404, 413, 415, 429, 500, 503]);
  });
});

describe('a path', () => {
  it('has its parts filled in, each as one part', () => {
    expect(pathOf(calls.adminDelete, { id: 'a/b c' })).toBe('/api/admin/soul-wisdom/a%2Fb%20c');
  });
});

describe('an upload', () => {
  it.each([
    ['audio/mpeg', true],
    ['audio/x-m4a', true],
    ['application/octet-stream', true],
    ['audiobook/x', false],
    ['text/html', false],
  ])('of %s is taken: %s', (type, taken) => {
    expect(takesBytes(calls.uploadAudio, type)).toBe(taken);
    expect(takesBytes(calls.saveProfile, type)).toBe(false);
  });
});
