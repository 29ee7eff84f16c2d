/**
 * What a planet does in anyone. The sign adds the manner, the house adds the place, so nothing here names
 * either: a drive must take any sign's manner after it.
 *
 * The nodes are points where the Moon's path crosses the Sun's: the north node is written as the skill still
 * being learned, the south node as the one that comes without thinking.
 */
import type { PlanetAtoms, PlanetName } from '#companion/voice/atoms.ts';

export const planets: Readonly<Record<PlanetName, PlanetAtoms>> = {
  sun: {
    gloss: 'the part that says I',
    noun: ['the one who wants to be somebody in particular', 'plain self-respect'],
    drive: [
      'take its place',
      'make something it can sign',
      'go after its own idea',
      'stand up and be counted',
    ],
    under: [
      'talking louder about what it has already done',
      'refusing help that would have to be shared in the credits',
      'waiting for applause before taking the next step',
    ],
    gift: [
      'you walk in as yourself and other people stop performing too',
      'you can say in one sentence what you are doing and why',
      'you give a whole morning to one thing and come out larger',
    ],
    shadow: [
      'you hear advice on the draft as advice on you',
      'you stand in somebody’s way and call it standing up',
      'you count who looked up when you came in',
    ],
    asks: [
      'put your own name in the corner of it',
      'choose the thing you would do unpaid and unpraised',
      'let somebody else have the good chair for once',
    ],
    body: [
      'your back straightens the moment someone asks about your work',
      'you go flat by four on a day that held nothing of yours',
    ],
    image: [
      { field: 'light', text: 'the lamp the whole room is arranged around' },
      { field: 'garden', text: 'the stake that the rest of the row leans on' },
      { field: 'music', text: 'the note that the orchestra tunes to' },
      { field: 'kitchen', text: 'a pilot flame, small and never out' },
    ],
    facet: {
      love: [
        'you need to be admired for something you did, beyond being good company',
        'you dim for a while to keep the peace, then present the bill',
      ],
      work: [
        'you do your best hours on things that carry your initials',
        'you mind being unnamed in the meeting more than being underpaid',
      ],
      money: [
        'you spend well on whatever makes you look like yourself',
        'you treat the salary as a score, and check what others got',
      ],
      family: [
        'you come back with news and are handed the old nickname',
        'you want one relative to understand what you actually do all day',
      ],
      self: [
        'you know who you are best in the middle of making something',
        'you dislike the photo where you are standing at the edge',
      ],
      mood: [
        'your spirits follow how much of the day was your own idea',
        'you sink when a week goes by and nobody needed you in particular',
      ],
      spirit: [
        'you keep faith most easily with what you have stood up for',
        'you pray, or the nearest thing, by doing one job with full attention',
      ],
      decision: [
        'you lean towards the option you could sign in full',
        'you pick the visible option, then find out who does the washing up',
      ],
    },
    concepts: ['identity', 'being-seen', 'recognition', 'purpose', 'worth', 'courage'],
  },
  moon: {
    gloss: 'the part that feels first',
    noun: ['the creature of habit', 'the need for somewhere soft to land'],
    drive: ['look for shelter', 'look after its own', 'settle its nerves', 'ask for comfort'],
    under: [
      'going to bed at eight with the phone off',
      'fussing over somebody who did not ask',
      'eating the same three suppers in rotation',
    ],
    gift: [
      'you know before the first sentence how the room slept',
      'you remember who can’t eat nuts and who can’t sit by the door',
      'you make strangers unclench with a blanket and no questions',
    ],
    shadow: [
      'you sulk in a doorway and hope to be found',
      'you hear a tired tone as a change of heart',
      'you retell an old hurt at the pitch it had when new',
    ],
    asks: [
      'say you are hungry, sad or tired while it is still small',
      'keep one hour of the evening for nobody’s needs but yours',
      'accept help that is a little clumsy',
    ],
    body: [
      'your stomach answers the email before you have read to the end',
      'you put on the oldest cardigan as soon as the door is shut',
    ],
    image: [
      { field: 'water', text: 'a tide that comes up the beach whether or not you moved the chairs' },
      { field: 'kitchen', text: 'a pan of milk that needs someone standing by' },
      { field: 'cloth', text: 'the pillowcase that smells of the right house' },
      { field: 'light', text: 'the bulb left burning on the landing' },
    ],
    facet: {
      love: [
        'you find out who is safe by falling asleep near them',
        'you want to be met at the station without having asked',
      ],
      work: [
        'you cannot think straight in an office where two people are not speaking',
        'you end up knowing who slept badly and who needs to leave early',
      ],
      money: [
        'you keep a sum that exists only so that you can breathe',
        'you buy food and bedding when what you wanted was a long talk',
      ],
      family: [
        'you slip into the old weather within a minute of the hall',
        'you ring up for a recipe and mean something else',
      ],
      self: [
        'your habits after dark say more about you than your plans do',
        'you trust the feeling that comes back three evenings running',
      ],
      mood: [
        'your temper keeps mealtimes, and sours when they are missed',
        'you cry at the small thing because the large one had no room',
      ],
      spirit: [
        'you are most at peace over a chore your hands know by heart',
        'you keep small rites, a candle, a mug, a side of the bed',
      ],
      decision: [
        'you sleep on it, and morning gives you a different answer',
        'you want the option in which you can picture breakfast',
      ],
    },
    concepts: ['caretaking', 'home', 'mother', 'security', 'rest', 'anxiety'],
  },
  mercury: {
    gloss: 'the part that finds the words',
    noun: ['the inner letter-writer', 'the habit of finding out'],
    drive: ['put things into words', 'ask how it works', 'sort the facts', 'carry the message'],
    under: [
      'rewriting one email until it means nothing',
      'collecting more opinions than the question needs',
      'making a joke at the exact moment that wanted an answer',
    ],
    gift: [
      'you find the plain word that lets two people stop arguing',
      'you can explain it to a beginner and to the expert next to them',
      'you notice the number on page nine that does not add up',
    ],
    shadow: [
      'you win the argument on wording and lose the afternoon',
      'you talk round a thing until it sounds decided',
      'you keep four tabs open on a decision you made last week',
    ],
    asks: [
      'ask the question in the form that can be answered',
      'write it once, read it aloud and press send',
      'stop talking one sentence before the point goes soft',
    ],
    body: [
      'your fingers draft replies on the steering wheel',
      'you wake at three with a better way to put it',
    ],
    image: [
      { field: 'road', text: 'a post van that knows every gate on the round' },
      { field: 'tools', text: 'a penknife with the small blade worn bright' },
      { field: 'house', text: 'a letterbox that claps all morning' },
      { field: 'music', text: 'a piano tuner, one string at a time' },
    ],
    facet: {
      love: [
        'you flirt by asking good questions and remembering the answers',
        'you hold the hard sentence in drafts while the other person guesses',
      ],
      work: [
        'you become the one who writes up what everyone else only said',
        'you lose the day to messages that each took two minutes',
      ],
      money: [
        'you compare six tariffs and forget to cancel the old one',
        'you earn by what you can explain, edit, teach or sell in a sentence',
      ],
      family: [
        'you carry messages between relatives who could ring each other',
        'you can say it to a relative by text but not across the table',
      ],
      self: [
        'you find out your opinion halfway through saying it',
        'you keep notes, and the notes know you better than the mirror does',
      ],
      mood: [
        'your worry comes in full sentences and repeats itself after midnight',
        'you calm down when the thing has been written on one side of paper',
      ],
      spirit: [
        'you read your way towards belief and annotate as you go',
        'you trust a teaching that survives your third question',
      ],
      decision: [
        'you can argue either side by lunch, which is the difficulty',
        'you need one missing fact, and usually know whom to ask',
      ],
    },
    concepts: ['words', 'listening', 'learning', 'doubt', 'siblings', 'anxiety'],
  },
  venus: {
    gloss: 'the part that chooses and likes',
    noun: ['the eye for what is worth having', 'the one who makes peace and plays host'],
    drive: ['choose what it likes', 'make itself agreeable', 'take its pleasure', 'put a value on things'],
    under: [
      'being charming at someone who has already decided',
      'buying a small nice thing on the way home',
      'agreeing first and minding later',
    ],
    gift: [
      'you make the other person feel picked rather than processed',
      'you can tell cheap from dear with your eyes shut',
      'you smooth a quarrel by finding the half both sides like',
    ],
    shadow: [
      'you say either is fine and then mourn the one you wanted',
      'you price yourself low to be sure of a sale',
      'you flatter the host and tell the truth in the car',
    ],
    asks: [
      'name what you would like before anyone else orders',
      'turn down the pretty offer that costs you your Sundays',
      'find out what you enjoy when no one is there to please',
    ],
    body: [
      'your hand goes out to the good fabric before you see the label',
      'you lean in an inch when you like someone, and forget to lean back',
    ],
    image: [
      { field: 'garden', text: 'a rose grown along the fence that divides two gardens' },
      { field: 'cloth', text: 'a sample of linen kept in a pocket' },
      { field: 'kitchen', text: 'the one ripe pear in the bowl' },
      { field: 'house', text: 'a sitting room where every chair faces another' },
    ],
    facet: {
      love: [
        'you decide early whether you like the hands, the voice, the shoes',
        'you would sooner be courted with small accuracies than with large gestures',
      ],
      work: [
        'you are asked to soften the message, though no contract mentions it',
        'you need the company of people whose taste you respect',
      ],
      money: [
        'you pay for beauty without regret and for insurance with some',
        'you name a lower fee because the client seemed nice',
      ],
      family: [
        'you keep the dinner pleasant and drive back with your jaw tight',
        'you know exactly which gift each of them was hoping for',
      ],
      self: [
        'you are what you would still choose on an empty street',
        'you dress for the mood you would like to be met in',
      ],
      mood: [
        'you pick up when something on the table is lovely on purpose',
        'you feel plain and owed nothing after a day without one compliment',
      ],
      spirit: [
        'you come to it through singing, incense, a well-kept room',
        'you suspect that liking a thing properly is a way of giving thanks',
      ],
      decision: [
        'you already like one of the two, and the list is for show',
        'you wait for an option that will disappoint nobody, and it is late',
      ],
    },
    concepts: ['being-chosen', 'desire', 'worth', 'spending', 'intimacy', 'comparison'],
  },
  mars: {
    gloss: 'the part that starts and says no',
    noun: ['the short fuse and the long stride', 'the will to have it out'],
    drive: ['go for it', 'pick its fights', 'cut a way through', 'say no'],
    under: [
      'picking a quarrel with whoever is nearest',
      'doing everything itself, fast and with the door banging',
      'training harder on a knee that asked for a rest',
    ],
    gift: [
      'you make the call everyone else has been circling since Monday',
      'you can be angry at a thing and mend it in the same hour',
      'you stand between a bully and the person they picked',
    ],
    shadow: [
      'you send the reply while your ears are still hot',
      'you turn a shared walk into a race nobody entered',
      'you finish the row by leaving, keys already in hand',
    ],
    asks: [
      'say the no on the day it is due',
      'spend the temper on something that needs chopping',
      'ask what the hurry is protecting',
    ],
    body: [
      'your heel taps under the table while someone recaps',
      'you load the dishwasher as if it had insulted you',
    ],
    image: [
      { field: 'tools', text: 'a chisel that wants a mallet and a mark to follow' },
      { field: 'kitchen', text: 'the front burner turned to full' },
      { field: 'weather', text: 'a squall that empties the street and is gone by tea' },
      { field: 'road', text: 'a motorbike edging forward at the lights' },
    ],
    facet: {
      love: [
        'you show desire by turning up, and lose interest in being kept waiting',
        'you argue with the people you trust and are polite to the rest',
      ],
      work: [
        'you get the stuck thing moving, then resent the meeting about it',
        'you have the worst of it done before the office fills up',
      ],
      money: [
        'you go out and get it, and dislike being told to budget',
        'you spend in a hot minute on tools, kit, tickets',
      ],
      family: [
        'you are the one who says it aloud, and then clears the plates',
        'you still compete for the front seat, whoever is driving',
      ],
      self: ['you are happiest out of breath', 'you find your edge by bumping into someone else’s'],
      mood: [
        'your sadness comes out as irritation with drawers, traffic, slow walkers',
        'you feel better after a run than after a talk about the run',
      ],
      spirit: [
        'you trust what has been fought for more than what was handed over',
        'you meditate badly sitting down and rather well while digging',
      ],
      decision: [
        'you decide at the first clear chance and do the thinking on the way',
        'you know your answer by which option makes you roll up your sleeves',
      ],
    },
    concepts: ['anger', 'impulse', 'courage', 'desire', 'boundaries', 'beginnings'],
  },
  jupiter: {
    gloss: 'the part that expects more',
    noun: ['the generous estimate', 'the one who leaves the gate open'],
    drive: ['say yes to something larger', 'look for the meaning', 'share its luck', 'bet on a harvest'],
    under: [
      'promising a round number by Friday',
      'preaching to somebody who came for a sandwich',
      'booking the trip instead of opening the letter',
    ],
    gift: [
      'you see the whole field while others argue about the gate',
      'you lend your confidence to someone until theirs arrives',
      'you tell the story of a bad year so that people laugh',
    ],
    shadow: [
      'you agree to five things and keep the three that flatter you',
      'you round up, in the budget, the distance and the apology',
      'you explain the lesson of it while the other person is still crying',
    ],
    asks: [
      'give one thing away that you would notice missing',
      'put a date and a figure on the hopeful sentence',
      'take the course, the ticket or the teacher seriously',
    ],
    body: [
      'your arms get wider as the story goes on',
      'you cook for eight on an evening with three at the table',
    ],
    image: [
      { field: 'road', text: 'a hired coach with seats to spare and a vague destination' },
      { field: 'garden', text: 'the marrow that outgrew its bed in August' },
      { field: 'weather', text: 'a wind off the sea that lifts every tablecloth' },
      { field: 'house', text: 'a spare room with the bed made up' },
    ],
    facet: {
      love: [
        'you fall for people who make your map of the world bigger',
        'you forgive quickly and in bulk, sometimes before you have heard it',
      ],
      work: [
        'you pitch the grand version and need someone kind with a calendar',
        'you are at your best with a beginner, a big question and a whiteboard',
      ],
      money: [
        'you trust that more is coming, and tip as if it came',
        'you buy the large size, the year’s pass, the round',
      ],
      family: [
        'you are the relative who turns up with presents and no arrival time',
        'you tell the old story with better weather in it',
      ],
      self: [
        'you grow fastest in a place where you can’t yet read the signs',
        'you rise in your own opinion after being useful to a stranger',
      ],
      mood: [
        'you cheer up once there is a trip or a feast on paper',
        'you pour optimism over a worry that wanted to be read first',
      ],
      spirit: [
        'you need a faith roomy enough to laugh in',
        'you go looking for teachers, and argue with them over lunch',
      ],
      decision: [
        'you lean to the bigger option and ask its price last',
        'you judge best by asking which choice leaves more people fed',
      ],
    },
    concepts: ['faith', 'generosity', 'luck', 'excess', 'travel', 'meaning'],
  },
  saturn: {
    gloss: 'the part that sets the terms',
    noun: ['the inner foreman', 'the fear of being found unprepared'],
    drive: ['hold the line', 'carry its share', 'count what it can afford', 'lay foundations'],
    under: [
      'turning everything down and calling that common sense',
      'working through lunch so that nobody can complain',
      'reading the rules aloud to people who are already tired',
    ],
    gift: [
      'you keep a promise after the reason for it has stopped being fun',
      'you get good at things by the dull road, and stay good',
      'you tell the unwelcome truth early, when it is cheap',
    ],
    shadow: [
      'you mark your own work in red before anyone has seen it',
      'you withhold the praise until the job is finished, and it never is',
      'you refuse the offer because you can’t yet do it perfectly',
    ],
    asks: [
      'do the small thing on the day you said',
      'find out which rule is yours and which was inherited',
      'hand back the part of the load that was never assigned',
    ],
    body: [
      'your shoulders rise when you hear your full name',
      'you arrive ten minutes early and sit in the car',
    ],
    image: [
      { field: 'house', text: 'the load-bearing wall that nobody compliments' },
      { field: 'tools', text: 'a vice, tightened by quarter turns' },
      { field: 'garden', text: 'a pear tree trained flat against brick for ten years' },
      { field: 'weather', text: 'the first hard cold, when the pipes are tested' },
    ],
    facet: {
      love: [
        'you show it by turning up on time, year after year',
        'you hold back the tender word until it would pass an audit',
      ],
      work: [
        'you are the last one out, so the locking up became yours',
        'you prepare for a kinder boss as if for the worst one',
      ],
      money: [
        'you feel poor at the same balance that lets others relax',
        'you pay the oldest debt first and tell nobody it hurt',
      ],
      family: [
        'you sit in the sensible chair so long that others forget to offer',
        'you do the forms, the lifts and the phone calls, in silence',
      ],
      self: [
        'you earn your own respect by what you kept doing on bad days',
        'you sit a private exam each year and tell no one the mark',
      ],
      mood: [
        'your low days look like competence from outside',
        'you feel steadier after one finished task than after ten kind words',
      ],
      spirit: [
        'you trust practice more than moods about practice',
        'you doubt as a form of respect, and stay in the pew anyway',
      ],
      decision: [
        'you ask what it will cost in the third year, and rightly',
        'you delay until refusing is the only option left, then feel vindicated',
      ],
    },
    concepts: ['duty', 'structure', 'authority', 'perfectionism', 'burden', 'father'],
  },
  uranus: {
    gloss: 'the part that will not be handled',
    noun: ['the sudden exit', 'the odd one out, on purpose'],
    drive: ['break the pattern', 'do the unexpected', 'stay free', 'test the odd idea'],
    under: [
      'leaving at the interval',
      'going cold and clever in the middle of a warm talk',
      'changing the password, the haircut and the plan in one evening',
    ],
    gift: [
      'you see the third option that the form has no box for',
      'you let people be strange near you, and they relax',
      'you keep your head when the system goes down',
    ],
    shadow: [
      'you object first and look for the reason afterwards',
      'you drop a good habit because somebody praised it',
      'you announce the change to those it lands on as done',
    ],
    asks: [
      'give notice before you bolt',
      'change one thing and leave the other four standing',
      'say what you need freedom for, as well as from',
    ],
    body: [
      'your leg is out of the duvet and halfway to the floor at two',
      'you feel a click behind the eyes and the subject is closed',
    ],
    image: [
      { field: 'weather', text: 'lightning over a field that was dry at noon' },
      { field: 'music', text: 'a wrong chord that the song decides to keep' },
      { field: 'house', text: 'a fuse box with one switch that trips the lot' },
      { field: 'tools', text: 'a crowbar behind a painted-shut window' },
    ],
    facet: {
      love: [
        'you stay for years wherever nobody asks where you were',
        'you go quiet the day after someone says always',
      ],
      work: [
        'you fix in an afternoon what the procedure has protected for years',
        'you can take instruction, though rarely twice in one tone',
      ],
      money: [
        'your income moves in jumps, and a flat line makes you itch',
        'you cancel everything at once, then sign up for three odd new things',
      ],
      family: [
        'you are the one they warn new partners about, fondly',
        'you love them best with a return ticket in your pocket',
      ],
      self: [
        'you learn your own shape by leaving rooms that assumed it',
        'you keep one habit purely because it puzzles people',
      ],
      mood: [
        'your nerves hum like a fridge the week before a change',
        'you feel nothing until Thursday and then all of it by the bus shelter',
      ],
      spirit: [
        'you get it in flashes, and distrust anything with a membership card',
        'you walk out of the group the week it prints a rulebook',
      ],
      decision: [
        'you decide in a second after a year of not deciding',
        'you pick the exit where a window would have done',
      ],
    },
    concepts: ['freedom', 'change', 'leaving', 'restlessness', 'distance', 'boredom'],
  },
  neptune: {
    gloss: 'the part that longs and blurs',
    noun: ['the soft edge', 'the wish for it to be otherwise'],
    drive: [
      'long for what is just out of reach',
      'soften the outline',
      'give itself away',
      'picture a kinder ending',
    ],
    under: [
      'drifting off with the tap running',
      'saying it is fine in a voice that has left the room',
      'rescuing someone so as not to open its own post',
    ],
    gift: [
      'you hear what a person means under the words they chose',
      'you can sit with something unfinished and not force it shut',
      'you make a film, a song or a supper feel larger than its parts',
    ],
    shadow: [
      'you fall for the person you have added in pencil',
      'you agree to terms you never heard, and later feel robbed',
      'you vanish by degrees, so that no one can say when',
    ],
    asks: [
      'write down what was actually said',
      'check the sum before you forgive it',
      'give the longing a form, an hour and a closed door',
    ],
    body: [
      'your eyes slide off the page you are reading to the window',
      'you find the milk in the cupboard and the tea in the fridge',
    ],
    image: [
      { field: 'water', text: 'the far bank of an estuary, guessed at through drizzle' },
      { field: 'cloth', text: 'wet muslin over an open window' },
      { field: 'music', text: 'a chord held on the pedal long after the hands have left' },
      { field: 'weather', text: 'sea mist that lets you see one post at a time' },
    ],
    facet: {
      love: [
        'you see the person on the sofa and the imagined one, in shifts',
        'you take pity for closeness and wake up as somebody’s nurse',
      ],
      work: [
        'you need the job to mean something, or the day turns to soup',
        'you carry tasks that nobody quite gave you or quite thanks you for',
      ],
      money: [
        'you lend without a date and can’t bear to ask for it back',
        'you look at the balance through your fingers',
      ],
      family: [
        'you keep a gentler version of them than the phone calls allow',
        'you play along with the polite version of it at each holiday dinner',
      ],
      self: [
        'you take on the accent of whoever you sat beside',
        'your truest playlist is the one you would be embarrassed to share',
      ],
      mood: [
        'your sadness often has no author, and you look for one anyway',
        'you sleep, scroll or stream when what you want is to cry',
      ],
      spirit: [
        'you feel it in empty churches, swimming pools and the last row of concerts',
        'you can mistake being dissolved for being answered',
      ],
      decision: [
        'you let it drift until the tide picks, and then feel carried',
        'you have a clear sense of it and no facts, so borrow a few',
      ],
    },
    concepts: ['longing', 'illusion', 'rescue', 'overwhelm', 'forgiveness', 'creativity'],
  },
  pluto: {
    gloss: 'the part that digs down',
    noun: ['the will that works below the floor', 'the refusal to be lied to'],
    drive: [
      'dig to the bottom',
      'keep hold of what matters',
      'strip things to the frame',
      'guard its ground',
    ],
    under: [
      'keeping the one piece of information that others need',
      'checking the phone bill for a pattern',
      'burning the bridge with the luggage still on it',
    ],
    gift: [
      'you can hear the worst of a story and ask the next question',
      'you let a thing end completely, so that something else can stand there',
      'you find the one lie that holds up the other eleven',
    ],
    shadow: [
      'you go silent until the other person confesses to something',
      'you win, and discover that you are alone in the building',
      'you hold a grievance so close that it keeps your shape',
    ],
    asks: [
      'tell one person the thing you use as a shield',
      'put down a lever you have stopped needing',
      'find out what you would do if nobody could be made to stay',
    ],
    body: [
      'your voice drops and slows when the subject gets near the bone',
      'you stare at one tile while you decide whether to trust someone',
    ],
    image: [
      { field: 'garden', text: 'a compost heap, hot at the middle in January' },
      { field: 'tools', text: 'a plumb line let down a dark shaft' },
      { field: 'water', text: 'an underground river that moves the village well' },
      { field: 'house', text: 'floorboards lifted to find where the damp begins' },
    ],
    facet: {
      love: [
        'you want all the passwords to the heart and give yours last',
        'you stay through what would finish others, and sometimes too long',
      ],
      work: [
        'you know who really decides, whatever the chart on the wall says',
        'you are called once the project is rotten and must be gutted',
      ],
      money: [
        'you watch who holds the card, and whose name is on the deed',
        'you can live on nothing for a year to owe nobody',
      ],
      family: [
        'you turn straight to the album page that somebody glued shut',
        'you keep up a long quiet contest with one relative over nothing named',
      ],
      self: [
        'you shed a whole wardrobe of selves and keep no receipts',
        'you know your own motives, and dislike it when others guess them',
      ],
      mood: [
        'your anger goes underground for a week and surfaces as a verdict',
        'you think about one sentence for a month, from below',
      ],
      spirit: [
        'you trust only what was still there after the collapse',
        'you go towards the hard question that the sermon skipped',
      ],
      decision: [
        'you treat it as all or nothing, and it is often about a third',
        'you already know, and are waiting to find out what it costs',
      ],
    },
    concepts: ['control', 'secrets', 'jealousy', 'trust', 'endings', 'intimacy'],
  },
  northnode: {
    gloss: 'the skill you are still learning',
    noun: ['the unfamiliar muscle', 'the skill with the training wheels still on'],
    drive: [
      'reach for what it has not yet learned',
      'take the newer road',
      'lean forward',
      'attempt the unfamiliar thing',
    ],
    under: [
      'declaring the new skill impossible after one try',
      'overdoing the lesson like a convert',
      'sending a friend to do the part it finds strange',
    ],
    gift: [
      'you do the awkward thing twice and it stops being a costume',
      'you let people who know you watch you be a beginner',
      'you notice that the hard turning is the one with air in it',
    ],
    shadow: [
      'you admire in others exactly what you keep declining',
      'you call it not your sort of thing, with some heat',
      'you put the new life on the calendar, always for autumn',
    ],
    asks: [
      'be bad at it in company',
      'take the class rather than read about the class',
      'do it once this week before you feel ready',
    ],
    body: [
      'your face goes warm as you do a simple thing for the first time',
      'you walk past the door twice before you ring',
    ],
    image: [
      { field: 'road', text: 'a footpath on the map that no one in the house has walked' },
      { field: 'music', text: 'scales played with the weaker hand' },
      { field: 'light', text: 'a lit window three fields off' },
      { field: 'cloth', text: 'new boots, stiff for the first forty miles' },
    ],
    facet: {
      love: [
        'you are drawn to people who find easy what you find strange',
        'you grow by giving an answer no partner has heard from you before',
      ],
      work: [
        'you keep being offered the task you would not have picked, and it fits',
        'you learn more from the clumsy month than from the fluent year',
      ],
      money: [
        'you gain by handling it in the way you were never shown',
        'you pay tuition in small mistakes, and they turn out cheap',
      ],
      family: [
        'you do one thing that nobody at that table has done, and survive',
        'you can love them and still break the house rule about it',
      ],
      self: [
        'you meet a stranger who turns out to be you, with better manners',
        'you feel like an impostor exactly where you are getting better',
      ],
      mood: [
        'your nerves before it and your lightness after it belong together',
        'you feel oddly awake on the days you go against habit',
      ],
      spirit: [
        'you find meaning on the side of the street you used not to walk',
        'you hear it as an invitation first and a duty only when ignored',
      ],
      decision: [
        'you can ask which option would teach you something and start there',
        'you lean towards the one you could do half asleep, so look again',
      ],
    },
    concepts: ['learning', 'change', 'courage', 'purpose', 'doubt', 'beginnings'],
  },
  southnode: {
    gloss: 'the thing you can do without looking',
    noun: ['the old groove', 'the talent that has become a reflex'],
    drive: [
      'do what it has always done',
      'take up an old role',
      'repeat what once worked',
      'lend out an old skill',
    ],
    under: [
      'replaying the version of itself that used to be thanked',
      'reaching for the old trick before hearing the question',
      'returning for something it left behind on purpose',
    ],
    gift: [
      'you do in a minute what others study for, and think nothing of it',
      'you can lend the skill out, since you have more than you need',
      'you know this ground in the dark and can walk someone across it',
    ],
    shadow: [
      'you take the part you have outgrown because the costume still fits',
      'you get very good results and feel oddly hungry afterwards',
      'you retreat to what you are praised for whenever the new thing wobbles',
    ],
    asks: [
      'leave one old competence at home for the day',
      'teach it to somebody instead of doing it again',
      'notice when ease has turned into absence',
    ],
    body: [
      'your hands finish the task and you can’t recall beginning',
      'you hear yourself give an answer you gave years ago, word for word',
    ],
    image: [
      { field: 'road', text: 'a cart rut that steers the wheel for you' },
      { field: 'cloth', text: 'a coat worn to the shape of an earlier you' },
      { field: 'light', text: 'the hall switch your hand finds in the dark' },
      { field: 'kitchen', text: 'a recipe cooked so often that nobody tastes it' },
    ],
    facet: {
      love: [
        'you know from the first evening which part you would be playing',
        'you go back to a familiar kind of person and call it recognition',
      ],
      work: [
        'you are always given the job you can do asleep, so you sleep',
        'you hide in your competence when the new role gets lonely',
      ],
      money: [
        'you handle this the way it was handled when there was less, or more',
        'you keep paying for a life you moved out of',
      ],
      family: [
        'you are handed the old part at the door with your slippers',
        'you can predict that argument line by line, including your exit',
      ],
      self: [
        'you are tired of a talent that other people envy',
        'you describe who you are in words that were accurate some time ago',
      ],
      mood: [
        'your low days smell of somewhere you used to live',
        'you soothe yourself with the habit you had resolved to give up',
      ],
      spirit: [
        'you know the old prayers by heart and have stopped hearing them',
        'you can set a thing down with thanks and without a speech',
      ],
      decision: [
        'you reach for the answer that worked last time, in another room',
        'you would pick the familiar one blindfold, which is worth noticing',
      ],
    },
    concepts: ['pattern', 'memory', 'stuck', 'routine', 'endings', 'boredom'],
  },
};
