/**
 * What two points of a birth chart do to each other, in the one who has them: fused (together in one
 * place), hard (square, opposition) and easy (sextile, trine).
 *
 * Every clause is in the second person and stands alone, so it also fits two charts laid side by side,
 * where Mercury can stand square to a Sun that it never squares in one birth. Pairs with the north node
 * say in which direction it pulls; pairs with the Ascendant show in person, with the Midheaven in public.
 */
import type { PairAtoms } from '#companion/voice/atoms.ts';

const table = {
  'moon-mercury': {
    fuse: [
      'you know what you feel once you have said it aloud twice',
      'your mood writes your messages, and people can tell the hour from them',
    ],
    hard: [
      'you explain the feeling so well that nobody notices you are having it',
      'you reread a short message for tone until it turns into an insult',
    ],
    easy: [
      'a bad day, put into two plain sentences, leaves you by supper',
      'people tell you things at the sink because you listen and answer small',
    ],
    concepts: ['words', 'listening', 'anxiety', 'memory'],
  },
  'moon-venus': {
    fuse: [
      'you look after people with soup, soft chairs and remembered preferences',
      'comfort and affection reach you together, and so does the second helping',
    ],
    hard: [
      'what soothes you and what attracts you rarely sit in one room',
      'you say you don’t mind, then mind all the way home',
    ],
    easy: [
      'you can make a rented room feel lived in by the first evening',
      'you take a kindness as it comes, with no plan to repay it',
    ],
    concepts: ['caretaking', 'home', 'being-chosen', 'desire'],
  },
  'moon-sun': {
    fuse: [
      'what you want and what calms you agree, with no second opinion',
      'you go at a thing whole and keep no spare self watching',
    ],
    hard: [
      'you want the evening out until it starts, then you want your bed',
      'the plan you announce at breakfast has an enemy in you by night',
    ],
    easy: [
      'you sleep well after a day spent on your own work',
      'what you work for and what you need on a Sunday get along',
    ],
    concepts: ['identity', 'doubt', 'rest', 'purpose'],
  },
  'moon-mars': {
    fuse: [
      'you feel it in the jaw first and reply before the thought arrives',
      'you get angry on other people’s behalf, sometimes before they ask',
    ],
    hard: [
      'you bang cupboard doors over something that happened at lunch',
      'you start the quarrel at bedtime, when tiredness does the talking',
    ],
    easy: [
      'you say you are annoyed while it is small enough to laugh about',
      'a brisk walk or a scrubbed floor settles you faster than advice',
    ],
    concepts: ['anger', 'impulse', 'caretaking', 'body'],
  },
  'moon-jupiter': {
    fuse: [
      'you feed whoever comes to the door, including the ones who stay too long',
      'you laugh until the table joins in, and you cry at that volume too',
    ],
    hard: [
      'you say yes from a full heart and meet the calendar afterwards',
      'one good evening convinces you that the whole thing is solved',
    ],
    easy: [
      'you calm down once the worry has something larger standing next to it',
      'you get your appetite back while others are still discussing the trouble',
    ],
    concepts: ['generosity', 'excess', 'faith', 'caretaking'],
  },
  'moon-saturn': {
    fuse: [
      'you keep your needs on a short list and read it out apologetically',
      'you stay behind to stack the chairs, and nobody asks how you are',
    ],
    hard: [
      'you hear care as a debt and start working out the repayment',
      'you turn quiet and useful just when you want to be held',
    ],
    easy: [
      'you keep a promise made when tired, which is why people lean on you',
      'a regular hour and a known chair comfort you more than talk',
    ],
    concepts: ['duty', 'loneliness', 'caretaking', 'guilt'],
  },
  'moon-uranus': {
    fuse: [
      'you need people close and the back door on the latch',
      'your mood changes between one bus stop and the next, unannounced',
    ],
    hard: [
      'by Thursday you cancel the closeness you asked for on Monday',
      'a settled week makes you rearrange the furniture, or the people',
    ],
    easy: [
      'you feel at home in odd households with strange hours',
      'when the plan collapses you sleep fine and invent dinner',
    ],
    concepts: ['freedom', 'restlessness', 'change', 'home'],
  },
  'moon-neptune': {
    fuse: [
      'you pick up the mood of a party and carry it home as yours',
      'you cry at strangers’ weddings and shop music, and can’t say why',
    ],
    hard: [
      'you feel guilty about things that were never assigned to you',
      'you nurse a vague ache for days rather than name who is in it',
    ],
    easy: [
      'a record in the kitchen tells you what you feel before any talk does',
      'you forgive without a speech, by putting the kettle on',
    ],
    concepts: ['overwhelm', 'guilt', 'forgiveness', 'longing'],
  },
  'moon-pluto': {
    fuse: [
      'you feel things down to the floorboards and recall who was standing on them',
      'you keep what matters most where nobody can use it against you',
    ],
    hard: [
      'you test people in secret and grade them without announcing the exam',
      'you guard the sore place and dare others to guess where it is',
    ],
    easy: [
      'you can sit beside someone’s worst night and not look away',
      'after a bad month you empty the drawers, and it works',
    ],
    concepts: ['control', 'trust', 'secrets', 'intimacy'],
  },
  'moon-northnode': {
    fuse: [
      'your way forward runs through meals, sleep and who has a key',
      'you move on each time you let someone see you tired',
    ],
    hard: [
      'the next step keeps asking you to leave a comfortable room',
      'you turn homesick just as the new thing starts to work',
    ],
    easy: [
      'what settles your stomach also moves your life along',
      'you find the way by noticing where you breathe out',
    ],
    concepts: ['home', 'change', 'security', 'caretaking'],
  },
  'moon-asc': {
    fuse: [
      'your face reports the mood before you have agreed to it',
      'strangers tell you their troubles at the bus stop',
    ],
    hard: [
      'you come across as fine on days when you are anything but',
      'people meet your manner and miss the need standing behind it',
    ],
    easy: [
      'people lower their voice near you and get to the point sooner',
      'you notice who is cold and shut the window without being asked',
    ],
    concepts: ['being-seen', 'caretaking', 'body', 'listening'],
  },
  'moon-mc': {
    fuse: [
      'colleagues bring you their upsets along with the paperwork',
      'you are paid, one way or another, to look after somebody',
    ],
    hard: [
      'you answer work messages at dinner and feel absent from both',
      'a sharp word from above spoils your sleep for two nights',
    ],
    easy: [
      'you do your best public work in places that feel like a household',
      'you read what customers need from how they stand at the counter',
    ],
    concepts: ['overwork', 'home', 'recognition', 'caretaking'],
  },
  'mercury-venus': {
    fuse: [
      'you flirt in full sentences and fall for how someone phrases things',
      'you warm a hard fact through before you serve it',
    ],
    hard: [
      'you polish the compliment and leave out the complaint it was covering',
      'your charm says yes in the meeting and your inbox says no',
    ],
    easy: [
      'you can talk about money in a tone that keeps the room warm',
      'you write the kind of card that people keep in a drawer',
    ],
    concepts: ['words', 'promises', 'earning', 'desire'],
  },
  'mercury-sun': {
    fuse: [
      'you are what you last said, so a correction feels personal',
      'you think best about matters where your own name is at stake',
    ],
    hard: [
      'you defend the opinion long after you have stopped holding it',
      'you describe the plan so fully that the doing seems finished',
    ],
    easy: [
      'you explain your decision in one breath and stand by it',
      'what you say at noon is what you would sign by evening',
    ],
    concepts: ['identity', 'words', 'criticism', 'being-seen'],
  },
  'mercury-mars': {
    fuse: [
      'you answer before the question is over and send before rereading',
      'your sharpest tool is your tongue, and it sleeps outside the box',
    ],
    hard: [
      'you win the argument at supper and eat the rest of it alone',
      'you type fast when angry, and the sent folder remembers',
    ],
    easy: [
      'you say the awkward thing early, while it is still cheap',
      'you turn a talk into a list and the list into a Tuesday',
    ],
    concepts: ['anger', 'words', 'impulse', 'courage'],
  },
  'mercury-jupiter': {
    fuse: [
      'you think in large maps and misplace the street address',
      'you promise in the future tense and in the plural',
    ],
    hard: [
      'you round the number up before anyone has counted',
      'you give the fine speech and skip the small print under it',
    ],
    easy: [
      'you can explain a hard thing to a tired person without talking down',
      'a course, a foreign phrase or a long drive gets your thinking unstuck',
    ],
    concepts: ['learning', 'promises', 'words', 'travel'],
  },
  'mercury-saturn': {
    fuse: [
      'you check the sentence twice, so it arrives late and holds',
      'you keep the minutes of every talk, down to who changed the subject',
    ],
    hard: [
      'you hear the criticism first and the praise as good manners',
      'you put off the phone call until the silence needs explaining too',
    ],
    easy: [
      'you learn a dull subject thoroughly, one page at a time',
      'you write instructions that a stranger could follow by candlelight',
    ],
    concepts: ['criticism', 'silence', 'exam', 'procrastination'],
  },
  'mercury-uranus': {
    fuse: [
      'the answer arrives whole, and you can’t always show the working',
      'you change the subject because you are already four stops ahead',
    ],
    hard: [
      'you interrupt yourself, and the useful sentence gets lost in the turn',
      'your best objection comes out at the volume of a fire drill',
    ],
    easy: [
      'you see the shortcut that others have walked past all year',
      'you can be proved wrong at ten and be using it by noon',
    ],
    concepts: ['restlessness', 'focus', 'creativity', 'change'],
  },
  'mercury-neptune': {
    fuse: [
      'you hear the tone under the words and sometimes answer only that',
      'you think in scenes, and the dates and totals slip out of them',
    ],
    hard: [
      'you believe the version you told last, and the calendar disagrees',
      'you leave a message vague so that nobody is disappointed by it',
    ],
    easy: [
      'you can say a tender thing without making it sticky',
      'a sketch or half a page of nonsense tells you what you think',
    ],
    concepts: ['clarity', 'illusion', 'words', 'listening'],
  },
  'mercury-pluto': {
    fuse: [
      'you ask the question that everyone had agreed to leave alone',
      'once a thought has hold of you it stays through breakfast',
    ],
    hard: [
      'you go back through old messages for evidence and always find some',
      'you keep back one fact, in case you need it later',
    ],
    easy: [
      'you can find the real fault in a contract, a story or an engine',
      'secrets told to you stay where they were put',
    ],
    concepts: ['secrets', 'trust', 'words', 'jealousy'],
  },
  'mercury-northnode': {
    fuse: [
      'you move forward by speaking up before the sentence is ready',
      'you gain ground when you send the note instead of perfecting it',
    ],
    hard: [
      'you talk yourself out of the next step with very good reasons',
      'you collect one more opinion each time the way is clear',
    ],
    easy: [
      'one frank conversation takes you further than a month of planning',
      'you spot the useful name, the evening class, the card pinned by the door',
    ],
    concepts: ['words', 'beginnings', 'procrastination', 'learning'],
  },
  'mercury-asc': {
    fuse: [
      'you arrive talking, or with your eyes already reading the room',
      'people remember what you said before they remember your coat',
    ],
    hard: [
      'you sound more certain than you are and get taken at your word',
      'your nervous joke gets to the table a second before you do',
    ],
    easy: [
      'you find the right small thing to say in doorways and waiting rooms',
      'strangers ask you the way, and you know it or a better one',
    ],
    concepts: ['words', 'being-seen', 'anxiety', 'clarity'],
  },
  'mercury-mc': {
    fuse: [
      'your name at work is tied to what you write and say',
      'you are asked to draft it, present it and send it round',
    ],
    hard: [
      'you send the long email upstairs and regret the third paragraph',
      'what you say in the corridor and in the meeting have drifted apart',
    ],
    easy: [
      'you know the order in which to tell a boss bad news',
      'your reports get read because they end where they should',
    ],
    concepts: ['recognition', 'boss', 'words', 'clarity'],
  },
  'venus-sun': {
    fuse: [
      'you want to be liked for the very thing you are making',
      'your taste is so much your own that a refusal sounds like a verdict',
    ],
    hard: [
      'you trade a preference for approval and miss it by evening',
      'you dress the effort up as ease, so nobody offers help',
    ],
    easy: [
      'you like what you like in daylight, and nobody has to guess',
      'a compliment reaches you, gets thanked and is allowed to stay',
    ],
    concepts: ['being-chosen', 'worth', 'being-seen', 'recognition'],
  },
  'venus-mars': {
    fuse: [
      'you want it, and your hand is already on the phone',
      'attraction and argument share a wall in you, and both can be heard',
    ],
    hard: [
      'you chase what runs and cool when it turns round',
      'you pick a fight on the eve of getting what you wanted',
    ],
    easy: [
      'you want things openly, without making it anyone’s duty',
      'you flirt, ask and hear no without losing your good mood',
    ],
    concepts: ['desire', 'early-heat', 'impulse', 'rejection'],
  },
  'venus-jupiter': {
    fuse: [
      'you love generously, tip heavily and round every hope up',
      'you are drawn to loud laughs, long tables and people with plans',
    ],
    hard: [
      'you treat the whole table and check the account on Friday',
      'you fall for the offer before reading the person who makes it',
    ],
    easy: [
      'you enjoy what you have while you have it, bill included',
      'you make room for one more guest, one more try, one more spoon',
    ],
    concepts: ['generosity', 'spending', 'promises', 'early-heat'],
  },
  'venus-saturn': {
    fuse: [
      'you choose slowly and keep what you chose',
      'you mend the good shoes for years and love people much the same way',
    ],
    hard: [
      'you work for affection as if someone were counting the hours',
      'you stand outside until the welcome is certain, and by then it’s dessert',
    ],
    easy: [
      'you love in practical tenses, with keys cut and forms signed',
      'you spend little and still have the table look right',
    ],
    concepts: ['commitment', 'rejection', 'worth', 'waiting'],
  },
  'venus-uranus': {
    fuse: ['you like who you like, at once, and rarely your type', 'you need a love with its own front door'],
    hard: [
      'you lose interest at the point where others start to relax',
      'you become unavailable to the person you picked on purpose',
    ],
    easy: [
      'you stay friends with people you once kissed',
      'you keep affection fresh by changing the hour, the street, the menu',
    ],
    concepts: ['freedom', 'boredom', 'distance', 'friends'],
  },
  'venus-neptune': {
    fuse: [
      'you fall in love with who they could turn into',
      'you give beauty the benefit of the doubt, and beauty sends the bill',
    ],
    hard: [
      'you lend money and hope to one charming person, twice',
      'you keep the song and forget what was said over it',
    ],
    easy: [
      'you love an imperfect afternoon without retouching it',
      'you are kind in private, where no one can thank you for it',
    ],
    concepts: ['illusion', 'longing', 'rescue', 'desire'],
  },
  'venus-pluto': {
    fuse: [
      'you love all the way or you send regrets',
      'you notice who holds the purse and who holds the silence',
    ],
    hard: [
      'you check when they were last online and dislike yourself for it',
      'you bargain with affection when you are afraid of losing it',
    ],
    easy: [
      'you can talk about debt and desire without lowering your voice',
      'you love people past their charming stage, where it gets interesting',
    ],
    concepts: ['jealousy', 'intimacy', 'control', 'sharing'],
  },
  'venus-northnode': {
    fuse: [
      'you get further by liking things openly and saying which',
      'you move forward when you choose company and let it choose back',
    ],
    hard: [
      'the pretty option and the useful one part ways, and you stall',
      'you stay for the good manners of a place you have outgrown',
    ],
    easy: [
      'the people you enjoy keep turning out to be the way on',
      'what you would do for pleasure points where you need to go',
    ],
    concepts: ['being-chosen', 'choice', 'worth', 'belonging'],
  },
  'venus-asc': {
    fuse: [
      'you smooth the room on entering, and some rooms should stay rough',
      'you meet people with a pleasant face and decide about them later',
    ],
    hard: [
      'you smile at the person you came to complain about',
      'you let others order first and then want their plate',
    ],
    easy: [
      'you put people at ease with a look and a well-timed question',
      'what you wear in the morning can mend your mood by noon',
    ],
    concepts: ['being-seen', 'being-chosen', 'boundaries'],
  },
  'venus-mc': {
    fuse: [
      'you are known for how things look once you have been there',
      'people hire you again because the working days were pleasant',
    ],
    hard: [
      'you undercharge the clients you are fond of',
      'you keep the peace at work and lose the credit for it',
    ],
    easy: [
      'your invoices get paid by people who would like to see you again',
      'you make a dull office kinder with a plant and good timing',
    ],
    concepts: ['underpaid', 'recognition', 'earning', 'status'],
  },
  'sun-mars': {
    fuse: [
      'you live in the imperative and sleep when it is done',
      'you take a slow walker in front of you as a personal matter',
    ],
    hard: ['you push hardest when nobody is pushing back', 'you turn a request from above into a contest'],
    easy: ['you start the thing on the day you decide it', 'you aim well even when you are angry'],
    concepts: ['anger', 'impulse', 'courage', 'authority'],
  },
  'sun-jupiter': {
    fuse: [
      'you assume it will work out and book the larger hall',
      'you speak for the team, the family, the whole bus',
    ],
    hard: [
      'you take on a third project because the first two went well',
      'you overshoot the mark and call it confidence until the invoice comes',
    ],
    easy: [
      'you bring some daylight to meetings that have lost the point',
      'another person’s promotion cheers you, and you say so',
    ],
    concepts: ['excess', 'faith', 'luck', 'purpose'],
  },
  'sun-saturn': {
    fuse: [
      'you feel responsible for rooms you have only just entered',
      'you treat rest as a thing to be earned and keep raising the price',
    ],
    hard: [
      'you hear a no before anyone has spoken',
      'you finish the work and then wait for permission to be proud',
    ],
    easy: [
      'you do on a wet Wednesday what you promised on a bright Sunday',
      'people give you the keys because you lock up properly',
    ],
    concepts: ['authority', 'duty', 'recognition', 'discipline'],
  },
  'sun-uranus': {
    fuse: [
      'you would sooner be odd in daylight than approved of in costume',
      'you change course mid-sentence and mean both halves',
    ],
    hard: [
      'you resign in your head at the first unreasonable rule',
      'you break the thing that was nearly settled, to see whose it was',
    ],
    easy: [
      'you stand out without making a campaign of it',
      'you take the unusual offer and make it look like the obvious one',
    ],
    concepts: ['freedom', 'identity', 'authority', 'leaving'],
  },
  'sun-neptune': {
    fuse: [
      'you sense what others hope you are and half become it',
      'your aim is real to you long before it has an address',
    ],
    hard: [
      'you say yes in a mist and find out the task next morning',
      'you would serve anything that sounded pure and skip asking who profits',
    ],
    easy: [
      'you can vanish into music, prayer or water and come back yourself',
      'you lead gently, by describing the place you are all going',
    ],
    concepts: ['identity', 'illusion', 'purpose', 'faith'],
  },
  'sun-pluto': {
    fuse: [
      'you do nothing by halves, rest and quarrels included',
      'you come in, and someone checks who is in charge',
    ],
    hard: [
      'you go to war over the small decision that stood for a large one',
      'you would finish it in private misery before asking to be relieved',
    ],
    easy: [
      'you can rebuild a thing from its one good wall',
      'you hold your ground without raising your voice, and chairs move',
    ],
    concepts: ['control', 'authority', 'endings', 'identity'],
  },
  'sun-northnode': {
    fuse: [
      'your way forward is to be seen doing what is yours',
      'you grow when your own name is on the door',
    ],
    hard: [
      'you shine at what you are finished with and skip the beginners’ class',
      'you let your best-known side turn down the more useful offer',
    ],
    easy: [
      'being visible moves you on, even in a small hall',
      'you gain by signing your work and standing near it',
    ],
    concepts: ['being-seen', 'purpose', 'identity', 'beginnings'],
  },
  'sun-asc': {
    fuse: [
      'what people see of you in the first minute is what they get',
      'you fill the chair you sit in, and strangers ask you to lead',
    ],
    hard: [
      'your manner promises one person and your plans belong to another',
      'other people’s expectations of you are dressed before you are',
    ],
    easy: [
      'you look like someone who knows the way, and it helps',
      'you can introduce yourself truthfully in one sentence',
    ],
    concepts: ['being-seen', 'identity', 'courage'],
  },
  'sun-mc': {
    fuse: [
      'you and your occupation are hard to tell apart at parties',
      'you want your name on the work, where people can read it',
    ],
    hard: [
      'what you do for pay and what you are for argue on Sundays',
      'a nod from the boss weighs more with you than you would admit',
    ],
    easy: [
      'your work and your character give the same reference',
      'you take credit plainly and pass some along with the cake',
    ],
    concepts: ['recognition', 'status', 'purpose', 'boss'],
  },
  'mars-jupiter': {
    fuse: [
      'you back yourself early and carry twice what fits in the car',
      'you fight for causes, teams and the last word',
    ],
    hard: [
      'you bet the month on a good feeling about Thursday',
      'you swing at the whole wall when one nail needed hitting',
    ],
    easy: [
      'you act on hope while others are still pricing it',
      'you enjoy the effort, which is half of why it works',
    ],
    concepts: ['risk', 'excess', 'courage', 'luck'],
  },
  'mars-saturn': {
    fuse: [
      'you work with the handbrake on and call it stamina',
      'your anger is patient, and it keeps appointments',
    ],
    hard: [
      'you push, stop, push again, and blame the door',
      'you wait for orders and quarrel with whoever gives them',
    ],
    easy: [
      'you do the tenth repetition as carefully as the first',
      'you pace a long job so that its last week is quiet',
    ],
    concepts: ['discipline', 'anger', 'stuck', 'patience'],
  },
  'mars-uranus': {
    fuse: ['you move first and hear about the plan on the way', 'you break a bad habit overnight or never'],
    hard: [
      'you quit at the speed of a slammed laptop',
      'you drive, cook and argue one gear too fast when told to wait',
    ],
    easy: [
      'you fix it with the wrong tool and the right idea',
      'a sudden change of plan wakes you up better than coffee',
    ],
    concepts: ['impulse', 'freedom', 'leaving', 'risk'],
  },
  'mars-neptune': {
    fuse: [
      'you fight well for someone who can’t and badly for your own hour',
      'your drive comes in tides, and forcing it at low water wastes a day',
    ],
    hard: [
      'you are angry at nobody in particular until the printer jams',
      'you say you will get to it, and the wish replaces the work',
    ],
    easy: [
      'you move well to music, near water and without being watched',
      'you can act on a hunch lightly enough to take it back',
    ],
    concepts: ['anger', 'procrastination', 'rescue', 'stuck'],
  },
  'mars-pluto': {
    fuse: [
      'you go quiet before you go all the way',
      'you finish what frightened you, because it frightened you',
    ],
    hard: [
      'you turn a disagreement into a siege and stop bringing tea',
      'you hold your temper for a year and spend it in one afternoon',
    ],
    easy: [
      'you stay with one stubborn thing until it gives',
      'you are calm in emergencies and a little bored by picnics',
    ],
    concepts: ['anger', 'control', 'courage', 'overwork'],
  },
  'mars-northnode': {
    fuse: ['going first, alone if need be, is how you move on', 'you grow by starting, badly and in public'],
    hard: [
      'you spend your fight on the old battle while the new one waits',
      'you charge at the very step that needed asking about',
    ],
    easy: [
      'one brisk decision does more for your direction than a quiet year',
      'you get ahead by doing the thing you would rather watch',
    ],
    concepts: ['courage', 'beginnings', 'impulse', 'choice'],
  },
  'mars-asc': {
    fuse: [
      'you come in fast, and people straighten their papers',
      'your body answers first, with a flush, a stride, a raised chin',
    ],
    hard: [
      'you look ready for an argument when you are only concentrating',
      'someone pushes in front of you, and you take it up with them',
    ],
    easy: [
      'you roll your sleeves up, and people start handing you things',
      'you are direct, and nobody takes a step back',
    ],
    concepts: ['anger', 'being-seen', 'body', 'boundaries'],
  },
  'mars-mc': {
    fuse: [
      'you are hired to push and sometimes warned for it',
      'you work as though your building were racing the one across the street',
    ],
    hard: [
      'you fight the boss over the method and lose the week',
      'you leave positions at a run, with the lamp still on',
    ],
    easy: [
      'you get a stalled project moving without stepping on feet',
      'you go for the post openly and shake hands with the rival',
    ],
    concepts: ['boss', 'overwork', 'promotion', 'anger'],
  },
  'jupiter-saturn': {
    fuse: [
      'you want the grand plan and the receipt for it',
      'you grow in stages, with a long pause on each landing',
    ],
    hard: ['you build it and then outgrow the permit', 'you expand on Monday and cut costs on Wednesday'],
    easy: ['you can dream to a budget', 'you know how much hope a timetable will bear'],
    concepts: ['patience', 'structure', 'faith', 'timing'],
  },
  'jupiter-uranus': {
    fuse: [
      'you back the strange opening and pack a small bag',
      'a chance meeting can redraw your whole year before supper',
    ],
    hard: [
      'you leave good things early, sure that better is down the road',
      'you preach freedom and forget to give notice',
    ],
    easy: [
      'you say yes to an odd invitation and come home with a friend',
      'new ideas cheer you, even one that replaces yours',
    ],
    concepts: ['freedom', 'luck', 'change', 'travel'],
  },
  'jupiter-neptune': {
    fuse: [
      'you believe in more than you can carry, and carry some anyway',
      'your kindness has no closing hour',
    ],
    hard: ['you hope at people instead of asking them', 'you follow the beautiful idea past the last train'],
    easy: [
      'you draw comfort from hymns, films and other people’s weddings',
      'you trust the outcome and still read the label',
    ],
    concepts: ['faith', 'illusion', 'generosity', 'meaning'],
  },
  'jupiter-pluto': {
    fuse: [
      'you want the whole company, the full account, the last chapter',
      'you think big in private and announce it when it is nearly done',
    ],
    hard: [
      'you are right so thoroughly that people stop bringing you questions',
      'you raise the stake when the game has stopped being fun',
    ],
    easy: [
      'you know which single lever moves the rest',
      'you can make good ground out of what was thrown away',
    ],
    concepts: ['control', 'risk', 'status', 'debt'],
  },
  'jupiter-northnode': {
    fuse: [
      'your way on is larger than feels polite',
      'you grow through teachers, strangers and train tickets',
    ],
    hard: [
      'you take the scenic road and arrive after the doors close',
      'you study one more thing rather than use the last one',
    ],
    easy: ['you travel further on goodwill than on strategy', 'a yes given one size too large pays you back'],
    concepts: ['learning', 'travel', 'luck', 'faith'],
  },
  'jupiter-asc': {
    fuse: [
      'people expect good news when you walk in',
      'you arrive with too many bags and something for everyone',
    ],
    hard: [
      'you promise on first meeting what you will owe by the third',
      'your confidence gets there before your preparation',
    ],
    easy: [
      'strangers assume the best of you, and you return the compliment',
      'people leave you with a bigger idea of their Thursday',
    ],
    concepts: ['promises', 'generosity', 'being-seen'],
  },
  'jupiter-mc': {
    fuse: [
      'your reputation is a size larger than your job and pulls it upward',
      'you get asked to chair, to toast, to say a few words',
    ],
    hard: [
      'you accept the title and then learn what it covers',
      'you say yes to the people above and explain it to those below',
    ],
    easy: [
      'you grow in work that teaches, publishes, sells or travels',
      'a good word about you gets to the interview first',
    ],
    concepts: ['promotion', 'recognition', 'status', 'excess'],
  },
  'saturn-uranus': {
    fuse: [
      'you build the shed and plan the way out of it',
      'you respect a rule until the hour you replace it',
    ],
    hard: [
      'you hold on for years and leave in an afternoon',
      'you want the pension and the open road, usually in one sentence',
    ],
    easy: [
      'you change a system from inside, one form at a time',
      'you keep the old tool while the new one is only newer',
    ],
    concepts: ['change', 'leaving', 'structure', 'security'],
  },
  'saturn-neptune': {
    fuse: ['you do the accounts for a dream', 'you carry a vague duty that no one has ever written down'],
    hard: [
      'you doubt the thing most on the day it needs your signature',
      'you work until dusk at a task whose end was never named',
    ],
    easy: [
      'you can give a hope a deadline without spoiling it',
      'you make beauty inside rules, as in scales, recipes and hems',
    ],
    concepts: ['duty', 'doubt', 'faith', 'clarity'],
  },
  'saturn-pluto': {
    fuse: ['you expect the worst calmly and pack for it', 'you can live on very little for a very long time'],
    hard: [
      'you grip tighter as the rope gets shorter',
      'you keep working in the ruin because leaving it looks like defeat',
    ],
    easy: [
      'you finish the long repair that others priced and walked away from',
      'authority sits on you without going to your head',
    ],
    concepts: ['burden', 'control', 'discipline', 'endings'],
  },
  'saturn-northnode': {
    fuse: [
      'your next stretch is slow, and it has a timetable',
      'the post with the dull title and the keys teaches you most',
    ],
    hard: [
      'you choose the duty you know over the step that is yours',
      'you wait for a qualification that nobody asked you for',
    ],
    easy: [
      'an hour at one desk each day gets you where you are going',
      'you get the useful directions from people a good deal older',
    ],
    concepts: ['discipline', 'patience', 'duty', 'timing'],
  },
  'saturn-asc': {
    fuse: [
      'you look stern while you are only counting',
      'people hand you the responsibility along with the hello',
    ],
    hard: ['you brace in the doorway, and the room braces back', 'you arrive early and then feel in the way'],
    easy: [
      'you look reliable, and you have the calendar to back it',
      'you enter quietly and are believed when you speak',
    ],
    concepts: ['shame', 'duty', 'being-seen', 'distance'],
  },
  'saturn-mc': {
    fuse: [
      'your standing is built from years served and errors owned',
      'you take the job as seriously as an heirloom',
    ],
    hard: [
      'you feel examined at work on days when nobody is looking',
      'you reach the landing and see another staircase',
    ],
    easy: [
      'the long contracts come to you, with a pen already on them',
      'you can say what will be done by summer and have it done',
    ],
    concepts: ['authority', 'recognition', 'boss', 'promotion'],
  },
  'uranus-neptune': {
    fuse: [
      'you lose faith in an institution and start a small one on Sunday',
      'you pray, if you pray, in a form of your own invention',
    ],
    hard: [
      'you swap ideals without telling the people who joined for the last',
      'you pull the plug on a hope as soon as it asks for hours',
    ],
    easy: [
      'you can follow a strange idea without asking it to be practical',
      'you find company among people who believe unlikely things kindly',
    ],
    concepts: ['faith', 'meaning', 'change', 'belonging'],
  },
  'uranus-pluto': {
    fuse: [
      'you would rather pull up the floor than paint it',
      'you come alive when a whole system is being replaced',
    ],
    hard: [
      'you cut at the root and miss the branch afterwards',
      'you treat a small rule as the whole regime',
    ],
    easy: ['you throw out the method and keep what it knew', 'upheaval finds you with your shoes already on'],
    concepts: ['change', 'control', 'freedom', 'endings'],
  },
  'uranus-northnode': {
    fuse: [
      'your next step is the one old friends find peculiar',
      'walking out of step on purpose gets you there sooner',
    ],
    hard: [
      'you bolt at the point where the path gets interesting',
      'you change direction for the sake of the turn',
    ],
    easy: [
      'a missed connection puts you beside someone worth talking to',
      'a stranger’s odd remark sets you on your way',
    ],
    concepts: ['change', 'freedom', 'timing', 'impulse'],
  },
  'uranus-asc': {
    fuse: [
      'people can’t place you, and you leave it that way',
      'you change your hair, your address and your mind in one go',
    ],
    hard: [
      'you startle the people you set out to reassure',
      'you bristle at a label before hearing what it says',
    ],
    easy: ['you make it easier for others to be peculiar', 'you wear the wrong thing well'],
    concepts: ['freedom', 'identity', 'change', 'being-seen'],
  },
  'uranus-mc': {
    fuse: [
      'your work history reads like several people’s',
      'you are known for something that has no job title yet',
    ],
    hard: [
      'you hand in notice at the height of the praise',
      'every boss gets one chance to explain the rule to you',
    ],
    easy: [
      'you do well where the job is being invented as it goes',
      'you pack light, and a change of post suits you',
    ],
    concepts: ['change', 'boss', 'leaving', 'freedom'],
  },
  'neptune-pluto': {
    fuse: [
      'you are drawn to cellars, sediment and old letters',
      'you ask what a thing once was before asking what it costs',
    ],
    hard: [
      'you dig for a hidden meaning where there was only a late train',
      'you lose sleep over a sorrow that has no owner',
    ],
    easy: [
      'you let an old sadness leave without asking for its reasons',
      'you take comfort in ruins, compost and second-hand books',
    ],
    concepts: ['meaning', 'loss', 'faith', 'secrets'],
  },
  'neptune-northnode': {
    fuse: [
      'your direction can’t be seen from here, only listened for',
      'what you give away unrecorded takes you further',
    ],
    hard: [
      'you wait for a sign while the office closes',
      'you follow whoever sounds most certain and lose your own thread',
    ],
    easy: ['quiet shows you the way sooner than argument', 'what moves you to tears also moves you forward'],
    concepts: ['faith', 'meaning', 'illusion', 'waiting'],
  },
  'neptune-asc': {
    fuse: [
      'people see in you whatever they came looking for',
      'you blur in crowds and need an hour alone to set',
    ],
    hard: [
      'you seem to have agreed when you were only being gentle',
      'you hide behind softness and then feel unseen',
    ],
    easy: [
      'you take the edge off a room by sitting down in it',
      'you blend into strange company and come home with its songs',
    ],
    concepts: ['boundaries', 'being-seen', 'illusion', 'identity'],
  },
  'neptune-mc': {
    fuse: [
      'people picture your job as nicer than it is, and so do you',
      'you want work that helps, sings or at least means well',
    ],
    hard: [
      'you drift between titles and can’t say what you do',
      'you let the credit evaporate and then feel poor',
    ],
    easy: [
      'you can sell a mood, a melody or a hope honestly',
      'your public work goes best with film, water or care in it',
    ],
    concepts: ['recognition', 'illusion', 'purpose', 'clarity'],
  },
  'pluto-northnode': {
    fuse: [
      'the way on goes through what you would sooner leave buried',
      'handing over the password is how you move',
    ],
    hard: [
      'you drag a finished matter along because it is the one you know',
      'you fight for control of a road you could simply take',
    ],
    easy: [
      'each honest ending moves you further than a new plan',
      'you gain by telling one person the whole of it',
    ],
    concepts: ['endings', 'control', 'secrets', 'trust'],
  },
  'pluto-asc': {
    fuse: [
      'your look lasts a second longer than people expect',
      'you walk in quietly, and the small talk stops',
    ],
    hard: [
      'people brace for a question you had no plan to ask',
      'you keep an eye on the exits of every conversation',
    ],
    easy: [
      'people trust you with the heavy part of the story',
      'you can change how you appear, down to the walk',
    ],
    concepts: ['control', 'trust', 'being-seen', 'secrets'],
  },
  'pluto-mc': {
    fuse: [
      'your work has a before and an after in it',
      'you end up near the decisions that nobody wants to sign',
    ],
    hard: [
      'you and the people above measure each other in silence',
      'you would rather leave the building than share the lever',
    ],
    easy: [
      'you are called in when something has to end decently',
      'you hold influence without needing the corner office',
    ],
    concepts: ['authority', 'control', 'endings', 'status'],
  },
  'northnode-asc': {
    fuse: [
      'you make headway in person, under your own name',
      'you find the next step by turning up, early and unannounced',
    ],
    hard: [
      'you step behind someone else when the turn is yours',
      'your usual entrance leads away from where you are going',
    ],
    easy: [
      'you get further in one coffee than in forty messages',
      'your everyday manner starts the conversations you need next',
    ],
    concepts: ['beginnings', 'identity', 'courage'],
  },
  'northnode-mc': {
    fuse: ['your way forward has a public address', 'you grow by accepting work that others can see'],
    hard: [
      'you are at home with the curtains drawn when your name is called',
      'the ladder you know how to climb leans on the wrong wall',
    ],
    easy: [
      'you learn where you are headed from the task on your desk',
      'you move on by letting people see the work unfinished',
    ],
    concepts: ['purpose', 'recognition', 'being-seen', 'status'],
  },
  'asc-mc': {
    fuse: [
      'how you come in is also what you are known for',
      'your manner is your reputation, for better and for worse',
    ],
    hard: [
      'your entrance promises one thing and your reputation another',
      'people at work and people at parties describe two of you',
    ],
    easy: [
      'the way you enter a room helps the work you do in it',
      'your manner in person speaks well for you in public',
    ],
    concepts: ['being-seen', 'identity', 'status'],
  },
} satisfies Readonly<Record<string, PairAtoms>>;

/** A pair of points as the table spells it: "moon-mercury". */
export type PairKey = keyof typeof table;

/** Pairs in the order of `pairPoints`, the faster point first. */
export const pairs: Readonly<Record<PairKey, PairAtoms>> = table;
