/** What the eight seats of the Taksa ring mean, by theme, and each star in each seat: shared by every mode that uses the ring. */
import type { RingStar } from '#traditions/thai/stars.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
import type { Theme } from './themes.ts';

export type SeatText = {
  /** What it stands for, a noun phrase. */
  readonly gloss: string;
  readonly core: readonly [string, string];
  /** For a day or a time of life that stands in it. */
  readonly time: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

export const seatTexts: Readonly<Record<TaksaSeat, SeatText>> = {
  boriwan: {
    gloss: 'the people around you',
    core: [
      'This seat is about the people who eat at your table and call when they need you.',
      'It shows how you are with those who depend on you, and on whom you depend.',
    ],
    time: [
      'Such a time belongs to your people; the plans made alone can wait.',
      'It is a good time to see who is at your table, and who has not been for a while.',
    ],
    themes: {
      love: 'For love it says that your friends and theirs are part of the bond, so let them meet.',
      work: 'For work it points to the team: who covers for you, and whom you cover for.',
      money: 'For money it asks how many people live off your purse, and whether that was agreed.',
      family: 'For family it is the warm heart of the ring: small help, often, beats the grand gesture.',
      self: 'For you it says that you come to know yourself in company more than in the mirror.',
      mood: 'For a mood it suggests company: one person, one kitchen, no agenda.',
      spirit: 'For the spirit it counts kindness done to those who cannot repay it.',
      decision: 'For a decision it asks who else will have to live with the answer.',
    },
  },
  ayu: {
    gloss: 'daily strength and the way you live',
    core: [
      'This seat is about daily strength: sleep, meals, pace, the habits that hold you up.',
      'It shows what keeps you going on a plain day, and what wears you thin.',
    ],
    time: [
      'Such a time asks for rhythm more than results: bed, bread, a walk.',
      'It is a good time to mend one habit and leave the others alone.',
    ],
    themes: {
      love: 'For love it says that a bond lives on its days, so look at Wednesday and not at the trip.',
      work: 'For work it asks about pace: what you could keep up for a year.',
      money: 'For money it points to the small regular costs, which decide more than the large ones.',
      family: 'For family it is about the common day: who cooks, who rests, who is always last to sit.',
      self: 'For you it says that your character shows in what you do every morning.',
      mood: 'For a mood it goes to the plain things first: hours slept, meals eaten, light seen.',
      spirit: 'For the spirit it prefers ten minutes daily to a weekend of resolve.',
      decision: 'For a decision it asks whether you would choose the same after a full night.',
    },
  },
  det: {
    gloss: 'authority and being heeded',
    core: [
      'This seat is about your weight in a room: when you speak and others stop typing.',
      'It shows by what means you get heard, and what you do once they listen.',
    ],
    time: [
      'Such a time lets you be heard; say the one thing that matters.',
      'It is a good time to take the chair, to set a limit, to put your name to something.',
    ],
    themes: {
      love: 'For love it asks who decides, and whether the other has noticed.',
      work: 'For work it is the strongest ground of the ring: ask for the task with the title on it.',
      money: 'For money it says that naming your price aloud is half of being paid.',
      family: 'For family it is the voice that ends a quarrel; use it late and seldom.',
      self: 'For you it asks what you would stand up for without raising your voice.',
      mood: 'For a mood it helps to finish one thing and be seen to have finished it.',
      spirit: 'For the spirit it asks for strength that nobody has to be afraid of.',
      decision: 'For a decision it says: the one who carries it out should also choose it.',
    },
  },
  si: {
    gloss: 'grace and good fortune',
    core: [
      'This seat is about what comes to you more easily than it should: grace, charm, a good word.',
      'It shows where people are glad to open a door for you.',
    ],
    time: [
      'Such a time is friendly; ask for what you usually would not ask for.',
      'It is a good time to invite, to begin, to put the nice plates out.',
    ],
    themes: {
      love: 'For love it shows what draws people near, so lead with that and leave the armour at home.',
      work: 'For work it is the thing others find easy to like in what you do; show it early.',
      money: 'For money it says that goodwill brings in more than pressure; keep your regulars happy.',
      family: 'For family it is the good mood you can bring in with the shopping.',
      self: 'For you it names a gift that you tend to overlook because it costs you nothing.',
      mood: 'For a mood it suggests something pretty and small, used today and not saved.',
      spirit: 'For the spirit it says that luck is a loan, and is paid back in kindness.',
      decision: 'For a decision it favours the option that people already smile at.',
    },
  },
  mula: {
    gloss: 'roots, savings and what you build on',
    core: [
      'This seat is about what lies under you: savings, land, skills, the house you come back to.',
      'It shows by what means you gather and what you hold on to.',
    ],
    time: [
      'Such a time is for foundations: count, repair, put aside.',
      'It is a good time to look at the cellar before painting the roof.',
    ],
    themes: {
      love: 'For love it asks what the two of you are building that would stand in ten years.',
      work: 'For work it counts the skill that stays yours when the contract ends.',
      money: 'For money it is the main seat: what is kept matters more here than what comes in.',
      family: 'For family it is the house itself, the papers in the drawer, the recipe written down.',
      self: 'For you it says: you stand well when you know what you own, debts included.',
      mood: 'For a mood it helps to tidy one drawer and find what you already have.',
      spirit: 'For the spirit it goes back to the first thing you were taught that was true.',
      decision: 'For a decision it asks which option leaves you something in the hand.',
    },
  },
  utsaha: {
    gloss: 'effort and perseverance',
    core: [
      'This seat is about effort: how you push, how long, and what makes you stop.',
      'It shows the way in which your work gets done, which is rarely the way it was planned.',
    ],
    time: [
      'Such a time rewards sleeves rolled up; the result comes later than the sweat.',
      'It is a good time for the unglamorous part of a plan.',
    ],
    themes: {
      love: 'For love it says that affection here is work done gladly, so say which chores are gifts.',
      work: 'For work it is the engine: choose one task and set the hour at which you stop.',
      money: 'For money it says that yours is mostly earned, so charge for the hours nobody sees.',
      family: 'For family it is the one who fixes the tap; let someone else hold the torch.',
      self: 'For you it asks whether you rest as if you had earned it or as if you were caught.',
      mood: 'For a mood it offers a task for the hands with an end you can see.',
      spirit: 'For the spirit it prefers practice to insight.',
      decision: 'For a decision it asks which option you would still work at on a bad day.',
    },
  },
  montri: {
    gloss: 'patrons, teachers and good counsel',
    core: [
      'This seat is about those who speak well of you when you are not in the room.',
      'It shows through whom help comes: an elder, a teacher, a colleague with a key.',
    ],
    time: [
      'Such a time is for asking advice and writing the letter you have put off.',
      'It is a good time to let yourself be helped, and to thank somebody properly.',
    ],
    themes: {
      love: 'For love it says that someone older may see the two of you more clearly than you do.',
      work: 'For work it points to the person two desks up who already likes your work.',
      money: 'For money it suggests asking an expert early, while the question is still small.',
      family: 'For family it is the aunt everyone listens to; ring her before the quarrel.',
      self: 'For you it asks whose voice you hear when you judge yourself, and whether you chose it.',
      mood: 'For a mood it helps to be taught something small by someone patient.',
      spirit: 'For the spirit it honours teachers: name one, and what you kept of theirs.',
      decision: 'For a decision it says: ask one person who has nothing to gain by your answer.',
    },
  },
  kalakini: {
    gloss: 'what to handle with care',
    core: [
      'This seat is about what goes wrong when it is hurried, so it is handled with both hands.',
      'It shows where care pays off, as with a sharp knife that is still a good knife.',
    ],
    time: [
      'Such a time wants a slower hand: fewer promises, read twice, go home early.',
      'It is a good time for finishing and tidying; new beginnings can have another date.',
    ],
    themes: {
      love: 'For love it names the tone that hurts, so agree on a word that ends the round.',
      work: 'For work it marks the task you should never do alone and late.',
      money: 'For money it says: this is the kind of spending to sleep on.',
      family: 'For family it is the old subject; choose the hour, or choose to leave it.',
      self: 'For you it shows a gift that turns on its owner when it is overused.',
      mood: 'For a mood it asks for less of this for one day, and nothing more dramatic.',
      spirit: 'For the spirit it is the place of practice, since patience grows where it is needed.',
      decision: 'For a decision it says: where this is the main reason, wait a week.',
    },
  },
};

/** How a star does what a seat is about. Said after the seat was named, so "it" is the star. */
export const starInSeat: Readonly<Record<TaksaSeat, Readonly<Record<RingStar, string>>>> = {
  boriwan: {
    sun: 'You gather people by standing in front, and they expect you to know the way.',
    moon: 'You gather people by looking after them, and the soup is always on.',
    mars: 'Your circle is made of those who would help you move house at an hour’s notice.',
    mercury: 'Your circle is held together by talk: the group chat, the errand, the running joke.',
    saturn: 'Your circle is small and old, and nobody in it has to explain much.',
    jupiter: 'People come to you for advice and stay for the tea.',
    rahu: 'Your circle is a mixed one, and half of it should never be seated together.',
    venus: 'People like to be where you are, because somebody has thought of the cushions.',
  },
  ayu: {
    sun: 'You run on being needed and seen, and run low in weeks without daylight.',
    moon: 'Your strength goes in tides, so plan by the week and forgive the ebb.',
    mars: 'You run hot: strong in sprints, bad at pauses, better for a daily sweat.',
    mercury: 'You run on news and variety, and tire first in the head.',
    saturn: 'You have a long wick; the risk is that nobody notices when it burns low.',
    jupiter: 'You keep well by measure: regular hours, decent food, a rule you believe in.',
    rahu: 'You live at odd hours and by appetite, so one fixed bedtime is worth a great deal.',
    venus: 'You recover through pleasant things: a bath, music, a table laid for one.',
  },
  det: {
    sun: 'You are heeded when you stand up and say it once, in the open.',
    moon: 'You are heeded because people feel you have understood them first.',
    mars: 'You are heeded for nerve: you say what the room was thinking and go first.',
    mercury: 'You are heeded for words; the well-put sentence is your badge.',
    saturn: 'You are heeded because you stayed when others left.',
    jupiter: 'You are heeded as one who knows the rule and its reason.',
    rahu: 'You are heeded where things are strange and nobody else has a map.',
    venus: 'You are heeded because you ask pleasantly and remember names.',
  },
  si: {
    sun: 'Good things come when you let yourself be seen: the stage, the front page, the first row.',
    moon: 'Good things come through kindness and through women who remember you.',
    mars: 'Good things come when you move first and do not ask three people.',
    mercury: 'Good things come by message: an introduction, a question well put, a small trade.',
    saturn: 'Good things come late and stay; what you waited for tends to keep.',
    jupiter: 'Good things come through teachers and through keeping your word.',
    rahu: 'Good things come by the side door: a stranger, a detour, an odd idea at night.',
    venus: 'Good things come through taste and friendliness, and often over a meal.',
  },
  mula: {
    sun: 'What you build on is your name, so guard it like a deed.',
    moon: 'What you build on is a home: keys, kitchen, the people who sleep there.',
    mars: 'What you build on was won by going and getting it; now learn to keep it.',
    mercury: 'What you build on is skill and trade, small sums that add up.',
    saturn: 'What you build on is slow and heavy: land, tools, savings nobody talks about.',
    jupiter: 'What you build on is learning, and the trust that comes with it.',
    rahu: 'What you build on came in an unusual way, so keep the papers in order.',
    venus: 'What you build on is quality: few things, well chosen, that hold their worth.',
  },
  utsaha: {
    sun: 'Your effort comes as a tall flame: all of it for something that bears your name.',
    moon: 'Your effort comes in waves, strong when you care and absent when you do not.',
    mars: 'Your effort is a sprint with the sleeves up, best when it has an end.',
    mercury: 'Your effort goes through lists, calls and questions, many small steps a day.',
    saturn: 'Your effort is the long haul; you are still there when the lights are switched off.',
    jupiter: 'Your effort needs a reason, and with a good one it lasts for years.',
    rahu: 'Your effort is fierce and irregular, often at night, often by a road of your own.',
    venus: 'Your effort goes into making it pleasant, and the thing gets done on the way.',
  },
  montri: {
    sun: 'Help comes from people of standing who like to see themselves in you.',
    moon: 'Help comes from women and from those who once fed you.',
    mars: 'Help comes from someone blunt who acts at once and asks later.',
    mercury: 'Help comes through contacts: a message forwarded, a name passed on.',
    saturn: 'Help comes from older people, slowly, and tends to hold.',
    jupiter: 'Help comes from teachers, and from anyone you once asked for advice.',
    rahu: 'Help comes from strangers and outsiders, at hours when offices are closed.',
    venus: 'Help comes from those who simply enjoy your company.',
  },
  kalakini: {
    sun: 'Pride is the sharp tool here: being right in public tends to cost more than it pays.',
    moon: 'Feeling is the sharp tool here: a hurt answer sent at midnight reads badly by noon.',
    mars: 'Haste is the sharp tool here: the harder you push, the tighter it sticks.',
    mercury: 'Words are the sharp tool here: the clever remark, the careless forward, the small print.',
    saturn: 'Gloom is the sharp tool here: waiting too long can pass for patience.',
    jupiter: 'Advice is the sharp tool here: being wise at people closes their ears.',
    rahu: 'Appetite is the sharp tool here: the large promise, the third helping, the tempting risk.',
    venus: 'Ease is the sharp tool here: saying yes to please tends to send the bill later.',
  },
};
