/**
 * Settings by key, each with its shape, its default and whether it travels.
 *
 * `synced` settings are records of kind `setting`, one a key. `device` settings belong to this screen, these
 * speakers and this browser's permissions: they stay in the local store and make no outbox entry.
 */
import * as z from 'zod/mini';
import type { Json } from '#facts/fact.ts';
import { birthPlace } from './birth.ts';
import { modeKey, textUpTo } from './fields.ts';
import { MAX_NAME_CHARS } from './limits.ts';

type SettingRule<Schema extends z.ZodMiniType> = {
  readonly schema: Schema;
  readonly fallback: z.infer<Schema>;
  readonly home: 'synced' | 'device';
};

function synced<Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: z.infer<Schema>,
): SettingRule<Schema> {
  return { schema, fallback, home: 'synced' };
}

function onDevice<Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: z.infer<Schema>,
): SettingRule<Schema> {
  return { schema, fallback, home: 'device' };
}

/** Steps of the Quick Setup checklist that a person can tick by hand or by doing them. */
export const setupSteps = ['welcome', 'birth-information', 'natal-chart', 'start-chatting'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Where somebody is now. `zone` is the place's IANA zone; null in what was saved before it was kept. */
export const presentPlace = z.extend(birthPlace, { zone: z._default(z.nullable(textUpTo(64)), null) });
export type PresentPlace = z.infer<typeof presentPlace>;

/** House systems on offer, by the names the chart engine gives them. */
export const houseSystems = [
  'placidus',
  'whole',
  'equal',
  'porphyry',
  'koch',
  'regiomontanus',
  'campanus',
  'topocentric',
  'alcabitius',
  'morinus',
] as const;

/** Voices of OpenAI's model `gpt-4o-mini-tts`. Source: its reference of `POST /audio/speech`. */
export const openAiVoices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
] as const;
export type OpenAiVoice = (typeof openAiVoices)[number];

/** Zodiacs that a western chart's table can show: the tropical alone, or a sidereal one beside it. */
export const chartZodiacs = ['tropical', 'lahiri', 'faganBradley', 'krishnamurti', 'raman'] as const;

export const settingRules = {
  'dataRetention.chatHistoryDays': synced(z.int().check(z.gte(1), z.lte(3650)), 365),
  'dataRetention.autoDeleteEnabled': synced(z.boolean(), false),
  'dataRetention.exportFormat': synced(z.enum(['json']), 'json'),

  'privacy.shareAnalytics': synced(z.boolean(), true),
  'privacy.shareUsageData': synced(z.boolean(), false),
  'privacy.allowPersonalization': synced(z.boolean(), true),

  'notifications.dailyHoroscope': onDevice(z.boolean(), true),
  'notifications.transitAlerts': onDevice(z.boolean(), true),
  'notifications.newFeatures': onDevice(z.boolean(), true),
  'notifications.emailNotifications': onDevice(z.boolean(), false),

  'ai.responseLength': synced(z.enum(['brief', 'medium', 'deep']), 'medium'),
  'ai.personalityStyle': synced(z.enum(['warm', 'clear', 'playful', 'quiet']), 'warm'),
  'ai.includeAstrologyDepth': synced(z.enum(['basic', 'intermediate', 'advanced']), 'intermediate'),

  'display.theme': onDevice(z.enum(['light', 'dark']), 'dark'),
  'display.language': synced(z.enum(['en', 'th']), 'en'),
  /** IANA zone of the person's days; null follows the device. */
  'display.timezone': synced(z.nullable(textUpTo(64)), null),
  /** Order of a written date; null follows the device. */
  'display.dateFormat': synced(z.nullable(z.enum(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'])), null),
  /** How the years of dates on screens are counted: the Common or the Buddhist Era. What is kept counts the common one. */
  'display.era': synced(z.enum(['ce', 'be']), 'ce'),
  /** Whether things move: as this device asks for, never more than needed, or always. */
  'display.motion': onDevice(z.enum(['system', 'reduced', 'full']), 'system'),

  'general.autoSave': synced(z.boolean(), true),
  'general.autoSuggestKeywords': synced(z.boolean(), false),
  'general.soundNotifications': onDevice(z.boolean(), false),
  /** A short pulse of a phone's motor when an answer is ready. */
  'general.haptics': onDevice(z.boolean(), false),
  'general.showMoreMessages': synced(z.boolean(), false),
  'general.streamResponses': synced(z.boolean(), true),
  'general.messagesPerBatch': synced(z.int().check(z.gte(20), z.lte(1000)), 200),

  /** Whether this device reminds of the day's Soul Loop, and when by the clock of the person's days. */
  'reminder.on': onDevice(z.boolean(), false),
  'reminder.time': onDevice(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), '20:00'),

  'chart.houseSystem': synced(z.enum(houseSystems), 'placidus'),
  'chart.node': synced(z.enum(['mean', 'true']), 'mean'),
  /** The sidereal zodiac that tables of a western chart show beside the tropical one; `tropical`: none. */
  'chart.zodiac': synced(z.enum(chartZodiacs), 'tropical'),
  /** Whether answers in the mixed mode read the person's own birth chart. */
  'chat.useBirthChart': synced(z.boolean(), true),

  /** Whether the insight of a Soul Loop may hold one line of today's sky. */
  'loop.sky': synced(z.boolean(), true),
  /** Whether chats count on the person's page, as a feeling and a pattern a day. */
  'growth.fromChats': synced(z.boolean(), false),
  'chat.readingMode': synced(modeKey, 'mixed'),
  /** Off: every card of a draw is read upright. */
  'tarot.reversals': synced(z.boolean(), true),
  /** Choices of school by reading mode; what is not named has the documented default. */
  'modes.schools': synced(z.record(modeKey, z.record(textUpTo(40), textUpTo(40))), {}),
  /** The person's name in Thai letters; empty when not given. */
  'modes.thaiName': synced(textUpTo(MAX_NAME_CHARS), ''),
  /** The person's name in Latin letters; empty to take the profile's where that is written in them. */
  'modes.latinName': synced(textUpTo(MAX_NAME_CHARS), ''),
  /** Compass direction that the door of the house faces, degrees clockwise from north; null when not given. */
  'modes.facingDeg': synced(z.nullable(z.number().check(z.gte(0), z.lt(360))), null),
  /** Where the person is now, for sunrise, planetary hours and the sky; null to go by the place of birth or the clock. */
  'modes.place': synced(z.nullable(presentPlace), null),
  /** Names this person's events in calendar files, so that importing again replaces them; empty before the first. */
  'calendar.owner': synced(textUpTo(64), ''),
  /** How often each built-in question was used, by its key: `built-in-3`. */
  'prompts.uses': synced(z.record(textUpTo(40), z.int().check(z.gte(0))), {}),
  /** Whether the person was told that Vesper is an AI, once, at the first chat. */
  'chat.aiNoticeSeen': synced(z.boolean(), false),
  'setup.completedSteps': synced(z.array(z.enum(setupSteps)), []),

  /** Country whose helplines come first, two letters; null follows the time zone. */
  'safety.country': onDevice(z.nullable(textUpTo(2)), null),

  /** The most that audio kept for offline may take, bytes. */
  'audio.keepBytes': onDevice(z.int().check(z.gte(0), z.lte(1_000_000_000_000)), 500_000_000),

  /** Off: no key of the app does anything but inside what has the focus. */
  'shortcuts.on': onDevice(z.boolean(), true),
  /** Keys chosen in place of the usual ones, by command, written `Alt+Shift+N`; null where a command has none. */
  'shortcuts.keys': onDevice(z.record(textUpTo(40), z.nullable(textUpTo(60))), {}),

  'layout.sidebarOpen': onDevice(z.nullable(z.boolean()), null),
  'layout.soulcastOpen': onDevice(z.boolean(), true),

  /** Whether a heart of the Wisdom screen was ever pressed; until then the titles marked at first are the favourites. */
  'audio.heartsChosen': synced(z.boolean(), false),
  /** Whether the voice of Self-Love Activation may say the person’s name. */
  'audio.sayName': synced(z.boolean(), false),
  /** Whether the words of a title are spoken. */
  'audio.words': onDevice(z.boolean(), true),
  /** Pace of the words, and of a published title as a whole. */
  'audio.speed': onDevice(z.number().check(z.gte(0.75), z.lte(1.25)), 1),
  /** The voice of the device, by its address; null for the one it would take itself. */
  'audio.voice': onDevice(z.nullable(textUpTo(300)), null),
  /** The two tones for headphones under the bowls. */
  'audio.binaural': onDevice(z.boolean(), false),
  /** What was told once about listening on this device. */
  'audio.told': onDevice(z.boolean(), false),

  'speech.textToSpeech': onDevice(z.enum(['disabled', 'web', 'openai']), 'disabled'),
  /** The browser's name for one of its voices (`voiceURI`); null lets the language choose. */
  'speech.voice': onDevice(z.nullable(textUpTo(300)), null),
  'speech.openaiVoice': onDevice(z.enum(openAiVoices), 'alloy'),
  /** Times the usual speed. */
  'speech.rate': onDevice(z.number().check(z.gte(0.5), z.lte(2)), 1),
  /** As the Web Speech API counts it: 1 is the voice's own. */
  'speech.pitch': onDevice(z.number().check(z.gte(0), z.lte(2)), 1),
  'speech.autoRead': onDevice(z.boolean(), false),
  'speech.highlight': onDevice(z.boolean(), true),
  'speech.speechToText': onDevice(z.enum(['web', 'openai']), 'web'),
  'speech.sendAfterSpeech': onDevice(z.boolean(), false),
  'speech.followInterfaceLanguage': onDevice(z.boolean(), true),
} as const;

export type SettingKey = keyof typeof settingRules;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingRules)[Key]['schema']>;

export const settingKeys = Object.keys(settingRules) as readonly SettingKey[];

/** A setting's id is its key. Any key is accepted here: one of a newer version must survive on an older one. */
export const settingId = z.string().check(z.regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)*$/), z.maxLength(80));
export const settingFields = z.object({ value: z.json() });
export type SettingFields = { value: Json };
export type Setting = SettingFields & { readonly id: string };

/** The stored value if it still fits its shape, otherwise the default. */
export function settingOr<Key extends SettingKey>(key: Key, stored: unknown): SettingValue<Key> {
  const rule = settingRules[key];
  const parsed = rule.schema.safeParse(stored);
  return (parsed.success ? parsed.data : rule.fallback) as SettingValue<Key>;
}
