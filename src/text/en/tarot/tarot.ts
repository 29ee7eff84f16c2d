/** The English words of the tarot reader: cards, places, how cards act on each other, what is unusual, opening and close. */
import type { TarotWords } from '#practice/tarot/words.ts';
import { cupTexts } from './cups.ts';
import { majorTexts } from './majors.ts';
import { suitNames } from './names.ts';
import { pentacleTexts } from './pentacles.ts';
import { places } from './places.ts';
import { swordTexts } from './swords.ts';
import { wandTexts } from './wands.ts';
import { ORDINALS } from '../ordinals.ts';

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Names of majors that take no article. */
const bareNames: ReadonlySet<string> = new Set(['Strength', 'Justice', 'Death', 'Temperance', 'Judgement']);

export const tarotEnglish: TarotWords = {
  lang: 'en',
  cards: { ...majorTexts, ...wandTexts, ...cupTexts, ...swordTexts, ...pentacleTexts },
  categories: { 'major-arcana': 'Major Arcana', ...suitNames },
  suits: {
    wands: {
      name: suitNames.wands,
      gloss: 'what one wants and starts',
      ask: 'what would you do on Monday, if it were only for joy?',
    },
    cups: {
      name: suitNames.cups,
      gloss: 'what one feels',
      ask: 'what do you feel about it, in one word?',
    },
    swords: {
      name: suitNames.swords,
      gloss: 'what one thinks and says',
      ask: 'what would you say, if it had to be said plainly?',
    },
    pentacles: {
      name: suitNames.pentacles,
      gloss: 'what one makes and keeps',
      ask: 'what would it cost, in hours and in money?',
    },
  },
  spreads: { single: 'Single Card', three: 'Past, Present, Future', celtic: 'Celtic Cross' },
  positions: places,
  reversals: {
    inward: {
      label: 'Inward',
      frames: [
        'Reversed, turn it inward: {text}.',
        'It lies reversed and faces inward: {text}.',
        'Reversed, it has moved indoors: {text}.',
      ],
    },
    blocked: {
      label: 'Blocked',
      frames: [
        'Reversed, it is held up: {text}.',
        'It lies reversed, and the way is blocked: {text}.',
        'Reversed, the same force meets a stop: {text}.',
      ],
    },
    late: {
      label: 'Late',
      frames: [
        'Reversed, it comes late: {text}.',
        'It lies reversed, and its clock runs behind: {text}.',
        'Reversed, it is the same thing after its hour: {text}.',
      ],
    },
    overdone: {
      label: 'Overdone',
      frames: [
        'Reversed, there is too much of it: {text}.',
        'It lies reversed, and it is overdone: {text}.',
        'Reversed, it has gone a step too far: {text}.',
      ],
    },
  },
  challengeReversed: [
    'It lies reversed, so turn that inward: you cross yourself with it first.',
    'And it is turned inward, for it lies reversed: the quarrel with it is partly your own.',
    'Reversed, it is turned inward as well: part of what crosses you, you bring along.',
  ],
  topicLines: {
    love: [
      'Where the heart is concerned, picture {line}.',
      'Between two people it means {line}.',
      'In matters of the heart this is {line}.',
      'Read for the heart, it is {line}.',
    ],
    work: [
      'At work it looks like {line}.',
      'In working hours this is {line}.',
      'As a matter of work it means {line}.',
      'For work it reads as {line}.',
    ],
    self: [
      'In yourself, look for {line}.',
      'Turned towards yourself, it is {line}.',
      'Closer in, it shows as {line}.',
      'For you alone it means {line}.',
    ],
    home: [
      'At home it looks like {line}.',
      'Under your own roof, picture {line}.',
      'Among your own people it means {line}.',
      'For family and friends it reads as {line}.',
    ],
    decision: [
      'As a choice, it marks {line}.',
      'On the scales it is {line}.',
      'Of the roads before you, it speaks for {line}.',
      'Where you have to choose, it means {line}.',
    ],
  },
  intros: {
    single: {
      asked: [
        'You asked “{question}” and laid one card beside it.',
        'One card lies beside your question, “{question}”',
        'To “{question}” you drew one card.',
      ],
      open: [
        'You asked nothing in words, so one card speaks of where you stand.',
        'One card was drawn, with no question put to it.',
        'No question was spoken, and one card lies on the table all the same.',
      ],
      second: [
        'It can show what the question is made of, and it leaves the answer to you.',
        'It is a picture to think with, and you do the thinking.',
        'It will not tell you what happens; it gives you something to look at.',
      ],
    },
    three: {
      asked: [
        'You asked “{question}” and laid three cards beside it: {series}.',
        'Beside your question, “{question}”, lie three cards: {series}.',
        'To “{question}” you drew three cards: {series}.',
      ],
      open: [
        'You asked nothing in words, so the cards speak of where you stand: {series}.',
        'Three cards were drawn with no question put to them: {series}.',
        'No question was spoken, and three cards lie on the table all the same: {series}.',
      ],
      second: [
        'They can show what the question is made of, and they leave the answer to you.',
        'Read them as one sentence with three words.',
        'They will not tell you what happens; they give you something to look at.',
      ],
    },
    celtic: {
      asked: [
        'You asked “{question}” and laid the whole cross around it.',
        'Around your question, “{question}”, lies the whole cross.',
        'To “{question}” you laid out the whole cross.',
      ],
      open: [
        'You asked nothing in words, so the whole cross speaks of where you stand.',
        'The whole cross was laid with no question put to it.',
        'No question was spoken, and the whole cross lies on the table all the same.',
      ],
      second: [
        'It holds {majors}, {courts} and {reversed}; it shows what the matter is made of, and decides nothing.',
        'It holds {majors}, {courts} and {reversed}: a landscape to look over before you walk.',
        'It holds {majors}, {courts} and {reversed}, and each of them has its say.',
      ],
    },
  },
  yesNo: [
    'A card cannot say yes; it can say what a yes would need.',
    'No card says yes or no; it shows what either would ask of you.',
  ],
  pairLeads: {
    'three.1-2': 'On the way to this point',
    'three.2-3': 'From this point on',
    'celtic.1-2': 'At the crossing',
    'celtic.3-7': 'In what has been',
    'celtic.4-5': 'Between the near bend and the height of it',
    'celtic.5-6': 'From the ground to the top',
    'celtic.8-9': 'Between you and your surroundings',
    'celtic.4-10': 'Between what comes and what you wish',
    '*': 'Across the table',
  },
  relations: {
    'same-rank': [
      '{lead}, {a} and {b} are two {many}: two people, or two sides of one.',
      '{lead}, {a} meets {b}, and two {many} are {theme}.',
    ],
    'same-number': [
      '{lead}, {a} and {b} share a number, {number}: {theme}.',
      '{lead}, {a} answers {b} as one {number} answers another: {theme}.',
    ],
    'sequence-up': [
      '{lead}, {a} leads to {b}, one step up in the story of {gloss}.',
      '{lead}, {a} and {b} are neighbours on a stair, {gloss}, going up.',
    ],
    'sequence-down': [
      '{lead}, {a} goes back to {b}: something in {gloss} is being unwound.',
      '{lead}, {a} and {b} are neighbours on a stair, going down: {gloss}, taken apart with care.',
    ],
    'public-private': [
      '{lead}, {a} and {b} are one suit seen from both sides: one is shown in company, the other is kept indoors.',
      '{lead}, {a} and {b} speak of {gloss}, one of them aloud and one of them in private.',
    ],
    'turning-dark': [
      '{lead}, the light goes down from {a} to {b}: what was easy begins to ask for care.',
      '{lead}, {a} is the brighter room and {b} the darker one; carry a lamp from the first to the second.',
    ],
    'turning-light': [
      '{lead}, the light comes up from {a} to {b}: the heavier of the two lies behind the lighter.',
      '{lead}, {a} is the darker room and {b} the brighter one, and there is a door between them.',
    ],
    hostile: [
      '{lead}, {a} and {b} are {ea} against {eb}: {nature}.',
      '{lead}, {a} and {b} pull apart as {ea} and {eb} do: {nature}.',
      '{lead}, {ea} meets {eb} in {a} and {b}: {nature}.',
    ],
    friendly: [
      '{lead}, {a} and {b} are {ea} and {eb}, which are friends: {nature}.',
      '{lead}, {a} and {b} help each other as {ea} and {eb} do: {nature}.',
      '{lead}, {ea} finds {eb} in {a} and {b}: {nature}.',
    ],
    'larger-theme': [
      '{lead}, {larger} is the larger theme, and {smaller} is how it looks on a weekday.',
      '{lead}, {larger} sets the terms, and {smaller} works within them.',
      '{lead}, {larger} is the season, and {smaller} is a day in it.',
    ],
    'same-suit': [
      '{lead}, {a} and {b} are of one suit, and both speak of {gloss}.',
      '{lead}, {a} and {b} stay with one subject: {gloss}.',
    ],
    'same-element': [
      '{lead}, {a} and {b} are both {ea}: they agree quickly, and push the same way.',
      '{lead}, {a} and {b} have {ea} in common, so neither corrects the other.',
    ],
    neutral: [
      '{lead}, {a} and {b} let each other be, {ea} beside {eb}: two matters that need not be one.',
      '{lead}, {a} and {b} are {ea} and {eb}, neither friends nor at odds: each keeps to its own.',
    ],
  },
  elements: { fire: 'fire', water: 'water', air: 'air', earth: 'earth' },
  natures: {
    'air-fire': [
      'a thought gives the wish its breath',
      'a word fans it, and a wish gives the word heat',
      'one has the idea and the other the nerve',
    ],
    'earth-water': [
      'a feeling finds the ground it can grow in',
      'care seeps in and something holds it',
      'one has the tenderness and the other the bowl',
    ],
    'fire-water': [
      'steam, or a fire put out',
      'one wants to go and the other wants to feel',
      'a kettle, if somebody minds the lid',
    ],
    'air-earth': [
      'a bright plan against a plain fact',
      'one has the argument and the other the bill',
      'dust, until they agree on a path',
    ],
  },
  numbers: {
    1: { one: 'one', many: 'ones', theme: 'a beginning that is asked for twice' },
    2: { one: 'two', many: 'twos', theme: 'the number of pairs, and of scales' },
    3: { one: 'three', many: 'threes', theme: 'what two make when they work together' },
    4: { one: 'four', many: 'fours', theme: 'four walls, which hold and which hold in' },
    5: { one: 'five', many: 'fives', theme: 'the number that shakes the table' },
    6: { one: 'six', many: 'sixes', theme: 'the number where the table is level again' },
    7: { one: 'seven', many: 'sevens', theme: 'the number that tests what six was content with' },
    8: { one: 'eight', many: 'eights', theme: 'pace, practice and the craft of going on' },
    9: { one: 'nine', many: 'nines', theme: 'nearly all of it, and mostly alone' },
    10: { one: 'ten', many: 'tens', theme: 'the full measure, with its weight' },
  },
  courts: {
    page: { many: 'pages', theme: 'two beginners, each with a question' },
    knight: { many: 'knights', theme: 'two riders with different maps' },
    queen: { many: 'queens', theme: 'two ways of taking care' },
    king: { many: 'kings', theme: 'two thrones, either of which might suit you' },
  },
  balances: {
    'absent-suit': [
      'There are no {suit}, as in {rate}: little is said of {gloss}.',
      'No {suit} came up, as in {rate}, so this is quiet about {gloss}.',
    ],
    'most-suit': [
      '{count} of the {total} cards are {suit}, as in {rate}: the talk is mostly of {gloss}.',
      '{count} of the {total} cards are {suit}, which {rate} will show; the subject is {gloss}.',
    ],
    majors: [
      '{count} of the {total} are majors, as in {rate}: themes larger than a single week.',
      '{count} of the {total} are majors, which {rate} will show; this matter has deep roots.',
    ],
    'reversed-many': [
      '{count} of the {total} cards are reversed, as in {rate}: much of this goes on indoors.',
      '{count} of the {total} cards are reversed, which {rate} will show; begin with yourself, and gently.',
    ],
    'reversed-none': [
      'None of the {total} cards is reversed, as in {rate}: what there is, shows.',
      'None of the {total} cards is reversed, which {rate} will show; little is hidden.',
    ],
    number: [
      '{count} {many} have come, as in {rate}: {theme}.',
      '{count} {many} lie on one table, which {rate} will show: {theme}.',
    ],
    rank: [
      '{count} {many} have come, as in {rate}: a whole table of the same face, at different ages.',
      '{count} {many} lie on one table, which {rate} will show; ask which of them is you.',
    ],
    courts: [
      '{count} of the {total} are court cards, as in {rate}: a crowded room, so ask who is speaking.',
      '{count} of the {total} are court cards, which {rate} will show; this is mostly about people.',
    ],
  },
  practical: ['So, to make up for the {element}: {ask}', 'The {element} has to come from you: {ask}'],
  closings: [
    'A way to begin, from {card}: {advice}',
    'If you do one thing, let it be from {card}: {advice}',
    'Something to try, with {card} in mind: {advice}',
  ],
  loosely: [
    'Hold all this loosely: cards show what a question is made of, and the choosing stays with you.',
    'Take what fits and leave the rest on the table; the choosing stays with you.',
    'None of it is settled by a card, and you know the matter better than the deck does.',
  ],
  limits: {
    health: 'The body belongs to someone who can examine it; a card only keeps you company.',
    law: 'The legal side deserves someone who knows the law; a card has not read the papers.',
    money: 'The figures deserve someone who knows figures; a card has not seen the accounts.',
    mind: 'What another person thinks or feels no card can see; only they can say.',
  },
  otherMinds: [
    String.raw`\b(?:does|did|do|is|are|will|would|has|have|was|can) (?:he|she|they|my (?:\w+ ){1,2}?|[A-Z]\w+ )\s?(?:really |still |secretly |ever |also )?(?:lov(?:e|es|ing)|lik(?:e|es)|miss(?:ing)?|think(?:ing)?|feel(?:ing)?|want(?:s)?|car(?:e|es)|hat(?:e|es)|cheat(?:ing)?|ly(?:e|ing)|lie|regret|forgiv(?:e|en))\b`,
    String.raw`\b(?:what|how) (?:does|did|do|is|are) (?:he|she|they|my \w+|(?:his|her|their) \w+) (?:\w+ )?(?:think|thinking|feel|feeling|want|hiding|planning)`,
    String.raw`\b(?:his|her|their) (?:true |real |secret )?(?:feelings|thoughts|intentions)\b`,
  ],
  spreadPatterns: [
    ['celtic', String.raw`\b(?:celtic (?:cross|spread)|ten[ -]cards?|10[ -]cards?)\b`],
    ['three', String.raw`\b(?:three|3)[ -]cards?\b`],
    [
      'single',
      String.raw`\b(?:(?:a|one|single|1)(?: single)?(?: tarot)? card|card (?:of|for) (?:the|my) day)\b`,
    ],
  ],
  ordinals: ORDINALS.slice(0, 10),
  last: ['last card', 'last one'],
  cardWords: ['card', ' one', 'place'],
  naming: String.raw`^Tarot, (?:Single Card|Three Cards|Celtic Cross)\. `,
  inText: (name) => (bareNames.has(name) ? name : `the ${name.replace(/^The /u, '')}`),
  count: (n) => smallNumbers[n] ?? String(n),
  counted: {
    majors: (n) => (n === 1 ? 'one major' : `${smallNumbers[n] ?? n} majors`),
    courts: (n) => (n === 1 ? 'one court card' : `${smallNumbers[n] ?? n} court cards`),
    reversed: (n) => (n === 1 ? 'one reversed card' : `${smallNumbers[n] ?? n} reversed cards`),
  },
  inOrder: (items) => items.join(', then '),
  rate: (rate) => `about one spread in ${roundedNumber(1 / rate)}`,
  kindOf: (suit) => (suit === null ? 'a major' : `one of the ${suitNames[suit]}`),
  lower: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
  sentence: (text) => {
    const large = text.replace(
      /^(\P{L}*)(\p{L})/u,
      (_, before: string, first: string) => before + first.toUpperCase(),
    );
    // A question that is quoted at the end closes the sentence itself.
    return large.replace(/([.?!…])”\.$/u, '$1”').replace(/([^.?!…])”$/u, '$1.”');
  },
};

/** "eight", "seventy", "three hundred": as round as such a rate deserves. */
function roundedNumber(n: number): string {
  if (n < 20.5) return smallNumbers[Math.round(n)] ?? '';
  if (n < 95) return tens[Math.round(n / 10)] ?? '';
  if (n < 950)
    return Math.round(n / 100) === 1 ? 'a hundred' : `${smallNumbers[Math.round(n / 100)] ?? ''} hundred`;
  if (n < 20_500)
    return Math.round(n / 1000) <= 1 ? 'a thousand' : `${smallNumbers[Math.round(n / 1000)] ?? ''} thousand`;
  return 'many thousands';
}
