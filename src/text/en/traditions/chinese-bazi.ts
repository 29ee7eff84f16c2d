/** The words of the mode `chinese-bazi`: four pillars told in English, with characters and their sound. */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import {
  branchNames,
  elementNames,
  nayinNames,
  ownWithSound,
  pairNames,
  stemNames,
} from './east-asian/cycle-names.ts';
import type { Names } from './east-asian/cycle-names.ts';
import { capital, isOpen, listed, look, plainDay, wordsOf } from './east-asian/telling.ts';
import { combinationTexts, relationNames, relationTexts } from './chinese-bazi/relations.ts';
import { godGlosses, godNames, kindNames } from './chinese-bazi/ten-gods.ts';
import { tellBazi } from './chinese-bazi/tell.ts';

export const seasonNames: Readonly<Record<string, Names>> = {
  spring: ['Spring', '春', 'chūn'],
  summer: ['Summer', '夏', 'xià'],
  autumn: ['Autumn', '秋', 'qiū'],
  winter: ['Winter', '冬', 'dōng'],
};

export const termNames: Readonly<Record<string, Names>> = {
  'li-chun': ['Beginning of Spring', '立春', 'lì chūn'],
  'jing-zhe': ['Waking of Insects', '驚蟄', 'jīng zhé'],
  'qing-ming': ['Clear and Bright', '清明', 'qīng míng'],
  'li-xia': ['Beginning of Summer', '立夏', 'lì xià'],
  'mang-zhong': ['Grain in Ear', '芒種', 'máng zhòng'],
  'xiao-shu': ['Slight Heat', '小暑', 'xiǎo shǔ'],
  'li-qiu': ['Beginning of Autumn', '立秋', 'lì qiū'],
  'bai-lu': ['White Dew', '白露', 'bái lù'],
  'han-lu': ['Cold Dew', '寒露', 'hán lù'],
  'li-dong': ['Beginning of Winter', '立冬', 'lì dōng'],
  'da-xue': ['Great Snow', '大雪', 'dà xuě'],
  'xiao-han': ['Slight Cold', '小寒', 'xiǎo hán'],
};

const directionNames: Readonly<Record<string, Names>> = {
  forward: ['Forward', '順行', 'shùn xíng'],
  backward: ['Backward', '逆行', 'nì xíng'],
};

/** Pillars of birth and those that pass. */
const pillarTitles: Readonly<Record<string, Names>> = {
  year: ['Year', '年柱', 'nián zhù'],
  month: ['Month', '月柱', 'yuè zhù'],
  day: ['Day', '日柱', 'rì zhù'],
  hour: ['Hour', '時柱', 'shí zhù'],
  luck: ['Luck pillar', '大運', 'dà yùn'],
  annual: ['Annual pillar', '流年', 'liú nián'],
  today: ['Pillar of the date', '流日', 'liú rì'],
  'other-day': ['Day by the other school', '日柱', 'rì zhù'],
  'solar-hour': ['Hour by true solar time', '時柱', 'shí zhù'],
};

const tables: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  stem: stemNames,
  branch: branchNames,
  nayin: nayinNames,
  'ten-god': godNames,
  'hidden-stems': stemNames,
  'hidden-gods': godNames,
  season: seasonNames,
  'solar-term': termNames,
  direction: directionNames,
  relation: relationNames,
  'stem-combination': { ...elementNames, none: relationNames.none },
  trine: pillarTitles,
};

/** The last word of an id that says what its value is a word of. */
function kindOf(id: string): string {
  const [, second = '', third = '', fourth = ''] = id.split('.');
  if (second === 'relation' || second === 'stem-combination' || second === 'trine') return second;
  if (second === 'season' || second === 'solar-term') return second;
  return fourth === '' ? third : fourth;
}

function namesOf(id: string, value: string): Names | null {
  const kind = kindOf(id);
  if (kind === 'pillar' || kind === 'current') return pairNames(value);
  return look(look(tables, kind) ?? {}, value) ?? null;
}

const titled = (fact: Fact): string => {
  const names = wordsOf(fact).map((value) => namesOf(fact.id, value)?.[0] ?? value);
  return capital(listed(names, isOpen(fact) ? 'or' : 'and').replaceAll('the Friend', 'Friend'));
};

/** Characters and sound of the value, for the line under a title. */
const ownOf = (fact: Fact): string =>
  wordsOf(fact)
    .flatMap((value) => {
      const names = namesOf(fact.id, value);
      return names === null ? [] : [ownWithSound(names)];
    })
    .join(' · ');

const fields: Readonly<Record<string, readonly [title: string, own: string]>> = {
  pillar: ['pillar', ''],
  stem: ['stem', '天干 tiān gān'],
  branch: ['branch', '地支 dì zhī'],
  nayin: ['melody', '納音 nà yīn'],
  'ten-god': ['god', '十神 shí shén'],
  'hidden-stems': ['hidden stems', '藏干 cáng gān'],
  'hidden-gods': ['hidden gods', '藏干十神 cáng gān shí shén'],
};

const pairOf = (id: string): string => {
  const [one = '', other = ''] = (id.split('.')[2] ?? '').split('-');
  const name = (pillar: string): string => (look(pillarTitles, pillar)?.[0] ?? '').toLowerCase();
  return `${capital(name(one))} and ${name(other)}`;
};

const joinedDetail = (...parts: readonly string[]): string => parts.filter((one) => one !== '').join(' · ');

function factWords(fact: Fact): { readonly title: string; readonly detail: string } {
  const { id, value } = fact;
  const [family = '', second = '', third = ''] = id.split('.');
  if (family === 'caveat') {
    const [title, detail] = look(caveats, second) ?? ['A limit of this sheet', ''];
    return { title, detail };
  }
  switch (second) {
    case 'element': {
      const names = look(elementNames, third);
      const n = listed(wordsOf(fact), 'or');
      return {
        title: `${names?.[0] ?? ''}: ${n}`,
        detail: joinedDetail(
          names === undefined ? '' : ownWithSound(names),
          'stems counted, shown and hidden',
        ),
      };
    }
    case 'god': {
      const names = look(kindNames, third);
      const n = listed(wordsOf(fact), 'or');
      return {
        title: `${names?.[0] ?? ''}: ${n}`,
        detail: joinedDetail(
          names === undefined ? '' : ownWithSound(names),
          'stems of this kind, shown and hidden',
        ),
      };
    }
    case 'season':
      return { title: `Season: ${titled(fact)}`, detail: ownOf(fact) };
    case 'solar-term':
      return {
        title: `Solar month: ${titled(fact)}`,
        detail: joinedDetail(ownOf(fact), 'the term that opened it'),
      };
    case 'relation': {
      const [word = ''] = wordsOf(fact);
      return {
        title: `${pairOf(id)}: ${titled(fact)}`,
        detail: joinedDetail(ownOf(fact), relationTexts[word as keyof typeof relationTexts]?.[0] ?? ''),
      };
    }
    case 'stem-combination': {
      const [word = ''] = wordsOf(fact);
      return {
        title: `${pairOf(id)}: stems tied, ${titled(fact)}`,
        detail: joinedDetail(
          '天干合 tiān gān hé',
          look<readonly string[]>(combinationTexts, word)?.[0] ?? '',
        ),
      };
    }
    case 'trine': {
      const names = look(elementNames, third);
      return {
        title: `Three branches of ${names?.[0] ?? ''}: ${wordsOf(fact).join(', ')}`,
        detail: `三合 sān hé · ${names === undefined ? '' : ownWithSound(names)}`,
      };
    }
    case 'other-day':
    case 'solar-hour':
      return { title: `${look(pillarTitles, second)?.[0] ?? ''}: ${titled(fact)}`, detail: ownOf(fact) };
    default:
  }
  if (second === 'luck') {
    switch (third) {
      case 'direction':
        return { title: `Luck pillars run ${titled(fact).toLowerCase()}`, detail: ownOf(fact) };
      case 'start-age':
        return {
          title: `Luck pillars begin at the age of ${value.type === 'count' ? value.n : ''}`,
          detail: '起運 qǐ yùn · whole years of life',
        };
      case 'starts': {
        const [at = ''] = value.type === 'instants' ? value.at : [];
        return { title: `First luck pillar from ${plainDay(at)}`, detail: '起運 qǐ yùn' };
      }
      case 'current':
        return {
          title: `Current luck pillar: ${titled(fact)}`,
          detail: joinedDetail('大運 dà yùn', ownOf(fact)),
        };
      default:
    }
    if (/^\d$/u.test(third)) {
      const from = fact.derivation.values?.['from'];
      return {
        title: `Luck pillar ${third}: ${titled(fact)}`,
        detail: joinedDetail(ownOf(fact), typeof from === 'string' ? `from ${plainDay(from)}` : ''),
      };
    }
  }
  const [field, own] = look(fields, third) ?? ['', ''];
  const [name, ownPillar, sound] = look(pillarTitles, second) ?? ['', '', ''];
  const isWhole = third === 'pillar';
  const [god = ''] = third === 'ten-god' ? wordsOf(fact) : [];
  return {
    title: `${second === 'day' && third === 'stem' ? 'Day master' : isWhole && name.includes('illar') ? name : `${name} ${field}`}: ${titled(fact)}`,
    detail: joinedDetail(isWhole ? `${ownPillar} ${sound}` : own, ownOf(fact), look(godGlosses, god) ?? ''),
  };
}

const pointTitles: Readonly<Record<string, string>> = {
  'day-master': 'The day master',
  season: 'The season of the birth',
  'month-god': 'The god of the month',
  'year-god': 'The god of the year',
  'hour-god': 'The god of the hour',
  'year-animal': 'The animal of the year',
  'day-branch': 'The seat under the day master',
  'spouse-stars': 'The two stars of a partner',
  luck: 'The luck pillar in force',
  annual: 'The pillar of the year asked about',
  today: 'The pillar of the date',
  'luck-start': 'When the luck pillars begin',
};

function pointTitle(key: string): string {
  const rest = key.split(':')[1] ?? '';
  const known = look(pointTitles, rest);
  if (known !== undefined) return known;
  const at = rest.indexOf('-');
  const [kind, last] = [rest.slice(0, at), rest.slice(at + 1)];
  const element = (look(elementNames, last)?.[0] ?? '').toLowerCase();
  switch (kind) {
    case 'god':
      return look(kindNames, last)?.[0] ?? 'A kind of god';
    case 'plenty':
      return `Much ${element}`;
    case 'scarce':
      return `Little ${element}`;
    case 'trine':
      return `Three branches of ${element}`;
    case 'relation':
      return `${pairOf(`bazi.relation.${last}`)}, branch to branch`;
    case 'stem':
      return `${pairOf(`bazi.stem.${last.replace(/^combination-/u, '')}`)}, stem to stem`;
    default:
      return look(caveats, rest)?.[0] ?? 'A limit of this sheet';
  }
}

const methods: Readonly<Record<string, string>> = {
  'term-of-month': 'The solar term behind the birth: months begin when the Sun passes 315°, 345° and so on.',
  'season-of-branch': 'Each season holds three branches; spring begins with the Tiger.',
  'part-of-pillar': 'A pillar is written as two characters: the stem above, the branch below.',
  'melody-of-pair': 'Each two pairs of the sixty share a melody, read off a fixed table.',
  'stem-to-day-stem':
    'The element and polarity of the stem, set against those of the day master, give one of ten names.',
  'stems-in-branch': 'Each branch hides one to three stems, by a fixed table; the main one stands first.',
  'year-by-solar-term':
    'Years of the pillars begin at the Beginning of Spring, about 4 February; each is the next pair of sixty.',
  'month-by-solar-term':
    'The solar month gives the branch; the stem of the year gives the stem of its first month.',
  'julian-day-of-sixty':
    'Days are numbered without a break: the day number plus 49, divided by sixty, leaves the pair.',
  'five-rats': 'The double hour gives the branch; the stem of the day gives the stem of its first hour.',
  'counted-stems':
    'Every stem counts one, those shown and those hidden in the branches; nothing is weighted.',
  'counted-gods': 'Every stem but the day master counts one, by what it is to the day master.',
  'branches-together':
    'The two branches are looked up in the tables of clashes, combinations, harms and punishments.',
  'stems-together': 'A stem is tied to the sixth from it; each of the five couples is given an element.',
  'three-branches':
    'Three branches a third of the ring apart belong to one element; all three stand in these pillars.',
  'direction-of-luck':
    'Forward for a man of a yang year and a woman of a yin year, else backward: the rule goes by sex.',
  'luck-start-by-minutes':
    'The days to the next solar month (backward: from the last), three days to a year, counted by the minute.',
  'luck-start-by-double-hours':
    'The days to the next solar month (backward: from the last), three days to a year, counted by double hours.',
  'pillars-on-from-month': 'Counted on from the month pillar, or back, one pair for each ten years.',
  'pillar-of-the-date': 'The luck pillar whose ten years hold the day that is asked about.',
  'day-by-the-other-school':
    'One school begins the day at midnight, the other at eleven at night; this is the other one.',
  'hour-by-the-sun':
    'The clock is moved to the Sun over the place of birth, and the double hour is read from that.',
  'limit-of-inputs': 'Left open by the birth details as they stand.',
};

const sources: Readonly<Record<string, string>> = {
  'source.four-pillars':
    'The common tables of the four pillars: stems, branches, hidden stems, ten gods. They were checked against a second program.',
  'source.lunar-typescript': 'The calendar library lunar-typescript (MIT), for solar terms and luck pillars.',
  'source.astronomy-engine': 'Computed on this device: where the Sun stands over the place, from VSOP87.',
  'source.inputs': 'Follows from what was given about the birth.',
};

const caveats: Readonly<Record<string, readonly [string, string]>> = {
  'birth-time-unknown': [
    'Birth time unknown',
    'There is no hour pillar; three pillars are read and counted.',
  ],
  'birth-time-uncertain': [
    'Birth time uncertain',
    'What changes within the given range is shown as two values.',
  ],
  'birth-place-unknown': [
    'Birth place unknown',
    'The instant of birth is known only within a day, which matters near a solar term.',
  ],
  'pillar-near-solar-term': [
    'Close to a solar term',
    'A few minutes, or the missing hour, decide the month pillar and at times the year pillar.',
  ],
  'pillar-near-day-boundary': [
    'Close to the turn of the day',
    'A few minutes decide the day pillar, so both are shown.',
  ],
  'pillar-near-hour-boundary': [
    'Close to the turn of a double hour',
    'A few minutes decide the hour pillar, so both are shown.',
  ],
  'late-zi-hour': [
    'Born in the late hour of the Rat',
    'From 23:00 to midnight schools disagree whether the hour belongs to the next day; the other day pillar is shown as well.',
  ],
  'summer-time-removed': ['Summer time taken off', 'The double hour goes by the zone’s own time.'],
  'true-solar-hour-differs': [
    'True solar time gives another hour',
    'By the Sun over the place the hour pillar would be another; the school can be switched.',
  ],
  'luck-not-begun': [
    'No luck pillar yet',
    'The first ten years have not begun; the month pillar is read until then.',
  ],
};

export const words: TraditionWords = {
  mode: 'chinese-bazi',
  tell: tellBazi,
  opens: [
    'Four pillars write a birth as eight characters, stem over branch. The stem of the day stands for you, and the rest is what surrounds it.',
    'This way of reading looks at seasons more than at stars. It asks what grows in you easily and what has to be carried in.',
    'The pillars are a calendar, so begin with the date: year, month, day and hour, each a pair out of sixty.',
    'Five elements feed and restrain one another in these characters. We count them and leave the verdict on strength to you.',
    'A BaZi chart is read from the middle outwards. First comes the day, then what stands around it, then what the years bring by.',
  ],
  returns: [
    'Put back together, the eight characters describe a climate, and you are the one who decides what to plant.',
    'So take the season as given, and the watering as yours.',
    'Of all this, keep the one element you can do something about before Friday.',
    'The pillars do not move, and what you lay beside them does.',
    'Go back to your question with one thing from here: what feeds you, and what merely uses you up.',
  ],
  limits: [
    'Schools differ on whether a day master is strong or weak, so this sheet gives counts and no verdict.',
    'The pillars say nothing about how long anyone lives, and nothing about illness, wins or verdicts.',
    'Thousands of people share each set of four pillars, so the sheet knows a climate and not your address.',
    'The rule for the luck pillars goes by sex as recorded at birth, which is a custom of the books and nothing more.',
    'Another person’s thoughts are not in your pillars; only your side of the table is.',
  ],
  fact: factWords,
  pointTitle,
  methods,
  sources,
  caveats,
  names: (fact) => {
    if (/^bazi\.(?:element|god)\./u.test(fact.id)) {
      const [, kind = '', id = ''] = fact.id.split('.');
      const names = look<Names>(kind === 'element' ? elementNames : kindNames, id);
      return names === undefined ? [] : [{ id, en: names[0], own: names[1] }];
    }
    return wordsOf(fact).flatMap((id) => {
      const names = namesOf(fact.id, id);
      return names === null ? [] : [{ id, en: names[0], own: names[1] }];
    });
  },
};
