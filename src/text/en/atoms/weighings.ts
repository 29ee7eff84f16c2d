/**
 * Which of two testimonies weighs more, and why: said where both a help and a strain were told.
 *
 * `{heavy}` and `{light}` are nouns ("Saturn’s square to the Moon", "Venus in Aries").
 */
import type { WeighReason } from '#companion/voice/pack.ts';

export const weighings: Readonly<Record<WeighReason, readonly string[]>> = {
  orb: [
    '{heavy} weighs more here than {light}, because it is nearer to exact.',
    'of these two, {heavy} counts for more: it is the tighter fit.',
    'where they disagree, go by {heavy}, which is closer to exact than {light}.',
    '{light} is the looser of the two, so give {heavy} the casting vote.',
    'set side by side, {heavy} is the closer contact and {light} the fainter, so trust the first one sooner.',
    'if only one of them can be right on a given day, {heavy} has the better claim, being the more exact.',
    'I would lean on {heavy} before {light}, since a tighter angle speaks more often.',
    'what tips it is closeness: {heavy} is more exact than {light}, and gets heard first.',
  ],
  date: [
    '{heavy} comes first, so it sets the terms before {light} arrives.',
    'of the two passages, give {heavy} more weight, because its day is nearer.',
    'plan by {heavy} for now, because {light} is the later visitor.',
    'the calendar decides between them: {heavy} is at the door and {light} still on the road.',
    'weigh {heavy} more than {light}, since what is nearer is what you can prepare for.',
  ],
  natal: [
    'think of {light} as a guest and {heavy} as the one who lives here, and weigh their words like that.',
    'give {heavy} more weight, because you were born with it and {light} is passing through.',
    'most of the time {heavy} has the say, and {light} only borrows the room.',
    '{heavy} outlasts {light}, so judge the pattern by the one that stays.',
    'for a question about habit I trust {heavy} over {light}, since a passage ends and a birth does not.',
    'take {light} as weather and {heavy} as the house, and you know which to repair.',
  ],
  passing: [
    'usually {light} has the say, but in this stretch {heavy} weighs more, because it is the part that moves.',
    'for the time you ask about, trust {heavy} over {light}: one is passing, the other is always there.',
    'since {light} is yours in any year, what counts for more just then is {heavy}, which is new.',
    'since you ask about a time, {heavy} weighs more than {light}, which has no date.',
    'over a lifetime {light} wins, and over these months {heavy} does, since it has a beginning and an end.',
    'let {heavy} decide the timing and {light} the manner, because only the first of them comes and goes.',
  ],
  matter: [
    '{heavy} weighs more than {light} here, because it speaks for the very matter you asked about.',
    'trust {heavy} first: it stands for your question itself, where {light} only tints it.',
    'start from {heavy} and read {light} after it, because the first bears on the matter itself.',
    'I would put {heavy} above {light}, since your question lives there.',
    'of the two, {heavy} is nearer to what you asked, and {light} comes to it from the side.',
    'give {heavy} the larger share, since your question is its business and {light} is a neighbor.',
  ],
  even: [
    '{heavy} weighs about the same as {light} here, so expect each of them to be true, on different days.',
    'neither outranks the other, since {heavy} is as close to the matter as {light}.',
    'I can’t put {heavy} above {light}: they are equally near your question, and you will know both.',
    '{heavy} is as near to exact as {light}, so call it a draw.',
  ],
};
