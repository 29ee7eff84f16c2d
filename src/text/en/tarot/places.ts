/** The places of the three spreads: their names, what each asks, and how a card is told there, in three ways each. */
import type { PositionId } from '#traditions/tarot/spreads.ts';
import type { PositionWords } from '#practice/tarot/words.ts';

export const places: Readonly<Record<PositionId, PositionWords>> = {
  'your-card': {
    name: 'Your Card',
    gloss: 'what the question is made of today',
    leads: [
      'The one card on the table is {card}, and it {verb}.',
      'You drew {card}, the card that {verb}.',
      'One card came up, {card}: it {verb}.',
    ],
    turns: [
      'Its gift is {gift}; its shadow is {shadow}.',
      'What to take from it is {gift}; what to watch for is {shadow}.',
      'At best it is {gift}, at worst {shadow}.',
    ],
  },
  past: {
    name: 'Past',
    gloss: 'what it grew from',
    leads: [
      'In the past, {card} {verb}.',
      'It grew from {card}, the card that {verb}.',
      'In the past lies {card}: it {verb}.',
    ],
    turns: [
      'What came with you from there is {gift}; what clung to your coat is {shadow}.',
      'It left you a skill, {gift}, and a debt, {shadow}.',
      'From then you have {gift}; you paid for it with {shadow}.',
    ],
  },
  present: {
    name: 'Present',
    gloss: 'what is on the table',
    leads: [
      'In the present, {card} {verb}.',
      'On the table today is {card}, the card that {verb}.',
      'The present card is {card}: it {verb}.',
    ],
    turns: [
      'What you can use of it is {gift}; what wants watching is {shadow}.',
      'It lends you {gift}; it asks you to notice {shadow}.',
      'On a good day this is {gift}; on a poor day it is {shadow}.',
    ],
  },
  future: {
    name: 'Future',
    gloss: 'the near bend, if nothing changes',
    leads: [
      'Round the near bend, if nothing changes, {card} {verb}.',
      'The near bend belongs to {card}, the card that {verb}.',
      'In the future, as things are going, {card} {verb}.',
    ],
    turns: [
      'It promises nothing; what it shows within reach is {gift}, and beside that, {shadow}.',
      'The better side of the road is {gift}; the other side is {shadow}.',
      'What helps round the bend is {gift}; what misses it is {shadow}.',
    ],
  },
  'present-situation': {
    name: 'Present Situation',
    gloss: 'what is on the table',
    leads: [
      'On the table lies {card}, the card that {verb}.',
      'The present situation is {card}: it {verb}.',
      'In the middle of it all, {card} {verb}.',
    ],
    turns: [
      'It gives you {gift}; it comes with {shadow}.',
      'Its better half is {gift}; the other half is {shadow}.',
      'There is something in it for you, {gift}, and something to mind, {shadow}.',
    ],
  },
  challenge: {
    name: 'Challenge',
    gloss: 'what crosses it',
    leads: [
      'Across it lies {card}, the card that {verb}.',
      'The challenge is {card}: it {verb}.',
      'What crosses it is {card}, and it {verb}.',
    ],
    turns: [
      'The trouble in it is {shadow}; the help in it is {gift}.',
      'What blocks the road is {shadow}; what could clear it is {gift}.',
      'As a hindrance it is {shadow}; as a teacher it is {gift}.',
    ],
  },
  crown: {
    name: 'Crown',
    gloss: 'the best that can be known or aimed at now',
    leads: [
      'Above, {card} {verb}.',
      'The crown is {card}: it {verb}.',
      'The most that can be known or aimed at is {card}, the card that {verb}.',
    ],
    turns: [
      'Aim at {gift}; pass over {shadow}.',
      'What to reach for is {gift}; what to leave alone is {shadow}.',
      'The high side of it is {gift}, the low side {shadow}.',
    ],
  },
  foundation: {
    name: 'Foundation',
    gloss: 'what holds it up unseen',
    leads: [
      'Beneath everything, {card} {verb}.',
      'The foundation is {card}: it {verb}.',
      'What holds it up unseen is {card}, the card that {verb}.',
    ],
    turns: [
      'What you stand on is {gift}; the damp in the cellar is {shadow}.',
      'The beam under the floor is {gift}; the draught is {shadow}.',
      'What makes it hold is {gift}; what makes it creak is {shadow}.',
    ],
  },
  'recent-past': {
    name: 'Recent Past',
    gloss: 'what is just leaving',
    leads: [
      'Just leaving is {card}, the card that {verb}.',
      'In the recent past, {card} {verb}.',
      'The recent past is {card}: it {verb}, and it is on its way out.',
    ],
    turns: [
      'What may go with it is {shadow}; what you keep is {gift}.',
      'It takes something along, {shadow}, and leaves something on the table, {gift}.',
      'What remains of it is {gift}; what leaves is {shadow}.',
    ],
  },
  approach: {
    name: 'Approach',
    gloss: 'how you stand in it',
    leads: [
      'You stand in this as {card}, the card that {verb}.',
      'Your approach is {card}: it {verb}.',
      'The way you come at it is {card}, and it {verb}.',
    ],
    turns: [
      'On a good day that is {gift}; on a tired one, {shadow}.',
      'What you bring to it is {gift}; what slips in behind is {shadow}.',
      'In one hand you hold {gift}; in the other, {shadow}.',
    ],
  },
  'external-influences': {
    name: 'External Influences',
    gloss: 'what others and circumstances bring',
    leads: [
      'From outside comes {card}, the card that {verb}.',
      'Around you, {card} {verb}.',
      'What others and circumstances bring is {card}, and it {verb}.',
    ],
    turns: [
      'What they bring to the table is {gift}; in the same bag there is {shadow}.',
      'It is not yours to cure: welcome {gift}; walk around {shadow}.',
      'What reaches you from there is {gift}, or it is {shadow}; asking tells them apart.',
    ],
  },
  'hopes-and-fears': {
    name: 'Hopes & Fears',
    gloss: 'one wish with two faces',
    leads: [
      'Among hopes and fears, {card} {verb}.',
      'Hope and fear share one card, {card}, and it {verb}.',
      'The wish with two faces is {card}: it {verb}.',
    ],
    turns: [
      'The wish in it is {gift}; the fear is {shadow}.',
      'You hope for {gift}; you fear {shadow}.',
      'One face of it is {gift}, the other is {shadow}.',
    ],
  },
};
