/** What a number is in its place: who meets it, and when. Challenges run from 0 to 8, debts are four. */

/** How others first meet it: the sum of the consonants. */
export const personalityLines: Readonly<Record<number, string>> = {
  1: 'From outside you look decided, even on the days when you are not.',
  2: 'From outside you look mild, and people are surprised by your memory.',
  3: 'From outside you look cheerful, and are asked to say a few words.',
  4: 'From outside you look sensible, and are handed the keys.',
  5: 'From outside you look lively, and people wonder where you will be next year.',
  6: 'From outside you look kind, and strangers ask you the way.',
  7: 'From outside you look reserved, and people lower their voices a little.',
  8: 'From outside you look capable, and get fewer offers of help than you need.',
  9: 'From outside you look easy and broad-minded, and somewhat hard to pin down.',
  11: 'From outside you look finely strung, and people choose their words.',
  22: 'From outside you look as if you had a plan for all of them.',
  33: 'From outside you look like the one who will see to it.',
};

/** What one is handy with: the day of birth. */
export const birthdayLines: Readonly<Record<number, string>> = {
  1: 'Its small gift is nerve: you can start the meeting.',
  2: 'Its small gift is tact: you can say it so that it is heard.',
  3: 'Its small gift is a light hand: you can make a dull hour pass.',
  4: 'Its small gift is order: you can find the form.',
  5: 'Its small gift is quickness: you can change horses.',
  6: 'Its small gift is warmth: you can make people stay.',
  7: 'Its small gift is depth: you can read the whole thing.',
  8: 'Its small gift is weight: you can get it done on time.',
  9: 'Its small gift is breadth: you can see all sides and still be kind.',
  11: 'Its small gift is a fine ear: you hear it before it is said.',
  22: 'Its small gift is scale: you can draw the large plan on one page.',
  33: 'Its small gift is patience with people: you can explain it a fourth time.',
};

/** Where the two big numbers meet, later on. */
export const maturityLines: Readonly<Record<number, string>> = {
  1: 'With the years you stand more by yourself, and mind it less.',
  2: 'With the years you choose fewer people and listen to them longer.',
  3: 'With the years you play more, and care less who is watching.',
  4: 'With the years you build slower and pull less of it down.',
  5: 'With the years you travel lighter, also in opinions.',
  6: 'With the years your table gets longer and your rules fewer.',
  7: 'With the years you need more silence and make better use of it.',
  8: 'With the years you handle weight without showing it.',
  9: 'With the years you give away what you once collected.',
  11: 'With the years you trust what you sense, and say it more simply.',
  22: 'With the years your plans fit into other people’s hands.',
  33: 'With the years you care widely and go home on time.',
};

/** A pinnacle as a stretch of road. */
export const pinnacleLines: Readonly<Record<number, string>> = {
  1: 'That stretch asks for your own decisions, some of them alone.',
  2: 'That stretch is walked in pairs, at somebody else’s pace.',
  3: 'That stretch has voices in it: making, company, a little scatter.',
  4: 'That stretch is for laying stone on stone.',
  5: 'That stretch bends often; keep a light bag.',
  6: 'That stretch has a house in it, and people to look after.',
  7: 'That stretch is quieter, and you learn most in it.',
  8: 'That stretch puts weight in your hands, and a bill with it.',
  9: 'That stretch is for finishing, and for a wider circle.',
  11: 'That stretch is lit and a little nervous; rest is part of the work.',
  22: 'That stretch is for something large, cut into Mondays.',
  33: 'That stretch asks for care with a fence round it.',
};

/** The difference of two parts, as a task. */
export const challengeLines: Readonly<Record<number, string>> = {
  0: 'A zero leaves the choice of task to you, which is its own task.',
  1: 'The task is to stand up for it without pushing anyone over.',
  2: 'The task is to be less easily hurt, and to say so when you are.',
  3: 'The task is to speak while it still matters, and stop when it is said.',
  4: 'The task is the dull part, and not making a prison of it.',
  5: 'The task is to want many things and to leave some on the shelf.',
  6: 'The task is to help without running the household of others.',
  7: 'The task is to let someone in before you are quite certain.',
  8: 'The task is to be at ease with money and rank, holding or lacking them.',
};

/** Numbers met on the way; an old custom calls them debts. Told as a habit to look at. */
export const debtLines: Readonly<Record<number, string>> = {
  13: 'Thirteen is told as work left for others, so do your share of the dull part first.',
  14: 'Fourteen is told as freedom overdone, so keep one promise about measure.',
  16: 'Sixteen is told as a tower built on pride, so look at the lowest stone.',
  19: 'Nineteen is told as doing it all alone, so ask one person for one thing.',
};

/** A digit that no letter of the name has. */
export const missingLines: Readonly<Record<number, string>> = {
  1: 'No 1: practise asking for it in your own name.',
  2: 'No 2: practise waiting for the other person’s step.',
  3: 'No 3: practise saying it out loud, badly at first.',
  4: 'No 4: practise the list and the early hour.',
  5: 'No 5: practise leaving by another door.',
  6: 'No 6: practise staying when you are needed.',
  7: 'No 7: practise an hour with nobody in it.',
  8: 'No 8: practise naming a price.',
  9: 'No 9: practise letting it be over.',
};
