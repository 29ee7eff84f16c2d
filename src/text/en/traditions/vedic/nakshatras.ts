/** The 27 mansions: their emblem, what they do to the Moon of a person, and what they say by theme. */
import type { NakshatraId } from '#astro/chart/sidereal.ts';
import type { Theme } from '../thai/themes.ts';

type NakshatraText = {
  /** Its emblem and what it is about, a noun phrase. */
  readonly gloss: string;
  readonly core: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

export const nakshatraTexts: Readonly<Record<NakshatraId, NakshatraText>> = {
  ashwini: {
    gloss: 'a horse’s head: quick help and fresh starts',
    core: [
      'It gets there first, often with a remedy in the bag.',
      'Beginnings suit it; the tenth mile wants a second rider.',
    ],
    themes: {
      love: 'In love you arrive early and fix the tap; stay for the slow supper as well.',
      work: 'At work you are the one sent when something has just gone wrong.',
      money: 'With money you act fast, so let the large sums wait until after lunch.',
      family: 'At home you run the errands and vanish before the talk; sit down for one cup.',
      self: 'You know yourself best in motion, and least on a Sunday afternoon.',
      mood: 'A low mood lifts once you are of use to somebody within walking distance.',
      spirit: 'Your practice is early and short: done before the kettle boils.',
      decision: 'Your first answer comes at a gallop; ask it to stand still while you look at its teeth.',
    },
  },
  bharani: {
    gloss: 'the womb: carrying a thing until it is ready',
    core: [
      'It carries what others would put down, and knows what carrying costs.',
      'It lives close to beginnings and ends, and does not look away from either.',
    ],
    themes: {
      love: 'In love you give the whole cupboard, so notice who brings a spoon.',
      work: 'At work you can hold a heavy project to term; say aloud what it weighs.',
      money: 'With money you alternate feast and fast; a middle shelf would help.',
      family: 'At home you are trusted with births, funerals and the truth about both.',
      self: 'You respect what has been paid for, in yourself too.',
      mood: 'When it gets intense, do one slow thing with your hands until the room is a room again.',
      spirit: 'Your practice is restraint with a date: one thing given up until the new moon.',
      decision: 'Ask which choice you would carry for nine months without complaint.',
    },
  },
  krittika: {
    gloss: 'a blade and a flame: cutting through and cooking',
    core: [
      'It separates the grain from the husk, sometimes while you are still holding both.',
      'It feeds people by being exact, and burns them by being exact too soon.',
    ],
    themes: {
      love: 'In love you are honest before you are gentle; try the other order once.',
      work: 'At work you see the flaw in the plan by the second slide.',
      money: 'With money you cut waste well; leave a line for pleasure.',
      family: 'At home you cook, correct and protect, often in one sentence.',
      self: 'You trust what has been through the fire, including your own opinions.',
      mood: 'Anger here is often hunger or lateness; eat, then speak.',
      spirit: 'Your practice is a small flame: a lamp lit at the same hour daily.',
      decision: 'You can cut cleanly; first check what is on the board.',
    },
  },
  rohini: {
    gloss: 'an ox-cart in a green field: growth, beauty and appetite',
    core: [
      'It makes things grow by tending them, and likes to see the flowers.',
      'It loves what is lovely and holds on a little long.',
    ],
    themes: {
      love: 'In love you bring fruit, music and a blanket, and you remember who forgot the day.',
      work: 'At work you make the plain thing attractive, and people come back for it.',
      money: 'With money you have taste, which is dearer than greed; give it an allowance.',
      family: 'At home you are the garden: everyone passes through, few ask who waters.',
      self: 'You grow where you are looked at kindly; choose your windows.',
      mood: 'A heavy mood wants colour, a bath, something warm with cinnamon.',
      spirit: 'Your practice is care for one living thing, every day.',
      decision: 'Ask what would still look good to you with the light off.',
    },
  },
  mrigashira: {
    gloss: 'a deer’s head: searching and a light step',
    core: [
      'It follows a scent through the trees, and the search is half the joy.',
      'It startles easily and forgives the bush, though it remembers the noise.',
    ],
    themes: {
      love: 'In love you like the finding; practise the having.',
      work: 'At work you research better than you conclude, so set the hour of the last search.',
      money: 'With money you compare prices beautifully and then buy both.',
      family: 'At home you wander from room to room; people take it for restlessness and it is care.',
      self: 'You keep a question in your pocket the way others keep a coin.',
      mood: 'A nervous day calms on foot, going nowhere much.',
      spirit: 'Your practice is a path: the same walk, seen newly.',
      decision: 'You have gathered enough; the next fact will not decide it.',
    },
  },
  ardra: {
    gloss: 'a teardrop: storm, feeling and a washed street',
    core: [
      'It clears the air by thunder and is sorry about the washing.',
      'It understands trouble from inside, which makes it good in other people’s storms.',
    ],
    themes: {
      love: 'In love you weep and mend in one evening; the neighbours need not hear all of it.',
      work: 'At work you do well with problems that made others leave the room.',
      money: 'With money there are droughts and downpours, so build a tank.',
      family: 'At home you say what the rest were thinking, and then you bring the towel.',
      self: 'You learn by breaking a thing open and putting it back differently.',
      mood: 'Let the mood rain for an hour; then go out while the street is clean.',
      spirit: 'Your practice is honest grief, given its own chair.',
      decision: 'Do not choose during the thunder; choose in the quiet just after it.',
    },
  },
  punarvasu: {
    gloss: 'a quiver that fills again: return and renewal',
    core: [
      'It loses the road and finds it again, cheerful both times.',
      'It believes in second tries, and keeps the house ready for them.',
    ],
    themes: {
      love: 'In love you come back, and you leave the lamp on for those who do.',
      work: 'At work your second version is the good one, so plan for two.',
      money: 'With money you need less than most; mind that you ask for enough.',
      family: 'At home you are where people return to, suitcase and all.',
      self: 'You are allowed to begin again without telling the whole story first.',
      mood: 'A bad day is rarely the last word for you; wash the cup and wait for evening.',
      spirit: 'Your practice is to resume, the day after missing it.',
      decision: 'Ask which choice leaves a way back, and whether you need one.',
    },
  },
  pushya: {
    gloss: 'a cow’s udder and a flower: feeding and keeping faith',
    core: [
      'It nourishes by routine: the same pot, the same hour, the same care.',
      'It keeps the rules because they keep people, and gets stern when they are mocked.',
    ],
    themes: {
      love: 'In love you show it with soup; say it as well, some people eat elsewhere.',
      work: 'At work you are the one on whom the timetable quietly rests.',
      money: 'With money you save in small regular sums, which beats most cleverness.',
      family: 'At home you feed everyone; find out who feeds you.',
      self: 'You are steadier than you feel, and others have built on it.',
      mood: 'When low, you need to be looked after for an afternoon, and to allow it.',
      spirit: 'Your practice is service at a fixed hour, without audience.',
      decision: 'Ask which choice you could keep up on tired days.',
    },
  },
  ashlesha: {
    gloss: 'a coiled serpent: grip, insight and privacy',
    core: [
      'It sees through walls and seldom says so.',
      'It holds close what it loves; the task is to hold without squeezing.',
    ],
    themes: {
      love: 'In love you sense the unsaid; ask before you act on it.',
      work: 'At work you read motives well, so use it to protect and not to win.',
      money: 'With money you keep a hidden reserve, and sleep better for it.',
      family: 'At home you know all the secrets; you need not carry each of them.',
      self: 'You shed a skin now and then, and prefer to do it unseen.',
      mood: 'A suspicious mood wants daylight: one plain question to one person.',
      spirit: 'Your practice is stillness with open eyes.',
      decision: 'Your gut is usually early; check it against one fact on paper.',
    },
  },
  magha: {
    gloss: 'a throne: ancestors, honour and inheritance',
    core: [
      'It sits up straight, as if the grandparents were watching, and often they are.',
      'It respects a place that was earned by someone before you.',
    ],
    themes: {
      love: 'In love you want to be introduced properly, and to be proud of the one you introduce.',
      work: 'At work you do well where there is a tradition to carry and a title to wear lightly.',
      money: 'With money you like what lasts: land, rings, tools with a name on them.',
      family: 'At home you keep the photographs and the grudges; label both.',
      self: 'You ask what you would hand on, which is a good way to choose what to keep.',
      mood: 'Hurt pride passes sooner if you name it to one loyal person.',
      spirit: 'Your practice is remembrance: a flower, a name said aloud.',
      decision: 'Ask what the oldest person you respect would call decent.',
    },
  },
  'purva-phalguni': {
    gloss: 'the front legs of a bed: rest, pleasure and play',
    core: [
      'It knows how to enjoy an evening, which is rarer than it sounds.',
      'It works in bursts, and the break between is part of the work.',
    ],
    themes: {
      love: 'In love you bring warmth, jokes and a good pillow; keep a little for the plain days.',
      work: 'At work you make people want to join in, so host the project.',
      money: 'With money pleasure comes first in the book; let it be a line with a number.',
      family: 'At home you turn a chore into a party, and the party into a late chore.',
      self: 'You are at your best rested; treat it as maintenance.',
      mood: 'A grey mood wants company and music before it wants analysis.',
      spirit: 'Your practice is delight, taken seriously.',
      decision: 'Ask which choice you would still enjoy without an audience.',
    },
  },
  'uttara-phalguni': {
    gloss: 'the back legs of a bed: promises, help and marriage',
    core: [
      'It keeps its word on the dull days, which is where words are kept.',
      'It likes an agreement with both names on it.',
    ],
    themes: {
      love: 'In love you are for the long table and the shared calendar.',
      work: 'At work people bring you the contract because you read it.',
      money: 'With money you are fair to the last coin; be as fair to yourself.',
      family: 'At home you are the one who turns up with the car.',
      self: 'You measure yourself by what you kept, so keep the list short.',
      mood: 'When low, you tend to help someone; let it be once in the other direction.',
      spirit: 'Your practice is a vow small enough to keep.',
      decision: 'Ask what you have already promised, and to whom.',
    },
  },
  hasta: {
    gloss: 'a hand: skill, wit and getting hold of things',
    core: [
      'It thinks with the fingers: give it string, clay, a keyboard.',
      'It is quick and clever, and sometimes holds on to the joke too long.',
    ],
    themes: {
      love: 'In love you mend, knead and tease; let the hands rest on a shoulder for once.',
      work: 'At work your craft shows in the joints, and those who know will see it.',
      money: 'With money you are deft with small sums; write the large ones down.',
      family: 'At home you can fix it, and everyone has noticed.',
      self: 'You know who you are when you are making something.',
      mood: 'A worried head settles once the hands have a task.',
      spirit: 'Your practice is a bead, a thread, a line of script.',
      decision: 'Make a small model of each choice and see which you keep touching.',
    },
  },
  chitra: {
    gloss: 'a bright jewel: design, charm and finish',
    core: [
      'It sees how a thing could look, and cannot unsee it.',
      'It polishes until it shines, and may forget that someone wanted to use it.',
    ],
    themes: {
      love: 'In love you notice beauty first; give character a second evening.',
      work: 'At work you give the plain thing an edge and a finish, so charge for the finish.',
      money: 'With money you pay for design; ask once what it does.',
      family: 'At home you arrange the room and hope that someone says so.',
      self: 'You build yourself like a piece, facet by facet; leave one side rough.',
      mood: 'A dull mood wants one beautiful object in sight.',
      spirit: 'Your practice is attention to form: a cup placed well.',
      decision: 'Ask which choice has the better bones, before the paint.',
    },
  },
  swati: {
    gloss: 'a young shoot in the wind: independence and trade',
    core: [
      'It bends and does not break, and likes to stand a little apart.',
      'It does business with anyone, and belongs to few.',
    ],
    themes: {
      love: 'In love you need a long lead; say so before you pull.',
      work: 'At work you do well where you set your own hours and speak with strangers.',
      money: 'With money you have a trader’s nose, and a habit of moving on early.',
      family: 'At home you come and go like weather, and are missed like it.',
      self: 'You find your balance by moving, as a cyclist does.',
      mood: 'When scattered, put one foot on the ground: one room, one task, one hour.',
      spirit: 'Your practice is the breath, plainly counted.',
      decision: 'Lean each way for a day and note where you stand upright.',
    },
  },
  vishakha: {
    gloss: 'a gate of leaves: a goal and the will to reach it',
    core: [
      'It sets its eye on a gate far off and walks, whatever the weather.',
      'It may forget to enjoy the yard once it is inside.',
    ],
    themes: {
      love: 'In love you court with purpose, and a person is no finish line.',
      work: 'At work you outlast most people in the room, so choose the hill with care.',
      money: 'With money you save for one big thing, and starve the small ones.',
      family: 'At home they know the look; tell them the date on which you will stop.',
      self: 'You are two things at once, patient and burning; both get a turn.',
      mood: 'Frustration here is a goal without a next step, so write the next step.',
      spirit: 'Your practice is a vow with an end, and a feast after it.',
      decision: 'Ask what you would do the morning after you win.',
    },
  },
  anuradha: {
    gloss: 'a lotus and a staff: friendship kept up through effort',
    core: [
      'It keeps friends across distance and mud.',
      'It works inside a group and holds the strings nobody sees.',
    ],
    themes: {
      love: 'In love you begin as a friend and stay one, which is the rarer part.',
      work: 'At work you make strangers into a team, and should be thanked for it by name.',
      money: 'With money you gain through people, so keep accounts that a friend could read.',
      family: 'At home you are the bridge; a bridge too may close for repairs.',
      self: 'You know your worth through loyalty; offer some of it to yourself.',
      mood: 'Loneliness is your weather to watch: send the message before you earn it.',
      spirit: 'Your practice is devotion, in company.',
      decision: 'Ask which choice you could explain to your oldest friend without editing.',
    },
  },
  jyeshtha: {
    gloss: 'an elder’s amulet: seniority, protection and worry',
    core: [
      'It takes the elder’s chair early and watches the door.',
      'It protects fiercely and does not like to be seen needing anything.',
    ],
    themes: {
      love: 'In love you guard before you open; let yourself be guarded on Tuesdays.',
      work: 'At work you carry responsibility well, and resent doing it unnamed.',
      money: 'With money you keep a reserve for the worst day, and count it often.',
      family: 'At home you were the eldest, or acted it; somebody else can hold the keys tonight.',
      self: 'You are hard on yourself in a voice you would not use to a child.',
      mood: 'When bitter, you are usually tired of being the capable one.',
      spirit: 'Your practice is to lay the armour down at one fixed hour.',
      decision: 'Ask whom you are protecting with it, and whether they asked.',
    },
  },
  mula: {
    gloss: 'a bundle of roots: digging down to the cause',
    core: [
      'It pulls a thing up to see what it grows from.',
      'It can start over from bare ground, which frightens those who like furniture.',
    ],
    themes: {
      love: 'In love you want the real reason; leave one stone where it lies.',
      work: 'At work you find causes that others painted over.',
      money: 'With money you can lose and begin again, so keep a root cellar anyway.',
      family: 'At home you ask about the grandmother nobody mentions.',
      self: 'You feel safest once you have seen the bottom.',
      mood: 'When everything seems wrong, dig in one spot and not in the whole garden.',
      spirit: 'Your practice is one question asked until it goes quiet.',
      decision: 'Ask what the problem was before it had this name.',
    },
  },
  'purva-ashadha': {
    gloss: 'a winnowing fan: confidence and clear water',
    core: [
      'It believes in the cause before the votes are in.',
      'It washes and refreshes, and argues well past supper.',
    ],
    themes: {
      love: 'In love you persuade; now and then be persuaded.',
      work: 'At work you can talk a tired group into one more try.',
      money: 'With money you are hopeful early, so let someone careful hold the list.',
      family: 'At home you win the discussion; look at who has left the table.',
      self: 'You hold a belief like a flag; check now and then what is sewn on it.',
      mood: 'A stale mood wants water: a swim, a shower, a washed floor.',
      spirit: 'Your practice is song, aloud.',
      decision: 'You are sure already; ask what would change your mind.',
    },
  },
  'uttara-ashadha': {
    gloss: 'an elephant’s tusk: lasting results, fairly won',
    core: [
      'It goes slowly, rightly, and does not need to come back for it.',
      'It would rather win late than win crookedly.',
    ],
    themes: {
      love: 'In love you commit after thought, and the thought shows for years.',
      work: 'At work you are given what has to be done properly.',
      money: 'With money you build like a mason: course by course.',
      family: 'At home you set the standard; say when something is good enough.',
      self: 'You keep a rule nobody gave you, and it keeps you.',
      mood: 'A heavy day gets lighter after one finished duty, however small.',
      spirit: 'Your practice is a promise kept in public.',
      decision: 'Ask which choice you could defend in ten years, in detail.',
    },
  },
  shravana: {
    gloss: 'an ear: listening, learning and passing it on',
    core: [
      'It hears what was said and what was meant, and remembers both.',
      'It learns by listening and teaches by retelling.',
    ],
    themes: {
      love: 'In love you listen so well that people forget to ask you anything.',
      work: 'At work you are the memory of the meeting; get it into writing.',
      money: 'With money good advice reaches you; act on one piece of it.',
      family: 'At home everyone tells you; you need not carry all of it to the others.',
      self: 'You find out what you think by hearing yourself explain it.',
      mood: 'Too many voices make the mood; an hour of silence does a good deal.',
      spirit: 'Your practice is a text, heard and repeated.',
      decision: 'Ask for one more opinion, then close the door and listen to the quiet.',
    },
  },
  dhanishta: {
    gloss: 'a drum: rhythm, means and common effort',
    core: [
      'It keeps time for others and gets them to march.',
      'It is generous in a group and a little hollow alone, as drums are.',
    ],
    themes: {
      love: 'In love you give days and deeds; practise the quiet evening.',
      work: 'At work you set the tempo, so set it for the slowest that still matters.',
      money: 'With money you are able and open-handed; keep the beat of the bills.',
      family: 'At home you organise the outing and drive the bus.',
      self: 'You need a rhythm more than a reason.',
      mood: 'When out of tune, return to the simplest beat: rise, eat, walk, sleep.',
      spirit: 'Your practice is a drum, a chant, a step repeated.',
      decision: 'Ask whether the timing is yours or the crowd’s.',
    },
  },
  shatabhisha: {
    gloss: 'an empty circle: privacy, healing knowledge and distance',
    core: [
      'It stands outside the circle and understands it from there.',
      'It keeps its own counsel, its own hours, and a shelf of odd remedies.',
    ],
    themes: {
      love: 'In love you need a door that closes; give the other the second key.',
      work: 'At work you solve alone what the meeting could not.',
      money: 'With money you keep a system only you understand; draw it once for someone.',
      family: 'At home you are near in your own way, from the next room.',
      self: 'You are less strange than you suspect, and more needed.',
      mood: 'When shut in, one honest sentence to one person opens the window.',
      spirit: 'Your practice is solitude with an end date.',
      decision: 'Count the evidence by yourself; then tell one person before you act.',
    },
  },
  'purva-bhadrapada': {
    gloss: 'the front of a bier: heat, vision and hard choices',
    core: [
      'It burns for something and can scare the furniture.',
      'It sees two faces of a thing, and speaks for the one that is out of favour.',
    ],
    themes: {
      love: 'In love you are all or nothing; try three-quarters and see who stays.',
      work: 'At work you will go through fire for an idea, so pick one that is worth the coat.',
      money: 'With money you can give it all away on principle; keep the rent out of it.',
      family: 'At home you hold the strong opinion; add a joke.',
      self: 'You look into dark corners, and come back with something useful.',
      mood: 'When it blazes, use the heat on something that may burn: old papers, a steep hill.',
      spirit: 'Your practice is austerity in teaspoons.',
      decision: 'Ask what both of your two faces would sign.',
    },
  },
  'uttara-bhadrapada': {
    gloss: 'the back of a bier: depth, calm and long patience',
    core: [
      'It goes deep and makes little noise about it.',
      'It can wait, which is its talent and sometimes its excuse.',
    ],
    themes: {
      love: 'In love you are deep water: say now and then that you are moved.',
      work: 'At work you take on what needs years, and do not need the noise.',
      money: 'With money you keep a slow, sure pot; look into it once a month.',
      family: 'At home you calm the room by sitting down in it.',
      self: 'You know more than you show; show it to those who would use it.',
      mood: 'A heavy mood is often other people’s weather; sleep on your own side of the hill.',
      spirit: 'Your practice is long sitting.',
      decision: 'You have waited well; name the day on which the waiting ends.',
    },
  },
  revati: {
    gloss: 'a fish in the sea: safe passage, kindness and endings',
    core: [
      'It sees travellers home, lost dogs included.',
      'It is kind at the edges of things: last days, departures, closing time.',
    ],
    themes: {
      love: 'In love you forgive early; keep a map of where you end.',
      work: 'At work you look after the ones the plan forgot.',
      money: 'With money you give easily; put your own fare aside first.',
      family: 'At home you are the soft landing; ask who lands for you.',
      self: 'You feel your way, and the way is usually there.',
      mood: 'When you have soaked up the room, go where there is water and nobody talks.',
      spirit: 'Your practice is blessing what leaves.',
      decision: 'Ask which choice would get everyone home, yourself among them.',
    },
  },
};
