/**
 * Combinations of slots that ask for care. A rule holds where one sentence has a match for each of its slots; the words
 * of the slots come from the language tables, so a rule serves every language and mixed sentences.
 */
import type { SafetyFamily } from './finding.ts';

export type Rule = {
  readonly family: SafetyFamily;
  readonly tier: 1 | 2 | 3;
  /** Each of these must be there; `a|b` is either. */
  readonly all: readonly (readonly string[])[];
  /** None of these may be there. */
  readonly not: readonly string[];
  /** Slots count from the whole message, not from one sentence. */
  readonly wide: boolean;
};

const rule = (
  family: SafetyFamily,
  tier: 1 | 2 | 3,
  all: string,
  more: { readonly not?: string; readonly wide?: true } = {},
): Rule => ({
  family,
  tier,
  all: all.split(' ').map((slot) => slot.split('|')),
  not: more.not?.split(' ') ?? [],
  wide: more.wide === true,
});

export const rules: readonly Rule[] = [
  // A wish to die.
  rule('wish', 2, 'saidWish', { not: 'play' }),
  // A plan: a set time, means at hand, a farewell.
  rule('plan', 1, 'saidNow', { wide: true, not: 'play partingFrom ordinary' }),
  rule('plan', 1, 'ropeThing', { wide: true, not: 'play ropeUse' }),
  rule('plan', 1, 'dieWish deathTime ropeThing', { wide: true }),
  rule('plan', 1, 'goodbyeNote|lastThings', { wide: true, not: 'play partingFrom' }),
  rule('plan', 1, 'atEdge', { wide: true, not: 'play work pet ordinary' }),
  rule('plan', 1, 'giveAway leaveFor', { not: 'play' }),
  rule('plan', 1, 'giveAway dieWish', { wide: true }),
  // Hurting oneself.
  rule('selfharm', 2, 'saidSelfharm', { wide: true, not: 'play ordinary' }),
  rule('selfharm', 1, 'bleedNow ownCut', { not: 'play' }),
  // Too much of something, taken or kept for it.
  rule('overdose', 1, 'saidOverdose|tookAll', { not: 'ordinary pet work play fiction' }),
  rule('overdose', 3, 'saidOverdose|tookAll fiction'),
  rule('overdose', 1, 'drankPoison'),
  rule('overdose', 1, 'pillThing countOut|savedUp', { not: 'ordinary work pet' }),
  rule('overdose', 1, 'pillThing dieWish', { wide: true, not: 'past' }),
  // A weapon in reach.
  rule('weapon', 1, 'barrel', { wide: true, not: 'play work' }),
  rule('weapon', 1, 'gunThing reachNow|keepThinking', { not: 'play work' }),
  rule('weapon', 1, 'gunThing dieWish|goodbyeNote', { wide: true }),
  rule('violence', 1, 'pointWeapon', { wide: true, not: 'play' }),
  // Violence, control, stalking and assault by others.
  rule('violence', 1, 'saidAttack|threatKill', { wide: true, not: 'play' }),
  rule('violence', 2, 'hitMe', { wide: true, not: 'play' }),
  rule('violence', 2, 'saidAbuse', { not: 'play' }),
  rule('violence', 2, 'controlMe', { wide: true, not: 'homeRules play' }),
  rule('stalking', 2, 'followMe|tracked', { wide: true, not: 'pet play' }),
  rule('assault', 2, 'saidAssault', { not: 'play' }),
  rule('assault', 2, 'sextortion', { not: 'play' }),
  rule('child', 2, 'saidChild', { wide: true, not: 'play' }),
  rule('child', 2, 'adultHome touchMe|nightRoom', { not: 'play' }),
  rule('child', 2, 'kidOf hurtKid', { not: 'play' }),
  // Body and mind.
  rule('eating', 2, 'noFoodDays|throwUpOwn', { wide: true, not: 'religious play' }),
  rule('eating', 2, 'foodNone foodDays', { wide: true, not: 'religious play' }),
  rule('eating', 3, 'foodWorry', { not: 'religious' }),
  rule('substances', 1, 'drinkDanger', { not: 'play' }),
  rule('substances', 2, 'saidDrink', { not: 'play' }),
  rule('substances', 3, 'drinkWorry'),
  rule('psychosis', 1, 'hearVoices orders harmThem|jump'),
  rule('psychosis', 2, 'hearVoices|sentMessages', { not: 'play' }),
  rule('psychosis', 2, 'noSleepDays powerful', { wide: true }),
  rule('postnatal', 2, 'babyOf harmBaby|noBondStrong', { wide: true, not: 'play' }),
  rule('others', 2, 'wantHurt', { not: 'play' }),
  rule('others', 1, 'wantHurt gunThing|deathTime', { not: 'play' }),
  rule('grief', 2, 'lostOne followDeadStrong', { wide: true, not: 'play' }),
  rule('medicine', 3, 'medThing medChange', { not: 'doctorOk' }),
  rule('forced', 2, 'forcedMarriage|papersTaken', { wide: true, not: 'play' }),
  rule('elder', 2, 'elderOf harmElder', { not: 'play' }),
  rule('minor', 3, 'saidMinor', { wide: true, not: 'play' }),
  rule('minor', 3, 'minorAge adultLove adultAsks', { wide: true, not: 'play' }),
  rule('lifespan', 3, 'howLongLive', { not: 'play' }),
  rule('strain', 3, 'saidStrain', { wide: true, not: 'play ordinary pet' }),
  // A friend in danger.
  rule('friend', 1, 'friendOf goodbyeSent', { wide: true, not: 'play partingFrom' }),
  rule('friend', 2, 'saidFriend', { not: 'play' }),
  rule('friend', 2, 'friendOf wantsDie', { not: 'play' }),
  rule('friend', 2, 'friendOf hurtsSelf', { not: 'play' }),
];
