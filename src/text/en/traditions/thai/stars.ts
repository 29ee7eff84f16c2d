/** What the nine stars mean: shared by every Thai mode. Sentences are about the star as "it", so that any point can use them. */
import type { ThaiStar } from '#traditions/thai/stars.ts';
import type { Theme } from './themes.ts';

export type StarText = {
  /** What it stands for, a noun phrase. */
  readonly gloss: string;
  /** As the star of a person. */
  readonly core: readonly [string, string];
  /** What it adds to whatever it touches: noun phrases after "brings". */
  readonly brings: readonly [string, string];
  /** What it wants done: "asks you to …". */
  readonly asks: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

export const starTexts: Readonly<Record<ThaiStar, StarText>> = {
  sun: {
    gloss: 'light, rank and being seen',
    core: [
      'It likes a clear part: your name on the door, a task that is yours, thanks said aloud.',
      'It warms what it faces and cools when it is overlooked, so choose where you stand.',
    ],
    brings: ['pride and a wish to be seen', 'a straight back and a short patience with hiding'],
    asks: ['sign your own work', 'say openly what you want credit for'],
    themes: {
      love: 'In love it wants to be chosen in front of others, and sulks in the back row.',
      work: 'At work it does best with one task that carries your name from start to end.',
      money: 'With money it spends on the visible thing, so keep a drawer nobody sees.',
      family: 'At home it takes the head of the table; offer the chair to someone else once a week.',
      self: 'It keeps asking what you would do if the whole street were watching, and if nobody were.',
      mood: 'A low day under it is often a day without a single thank-you.',
      spirit: 'Its practice is morning light: one thing done well before the messages start.',
      decision: 'It decides like someone who will have to stand by it in public, which is a fair test.',
    },
  },
  moon: {
    gloss: 'feeling, care and change',
    core: [
      'It reads a room by its temperature and brings a blanket before anyone asks.',
      'It fills and empties like a water jar, so an evening answer may differ from a morning one.',
    ],
    brings: ['tenderness and a changing tide', 'care, memory and a need for rest'],
    asks: ['eat and sleep before you answer', 'name the feeling before you act on it'],
    themes: {
      love: 'In love it listens for tone more than words, and keeps the voice message for weeks.',
      work: 'At work it needs a place that feels safe; in a cold office it only half arrives.',
      money: 'With money it buys comfort on tired evenings, so shop after breakfast.',
      family: 'At home it remembers who likes the crust, and hopes that someone remembers back.',
      self: 'It asks you to count the soft part of yourself as equipment.',
      mood: 'Moods under it come in and go out by the hour; write down the hour.',
      spirit: 'Its practice is water: a washed floor, a bath, a bowl of flowers changed daily.',
      decision: 'It changes its mind overnight, so let a choice sleep twice before you send it.',
    },
  },
  mars: {
    gloss: 'drive, courage and haste',
    core: [
      'It starts before the instructions are read, and often that is why anything starts at all.',
      'It would rather push a stuck door than knock, so keep an eye on your hands.',
    ],
    brings: ['drive and a quick temper', 'nerve, speed and a sharp edge'],
    asks: ['start with the hard part', 'count to ten before you press send'],
    themes: {
      love: 'In love it courts by doing: the lift home, the shelf put up, the fight made up by noon.',
      work: 'At work it likes a deadline and a tool in the hand, and dies of committees.',
      money: 'With money it moves fast both ways, so let a large sum wait one night.',
      family: 'At home it defends its people loudly, sometimes from each other.',
      self: 'It asks where your courage is spent, and whether the fight still has a reason.',
      mood: 'Anger under it is often tiredness in work clothes.',
      spirit: 'Its practice is sweat: a walk uphill, wood cut, a floor scrubbed without music.',
      decision: 'It decides with the body, early; check the facts before you enjoy the speed.',
    },
  },
  mercury: {
    gloss: 'speech, trade and quick learning',
    core: [
      'It thinks by talking, so the right listener is half of your plan.',
      'It trades in words, lists and small errands, and gets bored by the second telling.',
    ],
    brings: ['talk, messages and a quick eye', 'wit, errands and a list'],
    asks: ['write it down in plain words', 'ask the question you have been hinting at'],
    themes: {
      love: 'In love it wants an answer the same day, and forgives much to someone who can talk.',
      work: 'At work it is the one who reads the email to the end and finds the date is wrong.',
      money: 'With money it likes many small streams, so keep one notebook for all of them.',
      family: 'At home it keeps everyone informed; now and then it needs to be asked how it is itself.',
      self: 'It asks you to notice which story about yourself you tell in two versions.',
      mood: 'A restless head under it calms when the pen moves.',
      spirit: 'Its practice is a line copied by hand, slowly, with the phone in another room.',
      decision: 'It can argue both sides well, so set the hour at which arguing stops.',
    },
  },
  jupiter: {
    gloss: 'learning, advice and good order',
    core: [
      'It is the teacher of the seven, and likes a rule that has a reason behind it.',
      'It gives advice as others give sweets; ask yourself who asked for it.',
    ],
    brings: ['good counsel and a wish for fairness', 'patience, study and a wider view'],
    asks: ['ask someone who has done it before', 'keep the promise you made on a good day'],
    themes: {
      love: 'In love it wants respect first, and goes quiet where it is only admired.',
      work: 'At work it grows by teaching: what you can explain to a beginner you truly own.',
      money: 'With money it trusts what is steady and written down, and dislikes a clever shortcut.',
      family: 'At home it is the one asked for a ruling, so leave room for a vote.',
      self: 'It asks which of your principles has cost you anything lately.',
      mood: 'A heavy day under it lightens with one page of a good book.',
      spirit: 'Its practice is to keep a small rule for a season and see what it does.',
      decision: 'It asks what you would advise a student in your place, and waits for the answer.',
    },
  },
  venus: {
    gloss: 'love, pleasure and fine things',
    core: [
      'It arranges the table before the guests come, and the evening goes well because of it.',
      'It looks for the agreeable way through, which is a skill until it costs you a no.',
    ],
    brings: ['charm, comfort and a sense of proportion', 'affection and a taste for nice things'],
    asks: ['make it pleasant before you make it right', 'say no in a kind sentence'],
    themes: {
      love: 'In love it wants to be courted on an ordinary Tuesday, and notices the shirt you ironed.',
      work: 'At work it makes the rough thing presentable, and should be paid for that hour too.',
      money: 'With money it has an eye for quality; one good thing comes cheaper than four pretty ones.',
      family: 'At home it keeps the peace with food and flowers, and tires of being the only one.',
      self: 'It asks what you find beautiful when nobody else has to like it.',
      mood: 'A grey day under it wants a clean cloth, a song, a plate put out properly.',
      spirit: 'Its practice is gratitude with an address: thank one person by name.',
      decision: 'It leans to what keeps everyone comfortable, so ask who pays for the comfort.',
    },
  },
  saturn: {
    gloss: 'patience, weight and time',
    core: [
      'It carries more than it says, and puts the load down only when someone insists.',
      'It is slow to begin and slow to quit, so be careful what you begin.',
    ],
    brings: ['weight, delay and staying power', 'patience and an old worry'],
    asks: ['do the dull part first', 'let it take the time it takes'],
    themes: {
      love: 'In love it proves itself by staying, and forgets to say so; say so once a week.',
      work: 'At work it is trusted with what must not fail, and is seldom asked whether it wants to be.',
      money: 'With money it keeps, mends and waits, and can forget to enjoy the roof it paid for.',
      family: 'At home it does the duty nobody assigned; write the list and share it out.',
      self: 'It asks which of your burdens is still yours and which one you only never put down.',
      mood: 'A low spell under it is slow weather: shorten the day, keep the walk.',
      spirit: 'Its practice is sitting still for ten minutes with nothing gained.',
      decision: 'It looks at the worst case first; look at it, price it, then read the rest.',
    },
  },
  rahu: {
    gloss: 'appetite, risk and the unusual way',
    core: [
      'It belongs to the night of a Wednesday and looks for the door that is not on the plan.',
      'It wants the whole plate at once, so your best friend is a small bowl.',
    ],
    brings: ['appetite and an unusual turn', 'boldness, fog and a taste for the forbidden'],
    asks: ['take half and wait a day', 'check the story you most want to believe'],
    themes: {
      love: 'In love it is drawn to the one who does not fit, so look at ordinary days as well.',
      work: 'At work it finds the way nobody tried, and should show the sums before the jump.',
      money: 'With money it dreams large; let someone dull read the paper before you sign.',
      family: 'At home it is the odd one out who is called when something odd has happened.',
      self: 'It asks what you are hungry for underneath the thing you reach for.',
      mood: 'A foggy evening under it is a poor hour for conclusions; wait for the light.',
      spirit: 'Its practice is to leave one wish unfed for a day and watch it.',
      decision: 'It likes the leap, so write down what the ground must look like first.',
    },
  },
  ketu: {
    gloss: 'instinct, dreams and letting go',
    core: [
      'It stands in the middle of the ring, takes no seat, and knows things without the steps.',
      'It loosens its grip early, which is freedom on some days and a dropped plate on others.',
    ],
    brings: ['instinct and a lighter grip', 'a dream, a hunch and some distance'],
    asks: ['write the hunch down before you test it', 'keep only what you still use'],
    themes: {
      love: 'In love it needs silence beside someone, and must learn to say that this is closeness.',
      work: 'At work it sees the answer before the steps, and has to go back for the steps.',
      money: 'With money it forgets to count; give the counting a fixed hour.',
      family: 'At home it loves from the next room, with the door open.',
      self: 'It asks what would be left of you without the things you explain yourself with.',
      mood: 'A strange mood under it often passes once it has been drawn or walked out.',
      spirit: 'Its practice is the notebook by the bed.',
      decision: 'It has a hunch first; hold it beside the facts without letting either win by volume.',
    },
  },
};
