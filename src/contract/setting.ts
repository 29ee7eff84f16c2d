/**
 * Settings by key, each with its shape, its default and whether it travels.
 *
 * `synced` settings are records of kind `setting`, one a key. `device` settings belong to this screen, these
 * speakers and this browser's permissions: they stay in the local store and make no outbox entry.
 */
import * as z from 'zod/mini';
import type { Json } from '#facts/fact.ts';
import { modeKey, textUpTo } from './fields.ts';

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

  'general.autoSave': synced(z.boolean(), true),
  'general.autoSuggestKeywords': synced(z.boolean(), false),
  'general.soundNotifications': onDevice(z.boolean(), false),
  'general.showMoreMessages': synced(z.boolean(), false),
  'general.streamResponses': synced(z.boolean(), true),
  'general.messagesPerBatch': synced(z.int().check(z.gte(20), z.lte(1000)), 200),

  'chart.houseSystem': synced(z.enum(houseSystems), 'placidus'),
  'chart.node': synced(z.enum(['mean', 'true']), 'mean'),

  /** Whether the insight of a Soul Loop may hold one line of today's sky. */
  'loop.sky': synced(z.boolean(), true),
  /** Whether chats count on the person's page, as a feeling and a pattern a day. */
  'growth.fromChats': synced(z.boolean(), false),
  'chat.readingMode': synced(modeKey, 'mixed'),
  /** Off: every card of a draw is read upright. */
  'tarot.reversals': synced(z.boolean(), true),
  /** Names this person's events in calendar files, so that importing again replaces them; empty before the first. */
  'calendar.owner': synced(textUpTo(64), ''),
  /** How often each built-in question was used, by its key: `built-in-3`. */
  'prompts.uses': synced(z.record(textUpTo(40), z.int().check(z.gte(0))), {}),
  /** Whether the person was told that Vesper is an AI, once, at the first chat. */
  'chat.aiNoticeSeen': synced(z.boolean(), false),
  'setup.completedSteps': synced(z.array(z.enum(setupSteps)), []),

  /** Country whose helplines come first, two letters; null follows the time zone. */
  'safety.country': onDevice(z.nullable(textUpTo(2)), null),

  'layout.sidebarOpen': onDevice(z.nullable(z.boolean()), null),
  'layout.soulcastOpen': onDevice(z.boolean(), true),

  'speech.textToSpeech': onDevice(z.enum(['disabled', 'web', 'openai']), 'disabled'),
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
