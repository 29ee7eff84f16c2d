/**
 * English cues: which words speak of which topic, form and act.
 *
 * A row is `[cue, weight, concept]`; a single plain noun weighs 3–4, a phrase that leaves no doubt 5, a hint 1–2.
 * Cues take -s, -es, -ed, -d, -ing by themselves; `=` forbids it. Written as people write: both go through one door.
 */
import type { CueTable } from '#companion/understand/lexicon-types.ts';
import { acts } from './cues/acts.ts';
import { concepts } from './cues/concepts.ts';
import { forms } from './cues/forms.ts';
import { masks } from './cues/masks.ts';
import { pointers } from './cues/pointers.ts';
import { questionOrder } from './cues/question-order.ts';
import { smallWords } from './cues/small-words.ts';
import { spellings } from './cues/spellings.ts';
import { bondTopics } from './cues/topics-bonds.ts';
import { selfTopics } from './cues/topics-self.ts';
import { worldTopics } from './cues/topics-world.ts';

export const englishCues: CueTable = {
  spellings,
  particles: [],
  questionOrder,
  // In this order equals are told apart.
  topic: {
    love: bondTopics.love,
    partner: bondTopics.partner,
    compatibility: bondTopics.compatibility,
    breakup: bondTopics.breakup,
    work: worldTopics.work,
    study: worldTopics.study,
    money: worldTopics.money,
    family: bondTopics.family,
    'home-move': worldTopics['home-move'],
    friendship: bondTopics.friendship,
    'health-worry': selfTopics['health-worry'],
    decision: selfTopics.decision,
    self: selfTopics.self,
    mood: selfTopics.mood,
    spirit: selfTopics.spirit,
    creativity: worldTopics.creativity,
    travel: worldTopics.travel,
    legal: worldTopics.legal,
    day: selfTopics.day,
    'name-number': selfTopics['name-number'],
    dream: selfTopics.dream,
  },
  form: forms,
  act: acts,
  concept: concepts,
  masks,
  ...pointers,
  ...smallWords,
};
