/** The words of the mode `chinese-ziwei`: twelve palaces and their stars told in English, with characters and their sound. */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import {
  brightnessNames,
  bureauNames,
  palaceNames,
  starNames,
  transformationNames,
} from './chinese-ziwei/names.ts';
import { palaceTexts } from './chinese-ziwei/palaces.ts';
import { helperTexts, starTexts } from './chinese-ziwei/stars.ts';
import { tellZiwei } from './chinese-ziwei/tell.ts';
import { branchNames, ownWithSound, pairNames, stemNames } from './east-asian/cycle-names.ts';
import type { Names } from './east-asian/cycle-names.ts';
import { capital, isOpen, listed, look, wordsOf } from './east-asian/telling.ts';

const tables: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  stem: stemNames,
  branch: branchNames,
  hour: branchNames,
  palace: palaceNames,
  stars: starNames,
  helpers: starNames,
  brightness: brightnessNames,
  bureau: bureauNames,
  'life-ruler': starNames,
  'body-ruler': starNames,
};

/** Which words the value of a fact is one of. */
function namesOf(id: string, value: string): Names | null {
  const last = id.slice(id.lastIndexOf('.') + 1);
  if (last === 'pillar' || id === 'ziwei.lunar.year') return pairNames(value);
  if (/transformation\.\w+$/u.test(id)) return look<Names>(starNames, value) ?? null;
  return look(look(tables, last) ?? {}, value) ?? null;
}

const valueOf = (fact: Fact): string =>
  listed(
    wordsOf(fact).map((value) => namesOf(fact.id, value)?.[0] ?? value),
    isOpen(fact) ? 'or' : 'and',
  );

const ownOf = (fact: Fact): string =>
  wordsOf(fact)
    .flatMap((value) => {
      const names = namesOf(fact.id, value);
      return names === null ? [] : [ownWithSound(names)];
    })
    .join(' · ');

const joinedDetail = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((one) => one !== undefined && one !== '').join(' · ');

const wholes: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  bureau: ['Bureau', '五行局 wǔ xíng jú'],
  'life-ruler': ['Ruler of life', '命主 mìng zhǔ'],
  'body-ruler': ['Ruler of the body', '身主 shēn zhǔ'],
  age: ['Age as the calendar counts it', '虛歲 xū suì · one at birth'],
  hour: ['Double hour', '時辰 shí chen'],
  'life.branch': ['Life palace in the', '命宮 mìng gōng'],
  'life.stem': ['Stem of the life palace', '命宮 mìng gōng'],
  'life.pillar': ['Pair of the life palace', '命宮 mìng gōng'],
  'body.branch': ['Body in the', '身宮 shēn gōng'],
  'body.palace': ['Body falls together with the', '身宮 shēn gōng'],
  'lunar.year': ['Year of the Chinese calendar', '農曆 nóng lì'],
  'lunar.month': ['Month of the Chinese calendar', '農曆 nóng lì'],
  'lunar.day': ['Day of the Chinese month', '農曆 nóng lì'],
  'decade.palace': ['Present ten years in the', '大限 dà xiàn'],
  'decade.stem': ['Stem of the ten years', '大限 dà xiàn'],
  'decade.branch': ['Branch of the ten years', '大限 dà xiàn'],
  'annual.palace': ['Year asked about in the', '流年 liú nián'],
  'annual.stem': ['Stem of the year asked about', '流年 liú nián'],
  'annual.branch': ['Branch of the year asked about', '流年 liú nián'],
};

function factWords(fact: Fact): { readonly title: string; readonly detail: string } {
  const { id, value } = fact;
  const [family = '', second = '', third = '', fourth = ''] = id.split('.');
  if (family === 'caveat') {
    const [title, detail] = look(caveats, second) ?? ['A limit of this sheet', ''];
    return { title, detail };
  }
  const isLeap = id === 'ziwei.lunar.month' && fact.derivation.values?.['leap'] === true;
  const said = isLeap ? `leap ${valueOf(fact)}` : valueOf(fact);
  if (id === 'ziwei.lunar.leap')
    return {
      title: value.type === 'flag' && value.on ? 'Born in a leap month' : 'Born in a common month',
      detail: '閏月 rùn yuè',
    };
  if (second === 'transformation' || third === 'transformation') {
    const isAnnual = second === 'annual';
    const kind = isAnnual ? fourth : third;
    const [name, own, sound] = look<Names>(transformationNames, kind) ?? ['', '', ''];
    const where = id.endsWith('.palace') ? `falls in the ${said}` : `goes to ${said}`;
    return {
      title: `${capital(name)} ${where}`,
      detail: joinedDetail(
        `${own} ${sound}`,
        ownOf(fact),
        isAnnual ? 'by the stem of the year asked about' : 'by the stem of the birth year',
      ),
    };
  }
  if (second === 'palace') {
    const [name, own, sound] = look<Names>(palaceNames, third) ?? ['', '', ''];
    const title = capital(name);
    const detail = joinedDetail(`${own} ${sound}`, ownOf(fact));
    if (fourth === 'stars')
      return {
        title: said === '' ? `${title}: no major star` : `${title}: ${said}`,
        detail: joinedDetail(detail, look(palaceTexts, third)?.holds),
      };
    if (fourth === 'helpers')
      return { title: said === '' ? `${title}: no minor star` : `${title}, minor stars: ${said}`, detail };
    return { title: `${title}, ${fourth}: ${said}`, detail };
  }
  if (second === 'star') {
    const [name, own, sound] = look<Names>(starNames, third) ?? ['', '', ''];
    const is = look(starTexts, third)?.is ?? look<readonly string[]>(helperTexts, third)?.[0];
    const detail = joinedDetail(`${own} ${sound}`, ownOf(fact), is);
    if (fourth === 'brightness') return { title: `${name} is ${said}`, detail };
    return { title: `${name} in the ${said}`, detail };
  }
  const [title, own] = look(wholes, third === '' ? second : `${second}.${third}`) ?? [capital(second), ''];
  return {
    title: title.endsWith(' the') ? `${title} ${said}` : `${title}: ${said}`,
    detail: joinedDetail(own, ownOf(fact)),
  };
}

function pointTitle(key: string): string {
  const rest = key.split(':')[1] ?? '';
  const known: Readonly<Record<string, string>> = {
    life: 'The life palace',
    body: 'Where the body falls',
    'life-ruler': 'The ruler of life',
    bureau: 'The bureau',
    decade: 'The palace of these ten years',
    annual: 'The palace of the year',
  };
  const fixed = look(known, rest) ?? look(caveats, rest)?.[0];
  if (fixed !== undefined) return fixed;
  const at = rest.indexOf('-');
  const [kind, last] = [rest.slice(0, at), rest.slice(at + 1)];
  const star = look<Names>(starNames, last)?.[0] ?? '';
  const change = look<Names>(transformationNames, last)?.[0] ?? '';
  switch (kind) {
    case 'palace':
      return `The ${look<Names>(palaceNames, last)?.[0] ?? 'palace'}`;
    case 'bright':
      return `${star} in good light`;
    case 'dim':
      return `${star} in poor light`;
    case 'press':
      return `${star} and what it presses`;
    case 'transformation':
      return `${capital(change)} of the birth year`;
    case 'annual':
      return `${capital(change)} of the year asked about`;
    default:
      return 'A limit of this sheet';
  }
}

const methods: Readonly<Record<string, string>> = {
  'chinese-calendar': 'The day of birth looked up in the Chinese calendar of Moon and Sun.',
  'double-hour': 'The clock of the birth, without summer time, falls into one of twelve double hours.',
  'life-from-month-and-hour':
    'From the Tiger count the months on, then the double hours back: there is the life palace.',
  'body-from-month-and-hour':
    'From the Tiger count the months on, then the double hours on again: there the body falls.',
  'five-tigers': 'The stem of the year gives the stem of the Tiger palace, and the others follow in order.',
  'part-of-pillar': 'A pair is written as two characters, the stem above and the branch below.',
  'palace-of-branch': 'The palace that lies in this branch.',
  'melody-of-life-palace':
    'The melody of the life palace has an element, and the element has a number from two to six.',
  'ruler-of-branch': 'Read off a fixed table by the branch.',
  'palaces-back-from-life': 'From the life palace the others follow backwards around the ring.',
  'stars-of-bureau-and-day':
    'The day of the month divided by the number of the bureau places Zi Wei; thirteen others follow from it.',
  'stars-of-year-month-hour':
    'The minor stars go by the stem and branch of the year, by the month and by the hour.',
  'palace-of-star': 'The palace in which the star stands.',
  'branch-of-star': 'The branch in which the star stands, by the count that places it.',
  'brightness-of-star': 'Read off the table of lights: each star has one in each branch. Schools differ.',
  'stem-of-year': 'Each stem transforms four stars, by a fixed table. For the seventh stem schools differ.',
  'branch-of-this-year': 'Stem and branch of the Chinese calendar year that is asked about.',
  'years-counted-from-one': 'One at birth, and one more at each Chinese new year.',
  'ten-years-of-bureau':
    'The first ten years begin at the number of the bureau; the direction goes by sex and year.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
};

const sources: Readonly<Record<string, string>> = {
  'source.ziwei-rules':
    'The common rules of placement, counted on this device and held against the program iztro.',
  'source.ziwei-tables':
    'Tables of minor stars and lights as the program iztro (MIT) has them; here schools differ.',
  'source.lunar-typescript':
    'The calendar library lunar-typescript (MIT), for the date of the Chinese calendar.',
  'source.inputs': 'Follows from what was given about the birth.',
};

const caveats: Readonly<Record<string, readonly [string, string]>> = {
  'birth-time-uncertain': [
    'Birth time uncertain',
    'Every palace goes by the double hour, so a doubtful hour leaves several charts.',
  ],
  'birth-place-unknown': [
    'Birth place unknown',
    'The clock is taken as given, and summer time could not be checked.',
  ],
  'ziwei-hour-either': [
    'More than one double hour is possible',
    'Each hour has a chart of its own; what differs is shown as more than one value.',
  ],
  'late-zi-hour': [
    'Born in the late hour of the Rat',
    'From 23:00 the next day is counted here; the four pillars are read from midnight by default.',
  ],
  'summer-time-removed': ['Summer time taken off', 'The double hour goes by the zone’s own time.'],
  'leap-month': [
    'Born in a leap month',
    'Days one to fifteen count as that month, later ones as the next; other schools count otherwise.',
  ],
  'decade-not-begun': ['No ten years yet', 'The first ten years begin at the number of the bureau.'],
};

export const words: TraditionWords = {
  mode: 'chinese-ziwei',
  tell: tellZiwei,
  opens: [
    'Zi Wei Dou Shu lays a life out as a house with twelve rooms and asks who stands in which.',
    'The stars of this chart are counted and not seen: they come out of the lunar date and the hour.',
    'Begin at the life palace and go round. Each palace holds one matter, and its stars say how it is handled.',
    'Twelve palaces, fourteen great stars, and a few that help or press. We look first at the room your question lives in.',
    'This is a court more than a sky: an emperor, a treasurer, a general, each at a post.',
  ],
  returns: [
    'Walk back to the room your question came from, and leave the other eleven lit but closed.',
    'The stars hold their posts, and you are the one who sets the agenda.',
    'So take one room this week, and let the rest of the house be.',
    'Of all the offices named here, one is yours to fill by hand.',
    'What is written in a palace is a bent, and a bent can be given a task.',
  ],
  limits: [
    'Nothing is read here about illness, length of life, lawsuits or wins, even where old handbooks do.',
    'The core of the chart is the same in all schools, while the minor stars and the table of lights are not.',
    'An hour off by a little can move every palace, so a chart is as good as the birth time.',
    'The direction of the ten-year palaces follows sex and year of birth, by a rule of the books that we only report.',
    'The spouse palace describes your side of a bond and says nothing about what another person thinks.',
  ],
  fact: factWords,
  pointTitle,
  methods,
  sources,
  caveats,
  names: (fact) =>
    wordsOf(fact).flatMap((id) => {
      const names = namesOf(fact.id, id);
      return names === null ? [] : [{ id, en: names[0], own: names[1] }];
    }),
};
