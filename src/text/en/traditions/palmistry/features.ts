/**
 * What each answer about a hand is called and what the handbooks' common themes make of it.
 *
 * Every line is a picture for thinking and rests on one answer. Nothing speaks of health, of how long a life is, or of how many bonds
 * there will be. Thai names of the lines and mounts (ลายมือ) as they are commonly written.
 */

export type OptionWords = {
  /** As it stands in the first sentence: "under the index finger". */
  readonly name: string;
  /** Two ways to read it, one of them told. Empty where the tradition gives the answer no theme. */
  readonly says: readonly string[];
};

export type QuestionWords = {
  /** The feature as a title: "Heart line, its end". */
  readonly title: string;
  /** What the feature is looked at for; empty where it is only noted. */
  readonly of: string;
  readonly thai: string | null;
  /** First sentences with {value}. */
  readonly leads: readonly [string, string];
  readonly options: Readonly<Record<string, OptionWords>>;
};

const says = (name: string, ...lines: readonly string[]): OptionWords => ({ name, says: lines });

/** Places that a mark may stand on. */
export const markPlaceNames: Readonly<Record<string, readonly [en: string, thai: string]>> = {
  'life-line': ['the life line', 'เส้นชีวิต'],
  'head-line': ['the head line', 'เส้นสมอง'],
  'heart-line': ['the heart line', 'เส้นหัวใจ'],
  'fate-line': ['the fate line', 'เส้นวาสนา'],
  'sun-line': ['the sun line', 'เส้นอาทิตย์'],
  jupiter: ['the mount of Jupiter', 'เนินพฤหัสบดี'],
  saturn: ['the mount of Saturn', 'เนินเสาร์'],
  apollo: ['the mount of Apollo', 'เนินอาทิตย์'],
  mercury: ['the mount of Mercury', 'เนินพุธ'],
  venus: ['the mount of Venus', 'เนินศุกร์'],
  luna: ['the mount of Luna', 'เนินจันทร์'],
};

/** Which part of life a place of the hand stands for, for a mark upon it. */
export const placeSubjects: Readonly<Record<string, string>> = {
  'life-line': 'roots and daily strength',
  'head-line': 'how you think',
  'heart-line': 'how you relate',
  'fate-line': 'your direction',
  'sun-line': 'being seen for your work',
  jupiter: 'ambition',
  saturn: 'duty',
  apollo: 'making things',
  mercury: 'talk and trade',
  venus: 'warmth',
  luna: 'imagination',
};

const mark = (kind: string, article: string, lines: readonly [string, string]): QuestionWords => ({
  title: `${kind} marks`,
  of: 'where attention gathers',
  thai: null,
  leads: [`You found ${article} on {value}.`, `There is ${article} on {value}, as you answered.`],
  options: Object.fromEntries(
    Object.entries(markPlaceNames).map(([place, [en]]) => [place, { name: en, says: lines }]),
  ),
});

export const palmFeatures: Readonly<Record<string, QuestionWords>> = {
  hand: {
    title: 'The hand you looked at',
    of: '',
    thai: 'มือ',
    leads: ['You looked at your {value} hand.', 'It is your {value} hand that you answered for.'],
    options: { left: says('left'), right: says('right') },
  },
  dominant: {
    title: 'The hand you write with',
    of: '',
    thai: 'มือข้างที่ถนัด',
    leads: ['You write with your {value} hand.', 'Your {value} hand is the one you use most.'],
    options: { left: says('left'), right: says('right') },
  },
  shape: {
    title: 'The drawing you chose',
    of: '',
    thai: null,
    leads: ['You chose the drawing of the {value} hand.', 'Of the four drawings, you took {value}.'],
    options: { earth: says('earth'), air: says('air'), fire: says('fire'), water: says('water') },
  },
  skin: {
    title: 'Skin',
    of: 'how things reach you',
    thai: 'ผิวมือ',
    leads: ['The skin of your palm is {value}.', 'You felt the skin of the palm and called it {value}.'],
    options: {
      soft: says(
        'soft',
        'Handbooks take soft skin for a sensitive touch: things reach you early, so build in a little quiet afterwards.',
        'It is read as sensitive, one who notices the draught before the window; say so while it is still small.',
      ),
      firm: says(
        'firm',
        'Firm skin is read as steady: you take a thing up, hold it, and put it where it belongs.',
        'The theme is steadiness, a good grip on the weekday; let others know that it can be lent.',
      ),
      rough: says(
        'rough',
        'Rough skin is read as hands-on: you learn by doing, so let your thinking have something to hold.',
        'The theme is a hand that works things out; try the question on paper, wood or dough.',
      ),
    },
  },
  'finger-spacing': {
    title: 'Finger spacing',
    of: 'how you keep company',
    thai: 'ช่องระหว่างนิ้ว',
    leads: [
      'Your fingers lie {value} when the hand rests.',
      'At rest, you answered, your fingers lie {value}.',
    ],
    options: {
      together: says(
        'close together',
        'That is read as careful: you keep a thing until it is ready, and one more look rarely hurts it.',
        'The theme is care, a hand that spills little; once a week, hand something over unfinished.',
      ),
      even: says(
        'evenly apart',
        'That is read as balanced between giving and keeping; the scale only needs to be looked at now and then.',
        'The theme is an even hand, good at sharing out; take your own portion as well.',
      ),
      apart: says(
        'wide apart',
        'That is read as open: ideas and people pass in and out, so keep one drawer that closes.',
        'The theme is openness, air between the fingers; it helps to name the two things you will keep.',
      ),
    },
  },
  'thumb-angle': {
    title: 'Thumb angle',
    of: 'how freely you give',
    thai: 'นิ้วหัวแม่มือ',
    leads: ['Your thumb opens {value}.', 'Stretched out, you answered, the thumb stands {value}.'],
    options: {
      'under-45': says(
        'less than 45 degrees from the hand',
        'A narrow angle is read as cautious: you look at both sides of the coin, so set a day for deciding.',
        'The theme is caution with time, money or trust; spend a little of one of them on purpose.',
      ),
      '45-to-90': says(
        'between 45 and 90 degrees from the hand',
        'A middle angle is read as balanced: you give and you keep, and both have their hour.',
        'The theme is measure, a door that opens and also shuts; trust your usual sum.',
      ),
      'over-90': says(
        'more than 90 degrees from the hand',
        'A wide angle is read as open-handed: you give readily, and may write down what you need back.',
        'The theme is generosity, a table with room; see that one chair is yours.',
      ),
    },
  },
  'index-ring': {
    title: 'Index and ring finger',
    of: 'leading and risking',
    thai: 'นิ้วชี้และนิ้วนาง',
    leads: ['You found {value}.', 'Comparing index and ring finger, you found {value}.'],
    options: {
      'index-longer': says(
        'the index finger longer',
        'It is read as taking the lead: people look to you for the next step, so say when it is not your turn.',
        'The theme is a hand that points the way; ask one question before you point.',
      ),
      'ring-longer': says(
        'the ring finger longer',
        'It is read as taking chances: you like a thing with an edge, so choose the edge and pad the rest.',
        'The theme is a taste for the throw; keep it where a miss is cheap.',
      ),
      equal: says(
        'both fingers equal',
        'It is read as balanced between leading and risking; you can do either, and may tell people which.',
        'The theme is two fingers of one height, so neither pushes; use that when others quarrel.',
      ),
    },
  },
  'life-arc': {
    title: 'Life line, its arc',
    of: 'vitality and roots',
    thai: 'เส้นชีวิต',
    leads: ['The arc of your life line is {value}.', 'You answered that the life line runs {value}.'],
    options: {
      wide: says(
        'wide',
        'A wide arc is read as outgoing strength: you gain by going out, so keep a way home lit.',
        'The theme is strength that likes company and distance; put one long walk in the week.',
      ),
      close: says(
        'close to the thumb',
        'A close arc is read as quiet strength, kept near the hearth; it lasts longest when nobody hurries it.',
        'The theme is strength in few words; protect the hour in which you say none.',
      ),
      absent: says('hard to find'),
    },
  },
  'life-start': {
    title: 'Life line, its start',
    of: 'thought and deed',
    thai: 'เส้นชีวิต',
    leads: [
      'Life line and head line start {value}.',
      'At the edge of the palm, the two lines begin {value}.',
    ],
    options: {
      joined: says(
        'joined',
        'Joined lines are read as one who thinks first: a short list before the step serves you, a long one does not.',
        'The theme is a thought before each deed; let a friend say go.',
      ),
      separate: says(
        'apart',
        'Separate lines are read as one who acts first: you learn from the step, so make the first one small.',
        'The theme is a deed before the thought; leave a way to undo it.',
      ),
    },
  },
  'head-shape': {
    title: 'Head line, its shape',
    of: 'thinking style',
    thai: 'เส้นสมอง',
    leads: ['Your head line is {value}.', 'You answered that the head line is {value}.'],
    options: {
      straight: says(
        'straight',
        'A straight head line is read as practical: put the question as a list of who, what and when.',
        'The theme is a ruler laid on the matter; measure first, and mind what will not be measured.',
      ),
      curved: says(
        'curved',
        'A curved head line is read as imaginative: draw the matter before you argue it.',
        'The theme is thought that takes the scenic road; set a clock at the halfway house.',
      ),
      forked: says(
        'forked',
        'A forked head line is read as two-minded: you see both sides, so let one speak until noon.',
        'The theme is two good advocates in one head; give them the same three questions.',
      ),
    },
  },
  'head-end': {
    title: 'Head line, its end',
    of: 'how long you weigh things',
    thai: 'เส้นสมอง',
    leads: ['Your head line ends {value}.', 'Followed to its end, the head line stops {value}.'],
    options: {
      'under-middle': says(
        'under the middle finger',
        'That is read as quick to decide: your first answer is useful, and it may be called a draft.',
        'The theme is a short road to yes or no; keep the receipt.',
      ),
      'under-ring': says(
        'under the ring finger',
        'That is read as weighing: two scales and a steady hand, with a date on the result.',
        'The theme is a judge’s patience; choose the matters that deserve it.',
      ),
      'under-little': says(
        'under the little finger',
        'That is read as thorough: you go to the far shelf for the right book, so tell people you will be a while.',
        'The theme is the whole length of a thought; stop when the question is answered.',
      ),
    },
  },
  'heart-end': {
    title: 'Heart line, its end',
    of: 'how you relate',
    thai: 'เส้นหัวใจ',
    leads: ['Your heart line ends {value}.', 'You answered that the heart line reaches its end {value}.'],
    options: {
      'under-index': says(
        'under the index finger',
        'It is read as idealistic in affection: you set the table beautifully, so leave room for a guest with muddy shoes.',
        'The theme is a high picture of how people might be; ask them how they are.',
      ),
      'between-index-and-middle': says(
        'between index and middle finger',
        'It is read as balanced in affection: warmth and sense take turns, which is worth telling the other person.',
        'The theme is a warm house with a door; you know when to open and when to knock.',
      ),
      'under-middle': says(
        'under the middle finger',
        'It is read as self-protective in affection: a good lock, and a key you could lend for one evening.',
        'The theme is a guarded heart, which once had its reasons; try the gate on a small matter.',
      ),
    },
  },
  'heart-shape': {
    title: 'Heart line, its shape',
    of: 'how feeling shows',
    thai: 'เส้นหัวใจ',
    leads: ['Your heart line is {value}.', 'In shape, you answered, the heart line is {value}.'],
    options: {
      straight: says(
        'straight',
        'Straight is read as reserved in feeling: it is there, and it speaks better in deeds, so name the deed.',
        'The theme is feeling kept under a lid; lift it once a week for someone you trust.',
      ),
      curved: says(
        'curved',
        'Curved is read as open in feeling: it shows on your face, so let the words catch up.',
        'The theme is feeling that runs to the door; look through the window first.',
      ),
    },
  },
  fate: {
    title: 'Fate line',
    of: 'direction',
    thai: 'เส้นวาสนา',
    leads: ['Your fate line is {value}.', 'You looked for the fate line and found it {value}.'],
    options: {
      none: says(
        'not to be seen',
        'Handbooks read that as one who makes the road while walking it; choose the next milestone yourself.',
        'The theme is an unmarked field, which is freedom and also work; put in one stake.',
      ),
      faint: says(
        'faint',
        'Faint is read as a changing direction: the road was moved more than once, so ask what stayed on the cart.',
        'The theme is a path that shows in some lights; write down where you last saw it.',
      ),
      clear: says(
        'clear',
        'Clear is read as a steady direction: a rail helps until you want to turn, so know where the switches are.',
        'The theme is a line drawn through; use its support on a week without wind.',
      ),
    },
  },
  'fate-start': {
    title: 'Fate line, its start',
    of: 'where direction began',
    thai: 'เส้นวาสนา',
    leads: ['Your fate line starts {value}.', 'At its lower end, the fate line begins {value}.'],
    options: {
      wrist: says(
        'at the wrist',
        'It is read as an early direction: ask whether the first plan still fits the present coat.',
        'The theme is a road begun young; thank it, and check the map.',
      ),
      'life-line': says(
        'at the life line',
        'It is read as a direction from family: sort what was handed over from what you would choose again.',
        'The theme is a start under somebody’s roof; you may move the furniture.',
      ),
      'mid-palm': says(
        'in the middle of the palm',
        'It is read as a later direction: what came before was looking round, and looking round counts.',
        'The theme is a road found on the way; be patient with those who had theirs at once.',
      ),
    },
  },
  'fate-end': {
    title: 'Fate line, its end',
    of: 'what direction leans to',
    thai: 'เส้นวาสนา',
    leads: ['Your fate line ends {value}.', 'The fate line, as you answered, runs out {value}.'],
    options: {
      'under-index': says(
        'under the index finger',
        'It is read as leaning toward leading: take the chair when it is empty, and share the minutes.',
        'The theme is a road that ends at the head of a table; practise listening on the way.',
      ),
      'under-middle': says(
        'under the middle finger',
        'It is read as leaning toward duty: you carry things through, and may ask what they are for.',
        'The theme is a road with a task at its end; leave an evening without one.',
      ),
      'under-ring': says(
        'under the ring finger',
        'It is read as leaning toward making: the road wants a workbench, however small.',
        'The theme is work with a maker’s mark on it; sign something this month.',
      ),
    },
  },
  sun: {
    title: 'Sun line',
    of: 'recognition',
    thai: 'เส้นอาทิตย์',
    leads: ['Your sun line is {value}.', 'You looked for the sun line and found it {value}.'],
    options: {
      none: says(
        'not to be seen',
        'That is read as working unseen: the work is there, so put one piece of it in the window.',
        'The theme is a lamp behind a curtain; ask one person to look.',
      ),
      faint: says(
        'faint',
        'That is read as growing recognition: show a little, often, and to people who know the craft.',
        'The theme is first light on the sill; it likes regular hours.',
      ),
      clear: says(
        'clear',
        'That is read as recognition: people see what you make, so choose what you would like to be seen for.',
        'The theme is work that stands in the light; keep one piece for yourself alone.',
      ),
    },
  },
  bonds: {
    title: 'Marks at the edge of the hand',
    of: 'close bonds',
    thai: 'เส้นแต่งงาน',
    leads: [
      'At the edge of the hand, under the little finger, you found {value}.',
      'Below the little finger you counted {value}.',
    ],
    options: {
      none: says(
        'no mark',
        'Here that is read for the care you give to close bonds, and counts nobody: who is overdue for a call?',
        'We take it as a blank edge, free to be written on; it foretells no number of anything.',
      ),
      one: says(
        'one mark',
        'It is read for close bonds and counts nobody: think of one person, and of one hour for them.',
        'The theme is a bond that leaves a line; the number is no forecast.',
      ),
      two: says(
        'two marks',
        'They are read for close bonds and count nobody: different people know different rooms of you.',
        'The theme is bonds that leave their lines; the number is no forecast.',
      ),
      'three-or-more': says(
        'three marks or more',
        'They are read for close bonds and count nobody: a full edge is a full address book, so who is at the top?',
        'The theme is many ties held at one edge; the number is no forecast.',
      ),
    },
  },
  mounts: {
    title: 'Mounts',
    of: 'what stands out',
    thai: 'เนิน',
    leads: ['In your palm {value} stands out.', 'Of the mounts, you answered, {value} stands out.'],
    options: {
      jupiter: says(
        'the mount of Jupiter',
        'It is read for ambition: a wish to stand a step higher, best used to lift something.',
        'Ambition is the theme, so name the aim in one line and the reason in another.',
      ),
      saturn: says(
        'the mount of Saturn',
        'It is read for seriousness: you give a matter its weight, and may give it a chair too.',
        'Seriousness is the theme, a keel under the boat; let someone else do the sails.',
      ),
      apollo: says(
        'the mount of Apollo',
        'It is read for creativity: something wants making, in a size that fits an evening.',
        'Creativity is the theme; it likes a poor tool and a set hour.',
      ),
      mercury: says(
        'the mount of Mercury',
        'It is read for communication: you put things across, so let the last word be a question.',
        'Communication is the theme; write the message, and read it aloud before it goes.',
      ),
      venus: says(
        'the mount of Venus',
        'It is read for warmth: a kitchen with the door open, which somebody should also air.',
        'Warmth is the theme, so spend it where it comes back as a knock at the door.',
      ),
      luna: says(
        'the mount of Luna',
        'It is read for imagination: pictures come by themselves, so keep paper near the bed.',
        'Imagination is the theme, deep water close to the house; have a rope and a lamp.',
      ),
      'mars-upper': says(
        'the upper mount of Mars',
        'It is read for endurance: you stay when it is dull, and may ask for how long.',
        'Endurance is the theme; put a bench halfway up the hill.',
      ),
      'mars-lower': says(
        'the lower mount of Mars',
        'It is read for courage: you go in first, so look behind you for the others.',
        'Courage is the theme, a hot stove in a cold house; mind what stands near it.',
      ),
    },
  },
  'mark-star': mark('Star', 'a star', [
    'A star is read as a highlight, a lamp set on {subject}: look there first.',
    'It puts a bright pin into {subject}; ask what you would like to happen there.',
  ]),
  'mark-cross': mark('Cross', 'a cross', [
    'A cross is read as a turning in {subject}: two roads meet, and you may stop to read the signs.',
    'It marks a crossroads in {subject}; choose by daylight and with company.',
  ]),
  'mark-island': mark('Island', 'an island', [
    'An island is read as divided attention in {subject}: the stream parts and joins again.',
    'It shows two channels in {subject}; close one of them for a week.',
  ]),
  'mark-chain': mark('Chain', 'a chain', [
    'A chain is read as unevenness in {subject}: small links, each of them liftable.',
    'It shows a knotted stretch in {subject}; untie one loop and leave the rest.',
  ]),
  'mark-square': mark('Square', 'a square', [
    'A square is read as shelter around {subject}: something holds you there, so thank it by name.',
    'It sets four walls round {subject}; rest inside them before you go on.',
  ]),
  'double-line': {
    title: 'A second life line',
    of: 'vitality and roots',
    thai: 'เส้นชีวิต',
    leads: [
      'A second line beside the life line: you answered {value}.',
      'Asked for a second line along the life line, you said {value}.',
    ],
    options: {
      yes: says(
        'yes',
        'It is read as a second strength: somebody or something carries with you, so let it take a handle.',
        'The theme is a rail beside the stairs; use it before you stumble.',
      ),
      no: says('no'),
    },
  },
  simian: {
    title: 'One line for head and heart',
    of: 'thought and feeling',
    thai: null,
    leads: [
      'One single line across the palm: you answered {value}.',
      'Asked whether head and heart share one line, you said {value}.',
    ],
    options: {
      yes: says(
        'yes',
        'It is read as head and heart in one: you mean a thing wholly, so leave others a moment to arrive.',
        'The theme is one rope where others have two; it holds well and hurts when it is jerked.',
      ),
      no: says('no'),
    },
  },
};
