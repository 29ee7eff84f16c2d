/** What pillars are to each other: clashes, combinations, harms, punishments, three branches together, two stems tied. */
import type { WuxingId } from '#traditions/east-asian/sexagenary.ts';
import type { Names } from '../east-asian/cycle-names.ts';

export type RelationId =
  | 'none'
  | 'clash'
  | 'combine'
  | 'harm'
  | 'punish'
  | 'clash-punish'
  | 'combine-punish'
  | 'harm-punish';

export const relationNames: Readonly<Record<RelationId, Names>> = {
  none: ['No relation', '無', 'wú'],
  clash: ['Clash', '沖', 'chōng'],
  combine: ['Combination', '合', 'hé'],
  harm: ['Harm', '害', 'hài'],
  punish: ['Punishment', '刑', 'xíng'],
  'clash-punish': ['Clash with punishment', '沖刑', 'chōng xíng'],
  'combine-punish': ['Combination with punishment', '合刑', 'hé xíng'],
  'harm-punish': ['Harm with punishment', '害刑', 'hài xíng'],
};

export const relationTexts: Readonly<Record<RelationId, readonly string[]>> = {
  none: ['They leave each other in peace.'],
  clash: [
    'The old word means running into each other: it moves what has stood too long, and the task is to steer.',
    'Two seasons stand face to face there, so make room on both sides before you push.',
  ],
  combine: [
    'The two make a bond and are slower for it, which is the price of holding hands.',
    'Such a tie is easily relied upon, so use it for something that needs two.',
  ],
  harm: [
    'The old word is small friction, a stone in the shoe, and it asks to be taken out early.',
    'It shows as a thing left unsaid, and saying it plainly is usually the whole cure.',
  ],
  punish: [
    'The old word is strictness turned on each other, so loosen one rule that no longer serves.',
    'It is a knot of principle, so ask what the principle was for.',
  ],
  'clash-punish': [
    'It is movement with a strict edge, so change the thing and spare the person.',
    'Two good reasons push against each other there, and one of them may wait until next month.',
  ],
  'combine-punish': [
    'It is a bond with conditions, so read them aloud together once.',
    'They hold each other and correct each other, and the holding should come first.',
  ],
  'harm-punish': [
    'It rubs, and it keeps count, so clear the small accounts weekly.',
    'A small hurt is guarded by a rule there, and the hurt should be named before the rule.',
  ],
};

/** Of two natal pillars by what they stand for, when they are tied and when they press. */
export const pairTexts: Readonly<Record<string, { readonly easy: string; readonly hard: string }>> = {
  'year-month': {
    easy: 'Where you come from backs where you work, so an old acquaintance may be the right door.',
    hard: 'Where you come from pulls one way and the working day another, and both may be given hours.',
  },
  'year-day': {
    easy: 'Family and the person closest to you have more in common than either admits.',
    hard: 'Family and the person closest to you want you at the same hour, so make two visits of it.',
  },
  'year-hour': {
    easy: 'What you were handed and what you plan fit together, so keep one old tool for the new work.',
    hard: 'What you were handed and what you plan rub, and you may change the plan or the tool.',
  },
  'month-day': {
    easy: 'Work and private life support each other here, so let them share a calendar.',
    hard: 'Work and private life meet in the doorway, so agree on an hour when the door is shut.',
  },
  'month-hour': {
    easy: 'The day’s work feeds what you would like to make, and an hour of it can be kept aside.',
    hard: 'The day’s work and what you would like to make compete, so give the second one the morning.',
  },
  'day-hour': {
    easy: 'Those closest to you and your plans get along, so say the plan aloud at home.',
    hard: 'Those closest to you and your plans need the same evening, so divide the week.',
  },
};

/** Of a passing pillar with a natal one. */
export const passingTexts: Readonly<Record<string, { readonly easy: string; readonly hard: string }>> = {
  year: {
    easy: 'It touches roots: family, an old place, an elder whose door is easier to knock at.',
    hard: 'It shakes the roots: family, an old place, a habit you were given and may hand back.',
  },
  month: {
    easy: 'It touches work and the ground under it, and makes an ally there easier to find.',
    hard: 'It shakes the working day, so keep the method loose and the aim firm.',
  },
  day: {
    easy: 'It touches you and the person nearest, and makes a promise easier to give and to keep.',
    hard: 'It shakes the seat you share with the person nearest, so talk before anything is moved.',
  },
  hour: {
    easy: 'It touches plans and what you make, and helps one of them out of the drawer.',
    hard: 'It shakes plans and late hours, so hold the aim and let the route be redrawn.',
  },
};

export const trineTexts: Readonly<Record<Exclude<WuxingId, 'earth'>, readonly string[]>> = {
  water: [
    'Three seasons pour into one basin, so thought and movement come easily together.',
    'What one of them begins the others carry on, the way springs feed a lake.',
  ],
  wood: [
    'Three seasons send up one trunk, so growth continues even when you look away.',
    'What one of them plants the others water, and you may build on it.',
  ],
  fire: [
    'Three seasons carry wood to one hearth, so warmth is there to be shared.',
    'What one of them kindles the others keep, so choose with care what is worth lighting.',
  ],
  metal: [
    'Three seasons hand their ore to one forge, so judgement and finish come easily together.',
    'What one of them roughs out the others polish, so take on the piece that needs it.',
  ],
};

/** Two stems that combine, by the element that the handbook gives the tie. */
export const combinationTexts: Readonly<Record<WuxingId, readonly string[]>> = {
  wood: [
    'The handbooks call this tie the fond one, and what is tied is slower and gentler.',
    'A flame is held in a river’s hand there, so expect warmth and some detours.',
  ],
  fire: [
    'The handbooks call this tie the cool one, kept because it is of use to both.',
    'Earth and dew hold each other there, so feed what they make together.',
  ],
  earth: [
    'The handbooks call this tie the upright one: it is kept because it was promised.',
    'A trunk and a field hold each other there, so something can be planted.',
  ],
  metal: [
    'The handbooks call this tie the fair one, where kindness and edge share a table.',
    'A vine and an axe hold each other there, so be fair before you are quick.',
  ],
  water: [
    'The handbooks call this tie the stern one, brightness held by something small and fine.',
    'Daylight and a jewel hold each other there, so look at what is shining for whom.',
  ],
};
