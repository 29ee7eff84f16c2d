/** What moments are like: rerk, watches, days of the year, the day’s star against one’s own. */
import type { KalayokId, RerkId } from '#traditions/thai-chart/choosing.ts';
import type { RingStar, StarRelation } from '#traditions/thai/stars.ts';

type WeekdayStar = Exclude<RingStar, 'rahu'>;
type Pair = readonly [string, string];

export const rerkLines: Readonly<Record<RerkId, readonly [string, string, string]>> = {
  thalitho: [
    'It is the asker’s time: request the favour, the loan, the second chance, and say plainly what you can return.',
    'Go with an open hand; whoever asks first and kindly tends to be heard.',
    'Old debts may be named in it too, without raising the voice.',
  ],
  mahatthano: [
    'It is a time for first stones: open the account, fill the shelf, sign what should grow slowly.',
    'What begins in it is meant to be fed for years, so start at a size you can keep.',
    'Put the money part in writing while it lasts.',
  ],
  choro: [
    'It is a rough time: it suits races, arguments with an end, and work that needs nerve.',
    'Count your things twice and leave the delicate beginnings for a gentler hour.',
    'If something bold has to be done, do it quickly and lock up behind you.',
  ],
  phumipalo: [
    'It is the keeper of ground: house, garden, foundation, anything meant to stand.',
    'Put down what should still be there in ten years, and measure twice.',
    'Steady hands do better in it than brilliant ones.',
  ],
  thesatri: [
    'It is market day: travel, trade, music, anything with many people in it.',
    'Open the stall, buy the ticket, meet the stranger; keep the purse in front.',
    'It is lively and a little loose, so promises made in it want repeating later.',
  ],
  thewi: [
    'It is the lady’s time: courtship, beauty, a kind word that was overdue.',
    'Make it pleasant and it comes half-way to meet you.',
    'Where two people have to like each other first, it helps.',
  ],
  phetchakhat: [
    'It is a blade: good for ending, cutting and contests, poor for tender starts.',
    'Use it to finish what has lingered, cleanly and without a speech.',
    'Begin nothing in it that you want to keep soft.',
  ],
  racha: [
    'It is a time to stand upright: office, ceremony, a title, a public yes.',
    'Dress for it, be early, and let someone senior say the first word.',
    'What is done in it is done before witnesses.',
  ],
  samano: [
    'It is the quiet one: study, vows, mending, sitting still.',
    'Leave bargains for another hour and read the page you have been putting off.',
    'It favours whatever gets better without an audience.',
  ],
};

/** A watch by its star. */
export const watchLines: Readonly<Record<WeekdayStar, Pair>> = {
  sun: [
    'A watch of the Sun is hot: fit for officials and bold faces, hard on tact.',
    'Show yourself in it, and keep delicate talk for later.',
  ],
  moon: [
    'A watch of the Moon is counted as kind: visits, water, anything that needs feeling.',
    'Go gently in it and let the other speak first.',
  ],
  mars: [
    'A watch of Mars is sharp: tools, haste and arguments all run quicker.',
    'If it must be now, make it short and wear gloves.',
  ],
  mercury: [
    'A watch of Mercury is counted as kind: letters, calls, small trade.',
    'Write the message, ask the price, sign for the parcel.',
  ],
  jupiter: [
    'A watch of Jupiter is counted as kind: teachers, advice, a fair hearing.',
    'Ask in it what you would ask someone older.',
  ],
  venus: [
    'A watch of Venus is counted as kind: guests, beauty, making up.',
    'Set the table first; the matter follows.',
  ],
  saturn: [
    'A watch of Saturn is slow: heavy lifting goes, light beginnings drag.',
    'Use it for the dull part that has to be done anyway.',
  ],
};

export const kalayokLines: Readonly<Record<KalayokId, Pair>> = {
  thongchai: [
    'It is the banner of the year: a day that custom picks for raising things where others see them.',
    'Custom likes beginnings on it, the kind you would hang a flag on.',
  ],
  athibodi: [
    'It is the ruler’s day of the year: fit for appointments, petitions and taking a post.',
    'Custom gives it to matters of rank and order.',
  ],
  ubat: [
    'Custom leaves large beginnings alone on it; ordinary work goes on as ever.',
    'It is the stumbling day of the year: tie your laces, finish old things, start new ones later.',
  ],
  lokawinat: [
    'Custom passes it over for ceremonies, in the way one avoids moving house in the rain.',
    'It is read as a day for clearing away, so throw out and sort, and sign another time.',
  ],
};

/** The star of a day and the star of a birth. */
export const starPairLines: Readonly<Record<Exclude<StarRelation, 'none'>, Pair>> = {
  same: [
    'It is your own day of the week come round: a good one to do the thing only you would do.',
    'The day speaks your dialect, so let it, and watch your own habits for once.',
  ],
  friend: [
    'The day leans your way; ask for help early, while it is offered.',
    'A friend’s day: things that need two people go better.',
  ],
  enemy: [
    'The day argues with your manner, so say less, check more, and leave one hour empty.',
    'An opponent’s day is good practice: slow hands, short answers, no duel.',
  ],
  'element-pair': [
    'The day is made of your own stuff, which steadies and also thickens; add some air.',
    'Same element, same weather: do what you are already good at.',
  ],
  'equal-power': [
    'The day pulls exactly as hard as you do, so agree on a direction first.',
    'Equal strength on both sides: bargain, and do not push.',
  ],
};

export const yearLines: Readonly<Record<'same' | 'opposite' | 'trine', Pair>> = {
  same: [
    'Your own year asks you to look at what twelve years have made, and to clear a shelf.',
    'It is your year come round again: fewer new plans, one old one finished.',
  ],
  opposite: [
    'A year across the table from yours: go slower at crossings, and make merit if that is your custom.',
    'It pulls the other way, so keep promises small and exact.',
  ],
  trine: [
    'A year that speaks to yours: let others in on the plan.',
    'Kindred years lend a hand, so ask for one thing you would not ask otherwise.',
  ],
};
