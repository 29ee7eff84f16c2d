/** The person this device belongs to. One record, `me`. */
import * as z from 'zod/mini';
import { birth } from './birth.ts';
import { modeKey, textUpTo } from './fields.ts';
import { MAX_IQ, MAX_NAME_CHARS, MIN_IQ } from './limits.ts';

export const PROFILE_ID = 'me';

export const mbtiTypes = [
  'INTJ',
  'INTP',
  'ENTJ',
  'ENTP',
  'INFJ',
  'INFP',
  'ENFJ',
  'ENFP',
  'ISTJ',
  'ISFJ',
  'ESTJ',
  'ESFJ',
  'ISTP',
  'ISFP',
  'ESTP',
  'ESFP',
] as const;
export type MbtiType = (typeof mbtiTypes)[number];

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

export const preferences = z.object({
  favoriteReadingModes: z.array(modeKey).check(z.maxLength(60)),
  /** Nothing reads it: earlier versions wrote three topics that nobody had chosen. Apps of that time refuse a profile without it. */
  favoriteTopics: z.array(textUpTo(60)).check(z.maxLength(60)),
  dailyReminders: z.boolean(),
  preferredConsultationStyle: z.nullable(textUpTo(60)),
});
export type Preferences = z.infer<typeof preferences>;

export const profileFields = z.object({
  /** As the person wants to be called; empty when not given. */
  name: textUpTo(MAX_NAME_CHARS),
  sex: z.nullable(z.enum(sexes)),
  birth: z.nullable(birth),
  mbtiType: z.nullable(z.enum(mbtiTypes)),
  iqScore: z.nullable(z.int().check(z.gte(MIN_IQ), z.lte(MAX_IQ))),
  preferences,
});
export type ProfileFields = z.infer<typeof profileFields>;
export type Profile = ProfileFields & { readonly id: string };

/** The profile before anything is entered. */
export const emptyProfile: ProfileFields = {
  name: '',
  sex: null,
  birth: null,
  mbtiType: null,
  iqScore: null,
  preferences: {
    favoriteReadingModes: ['western', 'vedic'],
    favoriteTopics: [],
    dailyReminders: false,
    preferredConsultationStyle: null,
  },
};
