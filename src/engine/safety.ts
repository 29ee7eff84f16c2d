/** Safety with its words and weights, for the worker, the screens and the server. */
import { readModel } from '#companion/safety/detector.ts';
import type { SafetyTools } from '#companion/safety/assess-safety.ts';
import model from '#text/data/safety-model.json' with { type: 'json' };
import { mentionWords } from '#text/safety/mentions.ts';
import { safetyReplies as englishReplies } from '#text/safety/replies-en.ts';
import { safetyReplies as thaiReplies } from '#text/safety/replies-th.ts';
import { safetyFinders } from './safety-finders.ts';

export const safetyTools: SafetyTools = {
  finders: safetyFinders,
  mentions: new RegExp(mentionWords, 'u'),
  detector: readModel(model),
};

export const safetyReplies = { en: englishReplies, th: thaiReplies };
