/** The points of the four pillars as sentences: the fact first, then what it says to the question. */
import type { TellAbout } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { branchNames, elementNames, pairNames, stemNames, withSound } from '../east-asian/cycle-names.ts';
import type { Names } from '../east-asian/cycle-names.ts';
import {
  capital,
  dayOfFact,
  isOpen,
  listed,
  look,
  named,
  numberWord,
  oneOf,
  sixOf,
  statedOpen,
  stretchOf,
  themeOf,
  toldValue,
  wordsOf,
} from '../east-asian/telling.ts';
import { branchTexts } from './branches.ts';
import { elementTexts, kindTexts, nayinTexts, seasonTexts } from './counts.ts';
import {
  combinationTexts,
  pairTexts,
  passingTexts,
  relationNames,
  relationTexts,
  trineTexts,
} from './relations.ts';
import { stemTexts } from './stems.ts';
import { godGlosses, godNames, godPasses, godTexts, kindNames } from './ten-gods.ts';

/** English name of an id of a table of names. */
export const englishOf =
  (table: Readonly<Record<string, Names>>) =>
  (id: string): string =>
    look(table, id)?.[0] ?? '';
/** With characters and sound. */
const fullOf =
  (table: Readonly<Record<string, Names>>) =>
  (id: string): string => {
    const names = look(table, id);
    return names === undefined ? '' : withSound(names);
  };
export const pairEnglish = (id: string): string => pairNames(id)?.[0] ?? '';
const pairFull = (id: string): string => {
  const names = pairNames(id);
  return names === null ? '' : withSound(names);
};

const said = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== undefined && one !== '');

/** Sentences on a point of a sheet of four pillars; empty for a key that is not of this mode. */
export function tellBazi({ key, facts }: TraditionPoint, about: TellAbout): readonly string[] {
  const [, name = ''] = key.split(':');
  const [kind = '', ...rest] = name.split('-');
  const last = rest.join('-');
  switch (kind) {
    case 'day':
      return last === 'master' ? tellDayMaster(about) : tellDayBranch(about);
    case 'season':
      return tellSeason(about);
    case 'month':
    case 'hour':
      return tellGod(kind, about);
    case 'year':
      return last === 'god' ? tellGod('year', about) : tellYearAnimal(about);
    case 'god':
      return tellKind(last, about);
    case 'spouse':
      return tellSpouseStars(about);
    case 'plenty':
    case 'scarce':
      return tellElement(last, kind, about);
    case 'trine':
      return tellTrine(last, about);
    case 'relation':
      return tellRelation(last, about);
    case 'stem':
      return tellStemPair(rest.slice(1).join('-'), about);
    case 'luck':
      return last === 'start' ? tellLuckStart(about) : last === '' ? tellLuck(about) : tellLimit(name, about);
    case 'annual':
      return tellAnnual(about);
    case 'today':
      return tellToday(about);
    default:
      return facts[0].startsWith('caveat.') ? tellLimit(name, about) : [];
  }
}

function tellDayMaster({ fact, topic, variant }: TellAbout): readonly string[] {
  const stem = fact('bazi.day.stem');
  const value = named(stem, fullOf(stemNames));
  const text = (id: string): string | undefined => look(stemTexts, id)?.[themeOf(topic)];
  if (isOpen(stem))
    return toldValue(
      statedOpen('day master', named(stem, englishOf(stemNames)), variant),
      stem,
      englishOf(stemNames),
      text,
    );
  const stated = [
    `Your day master is ${value}.`,
    `You were born on a day of ${value}.`,
    `The stem of your day pillar, your day master, is ${value}.`,
  ];
  const [id = ''] = wordsOf(stem);
  return said(oneOf(stated, variant), look(stemTexts, id)?.image, text(id));
}

function tellDayBranch({ fact, topic, variant }: TellAbout): readonly string[] {
  const branch = fact('bazi.day.branch');
  const text = (id: string): string | undefined => look(branchTexts, id)?.[sixOf(topic)];
  if (isOpen(branch))
    return toldValue(
      statedOpen('day branch', named(branch, englishOf(branchNames)), variant),
      branch,
      englishOf(branchNames),
      text,
    );
  const value = named(branch, fullOf(branchNames));
  const [id = ''] = wordsOf(branch);
  const stated = [
    `The branch of your day pillar is the ${value}.`,
    `Under your day master stands the ${value}.`,
    `Your day branch is the ${value}.`,
  ];
  const read = [
    'That seat is read for the person closest to you.',
    'The handbooks give this seat to the one you live beside.',
  ];
  return said(oneOf(stated, variant), oneOf(read, variant >> 1), text(id));
}

function tellYearAnimal({ fact, topic, variant }: TellAbout): readonly string[] {
  const branch = fact('bazi.year.branch');
  const text = (id: string): string | undefined => look(branchTexts, id)?.[sixOf(topic)];
  if (isOpen(branch))
    return toldValue(
      statedOpen('year branch', named(branch, englishOf(branchNames)), variant),
      branch,
      englishOf(branchNames),
      text,
    );
  const value = named(branch, fullOf(branchNames));
  const [id = ''] = wordsOf(branch);
  const stated = [
    `The branch of your year pillar is the ${value}.`,
    `You were born in a year of the ${value}.`,
    `Your year animal is the ${value}.`,
  ];
  const melody = fact('bazi.year.nayin');
  const [nayin = ''] = isOpen(melody) ? [] : wordsOf(melody);
  return said(oneOf(stated, variant), text(id), variant % 2 === 0 ? look(nayinTexts, nayin) : undefined);
}

function tellSeason({ fact, variant }: TellAbout): readonly string[] {
  const season = fact('bazi.season');
  const stem = fact('bazi.day.stem');
  const name = named(season, (id) => id);
  if (isOpen(season)) return [statedOpen('season of birth', name, variant)];
  const stated = [
    `By the solar months you were born in ${name}.`,
    `The month of your birth belongs to ${name}.`,
  ];
  const [id = ''] = wordsOf(season);
  const [stemId = ''] = isOpen(stem) ? [] : wordsOf(stem);
  const element = englishOf(stemNames)(stemId).split(' ')[1]?.toLowerCase() ?? '';
  const texts = look<Readonly<Record<string, string>>>(seasonTexts, id);
  return said(oneOf(stated, variant), texts === undefined ? undefined : look(texts, element));
}

const seatReads: Readonly<Record<'year' | 'month' | 'hour', readonly string[]>> = {
  year: [
    'The year is read for family and where you come from.',
    'That place belongs to origins, elders and first friends.',
  ],
  month: [
    'The month is read for work and the ground of every day.',
    'That place belongs to the working day and to what is asked of you.',
  ],
  hour: [
    'The hour is read for plans, and for what you make and leave behind.',
    'That place belongs to later plans and to what comes from your hands.',
  ],
};

function tellGod(pillar: 'year' | 'month' | 'hour', { fact, topic, variant }: TellAbout): readonly string[] {
  const god = fact(`bazi.${pillar}.ten-god`);
  const text = (id: string): string | undefined => look(godTexts, id)?.[themeOf(topic)];
  if (isOpen(god))
    return toldValue(
      statedOpen(`${pillar} god`, named(god, englishOf(godNames)), variant),
      god,
      englishOf(godNames),
      text,
    );
  const [id = ''] = wordsOf(god);
  const value = named(god, fullOf(godNames));
  const stated = [
    `On your ${pillar} pillar stands ${value}.`,
    `The god of your ${pillar} pillar is ${value}.`,
    `Your ${pillar} stem is read as ${value}.`,
  ];
  const gloss = look(godGlosses, id);
  const middle =
    variant % 2 === 0
      ? oneOf(seatReads[pillar], variant >> 1)
      : gloss === undefined
        ? undefined
        : `That is ${gloss}.`;
  return said(oneOf(stated, variant), middle, text(id));
}

/** "three Peer stems", "one Peer stem", "no Peer stems". */
function counted(n: number, plural: string): string {
  return `${numberWord(n)} ${n === 1 ? plural.replace(/s$/u, '') : plural}`;
}

function tellKind(kind: string, { fact, variant }: TellAbout): readonly string[] {
  const found = fact(`bazi.god.${kind}.count`);
  const names = look(kindNames, kind);
  const texts = look(kindTexts, kind);
  if (names === undefined || texts === undefined || found === undefined) return [];
  const [plural, own, sound] = names;
  const [n = 0, m] = wordsOf(found).map(Number);
  if (m !== undefined) {
    const many = listed(wordsOf(found), 'or');
    const open = [
      `Your pillars hold ${many} ${plural}, ${own} ${sound}, and the birth details leave open which.`,
      `The count of ${plural}, ${own} ${sound}, is left open at ${many} in your pillars.`,
    ];
    return [oneOf(open, variant), texts.some];
  }
  const stated = [
    `Your pillars hold ${counted(n, plural)}, ${own} ${sound}, shown and hidden together.`,
    `Shown and hidden together, there ${n === 1 ? 'is' : 'are'} ${counted(n, plural)}, ${own} ${sound}, in your pillars.`,
  ];
  return [oneOf(stated, variant), n === 0 ? texts.none : n <= 2 ? texts.some : texts.many];
}

function tellSpouseStars({ fact, topic, variant }: TellAbout): readonly string[] {
  const [wealth, officer] = [fact('bazi.god.wealth.count'), fact('bazi.god.officer.count')];
  if (wealth === undefined || officer === undefined) return [];
  const words = (one: typeof wealth, plural: string): string =>
    isOpen(one) ? `${listed(wordsOf(one), 'or')} ${plural}` : counted(Number(wordsOf(one)[0] ?? 0), plural);
  const both = `${words(wealth, kindNames.wealth[0])} and ${words(officer, kindNames.officer[0])}`;
  const stated = [
    `Your pillars hold ${both}, the two kinds that are read for a partner.`,
    `For a partner two kinds are counted, and your pillars hold ${both}.`,
  ];
  const [w = 0] = wordsOf(wealth).map(Number);
  const [o = 0] = wordsOf(officer).map(Number);
  const lean =
    w > o
      ? 'More is tended here than obeyed, so love tends to show as care in deeds, and should be asked for in words.'
      : o > w
        ? 'More is promised here than tended, so love tends to come with a form, and the form may be talked over.'
        : 'Tending and promising weigh the same here, so neither has to stand in for the other.';
  const branch = fact('bazi.day.branch');
  const seat = isOpen(branch) ? undefined : look(branchTexts, wordsOf(branch)[0] ?? '')?.[sixOf(topic)];
  return said(oneOf(stated, variant), lean, variant % 3 === 0 ? seat : undefined);
}

function tellElement(element: string, kind: 'plenty' | 'scarce', about: TellAbout): readonly string[] {
  const { fact, sheet, variant } = about;
  const found = fact(`bazi.element.${element}.count`);
  const names = look(elementNames, element);
  const texts = look(elementTexts, element);
  if (names === undefined || texts === undefined || found?.value.type !== 'count') return [];
  const { n } = found.value;
  const same = sheet.facts.filter(
    ({ id, value }) => /^bazi\.element\.\w+\.count$/u.test(id) && value.type === 'count' && value.n === n,
  ).length;
  const full = withSound(names);
  const times = n === 1 ? 'once' : n === 2 ? 'twice' : `${numberWord(n)} times`;
  const rank =
    kind === 'plenty'
      ? same > 1
        ? 'no element more often'
        : 'more often than any other element'
      : same > 1
        ? 'no element less often'
        : 'less often than any other element';
  const stated =
    n === 0
      ? [
          `Your pillars count no ${full}, neither shown nor hidden.`,
          `There is no ${full}, among the stems of your pillars, shown or hidden.`,
        ]
      : [
          `${full}, is counted ${times} in your pillars, ${rank}.`,
          `Your pillars count ${full}, ${times}, ${rank}.`,
        ];
  const texted = kind === 'plenty' ? texts.plenty : n === 0 ? texts.none : texts.few;
  return said(oneOf(stated, variant), oneOf(texted, variant >> 1));
}

const pillarNames: Readonly<Record<string, string>> = {
  year: 'your year pillar',
  month: 'your month pillar',
  day: 'your day pillar',
  hour: 'your hour pillar',
  annual: 'the annual pillar',
  luck: 'your current luck pillar',
};

function tellRelation(pair: string, { fact, variant }: TellAbout): readonly string[] {
  const found = fact(`bazi.relation.${pair}`);
  const [one = '', other = ''] = pair.split('-');
  const [id = ''] = wordsOf(found);
  const names = look<Names>(relationNames, id);
  if (found?.value.type !== 'id' || names === undefined) return [];
  const [a, b] = [fact(`bazi.${one}.branch`), fact(`bazi.${other}.branch`)];
  const [nameA, nameB] = [look(pillarNames, one) ?? '', look(pillarNames, other) ?? ''];
  const animals =
    isOpen(a) || isOpen(b)
      ? ''
      : `: ${listed([named(a, englishOf(branchNames)), named(b, englishOf(branchNames))])}`;
  const stated = [
    `${capital(nameA)} and ${nameB} form a ${names[0].toLowerCase()}${animals}.`,
    `Between ${nameA} and ${nameB} there is a ${names[0].toLowerCase()}${animals}.`,
  ];
  const easy = id === 'combine';
  const places = look(pairTexts, pair) ?? (one in pillarNames ? look(passingTexts, other) : undefined);
  return said(
    oneOf(stated, variant),
    oneOf(relationTexts[id as keyof typeof relationTexts], variant >> 1),
    easy ? places?.easy : places?.hard,
  );
}

function tellStemPair(pair: string, { fact, variant }: TellAbout): readonly string[] {
  const found = fact(`bazi.stem-combination.${pair}`);
  const [one = '', other = ''] = pair.split('-');
  const [element = ''] = wordsOf(found);
  const names = look(elementNames, element);
  if (found?.value.type !== 'id' || names === undefined) return [];
  const [nameA, nameB] = [look(pillarNames, one) ?? '', look(pillarNames, other) ?? ''];
  const stated = [
    `The stems of ${nameA} and ${nameB} are one of the five tied couples, that of ${withSound(names)}.`,
    `Stem to stem, ${nameA} and ${nameB} form the tied couple of ${withSound(names)}.`,
  ];
  const places = look(pairTexts, pair) ?? look(passingTexts, other);
  return said(
    oneOf(stated, variant),
    oneOf(combinationTexts[element as keyof typeof combinationTexts] ?? [], variant >> 1),
    places?.easy,
  );
}

function tellTrine(element: string, { fact, variant }: TellAbout): readonly string[] {
  const found = fact(`bazi.trine.${element}`);
  const names = look(elementNames, element);
  const texts = look<readonly string[]>(trineTexts, element);
  if (found === undefined || names === undefined || texts === undefined) return [];
  const where = listed(wordsOf(found));
  const stated = [
    `The full set of three branches for ${withSound(names)}, stands in your ${where} pillars.`,
    `In your ${where} pillars all three branches of ${withSound(names)}, come together.`,
  ];
  return said(oneOf(stated, variant), oneOf(texts, variant >> 1));
}

function tellLuck({ fact, variant, zone, today }: TellAbout): readonly string[] {
  const [pillar, god] = [fact('bazi.luck.current'), fact('bazi.luck.ten-god')];
  if (pillar === undefined) return [];
  const stretch = stretchOf(pillar, zone, today);
  const runs = stretch === null ? undefined : `It runs from ${stretch.from} to ${stretch.to}.`;
  const text = (id: string): string | undefined => look(godPasses, id)?.years;
  if (isOpen(pillar) || isOpen(god) || god === undefined)
    return said(
      isOpen(pillar)
        ? statedOpen('current luck pillar', named(pillar, pairEnglish), variant)
        : oneOf(
            [
              `Your current luck pillar is ${named(pillar, pairFull)}.`,
              `The ten-year pillar you are in is ${named(pillar, pairFull)}.`,
            ],
            variant,
          ),
      runs,
      god === undefined || isOpen(god) ? undefined : text(wordsOf(god)[0] ?? ''),
    );
  const brings = named(god, englishOf(godNames));
  const stated = [
    `Your current luck pillar is ${named(pillar, pairFull)}, and it brings ${brings}.`,
    `The ten-year pillar you are in is ${named(pillar, pairFull)}, with ${brings} above.`,
  ];
  return said(oneOf(stated, variant), runs, text(wordsOf(god)[0] ?? ''));
}

function tellAnnual({ fact, variant, zone, today }: TellAbout): readonly string[] {
  const [pillar, god] = [fact('bazi.annual.pillar'), fact('bazi.annual.ten-god')];
  if (pillar === undefined) return [];
  const stretch = stretchOf(pillar, zone, today);
  const [id = ''] = isOpen(god) ? [] : wordsOf(god);
  const value = named(pillar, pairFull);
  const brings = id === '' ? '' : `, and it brings ${englishOf(godNames)(id)}`;
  const stated = [
    `The annual pillar is ${value}${brings}.`,
    `As annual pillar the calendar gives ${value}${brings}.`,
  ];
  return said(
    oneOf(stated, variant),
    stretch === null ? undefined : `It is in force from ${stretch.from} to ${stretch.to}.`,
    look(godPasses, id)?.year,
  );
}

function tellToday({ fact, variant }: TellAbout): readonly string[] {
  const [pillar, god] = [fact('bazi.today.pillar'), fact('bazi.today.ten-god')];
  if (pillar === undefined) return [];
  const value = named(pillar, pairFull);
  const [id = ''] = isOpen(god) ? [] : wordsOf(god);
  const as = id === '' ? '' : `, read as ${englishOf(godNames)(id)}`;
  const stated = [
    `The date in question is ${value} in the cycle of sixty${as}.`,
    `In the cycle of sixty the date in question is ${value}${as}.`,
  ];
  return said(oneOf(stated, variant), look(godPasses, id)?.day);
}

function tellLuckStart({ fact, variant, zone, today }: TellAbout): readonly string[] {
  const found = fact('bazi.luck.starts');
  const day = dayOfFact(found, zone, today);
  const value = found?.value;
  const [at = ''] = value?.type === 'instants' ? value.at : [];
  if (day === null) return [];
  const verb = at.slice(0, 10) <= today ? 'began' : 'begins';
  const stated = [
    `The first of your ten-year pillars ${verb} on ${day}.`,
    `Your ten-year pillars ${verb === 'began' ? 'began' : 'begin'} on ${day}.`,
  ];
  return [
    oneOf(stated, variant),
    'From then on the background changes once in ten years, and never overnight.',
  ];
}

function tellLimit(name: string, { fact }: TellAbout): readonly string[] {
  const pair = (id: string): string => named(fact(id), pairEnglish);
  switch (name) {
    case 'birth-time-unknown':
      return [
        'Without a birth time there is no hour pillar here.',
        'Three pillars are read, and what is counted may gain by the fourth.',
      ];
    case 'birth-time-uncertain':
      return [
        'The birth time is only known within a range, and what changes inside it is given as two answers.',
      ];
    case 'birth-place-unknown':
      return [
        'Without a birth place the clock cannot be set against the solar terms to the minute.',
        'On most days that changes nothing.',
      ];
    case 'pillar-near-solar-term':
      return [
        `Your birth lies at the turn of a solar month, and your month pillar is ${pair('bazi.month.pillar')}.`,
        'A time from the birth record would settle it.',
      ];
    case 'pillar-near-day-boundary':
      return [
        `Your birth lies at the turn of two days, and your day pillar is ${pair('bazi.day.pillar')}.`,
        'The day master hangs on it, so read both and see which of them you know.',
      ];
    case 'pillar-near-hour-boundary':
      return [
        `Your birth lies at the turn of two double hours, and your hour pillar is ${pair('bazi.hour.pillar')}.`,
        'Two minutes decide it, and clocks are seldom better than that.',
      ];
    case 'late-zi-hour':
      return [
        'You were born between eleven at night and midnight, where schools disagree on the day.',
        `The other school would read ${pair('bazi.other-day.pillar')}, so look at both.`,
      ];
    case 'true-solar-hour-differs':
      return [
        `By true solar time the last pillar would be ${pair('bazi.solar-hour.pillar')}.`,
        'This sheet goes by the clock on the wall, and the other way can be chosen.',
      ];
    case 'summer-time-removed':
      return [
        'Summer time was in force at your birth and was taken off before the hour was read.',
        'The double hour goes by the clock without it.',
      ];
    case 'luck-not-begun':
      return [
        'The first ten-year pillar has not begun yet.',
        'Until it does, the month pillar is read in its place.',
      ];
    default:
      return [];
  }
}
