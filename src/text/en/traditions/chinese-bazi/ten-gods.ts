/** The ten gods: what another stem is to the day master. For a stem of birth by theme, for one that passes in one sentence each. */
import type { GodKindId, TenGodId } from '#traditions/east-asian/relations.ts';
import type { Names } from '../east-asian/cycle-names.ts';
import type { Themed } from '../east-asian/telling.ts';

export const godNames: Readonly<Record<TenGodId, Names>> = {
  friend: ['the Friend', '比肩', 'bǐ jiān'],
  'rob-wealth': ['Rob Wealth', '劫財', 'jié cái'],
  'eating-god': ['Eating God', '食神', 'shí shén'],
  'hurting-officer': ['Hurting Officer', '傷官', 'shāng guān'],
  'indirect-wealth': ['Indirect Wealth', '偏財', 'piān cái'],
  'direct-wealth': ['Direct Wealth', '正財', 'zhèng cái'],
  'seven-killings': ['Seven Killings', '七殺', 'qī shā'],
  'direct-officer': ['Direct Officer', '正官', 'zhèng guān'],
  'indirect-resource': ['Indirect Resource', '偏印', 'piān yìn'],
  'direct-resource': ['Direct Resource', '正印', 'zhèng yìn'],
};

export const kindNames: Readonly<Record<GodKindId, Names>> = {
  companion: ['Peer stems', '比劫', 'bǐ jié'],
  output: ['Output stems', '食傷', 'shí shāng'],
  wealth: ['Wealth stems', '財星', 'cái xīng'],
  officer: ['Officer stems', '官殺', 'guān shā'],
  resource: ['Resource stems', '印星', 'yìn xīng'],
};

/** What the god is, in half a sentence. */
export const godGlosses: Readonly<Record<TenGodId, string>> = {
  friend: 'the equal, who wants the same as you and stands beside you',
  'rob-wealth': 'the rival at your side, who shares your cup and your purse',
  'eating-god': 'the maker at ease, whose work comes out like breath',
  'hurting-officer': 'the outspoken talent, who chafes under a manager',
  'indirect-wealth': 'the open market, where gain comes through other people',
  'direct-wealth': 'the earned wage, kept in good order',
  'seven-killings': 'the hard pressure that makes you quick',
  'direct-officer': 'the fair rule, with a title and a desk',
  'indirect-resource': 'the odd teacher, who hands you knowledge by the back door',
  'direct-resource': 'the good teacher, who backs you in full view',
};

export const godTexts: Readonly<Record<TenGodId, Themed>> = {
  friend: {
    love: 'You look for an equal, so see that someone in the pair is also allowed to be looked after.',
    work: 'You work well among peers and badly under comparison, so choose your team before your title.',
    money: 'What you earn is easily shared out, so decide the shares while everyone is still smiling.',
    family: 'Brothers, sisters and old friends count as much here as parents, and ask for as much time.',
    self: 'You know your own way and walk it, and company is welcome at your pace.',
    mood: 'You recover beside somebody who is doing nothing special, more than in being advised.',
    spirit: 'What you believe you try on your own feet first, and then you say it.',
    decision: 'Ask one equal who gains nothing by it, and then stop asking.',
  },
  'rob-wealth': {
    love: 'There is heat and some contest in how you love, so keep score of nothing but kindness.',
    work: 'A rival sharpens you, and the day you race the wrong one is a day lost.',
    money: 'It goes out through friendship and bravado, so agree on a sum before you are generous.',
    family: 'Somebody at home takes and gives in one breath, and clear rules help more than appeals.',
    self: 'You are bold with a crowd behind you, and worth knowing without one.',
    mood: 'When you feel robbed, say of what, exactly, and to the one person it concerns.',
    spirit: 'You find meaning in taking a side, so look at it again when your side is winning.',
    decision: 'Sleep once between the dare and the yes.',
  },
  'eating-god': {
    love: 'You love by sharing good things, and your ease is catching when you are not asked to perform.',
    work: 'You produce best unhurried, and the finest thing you make is the one nobody ordered.',
    money: 'Your making can feed you, once the price is written beside it and said without blushing.',
    family: 'You bring food, songs and patience into a house, and should not be the only one who does.',
    self: 'You let things come out at their own pace, and you know what is enough.',
    mood: 'A meal cooked slowly is worth more to your mood than a good resolution.',
    spirit: 'You meet what matters through the senses, in thanks more than in theory.',
    decision: 'Choose what you could keep doing without having to be driven.',
  },
  'hurting-officer': {
    love: 'You say the true thing first and soften it second, so try the other order once.',
    work: 'You see how it could be done better, and the one who runs it should hear that in private.',
    money: 'Talent pays you when it is billed, and leaks when it is spent on being right.',
    family: 'You break the silent rules of a house, and some of them were waiting for it.',
    self: 'You are bright and hard to supervise, so become good at supervising yourself.',
    mood: 'Irritation is your first sign of hunger for real work.',
    spirit: 'You question what others kneel to, and the question may be your way of kneeling.',
    decision: 'Make sure you are choosing something, and not only refusing someone.',
  },
  'indirect-wealth': {
    love: 'You are generous and easily interested, so tell the person which of it is for them alone.',
    work: 'You do well where people, goods and chances pass through, and less well in a back room.',
    money: 'Gains come sideways, through contacts, so keep a plain record of what left by the same door.',
    family: 'You treat the whole street like kin, and kin sometimes like the street.',
    self: 'You read a market quickly, be it for bread or for moods, and like to set things moving.',
    mood: 'You lift when there is something to arrange, and sink when you must only wait.',
    spirit: 'What you keep teaches you less than what you manage to give away well.',
    decision: 'Look at what can be lost before you look at what can be won.',
  },
  'direct-wealth': {
    love: 'You show love in reliable deeds, and it should be noticed that they are deeds of love.',
    work: 'You bring things in on time and in order, and can ask for pay that says so.',
    money: 'Steady wages and a known sum suit you, and the risk is holding on past usefulness.',
    family: 'You know what the house costs and who has eaten, and could let another hold the list.',
    self: 'You trust what can be touched and counted, and your word is among those things.',
    mood: 'A tidy drawer calms you, so begin there when the large thing will not move.',
    spirit: 'You honour things by looking after them: tools, a grave, a recipe.',
    decision: 'Put hours and prices beside each option, and see which one you skip over.',
  },
  'seven-killings': {
    love: 'You are drawn to strength, so look twice at whether it can also sit down with you.',
    work: 'You are at your best when it is urgent, and should not need a fire to begin.',
    money: 'It comes through hard jobs and deadlines, so pay yourself for the danger as well as the hours.',
    family: 'You may turn into the strict one at home, so let one rule lapse and see who breathes out.',
    self: 'Pressure makes you quick and brave, and rest has to be ordered like a drill.',
    mood: 'Your body stays on guard after the alarm is over, so tell it plainly that it is over.',
    spirit: 'You respect what costs something, so let one good thing come to you free.',
    decision: 'Ask who set the deadline, and whether the clock is real.',
  },
  'direct-officer': {
    love: 'You take a promise seriously, and want to know which promise this is.',
    work: 'Titles, rules and fair superiors suit you, and you carry responsibility without noise.',
    money: 'Income follows position here, so ask what the position is worth before you polish it.',
    family: 'You are the one who does the forms and keeps the dates, and may hand over a folder.',
    self: 'You hold yourself to a standard, and could write down where it came from.',
    mood: 'You feel better once the overdue thing is answered, even if the answer is short.',
    spirit: 'Form helps you: a set hour, a set text, a bow that is the same each day.',
    decision: 'Ask what you could defend in front of someone you respect, and then what you want.',
  },
  'indirect-resource': {
    love: 'You love from a little way off, so let them see that you are looking.',
    work: 'Odd knowledge is your trade, and the quiet room where you got it should be protected.',
    money: 'You would rather know than earn, so attach one price to one thing you know.',
    family: 'Look for care on the unexpected side as well: an aunt, a neighbour, a book.',
    self: 'You learn alone and sideways, and distrust whatever is handed out to everyone.',
    mood: 'You go indoors in yourself, so agree on a knock that you will answer.',
    spirit: 'You are at home with what has no certificate, and still you can ask it to be useful.',
    decision: 'Notice when gathering one more opinion has become a way of not choosing.',
  },
  'direct-resource': {
    love: 'You give and look for shelter, so see that there are two umbrellas in the house.',
    work: 'You do well with a mentor, a course or a licence, and well as one for somebody younger.',
    money: 'Support tends to come as backing more than as cash, so ask for it in writing and in time.',
    family: 'Mothers, teachers and their stand-ins weigh much here, in thanks and in habit.',
    self: 'You take in before you give out, and you need to have understood a thing to do it.',
    mood: 'Being looked after does you good, and asking for it is the harder part.',
    spirit: 'You are fed by a line of teachers, so go back to one page that fed you.',
    decision: 'Find the person who has done it before, and ask what they would not repeat.',
  },
};

/** What a passing stem of that god asks for: of a stretch of ten years, of a year, of a day. */
export const godPasses: Readonly<
  Record<TenGodId, { readonly years: string; readonly year: string; readonly day: string }>
> = {
  friend: {
    years: 'Ten years like that are built with equals, so look for partners and write down who owns what.',
    year: 'It is a year for standing beside people, and for saying what is yours.',
    day: 'Do it with somebody today, side by side, and split the bill.',
  },
  'rob-wealth': {
    years: 'Ten years like that are lively with rivals and friends, and the purse needs a rule of its own.',
    year: 'It is a year in which sharing is easy and sharing out is hard, so agree on sums early.',
    day: 'Keep one thing back today, an hour or a coin, before you offer the rest.',
  },
  'eating-god': {
    years: 'Ten years like that favour making over proving, at the pace of something that ripens.',
    year: 'It is a year for putting out what you make, regularly and without a drum.',
    day: 'Make something small with your hands today and give it away warm.',
  },
  'hurting-officer': {
    years: 'Ten years like that want your voice, and a place where the voice is paid and not only tolerated.',
    year: 'It is a year for showing talent, and for choosing carefully which rule to break.',
    day: 'Say the sharp sentence on paper first today, and send the second version.',
  },
  'indirect-wealth': {
    years: 'Ten years like that bring people, offers and movement, and reward plain bookkeeping.',
    year: 'It is a year of offers, so read each of them twice and count what goes out.',
    day: 'Ring the person you have been meaning to ring, since things come through others today.',
  },
  'direct-wealth': {
    years: 'Ten years like that are for building something that pays its way, brick by brick.',
    year: 'It is a year for order in what you own and owe, and for asking the proper price.',
    day: 'Finish one useful thing today and put it where it belongs.',
  },
  'seven-killings': {
    years: 'Ten years like that ask for backbone, and for walls in the calendar behind which you rest.',
    year: 'It is a year that presses, so choose the one hard thing worth doing and guard your sleep.',
    day: 'Do the unpleasant task first today, then call the alarm off.',
  },
  'direct-officer': {
    years: 'Ten years like that lean towards structure: roles, contracts, other people’s calendars.',
    year: 'It is a year of rules and roles, good for doing a thing properly and in your own name.',
    day: 'Keep one appointment to the minute today, and answer the official letter.',
  },
  'indirect-resource': {
    years: 'Ten years like that draw you inward to study, and need a window kept open to the street.',
    year: 'It is a year for odd learning, and for not mistaking solitude for a plan.',
    day: 'Read something off your usual shelf today, and tell one person about it.',
  },
  'direct-resource': {
    years: 'Ten years like that bring teachers, papers and backing, and ask you to accept them.',
    year: 'It is a year that leans towards a mentor, a licence or a course before a bold launch.',
    day: 'Let somebody help you today, and learn how they do it.',
  },
};
