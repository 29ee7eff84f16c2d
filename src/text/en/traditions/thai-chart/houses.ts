/** What the twelve houses mean, counted from the lagna or from the Moon: shared by the Vedic, Thai and Khmer modes. */
import type { Theme } from '../thai/themes.ts';

export type HouseText = {
  /** A noun phrase. */
  readonly gloss: string;
  /** A clause after "there": "where …". */
  readonly where: string;
  readonly core: readonly [string, string];
  /** For a star that passes through it: after "a time for". */
  readonly time: string;
  readonly themes: Readonly<Record<Theme, string>>;
};

export const houseTexts: Readonly<Record<string, HouseText>> = {
  '1': {
    gloss: 'the body, the manner and the first impression',
    where: 'where your face and manner meet the world',
    core: [
      'The first house is the front door: how you come in, and what people take you for.',
      'It tells how you begin things before you have had time to plan.',
    ],
    time: 'looking at how you come across and what you start with',
    themes: {
      love: 'For love, the first house asks how you show up on the doorstep, before any promise is made.',
      work: 'For work, the first house counts presence: people remember how you entered the room.',
      money: 'For money, the first house says that your own two hands are the first account.',
      family: 'For family, the first house shows which manner you learned at that table and still wear.',
      self: 'For you, the first house is home ground: what you are like before anyone has asked for anything.',
      mood: 'For a mood, the first house begins with plain things: posture, sleep, the shirt you put on.',
      spirit: 'For the spirit, the first house asks how you wake, and to what.',
      decision: 'For a decision, the first house asks whether you could stand in the doorway and say it.',
    },
  },
  '2': {
    gloss: 'savings, food and the spoken word',
    where: 'where stores are kept and words are weighed',
    core: [
      'The second house is the larder and the purse, and the tone of voice at table.',
      'It tells what you keep, what you spend, and how you speak of both.',
    ],
    time: 'counting stores, keeping receipts and choosing words',
    themes: {
      love: 'For love, the second house asks what the two of you keep in one drawer.',
      work: 'For work, the second house looks at the wage and at whether you named it yourself.',
      money: 'For money, the second house is the plain answer: what comes in, what stays, what leaks.',
      family: 'For family, the second house is the shared pot and what may be said over it.',
      self: 'For you, the second house asks what you would never sell.',
      mood: 'For a mood, the second house suggests a full cupboard and one honest sentence.',
      spirit: 'For the spirit, the second house weighs words: fewer, truer, kinder.',
      decision: 'For a decision, the second house asks what it costs by the month.',
    },
  },
  '3': {
    gloss: 'courage, siblings, letters and short roads',
    where: 'where messages are sent and nerve is tried',
    core: [
      'The third house is the desk, the phone and the short road: small efforts, repeated.',
      'It tells how you try again, and who tries with you.',
    ],
    time: 'practice, messages and short trips',
    themes: {
      love: 'For love, the third house is the message you draft twice and then send.',
      work: 'For work, the third house rewards the tenth attempt more than the first idea.',
      money: 'For money, the third house is the side job, the small invoice, the extra hour.',
      family: 'For family, the third house is brothers and sisters, and cousins who might as well be.',
      self: 'For you, the third house shows the courage that looks like habit.',
      mood: 'For a mood, the third house sends you out for a short walk with an errand.',
      spirit: 'For the spirit, the third house is daily practice, done with the hands.',
      decision: 'For a decision, the third house says: make a small trial and see.',
    },
  },
  '4': {
    gloss: 'home, mother, land and rest',
    where: 'where the house stands and you take off your shoes',
    core: [
      'The fourth house is the floor under your feet: home, mother, and where you sleep well.',
      'It tells what you need around you before you can rest.',
    ],
    time: 'home, repairs and those who raised you',
    themes: {
      love: 'For love, the fourth house asks whether you can be tired in front of each other.',
      work: 'For work, the fourth house says that a rested person leaves the house better armed.',
      money: 'For money, the fourth house is roof and land, which want upkeep more than daring.',
      family: 'For family, the fourth house is the kitchen itself, and the one who kept it warm.',
      self: 'For you, the fourth house holds what you are like when nobody is coming.',
      mood: 'For a mood, the fourth house is the right address: put one room in order and sit in it.',
      spirit: 'For the spirit, the fourth house keeps a quiet corner, with a chair.',
      decision: 'For a decision, the fourth house asks where you will sleep afterwards, and how.',
    },
  },
  '5': {
    gloss: 'children, play, study and what you make',
    where: 'where something is made for the joy of it',
    core: [
      'The fifth house is the workbench of joy: children, lessons, courtship, whatever you make.',
      'It tells what you do well because nobody forces you.',
    ],
    time: 'making, learning and play',
    themes: {
      love: 'For love, the fifth house is the courting itself, before anyone asks about the rent.',
      work: 'For work, the fifth house brings the idea that came while playing.',
      money: 'For money, the fifth house likes to play, so play with hours and leave the savings alone.',
      family: 'For family, the fifth house is children, yours or borrowed, and what they are shown.',
      self: 'For you, the fifth house asks what you last made without being asked.',
      mood: 'For a mood, the fifth house hands you a pencil.',
      spirit: 'For the spirit, the fifth house is a verse learned by heart.',
      decision: 'For a decision, the fifth house asks which choice you would be glad to explain to a child.',
    },
  },
  '6': {
    gloss: 'daily work, debts, rivals and upkeep',
    where: 'where the daily load is carried and debts are paid',
    core: [
      'The sixth house is the service entrance: chores, debts, quarrels, the job done anyway.',
      'It costs something, and it makes you good at what others avoid.',
    ],
    time: 'clearing debts, chores and old quarrels, one at a time',
    themes: {
      love: 'For love, the sixth house points to the unshared chores under the quarrel.',
      work: 'For work, the sixth house is the inbox: you win there by routine, seldom by brilliance.',
      money: 'For money, the sixth house says: list the debts by size and start with the smallest.',
      family: 'For family, the sixth house asks who does the work that nobody sees.',
      self: 'For you, the sixth house shows stamina, learned the dull way.',
      mood: 'For a mood, the sixth house helps with one drawer sorted to the bottom.',
      spirit: 'For the spirit, the sixth house is service without a photograph.',
      decision: 'For a decision, the sixth house asks what upkeep it will want every week.',
    },
  },
  '7': {
    gloss: 'partners, agreements and open opponents',
    where: 'where another person sits across the table',
    core: [
      'The seventh house is the chair opposite: partner, client, the one you bargain with.',
      'It tells what you look for in another, and what you hand over to them.',
    ],
    time: 'agreements, meetings and hearing the other side',
    themes: {
      love: 'For love, the seventh house is the heart of it: the person across the table, on an ordinary evening.',
      work: 'For work, the seventh house is the client and the contract, read aloud before it is signed.',
      money: 'For money, the seventh house asks what has been agreed, and whether both remember it alike.',
      family: 'For family, the seventh house is the family you choose and sign for.',
      self: 'For you, the seventh house shows what you see in others before you see it at home.',
      mood: 'For a mood, the seventh house suggests one conversation, with the phones in a drawer.',
      spirit: 'For the spirit, the seventh house is learning to be met.',
      decision: 'For a decision, the seventh house asks what the other side would call fair.',
    },
  },
  '8': {
    gloss: 'what is shared, hidden or ended',
    where: 'where things are locked away, shared or let go',
    core: [
      'The eighth house is the cellar: joint accounts, old griefs, what is passed on, what is over.',
      'It asks for patience and a torch, and it repays honesty.',
    ],
    time: 'closing an old account and asking what is hidden',
    themes: {
      love: 'For love, the eighth house asks what you have not yet told each other.',
      work: 'For work, the eighth house is the research, the repair, the file nobody else will open.',
      money: 'For money, the eighth house is what belongs to two: put it on paper.',
      family: 'For family, the eighth house keeps the story that is only told late at night.',
      self: 'For you, the eighth house shows what you can look at without turning away.',
      mood: 'For a mood, the eighth house says: name the thing, then put the kettle on.',
      spirit: 'For the spirit, the eighth house is the practice of letting go of one thing.',
      decision: 'For a decision, the eighth house asks what has to end first.',
    },
  },
  '9': {
    gloss: 'teachers, belief, good fortune and long roads',
    where: 'where teachers are heard and long roads begin',
    core: [
      'The ninth house is the long view: teachers, belief, the father, the road abroad.',
      'It tells where help comes from that you did not earn.',
    ],
    time: 'study, long roads and good advice',
    themes: {
      love: 'For love, the ninth house asks what the two of you believe in when it is late.',
      work: 'For work, the ninth house is the teacher who opened a door, and the one you could open.',
      money: 'For money, the ninth house is modest luck, which likes to be thanked.',
      family: 'For family, the ninth house is the elders and what they held to.',
      self: 'For you, the ninth house holds the rule you would keep with nobody watching.',
      mood: 'For a mood, the ninth house prescribes a horizon: a hill, a map, a good book.',
      spirit: 'For the spirit, the ninth house is the temple gate itself.',
      decision: 'For a decision, the ninth house asks what your best teacher would ask you.',
    },
  },
  '10': {
    gloss: 'work, rank and what you are known for',
    where: 'where your work is seen and answers to your name',
    core: [
      'The tenth house is the high shelf: work, rank, the deeds that others can point to.',
      'It tells what you are known for among people who never met you.',
    ],
    time: 'work in public and tasks with your name on them',
    themes: {
      love: 'For love, the tenth house asks how much of the evening the job takes.',
      work: 'For work, the tenth house is the answer itself: the task that others see, and how you stand to it.',
      money: 'For money, the tenth house says that a clear title pays better than a clever scheme.',
      family: 'For family, the tenth house is what they say about you to the neighbours.',
      self: 'For you, the tenth house asks what you want your name to mean on a door.',
      mood: 'For a mood, the tenth house is lifted by one thing finished and shown.',
      spirit: 'For the spirit, the tenth house is work done as an offering.',
      decision: 'For a decision, the tenth house asks whether you could defend it in public.',
    },
  },
  '11': {
    gloss: 'gains, friends and hopes',
    where: 'where friends gather and what you did comes back',
    core: [
      'The eleventh house is the harvest table: gains, friends, hopes that found company.',
      'It tells what comes back, and through whom.',
    ],
    time: 'friends, gains and wishes said aloud',
    themes: {
      love: 'For love, the eleventh house counts friends: meet their people, show them yours.',
      work: 'For work, the eleventh house is the network that calls you back.',
      money: 'For money, the eleventh house is income, and it grows by what you already do well.',
      family: 'For family, the eleventh house is the elder sibling and the friend who became one.',
      self: 'For you, the eleventh house asks what you hope for when you stop being modest.',
      mood: 'For a mood, the eleventh house sets one more plate.',
      spirit: 'For the spirit, the eleventh house is good company, which is half of the way.',
      decision:
        'For a decision, the eleventh house asks three friends, and notices which one you avoid asking.',
    },
  },
  '12': {
    gloss: 'rest, retreat, cost and far places',
    where: 'where you withdraw and what is spent does not return',
    core: [
      'The twelfth house is the closed door: sleep, retreat, cost, a country far away.',
      'It takes things out of sight, and some of them heal there.',
    ],
    time: 'rest, quiet and leaving room in the week',
    themes: {
      love: 'For love, the twelfth house is the tenderness that only shows with the lights out.',
      work: 'For work, the twelfth house is the hidden hours, so write them down.',
      money: 'For money, the twelfth house is the leak; find it before you find someone to blame.',
      family: 'For family, the twelfth house is the one who lives far away and is spoken of daily.',
      self: 'For you, the twelfth house holds what you do alone and never mention.',
      mood: 'For a mood, the twelfth house says sleep, and means it.',
      spirit: 'For the spirit, the twelfth house is the retreat: silence with an end date.',
      decision: 'For a decision, the twelfth house asks what you are willing not to get back.',
    },
  },
};
