/**
 * What a point of one person does with a point of another: together (conjunction), at odds (square, opposition) and
 * with ease (sextile, trine).
 *
 * Whole sentences of at most eighteen words about the two of them. It does not matter whose point is whose, nobody is
 * given a gender or a role, and nothing is promised: a chart of two people says how it tends to go, not whether to stay.
 */

/** Together, at odds, with ease. */
type Three = readonly [fuse: string, hard: string, easy: string];

export const synastryPairs: Readonly<Record<string, Three | undefined>> = {
  'moon-moon': [
    'You get tired, hungry and sentimental at the same hour, and one sofa holds you both.',
    'What soothes one of you winds the other up, most of all after nine in the evening.',
    'A bad day can be told in half a sentence and answered with a plate of toast.',
  ],
  'moon-mercury': [
    'One feels it and the other has the word for it before the kettle has boiled.',
    'One wants to be held and is offered an explanation, which is correct and does not help.',
    'Moods can be talked over between you without anybody having to win.',
  ],
  'moon-venus': [
    'Being looked after and being liked are one thing between you, and the sofa cushions show it.',
    'One brings flowers when the other wanted the washing-up done, and both are a little hurt.',
    'Small kindnesses land well between you: the right tea, the good side of the bed.',
  ],
  'moon-sun': [
    'One steers and the other keeps the lights on, and both think that is the better half.',
    'One wants to go out just when the other wants to go home, and neither is wrong.',
    'You rest well near each other, and plans made together tend to survive the week.',
  ],
  'moon-mars': [
    'You get under each other’s skin fast, in heat and in temper, and make up over food.',
    'One says it bluntly and the other carries the tone about all week.',
    'One can be cross near the other without the house falling down.',
  ],
  'moon-jupiter': [
    'You make each other’s worries look smaller and each other’s suppers look larger.',
    'One promises cheer and the other needed quiet, so kindness arrives at the wrong size.',
    'There is room between you for a long face and for a silly holiday.',
  ],
  'moon-saturn': [
    'One leans and the other holds; it steadies you both, and it can feel like a post.',
    'One reaches out and meets a shut door that was only meant as a busy one.',
    'You can rely on each other for the dull things, which turn out to be the tender ones.',
  ],
  'moon-uranus': [
    'You keep each other awake in the good way, and home is never quite settled.',
    'One wants a regular evening and the other books a train, so trust needs a calendar.',
    'You give each other air without either of you taking it as leaving.',
  ],
  'moon-neptune': [
    'You sense each other’s mood through a wall, and sometimes sense one that is not there.',
    'One hints and the other imagines, so check the plain facts before the sad conclusions.',
    'You are gentle with each other in the places where most people get practical.',
  ],
  'moon-pluto': [
    'You matter to each other quickly and deeply, and both of you notice every late reply.',
    'One goes silent and the other digs; the digging is what makes it worse.',
    'Old hurts can be said aloud between you and lose some of their weight.',
  ],
  'moon-asc': [
    'One walks in and the other feels at home, or at least asked to sit down.',
    'How one comes across keeps brushing against how the other feels, mostly without meaning it.',
    'You are easy in a room together, even a room with nothing happening in it.',
  ],
  'mercury-mercury': [
    'You finish each other’s sentences, correctly more often than is polite.',
    'You argue about what was said as often as about what was meant.',
    'Messages between you are short, understood, and answered.',
  ],
  'mercury-venus': [
    'You like how the other puts things, and compliments come out specific.',
    'One jokes and the other hears a verdict, usually about taste.',
    'You can say a thing kindly and still say all of it.',
  ],
  'mercury-sun': [
    'One has the idea of who they are and the other keeps finding words for it.',
    'One corrects a detail and the other hears a judgement of the whole.',
    'Advice passes between you in both directions and gets used.',
  ],
  'mercury-mars': [
    'You think out loud at speed together, and waiters look over.',
    'A debate turns into a fight at the word “actually”.',
    'What one of you thinks of on Monday the other has started by Wednesday.',
  ],
  'mercury-jupiter': [
    'Conversations between you run two hours over and end in a plan.',
    'One rounds up and the other counts exactly, so agree on figures first.',
    'You widen each other’s reading, routes and opinions without a lecture.',
  ],
  'mercury-saturn': [
    'You make each other’s thoughts more exact, and fewer of them get said lightly.',
    'One floats an idea and the other inspects it, and the idea stops coming.',
    'You can plan something hard together and write the list down.',
  ],
  'mercury-uranus': [
    'You surprise each other into ideas neither would have had alone.',
    'One changes the subject, or the plan, while the other is still on the last one.',
    'An odd thought is welcome between you, even at breakfast.',
  ],
  'mercury-neptune': [
    'You talk in pictures and understand them, and details slip out by the back door.',
    'What was said and what was heard differ often enough to be worth repeating back.',
    'You can describe a dream, or a doubt, and be met halfway.',
  ],
  'mercury-pluto': [
    'Talk goes under the surface at once, and small talk does not stand a chance.',
    'One presses for the real reason and the other feels cross-examined.',
    'You can ask each other the question nobody else would ask.',
  ],
  'mercury-asc': [
    'You start talking at the door and are still in your coats at the end.',
    'One speaks before the other has arrived, and first words set a tone neither chose.',
    'You put each other into words well, in introductions and in letters.',
  ],
  'venus-venus': [
    'You like the same chairs, the same songs and the same kind of evening.',
    'What one finds lovely the other finds too much, and presents are a risk.',
    'You are pleased by different things that go well on one table.',
  ],
  'venus-sun': [
    'One shines a little more for being liked by exactly this person.',
    'One wants admiration where the other offers taste, and both feel slightly unseen.',
    'Liking comes first between you, and it stays through ordinary weeks.',
  ],
  'venus-mars': [
    'One wants and the other wants to be wanted, and the room knows it.',
    'There is a pull and a clash in it, often within the same quarter of an hour.',
    'Who starts and who answers sorts itself out between you without a discussion.',
  ],
  'venus-jupiter': [
    'You spoil each other, in the good sense and on the statement at month’s end.',
    'You both say yes to the second bottle, and neither counts what it costs.',
    'Pleasure is easy between you, and generosity comes back round.',
  ],
  'venus-saturn': [
    'Affection between you is careful and lasts; it is shown in things kept and mended.',
    'One waits for a sign and the other thinks staying is the sign.',
    'You can promise each other small things and keep them for years.',
  ],
  'venus-uranus': [
    'It started at an odd angle and stays alive by not becoming routine.',
    'Closeness comes in bursts, and the gap after one can feel like a verdict.',
    'You like each other’s strangeness and would miss it if it were tidied.',
  ],
  'venus-neptune': [
    'You see each other in a very kind light, and should sometimes open the curtains.',
    'One loves an idea of the other, who would rather be met as they are.',
    'Music, films and silence work between you; so does forgiving.',
  ],
  'venus-pluto': [
    'Liking turns to wanting fast, and neither of you is casual about it.',
    'Jealousy has a chair at this table, so name it before it orders.',
    'You go deep with each other and come up fonder.',
  ],
  'venus-asc': [
    'One sees the other come in and thinks: oh, good.',
    'Charm works between you until somebody wanted an answer and not a smile.',
    'You flatter each other’s best manner, and photographs show it.',
  ],
  'sun-sun': [
    'You want life to be about much the same thing, which is company and sometimes a contest.',
    'Two strong ideas of what matters share one calendar, and both want Saturdays.',
    'You back what the other is trying to become, and it costs you little.',
  ],
  'sun-mars': [
    'You get each other moving, and every walk becomes a march.',
    'One starts as the other is deciding, and both feel pushed.',
    'You make a good team for anything with a deadline and a hill in it.',
  ],
  'sun-jupiter': [
    'You make each other bolder and believe each other’s plans.',
    'You talk each other into too much, with the best intentions.',
    'There is goodwill here that survives a bad week.',
  ],
  'sun-saturn': [
    'One gives the other a spine and a timetable, and gets some warmth back.',
    'One wants to be seen and meets a raised eyebrow, which was meant as care.',
    'You take each other seriously, and that wears well.',
  ],
  'sun-uranus': [
    'You wake each other up, and neither stays quite who they were.',
    'One plans a life and the other keeps opening the window in it.',
    'You let each other change and do not ask for the old version back.',
  ],
  'sun-neptune': [
    'One inspires the other and is hard to pin down about Thursday.',
    'It is easy here to see what you hope for, so ask and look twice.',
    'You believe in the finer thing the other half means to do.',
  ],
  'sun-pluto': [
    'You change each other, and both can point to the year it happened.',
    'Who decides is a live question between you, even about small things.',
    'You can hand each other the truth and trust it will be used well.',
  ],
  'sun-asc': [
    'One recognises in the other something they are on the way to being.',
    'One’s plain self and the other’s public face keep treading on the same step.',
    'You look natural side by side, and other people say so.',
  ],
  'mars-mars': [
    'You act alike and at once, which is quick work or a quick quarrel.',
    'You push at the same door from two sides.',
    'You take turns being the one who goes first.',
  ],
  'mars-jupiter': [
    'You dare more together than alone, and usually enjoy it.',
    'A dare goes too far because neither of you likes to be the sensible one.',
    'Work and sport go well between you; there is wind behind it.',
  ],
  'mars-saturn': [
    'One pushes and one checks the brakes: slow, and surprisingly strong.',
    'One wants to start and the other wants reasons, and the evening goes into that.',
    'You finish things together that each had left half built.',
  ],
  'mars-uranus': [
    'Sparks, in both senses; decide things when the kettle is off.',
    'You set each other off, and both are late, loud or gone by the end.',
    'You try things together that nobody around you would try.',
  ],
  'mars-neptune': [
    'One acts on what the other dreams, sometimes before the other has woken.',
    'A push meets fog here, and the anger goes sideways; say it in daylight.',
    'You move by feel together, well, without much being agreed.',
  ],
  'mars-pluto': [
    'There is a great deal of force here, for building or for battle.',
    'Neither backs down, and both remember; agree early on how to stop.',
    'You can do something very hard together and be quiet about it.',
  ],
  'mars-asc': [
    'One makes the other sit up, in interest or in protest.',
    'One comes across as a challenge that was never issued.',
    'You set out well together: shoes on, door open, gone.',
  ],
  'jupiter-jupiter': [
    'You hope for the same things and laugh at the same size of joke.',
    'Your beliefs point different ways, and holidays are where it shows.',
    'You encourage each other without keeping accounts.',
  ],
  'jupiter-saturn': [
    'One opens and one builds, and between you something solid gets large.',
    'One says “why not” and the other has a list of why nots.',
    'Your yes and your no come at the right moments for each other.',
  ],
  'jupiter-uranus': [
    'Luck between you likes a sudden plan.',
    'You talk each other out of a good thing because a newer one came by.',
    'You widen the map for each other, one detour at a time.',
  ],
  'jupiter-neptune': [
    'You share a hope large enough to need checking.',
    'A promise between you grows in the telling; write the small version down.',
    'You are kind to strangers together and tend to find it returned.',
  ],
  'jupiter-pluto': [
    'Together you want something big, and have the stubbornness for it.',
    'Conviction turns into pressure here, and both of you are convinced.',
    'You multiply what you have when you put it in one pot.',
  ],
  'jupiter-asc': [
    'One gives the other room, and shoulders drop.',
    'One overdoes the welcome, and the other looks for the small print.',
    'You make a generous first impression as a pair.',
  ],
  'saturn-saturn': [
    'You are afraid of the same thing and have built the same wall against it.',
    'Your duties pull different ways, and each thinks the other’s can wait.',
    'You agree on what must be done, and take turns doing it.',
  ],
  'saturn-uranus': [
    'One keeps and one changes, and the house is half repaired, half reinvented.',
    'Rules and exceptions meet here daily; pick which few are really rules.',
    'You renew old things together without knocking them down.',
  ],
  'saturn-neptune': [
    'One draws the line and the other washes over it, and both learn something.',
    'One wants it definite and the other wants it true, and the form stays blank.',
    'You can make a wish of one of you hold weight.',
  ],
  'saturn-pluto': [
    'You are serious about each other, and the stakes feel high early.',
    'Control is the subject under several other subjects here.',
    'You can outlast something together.',
  ],
  'saturn-asc': [
    'One feels steadied, and a little inspected, when the other walks in.',
    'A first impression of distance was shyness, and it took a while to say so.',
    'You look reliable together, and are.',
  ],
  'uranus-asc': [
    'One makes the other’s day unpredictable, starting at the door.',
    'One startles the other without trying, and habits do not settle.',
    'You make each other braver about looking odd.',
  ],
  'neptune-asc': [
    'One sees the other through soft light and is sometimes surprised by noon.',
    'One is hard to make out for the other, who fills in the rest.',
    'You put each other at ease without quite knowing how.',
  ],
  'pluto-asc': [
    'One looks at the other and misses nothing, which is thrilling and tiring.',
    'One feels watched where the other is only interested.',
    'You bring out something strong in how the other stands.',
  ],
  'asc-asc': [
    'You come across alike, and strangers take you for siblings or a team.',
    'You enter rooms by opposite doors and each thinks the other’s odd.',
    'Your manners fit, and introductions are easy.',
  ],
};

/** Points that say the same whatever they meet, for pairs not in the table: Chiron, the Node, the Midheaven. */
export const synastryPoints: Readonly<Record<string, Three | undefined>> = {
  chiron: [
    'One touches a sore place in the other, mostly by being kind in exactly that spot.',
    'One presses on an old bruise without knowing; it helps to say where it is.',
    'One of you can mend something small in the other, and is thanked for it later.',
  ],
  northnode: [
    'One stands where the other is heading, and makes the road look shorter.',
    'One calls the other back to an old habit just as a new one starts.',
    'One of you nudges the other forward with very little effort.',
  ],
  mc: [
    'One is good for the other’s work and name, and is seen beside it.',
    'One wants time just when the other’s work wants it too.',
    'You help each other in public matters, quietly and well.',
  ],
};

/** Two slow planets of two people: a matter of the years they were born in. */
export const synastryGeneration =
  'Both of these move so slowly that most people of your ages share this; it is background, not news.';

/** "Their Venus, {brings}, falls in your fifth house: {where}." What each body brings into a house of the other. */
export const overlayBrings: Readonly<Record<string, string | undefined>> = {
  sun: 'what they are about',
  moon: 'what they need at the end of a day',
  mercury: 'how they talk and think',
  venus: 'what they like and how they show it',
  mars: 'their push and their temper',
  jupiter: 'their good faith',
  saturn: 'their caution and their staying power',
  uranus: 'their wish for air',
  neptune: 'their hopes and their haze',
  pluto: 'their intensity',
  chiron: 'their old sore place',
  northnode: 'the direction they are learning',
};

/** Told to the one whose house it is. */
export const overlayWhere: Readonly<Record<number, string | undefined>> = {
  1: 'you meet it in person, before anything is said',
  2: 'it touches what you own, earn and count as yours',
  3: 'it turns up in daily talk, messages and short trips',
  4: 'it comes home with you and sits down',
  5: 'it wakes what you do for joy, romance included',
  6: 'it shows in chores, routines and how a weekday runs',
  7: 'it stands right across from you, as a partner does',
  8: 'it reaches what is private, shared and owed',
  9: 'it sets you travelling, studying or arguing about beliefs',
  10: 'it meets your work and your name',
  11: 'it comes to you among friends and plans for later',
  12: 'it works quietly, where neither of you looks at first',
};

/** The same, told to the one whose body it is. */
export const overlayWhereTheirs: Readonly<Record<number, string | undefined>> = {
  1: 'they meet it in person, before anything is said',
  2: 'it touches what they own, earn and count as theirs',
  3: 'they meet it in daily talk, messages and short trips',
  4: 'you are let in at home with it',
  5: 'it wakes what they do for joy, romance included',
  6: 'it shows in their chores, routines and weekdays',
  7: 'to them you stand right across, as a partner does',
  8: 'it reaches what they keep private, share and owe',
  9: 'it sets them travelling, studying or arguing about beliefs',
  10: 'it meets their work and their name',
  11: 'it reaches them among friends and plans for later',
  12: 'it works quietly in them, where neither of you looks at first',
};
