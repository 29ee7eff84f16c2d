/**
 * The sixteen figures in words: their Latin name, what it means, the Arabic name, and what each brings, asks and says by theme.
 *
 * Arabic names as the handbooks of ʿilm al-raml write them, by the four rows; those of Puer and Puella vary. The meanings are ours.
 */
import type { FigureId } from '#traditions/geomancy/figures.ts';
import { themes } from '../drawn/telling.ts';
import type { Theme } from '../drawn/telling.ts';

export type FigureWords = {
  readonly latin: string;
  /** What the Latin name means: "the Way". */
  readonly gloss: string;
  readonly arabic: string;
  readonly roman: string;
  /** Noun phrases: what the figure brings to a place. */
  readonly brings: readonly [string, string];
  /** What it asks for, as a sentence. */
  readonly asks: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

type EightLines = readonly [string, string, string, string, string, string, string, string];

const figure = (
  [latin, gloss, arabic, roman]: readonly [string, string, string, string],
  brings: readonly [string, string],
  asks: readonly [string, string],
  lines: EightLines,
): FigureWords => ({
  latin,
  gloss,
  arabic,
  roman,
  brings,
  asks,
  themes: Object.fromEntries(themes.map((theme, at) => [theme, lines[at]])) as Record<Theme, string>,
});

/** Lines in the order love, work, money, family, self, mood, spirit, decision. */
export const figureWords: Readonly<Record<FigureId, FigureWords>> = {
  via: figure(
    ['Via', 'the Way', 'الطريق', 'al-ṭarīq'],
    ['movement, and little that stays where it was put', 'a change of place, and news on foot'],
    [
      'Keep a bag packed, and promise only what fits in it.',
      'Do the next mile, and leave the rest of the map folded.',
    ],
    [
      'Two people are walking here, and the talk goes better on the road than across a table.',
      'A post, a route or a method is on the move, so write down what must travel with you.',
      'Money passes through like traffic: count a week of it before you plan on any.',
      'Someone at home is coming or going, and a made bed does more than advice.',
      'You stand between two addresses in your own life, and neither key is cut yet.',
      'Your mood changes with the streets, so a walk may tell you more than an hour of thinking.',
      'What you look for is met on foot: a plain practice, done daily, wears its own path.',
      'Lean towards the option that you can still turn back from after the first mile.',
    ],
  ),
  populus: figure(
    ['Populus', 'the People', 'الجماعة', 'al-jamāʿa'],
    ['other people, and whatever they carry in with them', 'a full room in which you are one voice'],
    [
      'Ask who is actually in the room before you answer it.',
      'Give the matter a shape, because it takes that of whatever stands beside it.',
    ],
    [
      'Many voices stand around this bond, so find one hour when only two of them are heard.',
      'The matter is settled in company: learn who speaks last at the meeting.',
      'This is common money, shared bills and habits, where everyone pays because everyone pays.',
      'The whole household has an opinion, and one table serves better than six talks in the hall.',
      'You take on the colour of a room, so notice who you are on the way home.',
      'Part of this mood came in with others, like rain on coats, and can hang by the door.',
      'A shared meal or a shared silence may carry you further here than reading alone.',
      'The question has no outline yet: ask three people who know the facts, and compare.',
    ],
  ),
  conjunctio: figure(
    ['Conjunctio', 'the Meeting', 'الاجتماع', 'al-ijtimāʿ'],
    ['a meeting, and things joined that were apart', 'two roads that come together at one door'],
    [
      'Put both sides at one table, and write down what each says.',
      'Introduce the two things that you keep in separate drawers.',
    ],
    [
      'Two lives touch at a plain point: a calendar, a shared key, a word for what this is.',
      'An introduction or a joint task sits in the middle, so say what each side brings.',
      'Sums come together here: let the two accounts meet on one page before you add to either.',
      'Relatives who speak of each other could speak to each other, and your table is one place.',
      'Two halves of you keep different hours, and have something to hand over at the change of shift.',
      'Company stirs the weather, and one honest talk can turn the evening either way.',
      'A teacher, a text and a question have come into one room; bring the question first.',
      'Look for the option that joins both aims, and check what the join would cost.',
    ],
  ),
  carcer: figure(
    ['Carcer', 'the Prison', 'العقلة', 'al-ʿuqla'],
    ['a closed door, and the quiet behind it', 'limits, which hold in and also hold up'],
    [
      'Measure the room you have before you push at its walls.',
      'Find out which lock is yours, and which was fitted by somebody else.',
    ],
    [
      'Something between you is kept shut: ask whether the lock protects it or only stills it.',
      'A rule, a contract or a queue has you in its yard, so learn its hours and use them.',
      'Money is tied up here: list what is locked, until when, and who has the key.',
      'Duty at home has walls, and some of them you built yourself for good reasons.',
      'You are keeping yourself in, perhaps with cause; name the term, and when it would be served.',
      'The room has grown small, and one window would do: a call, or ten minutes outdoors.',
      'A cell can be a place of work, as monks know, so give the narrow hour a task.',
      'The choice is fenced in: settle first what is truly fixed and what is only usual.',
    ],
  ),
  'fortuna-major': figure(
    ['Fortuna Major', 'the Greater Fortune', 'النصرة الداخلة', 'al-nuṣra al-dākhila'],
    ['help that comes from inside and stays', 'slow strength, the kind that outlasts a first difficulty'],
    ['Go on at a steady pace, and do not borrow speed.', 'Stand on what you have already learned.'],
    [
      'Warmth grows here like a fire laid properly: slowly, with something left in the morning.',
      'Work you put in long ago begins to carry weight, so show the record without trimming.',
      'What you built by small amounts holds better here than any sudden offer.',
      'There is a strong beam in this house, perhaps you; let others take turns at leaning.',
      'You have more ground under you than you use, so stand a moment before you speak.',
      'Under the weather of the day there is a steady warmth, and early hours show it best.',
      'What you practise in quiet has become part of the floor and can bear your weight.',
      'Take the longer way that rests on your own strength, even where a shorter one is offered.',
    ],
  ),
  'fortuna-minor': figure(
    ['Fortuna Minor', 'the Lesser Fortune', 'النصرة الخارجة', 'al-nuṣra al-khārija'],
    ['quick help from outside, good while it lasts', 'a lift from others that will not wait at the kerb'],
    ['Use it today, and thank whoever sent it.', 'Take the help, and build no floor on it.'],
    [
      'A bright hour comes from outside, an evening or a kind word; enjoy it without a plan.',
      'Somebody holds a door for a short time, so have your papers in order as you go through.',
      'A small ease comes and goes: pay one old bill with it before it finds other uses.',
      'A guest or a cousin lightens the house for a while, and may be asked to carry something.',
      'You shine by borrowed light here, which is no shame as long as you know the lamp.',
      'A lift is on offer, brief as a sunny platform; step into it while you wait.',
      'A passing word may do what long study did not, so write it down before supper.',
      'The quick option works if you decide soon and do not ask it to last.',
    ],
  ),
  acquisitio: figure(
    ['Acquisitio', 'the Gain', 'القبض الداخل', 'al-qabḍ al-dākhil'],
    ['something gathered in, and kept', 'a fuller basket than the one you left with'],
    ['Decide where it will be kept before it arrives.', 'Say yes to one thing, and see it all the way in.'],
    [
      'There is something to receive here: let it be given, and say plainly that you noticed.',
      'A skill, a client or a good name can be gathered in, so make room on the shelf.',
      'The figure leans towards keeping: what comes in wants a place, a label and a lid.',
      'The household can take in one more chair, one more story, one more dish that feeds people.',
      'You may want more of this, and say how much would be enough.',
      'Good things are already in the cupboard; take them out where you can see them.',
      'What you learn now stays, if you say it in your own words the same evening.',
      'Favour the option that leaves something in your hands at the end of the year.',
    ],
  ),
  amissio: figure(
    ['Amissio', 'the Loss', 'القبض الخارج', 'al-qabḍ al-khārij'],
    ['something let go, and the space it leaves', 'a loosening of the hand'],
    ['Choose what may go before it chooses for you.', 'Count the things that you would not miss.'],
    [
      'Affection gives itself away easily here, so see that something of you stays at home.',
      'A task or a title may be leaving your desk: hand it over tidily and keep the skill.',
      'The figure is an open hand, so name the one thing that leaks and close that first.',
      'Somebody has to let somebody go a little, and a door can be open both ways.',
      'You are putting something down, and this is what an empty arm feels like.',
      'Missing something is a form of care; give it an hour and a chair.',
      'Many traditions praise the open hand: practise on something small that you like.',
      'Ask of each option what it takes from you, and which of those you could spare.',
    ],
  ),
  tristitia: figure(
    ['Tristitia', 'Sorrow', 'الأنكيس', 'al-ankīs'],
    ['weight, and the patience that comes with it', 'a downward look, to where foundations are'],
    [
      'Go slowly, and see to the lowest thing first.',
      'Put the heavy thing on the ground and let it be heavy.',
    ],
    [
      'Something here is too heavy for one; say what it weighs, without saying whose fault it is.',
      'The work lies deep and slow, footings rather than roof, so ask for time and name the depth.',
      'Money feels heavy here: begin at the foot of the page, with the figure you avoid.',
      'There is an old weight in the house, and two can lift a corner where one cannot.',
      'You are looking down, which is where roots and dropped keys are found.',
      'The mood sinks to the floor of the day; keep the tasks low and the lamp near.',
      'Grief has a place in honest practice: sit with it a set time, then make tea.',
      'Nothing has to be chosen from the foot of the stairs; climb one, and look again.',
    ],
  ),
  laetitia: figure(
    ['Laetitia', 'Joy', 'اللحيان', 'al-laḥyān'],
    ['gladness, and a head held up', 'good cheer that wants to be handed on'],
    ['Say the glad thing aloud while it is fresh.', 'Spend an hour on what makes you look up.'],
    [
      'Laughter does good service here, so meet where the two of you have laughed before.',
      'Good spirits are a tool on this desk: use them to begin the dull part.',
      'A light heart spends lightly; enjoy one thing fully and leave the second on the shelf.',
      'There is room for a celebration without a reason: bread, candles and whoever is in.',
      'You look up more easily than you show, and somebody might like to see it.',
      'Something in you is rising like a lid on a pan; give it a window and some company.',
      'Thanks is the practice that fits: name three things, and let one of them be small.',
      'Notice which option makes you stand straighter; that is evidence, though no proof.',
    ],
  ),
  rubeus: figure(
    ['Rubeus', 'Red', 'الحمرة', 'al-ḥumra'],
    ['heat, and words said too fast', 'a pot close to boiling over'],
    ['Turn the flame down before you taste.', 'Let the answer wait until after a night’s sleep.'],
    [
      'There is heat in this, and heat asks nobody first; agree on a word for pause.',
      'A quarrel or a rush glows under the papers: answer the facts, and leave the tone unsent.',
      'Hot money leaves quickly, so put a night between wanting and paying.',
      'Several tempers share one kitchen here; open a window before you open the subject.',
      'You have a strong flame and it needs a stove: give it a task with edges.',
      'Anger is near the surface; walk it round the block before you sit down with anyone.',
      'Zeal is a fire too, so sweep the floor first and speak of truth afterwards.',
      'Do not choose while your ears are warm; the options will keep until tomorrow.',
    ],
  ),
  albus: figure(
    ['Albus', 'White', 'البياض', 'al-bayāḍ'],
    ['clear water, and time to think', 'a clean page and a cool head'],
    ['Write it out in ten plain lines.', 'Rinse the question until you can see through it.'],
    [
      'Calm words do more than warm ones here: say the simple true thing and leave it uncoloured.',
      'Paper, planning and quiet hours serve you, so draft it clean before you show it.',
      'Make the page white: every sum in one list, in ink, with dates.',
      'Peace at home is kept by small courtesies, and one of them could be unasked.',
      'You see more clearly when nobody watches; take an hour with the door closed.',
      'The mind can settle like a glass of water, once you stop stirring for ten minutes.',
      'Old books, clear speech and clean hands are the way in; begin with one page.',
      'Reason has good light here: lay the options side by side and read them as a stranger.',
    ],
  ),
  puella: figure(
    ['Puella', 'the Girl', 'نقي الخد', 'naqī al-khadd'],
    ['charm, and things made pleasant', 'a gentle answer where a hard one was expected'],
    ['Make it pleasant, and check that it is also true.', 'Ask kindly for exactly what you need.'],
    [
      'Tenderness comes easily here; see that being agreeable has not replaced being known.',
      'A graceful manner opens this door, so have the substance in the same folder.',
      'Pretty things call your name: choose the one you will still like in the rain.',
      'Someone keeps the peace at this table with a smile, and might be asked what it costs.',
      'You can be liked and be clear as well; try both in one sentence.',
      'Beauty helps today: fresh sheets, a tidy corner, music that you chose.',
      'Harmony is a practice of the hands, so arrange one shelf as if it mattered.',
      'The pleasant option may be the right one; look at it without its ribbon.',
    ],
  ),
  puer: figure(
    ['Puer', 'the Boy', 'الجودلة', 'al-jawdala'],
    ['drive, and a rush at the gate', 'courage without much of a plan'],
    [
      'Go, and take somebody who has been there before.',
      'Draw the sword only after you have read the letter.',
    ],
    [
      'Desire runs ahead of knowledge here, so ask one question for every thing you declare.',
      'Boldness moves the stuck thing; take a friend who reads the small print.',
      'The hand is quick to the purse, so set a limit before you enter the shop.',
      'Someone young, or the young one in somebody, wants a contest; offer a game with rules.',
      'You have courage to spare, so aim it: one target is plenty.',
      'Restlessness wants legs more than words: carry, dig or run, and see what remains.',
      'Ardour is welcome, and a small daily rule makes it last.',
      'The bold option needs a date, a helper and a way back; with these it is fair.',
    ],
  ),
  'caput-draconis': figure(
    ['Caput Draconis', 'the Head of the Dragon', 'العتبة الداخلة', 'al-ʿataba al-dākhila'],
    ['a beginning, and the doorstep it stands on', 'an entrance with fresh hinges'],
    ['Step over the threshold with one bag only.', 'Begin, and begin small enough to repeat.'],
    [
      'This is a doorstep: introduce yourself as you are now, and leave out who you were.',
      'A start has favour here, and first days set habits, so choose the first on purpose.',
      'Open a new page for money, with one rule that you can keep for a month.',
      'A new person, room or custom enters the house; give it a place at once.',
      'You stand in a doorway, and may look back once before you go in.',
      'Something fresh comes in under the door; leave it open a hand’s width.',
      'Beginners are well placed here: ask the plain questions while you still can.',
      'Where one option is a beginning and the other a repair, this figure leans to the beginning.',
    ],
  ),
  'cauda-draconis': figure(
    ['Cauda Draconis', 'the Tail of the Dragon', 'العتبة الخارجة', 'al-ʿataba al-khārija'],
    ['an ending, and the door you leave by', 'something to finish and put outside'],
    [
      'Close it properly: return the keys, send the last letter.',
      'Finish one thing before you start its successor.',
    ],
    [
      'Something has reached its back door, and kind words leave less lying on the stairs.',
      'Finish, hand over, file: this figure is good at endings and poor at openings.',
      'Close what drains you: a subscription, a half-used account, a promise you pay for twice.',
      'An old custom may be ready to retire; thank it at the table before it goes.',
      'You are leaving a version of yourself; keep its tools and give away its coat.',
      'The mood is that of a last day: sort, sweep, and keep the evening free.',
      'Letting go is the exercise, so choose the object, the hour and the place.',
      'If one option only ends what is over already, that is worth saying aloud.',
    ],
  ),
};
