/**
 * Which of two testimonies weighs more, and why: said where both a help and a strain were told.
 *
 * `{heavy}` and `{light}` are nouns ("Saturn’s square to the Moon", "your Venus in Aries"). The reason is put as what the person
 * may expect of it.
 */
import type { WeighReason } from '#companion/voice/pack.ts';

export const weighings: Readonly<Record<WeighReason, readonly string[]>> = {
  orb: [
    '{heavy} is the closer of the two, so expect more of that than of {light}.',
    'of the two I listen to {heavy} first, because it is nearer to exact than {light}.',
    '{heavy} is nearer to exact, so call it the weekday and {light} the Sunday.',
    '{light} is real too, but {heavy} is closer to exact, so it gets the first word.',
    'most weeks you will feel {heavy} before {light}, since the closer angle is the busier one.',
    'where the two pull apart, go with {heavy}, which is closer to exact than {light}.',
    '{heavy} outweighs {light} here, because the closer of two is the one you meet on ordinary days.',
    'you will know {heavy} better than {light}, since it is the more exact of the two.',
    'for you {heavy}, the closer contact, is the rule and {light} the exception.',
    'let {heavy} have the last word over {light}, because the more exact of two speaks up first.',
    '{heavy} counts for more than {light}: it is the tighter fit, so it is there on a plain Tuesday.',
    'where they disagree, go by {heavy}, since {light} is the looser of the two.',
  ],
  date: [
    '{heavy} comes first, so get ready for that and leave {light} to its own week.',
    'take them one at a time: {heavy} first, because its day is nearer, and {light} after.',
    '{light} can wait, since {heavy} is the one that is nearly here.',
    'for the present {heavy} matters more than {light}, simply because it comes first.',
    'write {heavy} in ink and {light} in pencil, since the nearer date binds first.',
    '{heavy} is the next to arrive, so it sets the mood in which {light} is met.',
    'start with {heavy}, because by the time of {light} you will know more.',
    'the order helps: {heavy} comes first, and {light} finds you with that behind you.',
    'plan for {heavy} before {light}, since what is nearer is what you can prepare for.',
  ],
  natal: [
    'of the two, {heavy} is the one to understand, because you were born with it and {light} will pass.',
    '{light} will be gone in its own time, so learn {heavy}, which stays.',
    '{heavy} was there before {light} and will be there after, so that is the one to work on.',
    'this is mostly about {heavy}, because a habit outlasts a season, {light} included.',
    'treat {light} as weather, because {heavy} is the climate.',
    '{light} turns the volume up, but the tune is {heavy}, so begin there.',
    '{heavy} counts for more than {light}, since a passage ends and a birth does not.',
    '{heavy} has been with you longer than {light}, so it is the one worth knowing well.',
    'what passes is {light}, and what stays is {heavy}, which is why I would begin there.',
  ],
  passing: [
    'only {heavy} has dates, so for the weeks ahead it counts for more than {light}.',
    '{light} is yours in any year, so what is new about this stretch is {heavy}.',
    'in that stretch {heavy} weighs more, because it comes and goes, and {light} is the ground it crosses.',
    '{light} is how you usually are and {heavy} is what is being asked of you, so the asking comes first.',
    'let {heavy} tell you when and {light} tell you how, because only the first of them has dates.',
    'from year to year {light} has the say, but in this stretch {heavy} weighs more, because it is the part that moves.',
    'what changes is {heavy}, so plan by that, and count on {light} as you always could.',
    'over a lifetime {light} wins, and over these months {heavy} does, since it has a beginning and an end.',
    'it is {heavy} that brings this up in this season, so deal with that before {light}.',
    'for a while put {heavy} before {light}, because the one has an end date and the other is you.',
    '{light} will still be there afterwards, so give those weeks to {heavy}.',
    'the calendar belongs to {heavy} and the habit to {light}, so for dates I go by the first.',
  ],
  matter: [
    '{heavy} says more about this than {light}, because it is closer to what you asked.',
    'for this question {heavy} comes first, since {light} comes at it only from the side.',
    '{light} matters too, but {heavy} is nearer to what you asked, so I would start there.',
    'start from {heavy}, because that is where your question sits, and bring in {light} after.',
    'of the two, {heavy} is nearer to your question, so let {light} speak second.',
    '{heavy} is the heart of this, so read {light} as a note in the margin.',
    'most of what you asked lives with {heavy}, so that outweighs {light}.',
    'I trust {heavy} further than {light} here, because it stands for the matter itself.',
    '{heavy} bears on this directly and {light} by a detour, which settles their order.',
    'your question has its roots in {heavy}, so give that more weight than {light}.',
    'begin with {heavy} and keep {light} for later, because the first is what you asked about.',
    'this is first of all a matter for {heavy}, so {light} comes second.',
  ],
  even: [
    '{heavy} weighs about the same as {light} here, so expect each of them to be true, on different days.',
    'I can’t put {heavy} above {light}: they are equally near your question, and you will know both.',
    'neither outranks the other, since {heavy} is as close to the matter as {light}.',
    '{heavy} is as near to exact as {light}, so you get both, and the week decides.',
    'there is nothing to choose between {heavy} and {light}: each has the same claim on this.',
    '{heavy} and {light} are about equally close, so some days it is one and some days the other.',
  ],
};
