/** The fourteen major stars by theme, and the fourteen that help or press. Our own words. */
import type { StarId } from '#traditions/ziwei/stars.ts';
import type { Themed } from '../east-asian/telling.ts';

type MajorId = Extract<
  StarId,
  | 'ziwei'
  | 'tianji'
  | 'taiyang'
  | 'wuqu'
  | 'tiantong'
  | 'lianzhen'
  | 'tianfu'
  | 'taiyin'
  | 'tanlang'
  | 'jumen'
  | 'tianxiang'
  | 'tianliang'
  | 'qisha'
  | 'pojun'
>;

/** Who the star is, in half a sentence; then by theme. */
export const starTexts: Readonly<Record<MajorId, Themed & { readonly is: string }>> = {
  ziwei: {
    is: 'the emperor of the chart, who needs a court around him',
    love: 'Love wants respect first here, and thrives when both may sit on the throne by turns.',
    work: 'Work goes well where you may set the standard, and stalls where nobody is there to hand things to.',
    money: 'Money follows standing here, so ask what the standing costs each month.',
    family: 'At home someone holds the centre of the table, and the chair may change hands.',
    self: 'You carry yourself with some ceremony, and do better with good advisers than with applause.',
    mood: 'Pride makes a low day longer, so tell one trusted person before noon.',
    spirit: 'Order and a little ceremony feed you: a laid table, a proper goodnight.',
    decision: 'Hear three advisers, choose alone, and say who carries it out.',
  },
  tianji: {
    is: 'the strategist, whose thoughts are never quite parked',
    love: 'Love begins in conversation here, and wanders when the conversation repeats itself.',
    work: 'Work suits you where something can be planned, adjusted and planned again.',
    money: 'Money comes through ideas and leaves through second thoughts, so date each decision.',
    family: 'At home you are the one who knows the timetable, and may lose an evening to it.',
    self: 'You see the next four moves, and can be asked to enjoy the present one.',
    mood: 'Your head runs on after dark, so give it a notebook and a closing time.',
    spirit: 'Study that serves no purpose is rest for you.',
    decision: 'Plan until the second draft, and then act on the second draft.',
  },
  taiyang: {
    is: 'the great light of the day, which gives without asking who is there',
    love: 'Love gives warmth in public here, and has to learn the small lamp of two.',
    work: 'Work suits you where many are served, and tires you where thanks are expected and late.',
    money: 'Money is made in the open and spent on others, so keep one portion unseen.',
    family: 'At home someone shines and someone stands in the glare, so turn the chair now and then.',
    self: 'You give before you are asked, and it is honest to notice when you wait for something back.',
    mood: 'You burn low after too much giving, and an early night repairs more than praise.',
    spirit: 'Doing a thing for a stranger sets you straight.',
    decision: 'Choose what you could do with the curtains open.',
  },
  wuqu: {
    is: 'the general of the treasury, plain and firm',
    love: 'Love is shown by keeping your word here, and gains from a sentence that is only tender.',
    work: 'Work suits you where there is a target, a tool and a free hand.',
    money: 'Money is your trade here: earned by effort, kept by rule, seldom by charm.',
    family: 'At home you pay and repair, and might also sit down.',
    self: 'You are direct and hard-working, and go quiet where others would ask for help.',
    mood: 'You harden when sad, so move something heavy and then say what it was.',
    spirit: 'Discipline is your devotion, and it should include a day without it.',
    decision: 'Ask what it costs, what it yields, and whether you would shake hands on it.',
  },
  tiantong: {
    is: 'the contented one, who knows how to enjoy a thing',
    love: 'Love is soft and companionable here, and needs one brave conversation a season.',
    work: 'Work goes best in good company, at a human pace, with a task that ends on the day.',
    money: 'Money comes without strain and goes on comfort, so decide on the comfort first.',
    family: 'At home you make it pleasant, and leave the hard letter for somebody else.',
    self: 'You have a talent for being at ease, and a habit of putting off what is not.',
    mood: 'Small pleasures do mend you, and one duty done early doubles them.',
    spirit: 'Gratitude comes to you through the senses: bread, bath, birdsong.',
    decision: 'Take the road you would enjoy, and put one milestone on it.',
  },
  lianzhen: {
    is: 'the passionate official, strict and warm in one coat',
    love: 'Love is intense and watchful here, so agree on what counts as faithful.',
    work: 'Work suits you where rules and feeling meet, and where taste is part of the job.',
    money: 'Money is bound up with relations here, so put friendly deals on paper.',
    family: 'At home loyalty is tested by small things, and may be given without the test.',
    self: 'You have fire and principles, and the two should be introduced to each other.',
    mood: 'Anger in you is often a principle that nobody noticed.',
    spirit: 'You trust what keeps both heat and form, as a choir does.',
    decision: 'Write down the rule you would be breaking, and whose rule it is.',
  },
  tianfu: {
    is: 'the keeper of the storehouse, calm and well stocked',
    love: 'Love looks for safety here and gives it, and wants a surprise now and then.',
    work: 'Work suits you where something is kept in good order over many years.',
    money: 'Money stays with you better than it arrives, so see that the door opens both ways.',
    family: 'At home you are the full larder, and should be asked how you are as well.',
    self: 'You are steady and hard to hurry, and at times you call caution what is comfort.',
    mood: 'Order in the cupboard is order in the head here, so begin with one shelf.',
    spirit: 'Keeping and handing on is your kind of prayer.',
    decision: 'Ask whether you would be safe either way, since then you are free to choose.',
  },
  taiyin: {
    is: 'the great light of the night, quiet and inward',
    love: 'Love is tender and remembers dates here, and hopes to be understood unasked.',
    work: 'Work goes best unwatched, in the evening hours, with beauty somewhere in it.',
    money: 'Money gathers slowly here, through saving and through rooms more than through noise.',
    family: 'At home you feel what is unsaid, and may let others say it themselves.',
    self: 'You reflect before you shine, and need hours that belong to no one.',
    mood: 'Your mood has its own tides, so wait one night before believing it.',
    spirit: 'Silence, water and handiwork bring you home.',
    decision: 'Decide in the evening, and check it in plain daylight.',
  },
  tanlang: {
    is: 'the wolf of many appetites, sociable and curious',
    love: 'Love is playful and hungry here, and becomes deep where play is allowed to stay.',
    work: 'Work suits you where people, taste and novelty meet, and bores you in the fourth month.',
    money: 'Money comes through company and goes the same way, so count at the end of the evening.',
    family: 'At home you bring guests and stories, and could stay for the dishes.',
    self: 'You want much and learn fast, and choose well once you have chosen what to leave.',
    mood: 'Restlessness is hunger for something particular, so name the dish.',
    spirit: 'Curiosity leads you to the door of odd teachings, and practice would lead you in.',
    decision: 'Cross out the option that you want only because it is there.',
  },
  jumen: {
    is: 'the great gate, the mouth that argues and explains',
    love: 'Love lives or dies by how you quarrel here, so learn to end one before bed.',
    work: 'Work suits you where speaking, doubting and checking are paid for.',
    money: 'Money follows from the spoken word here, so read aloud what you sign.',
    family: 'At home there is a sentence nobody says, and it may be said kindly.',
    self: 'You see the hole in the argument first, and could mention the rest of the cloth.',
    mood: 'Dark thoughts shrink when spoken to someone who does not answer at once.',
    spirit: 'Doubt is your way in, so ask the question and stay for the reply.',
    decision: 'Argue the other side for ten minutes, and mean it.',
  },
  tianxiang: {
    is: 'the minister with the seal, fair and obliging',
    love: 'Love is considerate here, and should not confuse being fair with being absent.',
    work: 'Work suits you beside a strong head, as the one who makes it run.',
    money: 'Money goes well where you manage another’s with care, and your own likewise.',
    family: 'At home you mediate, and you are allowed to have a side.',
    self: 'You keep up appearances from kindness, and now and then from fear of a scene.',
    mood: 'You carry the room’s mood for it, so put it down by the door.',
    spirit: 'Service with clean cuffs is a practice, when it is chosen.',
    decision: 'Ask what would be fair, and to whom you have not been fair yet: often yourself.',
  },
  tianliang: {
    is: 'the old beam of the house, who shelters and advises',
    love: 'Love looks after people here, and is happiest with someone who looks after you too.',
    work: 'Work suits you where experience counts: teaching, checking, caring, putting right.',
    money: 'Money is a means here and gets forgotten, so let someone remind you of your price.',
    family: 'At home you are asked for advice, and may give company in its place.',
    self: 'You have an old head, and it likes a young hobby.',
    mood: 'You steady others when you waver yourself, so let one of them return it.',
    spirit: 'You are at ease with elders, old books and quiet halls.',
    decision: 'Ask what you would tell a younger friend, and then follow it.',
  },
  qisha: {
    is: 'the lone commander, quick and hard to turn',
    love: 'Love is decided fast here, and needs patience in the weeks after the charge.',
    work: 'Work suits you where a risk has to be taken and somebody must go first.',
    money: 'Money comes in leaps here, so lay in stores after each of them.',
    family: 'At home you keep your own room, and the door should have a handle on both sides.',
    self: 'You act alone and answer for it, and could let one person carry the lamp.',
    mood: 'Tension wants a task, so walk fast, cut wood, write the blunt draft.',
    spirit: 'You meet yourself in effort: a climb, a fast, a long silence kept.',
    decision: 'You can jump, so check only where you would land.',
  },
  pojun: {
    is: 'the vanguard, who breaks the old so that something can begin',
    love: 'Love renews itself by upheaval here, and may learn to renew a Sunday instead.',
    work: 'Work suits you at beginnings and at repairs, and less in between.',
    money: 'Money is spent before it is rebuilt here, so put a floor under the spending.',
    family: 'At home you move the furniture of things, and might ask who sits there.',
    self: 'You would rather start over than patch, and some things deserve a patch.',
    mood: 'Boredom feels like gloom to you, so change one thing and see.',
    spirit: 'Letting go is your gift, and keeping is your study.',
    decision: 'Break one thing at a time, beginning with the one that is already cracked.',
  },
};

type HelperId = Exclude<StarId, MajorId>;

export const helperTexts: Readonly<Record<HelperId, readonly [first: string, second: string]>> = {
  zuofu: [
    'Help stands at your left hand there: colleagues, seconds, a friend who stays.',
    'A helper comes with a ladder there, if you say which wall.',
  ],
  youbi: [
    'Help stands at your right hand there, quieter and from the side.',
    'Someone smooths the way there and does not sign it.',
  ],
  wenchang: ['Papers, study and a clear sentence help there.', 'What is written down well goes well there.'],
  wenqu: ['Voice, music and a turn of phrase help there.', 'What is said with some art is heard there.'],
  tiankui: [
    'A patron in daylight helps there: a teacher, a form of reference, an open door.',
    'Someone senior speaks for you there, if you let them know what about.',
  ],
  tianyue: [
    'A patron behind the scenes helps there.',
    'A quiet word from somebody you hardly know helps there.',
  ],
  lucun: [
    'Something is stored there and should be used within measure.',
    'What you put by there keeps, and a shut barn gets mice.',
  ],
  tianma: [
    'There is movement there: roads, changes of post, quick starts.',
    'Things go better there when they are on the way somewhere.',
  ],
  qingyang: [
    'The handbooks call it the blade: it cuts quickly there, so point it at the task and away from people.',
    'It is an edge, useful for surgery on a plan, and best kept sheathed at supper.',
  ],
  tuoluo: [
    'The handbooks call it the top that spins in place: delay there, so decide which knot to leave tied.',
    'It turns things over too long there, so set an hour and let the hour decide.',
  ],
  huoxing: [
    'The handbooks call it the fire star: it flares up there, so give it a hearth and a rule.',
    'Heat comes suddenly there, so answer the letter tomorrow.',
  ],
  lingxing: [
    'The handbooks call it the bell: it smoulders there and rings late, so say the small thing early.',
    'Annoyance is kept there like an ember, so air the room weekly.',
  ],
  dikong: [
    'The handbooks call it the void: plans evaporate there, so keep one foot on a floor you can measure.',
    'Ideas are free there and costs forgotten, so write the cost beside the idea.',
  ],
  dijie: [
    'The handbooks call it the robber: what is held loosely slips away there, so hold less, and properly.',
    'Something is let go there against the plan, so keep the plan light.',
  ],
};
