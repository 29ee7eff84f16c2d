/**
 * The sixteen principal odu: names in English letters and in Yoruba orthography, and general themes.
 *
 * The themes are the broad ones that open sources share, in our own words. The verses (ẹsẹ) of an odu, its sacrifices and its taboos
 * belong to those who are trained and initiated; nothing of them stands here.
 */
import type { PrincipalOdu } from '#traditions/ifa/odu.ts';

export type OduWords = {
  readonly en: string;
  readonly yoruba: string;
  /** Noun phrases: the themes commonly named. */
  readonly theme: string;
  readonly second: string;
  /** Whole sentences: in general, with others, in work and means, in oneself, before a choice. */
  readonly says: readonly [string, string];
  readonly others: string;
  readonly work: string;
  readonly self: string;
  readonly choice: string;
};

const odu = (
  [en, yoruba]: readonly [string, string],
  [theme, second]: readonly [string, string],
  says: readonly [string, string],
  [others, work, self, choice]: readonly [string, string, string, string],
): OduWords => ({ en, yoruba, theme, second, says, others, work, self, choice });

export const oduWords: Readonly<Record<PrincipalOdu, OduWords>> = {
  ogbe: odu(
    ['Ogbe', 'Ogbè'],
    ['light and an open road', 'the beginning of things'],
    [
      'Begin in daylight, with your head clear and your aim said aloud.',
      'What is open may still be walked with care.',
    ],
    [
      'With others, say what you mean early, while the door stands open.',
      'In work, a first step taken properly is worth more here than a tenth one taken in haste.',
      'In yourself, look after the head that does the deciding: rest, water, quiet.',
      'Before a choice, prefer what can be done in full view.',
    ],
  ),
  oyeku: odu(
    ['Oyeku', 'Ọ̀yẹ̀kú'],
    ['the night, and rest', 'what ends and those who came before'],
    ['Let something finish before you ask what follows it.', 'Darkness is where seed and sleeper are kept.'],
    [
      'With others, a respectful silence may say more than an answer.',
      'In work, close what is done and thank those who built it before you.',
      'In yourself, grant the tired part its night.',
      'Before a choice, ask what is already over and only lacks a name.',
    ],
  ),
  iwori: odu(
    ['Iwori', 'Ìwòrì'],
    ['a look beneath the surface', 'insight'],
    [
      'Look twice, and the second time with your own feelings set aside.',
      'What is looked at closely begins to change.',
    ],
    [
      'With others, ask what they see from where they stand.',
      'In work, find the cause under the cause before you mend anything.',
      'In yourself, notice the thought that comes back each time you are alone.',
      'Before a choice, look at it once from the end.',
    ],
  ),
  odi: odu(
    ['Odi', 'Òdí'],
    ['what is closed and kept', 'foundations'],
    [
      'What is sealed can be a wall or a jar; learn which.',
      'Keep a thing covered until it can stand the air.',
    ],
    [
      'With others, some matters are safe because two people keep them.',
      'In work, see to the floor and the door before the paint.',
      'In yourself, know which of your rooms are private, and say so kindly.',
      'Before a choice, check what the ground is made of.',
    ],
  ),
  irosun: odu(
    ['Irosun', 'Ìrosùn'],
    ['memory and inheritance', 'patience under strain'],
    [
      'Remember who stood here before you, and what they found hard.',
      'An inheritance is used best by those who look at it.',
    ],
    [
      'With others, ask for the story before you judge the habit.',
      'In work, patience and a good record carry you over a rough stretch.',
      'In yourself, sort what you were given from what you took on.',
      'Before a choice, ask someone older how it went for them.',
    ],
  ),
  owonrin: odu(
    ['Owonrin', 'Ọ̀wọ́nrín'],
    ['sudden turns', 'the unexpected side of things'],
    ['Leave room in the plan for a knock at the door.', 'What turns over can land on its feet.'],
    [
      'With others, allow them to surprise you, and say when you are surprised.',
      'In work, keep a second way ready and the tools in reach.',
      'In yourself, steady the breath first; the meaning can come after.',
      'Before a choice, ask what would hold if the opposite happened.',
    ],
  ),
  obara: odu(
    ['Obara', 'Ọ̀bàrà'],
    ['strength that has to learn rest', 'the word and its weight'],
    ['Speak less than you know, and keep what you say.', 'Pride is heavy to carry uphill.'],
    [
      'With others, a small apology early saves a large one.',
      'In work, promise what two hands can do.',
      'In yourself, put strength to bed before it boasts.',
      'Before a choice, listen to the plainest person in the room.',
    ],
  ),
  okanran: odu(
    ['Okanran', 'Ọ̀kànràn'],
    ['a single voice against the crowd', 'the start of a dispute, and its settling'],
    ['Check whether the fight is yours before you win it.', 'One firm word is enough where ten would burn.'],
    [
      'With others, argue about one thing at a time.',
      'In work, make your case with evidence and leave the volume low.',
      'In yourself, hear the stubborn part out, then give it a task.',
      'Before a choice, ask whom it would be fair to.',
    ],
  ),
  ogunda: odu(
    ['Ogunda', 'Ògúndá'],
    ['a cleared path', 'tools and labour'],
    ['Take the tool in hand and clear one length of the path.', 'What cuts well is kept sharp and put away.'],
    [
      'With others, do something useful together before you talk it through.',
      'In work, this is a theme of craft: measure, cut, clean the blade.',
      'In yourself, use force on the obstacle and never on the person.',
      'Before a choice, remove one obstacle and see whether a choice remains.',
    ],
  ),
  osa: odu(
    ['Osa', 'Ọ̀sá'],
    ['wind, and a quick change of place', 'what is swept away'],
    [
      'When the wind is up, tie down what matters and let the rest blow.',
      'A change that comes fast may still be met slowly.',
    ],
    [
      'With others, say where you are going before you go.',
      'In work, save the essential papers first.',
      'In yourself, find the doorframe to stand in until it passes.',
      'Before a choice, ask whether you are moving towards or away.',
    ],
  ),
  ika: odu(
    ['Ika', 'Ìká'],
    ['restraint', 'words held in, and gathered'],
    ['Count your words as you would count coins.', 'What is drawn in can be let out on purpose.'],
    [
      'With others, leave out the sentence that was made to sting.',
      'In work, gather the loose ends into one hand before you pull.',
      'In yourself, keep watch at your own mouth first.',
      'Before a choice, say it to no one for a day.',
    ],
  ),
  oturupon: odu(
    ['Oturupon', 'Òtúúrúpọ̀n'],
    ['carrying, and what is borne', 'endurance'],
    [
      'A load is carried best when its weight is known.',
      'Set it down at every milestone, however short the stop.',
    ],
    [
      'With others, ask who is carrying whom just now.',
      'In work, endurance is a skill with breaks in it.',
      'In yourself, tell tiredness from weakness.',
      'Before a choice, lift each option once and feel which arm aches.',
    ],
  ),
  otura: odu(
    ['Otura', 'Òtúrá'],
    ['peace, and a comforting word', 'trust'],
    ['Peace is made of small repairs, made often.', 'Trust asks for something to be said truly.'],
    [
      'With others, the gentle word goes first, and the hard one can follow.',
      'In work, clear agreements keep the peace better than goodwill.',
      'In yourself, find the hour of the day that is quiet of its own accord.',
      'Before a choice, ask which option you could explain to a child.',
    ],
  ),
  irete: odu(
    ['Irete', 'Ìrẹtẹ̀'],
    ['steady pressure', 'perseverance'],
    ['Press evenly, and wait for the clay to answer.', 'What gives way slowly keeps its shape.'],
    [
      'With others, be as steady on the third day as on the first.',
      'In work, the same hour each day will do more than a heroic night.',
      'In yourself, be firm without being hard.',
      'Before a choice, ask what you could keep up for a year.',
    ],
  ),
  ose: odu(
    ['Ose', 'Ọ̀ṣẹ́'],
    ['sweetness, and fresh water', 'delicate things that thrive with care'],
    ['Tend the small sweet thing daily.', 'What is delicate is not weak; it only needs a dry shelf.'],
    [
      'With others, courtesy is the water that keeps it growing.',
      'In work, the fine finish is worth its hour.',
      'In yourself, allow one pleasure without earning it.',
      'Before a choice, notice which option leaves a good taste after an hour.',
    ],
  ),
  ofun: odu(
    ['Ofun', 'Òfún'],
    ['giving', 'whiteness and age, the end that returns to the start'],
    [
      'Give what you can give without keeping count.',
      'What has come full circle may be put down with thanks.',
    ],
    [
      'With others, give first and ask plainly second.',
      'In work, hand on what you know before it is asked for.',
      'In yourself, clean one corner and let it stay empty.',
      'Before a choice, ask what you would give away to be rid of the question.',
    ],
  ),
};
