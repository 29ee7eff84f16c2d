/** The points of a Zi Wei chart as sentences: the fact first, then what it says to the question. */
import type { TellAbout } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { branchNames, withSound } from '../east-asian/cycle-names.ts';
import type { Names } from '../east-asian/cycle-names.ts';
import {
  capital,
  isOpen,
  listed,
  look,
  named,
  oneOf,
  statedOpen,
  themeOf,
  toldValue,
  wordsOf,
  yearAsked,
} from '../east-asian/telling.ts';
import type { Themed } from '../east-asian/telling.ts';
import { brightnessNames, bureauNames, palaceNames, starNames, transformationNames } from './names.ts';
import { palaceTexts, transformationTexts } from './palaces.ts';
import type { PalaceText } from './palaces.ts';
import { helperTexts, starTexts } from './stars.ts';

const englishOf =
  (table: Readonly<Record<string, Names>>) =>
  (id: string): string =>
    look(table, id)?.[0] ?? '';
const fullOf =
  (table: Readonly<Record<string, Names>>) =>
  (id: string): string => {
    const names = look(table, id);
    return names === undefined ? '' : withSound(names);
  };
const ring = Object.keys(palaceNames);
/** The palace across the ring. */
const across = (palace: string): string => ring[(ring.indexOf(palace) + 6) % 12] ?? '';

const said = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== undefined && one !== '');

const palaceText = (id: string): PalaceText | undefined => look(palaceTexts, id);
const starText = (id: string): (Themed & { readonly is: string }) | undefined => look(starTexts, id);

/** A star of a palace by the theme of the palace; without one by that of the question. */
function starLine(star: string, palace: string, { topic }: TellAbout): string | undefined {
  return starText(star)?.[palaceText(palace)?.theme ?? themeOf(topic)];
}

/** Sentences on a point of a Zi Wei chart; empty for a key that is not of this mode. */
export function tellZiwei({ key, facts }: TraditionPoint, about: TellAbout): readonly string[] {
  const [, name = ''] = key.split(':');
  if (facts[0].startsWith('caveat.')) return tellLimit(name, about);
  switch (name) {
    case 'life':
      return tellLife(about);
    case 'body':
      return tellBody(about);
    case 'life-ruler':
      return tellRuler(about);
    case 'bureau':
      return tellBureau(about);
    case 'decade':
      return tellDecade(about);
    case 'annual':
      return tellAnnual(about);
    default:
  }
  const at = name.indexOf('-');
  const [kind, last] = [name.slice(0, at), name.slice(at + 1)];
  switch (kind) {
    case 'palace':
      return tellPalace(last, about);
    case 'bright':
    case 'dim':
      return tellBrightness(last, kind, about);
    case 'press':
      return tellPressing(last, about);
    case 'transformation':
      return tellTransformation(last, '', about);
    case 'annual':
      return tellTransformation(last, 'annual.', about);
    default:
      return [];
  }
}

function tellLife(about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const branch = fact('ziwei.life.branch');
  if (isOpen(branch))
    return [
      statedOpen('life palace', named(branch, englishOf(branchNames)), variant),
      'Every palace goes by the hour, so the hour is worth looking up before anything else.',
    ];
  const value = named(branch, fullOf(branchNames));
  const own = wordsOf(fact('ziwei.palace.life.stars'));
  const borrowed = wordsOf(fact('ziwei.palace.travel.stars'));
  const stated = [
    `Your life palace, 命宮 mìng gōng, lies in the ${value}.`,
    `The life palace of your chart lies in the ${value}.`,
    `In your chart the ${value}, is the branch of the life palace.`,
  ];
  const stars = own.length > 0 ? own : borrowed;
  const list = listed(stars.map(englishOf(starNames)));
  const [star = ''] = own.length > 1 ? [own[variant % own.length] ?? ''] : stars;
  const who = own.length === 1 ? `, ${starText(star)?.is ?? ''}` : '';
  const stands =
    own.length > 0
      ? `In it ${own.length > 1 ? 'stand' : 'stands'} ${list}${who}.`
      : stars.length > 0
        ? `No major star stands in it, so it is read by ${list} across from it.`
        : undefined;
  return said(oneOf(stated, variant), stands, starLine(star, 'life', about));
}

function tellBody({ fact, variant }: TellAbout): readonly string[] {
  const palace = fact('ziwei.body.palace');
  if (isOpen(palace))
    return toldValue(
      statedOpen('body palace', named(palace, englishOf(palaceNames)), variant),
      palace,
      englishOf(palaceNames),
      (id) => palaceText(id)?.body,
    );
  const value = named(palace, fullOf(palaceNames));
  const stated = [
    `The body, 身宮 shēn gōng, falls together with your ${value}.`,
    `In your chart the body joins the ${value}.`,
  ];
  const gloss = [
    'The body is read for what you grow into by living.',
    'It is read for the second half of the story, where deeds outweigh bent.',
  ];
  return said(oneOf(stated, variant), oneOf(gloss, variant >> 1), palaceText(wordsOf(palace)[0] ?? '')?.body);
}

function tellRuler(about: TellAbout): readonly string[] {
  const { fact, variant, topic } = about;
  const ruler = fact('ziwei.life-ruler');
  const text = (id: string): string | undefined =>
    starText(id)?.[themeOf(topic)] ?? look(helperTexts, id)?.[0].replace(' there', ' where it stands');
  if (isOpen(ruler))
    return toldValue(
      statedOpen('life ruler', named(ruler, englishOf(starNames)), variant),
      ruler,
      englishOf(starNames),
      (id) => starText(id)?.[themeOf(topic)],
    );
  const stated = [
    `The ruler of your life palace is ${named(ruler, fullOf(starNames))}.`,
    `Your life ruler, 命主 mìng zhǔ, is ${named(ruler, fullOf(starNames))}.`,
  ];
  return said(oneOf(stated, variant), text(wordsOf(ruler)[0] ?? ''));
}

const bureauTexts: Readonly<Record<string, readonly [string, string]>> = {
  'water-2': [
    'Its number makes an early start: the first ten years begin at two, by the count of the books.',
    'Its ground is water, so changes arrive by seeping in.',
  ],
  'wood-3': [
    'Its number is three, at which the first ten years begin in the count of the books.',
    'Its ground is wood, so changes arrive by growing.',
  ],
  'metal-4': [
    'Its number is four, at which the first ten years begin in the count of the books.',
    'Its ground is metal, so changes arrive by decision.',
  ],
  'earth-5': [
    'Its number is five, at which the first ten years begin in the count of the books.',
    'Its ground is earth, so changes arrive by settling.',
  ],
  'fire-6': [
    'Its number is six, at which the first ten years begin in the count of the books.',
    'Its ground is fire, so changes arrive by catching.',
  ],
};

function tellBureau({ fact, variant }: TellAbout): readonly string[] {
  const bureau = fact('ziwei.bureau');
  const value = named(bureau, isOpen(bureau) ? englishOf(bureauNames) : fullOf(bureauNames));
  if (isOpen(bureau)) return [statedOpen('bureau', value, variant)];
  const stated = [`Your chart belongs to the ${value}.`, `The bureau of your chart is the ${value}.`];
  return said(oneOf(stated, variant), oneOf(look(bureauTexts, wordsOf(bureau)[0] ?? '') ?? [], variant >> 1));
}

function tellPalace(palace: string, about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const found = fact(`ziwei.palace.${palace}.stars`);
  const names = look(palaceNames, palace);
  if (found === undefined || names === undefined) return [];
  const stars = wordsOf(found);
  const place = `your ${names[0]}`;
  if (stars.length === 0) {
    const lent = wordsOf(fact(`ziwei.palace.${across(palace)}.stars`));
    const [star = ''] = lent;
    const stated = [
      `No major star stands in ${place}, ${names[1]} ${names[2]}.`,
      `${capital(place)}, ${names[1]} ${names[2]}, holds none of the major stars.`,
    ];
    return said(
      oneOf(stated, variant),
      lent.length === 0
        ? palaceText(palace)?.holds
        : `An open room is read by the one across from it, where ${listed(lent.map(englishOf(starNames)))} ${lent.length > 1 ? 'stand' : 'stands'}.`,
      starLine(star, palace, about),
    );
  }
  const list = listed(stars.map(englishOf(starNames)));
  const stated = [
    `In ${place}, ${names[1]} ${names[2]}, ${stars.length > 1 ? 'stand' : 'stands'} ${list}.`,
    `${list} ${stars.length > 1 ? 'stand' : 'stands'} in ${place}, ${names[1]} ${names[2]}.`,
  ];
  const star = stars[variant % stars.length] ?? '';
  const isWho = (variant >> 1) % 2 === 0;
  const who = starText(star)?.is;
  return said(
    oneOf(stated, variant),
    isWho && who !== undefined ? `${englishOf(starNames)(star)} is ${who}.` : palaceText(palace)?.holds,
    starLine(star, palace, about),
  );
}

const brightTexts: readonly string[] = [
  'A bright star does its work without being pushed.',
  'There the star has light enough to be generous.',
  'It works there with a good lamp and a clear desk.',
];
const dimTexts: readonly string[] = [
  'A dim star works by touch there, so give it time, a list and a second pair of eyes.',
  'The star is not weak in character there, only short of light, and practice stands in for it.',
  'It is asked to do there what it does least easily, so begin small and early.',
];

function tellBrightness(star: string, kind: 'bright' | 'dim', about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const brightness = fact(`ziwei.star.${star}.brightness`);
  const palace = fact(`ziwei.star.${star}.palace`);
  if (brightness === undefined) return [];
  const value = named(brightness, englishOf(brightnessNames));
  const own = wordsOf(brightness)
    .map((id) => look(brightnessNames, id)?.[1] ?? '')
    .join('');
  const place =
    palace === undefined || isOpen(palace)
      ? 'where it stands'
      : `in your ${named(palace, englishOf(palaceNames))}`;
  const name = englishOf(starNames)(star);
  const stated = [
    `${name} is ${value}, ${own}, ${place}.`,
    `By the table of lights ${name} is ${value}, ${own}, ${place}.`,
  ];
  const [at = ''] = palace === undefined || isOpen(palace) ? [] : wordsOf(palace);
  return said(
    oneOf(stated, variant),
    oneOf(kind === 'bright' ? brightTexts : dimTexts, variant >> 1),
    starLine(star, at, about),
  );
}

function tellPressing(star: string, { fact, variant }: TellAbout): readonly string[] {
  const palace = fact(`ziwei.star.${star}.palace`);
  if (palace === undefined) return [];
  const name = fullOf(starNames)(star);
  const english = englishOf(palaceNames);
  if (isOpen(palace))
    return [statedOpen(`palace of ${englishOf(starNames)(star)}`, named(palace, english), variant)];
  const stated = [
    `${name}, stands in your ${named(palace, english)}.`,
    `In your ${named(palace, english)} stands ${name}.`,
  ];
  return said(oneOf(stated, variant), oneOf(look<readonly string[]>(helperTexts, star) ?? [], variant >> 1));
}

function tellTransformation(kind: string, when: '' | 'annual.', about: TellAbout): readonly string[] {
  const { fact, variant, sheet, today } = about;
  const star = fact(`ziwei.${when}transformation.${kind}`);
  const palace = fact(`ziwei.${when}transformation.${kind}.palace`);
  const names = look(transformationNames, kind);
  if (star === undefined || names === undefined) return [];
  const [name, own, sound] = names;
  const who = named(star, englishOf(starNames));
  const isPlaced = palace !== undefined && !isOpen(palace) && !isOpen(star);
  const place = isPlaced ? ` in your ${named(palace, englishOf(palaceNames))}` : '';
  const stem = when === '' ? 'The stem of your birth year' : `The stem of ${yearAsked(sheet, today)}`;
  const stated = isOpen(star)
    ? [statedOpen(`star of ${name}`, who, variant)]
    : [
        `${stem} gives ${name}, ${own} ${sound}, to ${who}${place}.`,
        `${capital(name)}, ${own} ${sound}, goes to ${who}${place}, ${when === '' ? 'by the stem of your birth year' : `by the stem of ${yearAsked(sheet, today)}`}.`,
      ];
  const text = isPlaced ? palaceText(wordsOf(palace)[0] ?? '') : undefined;
  return said(
    oneOf(stated, variant),
    oneOf(look<readonly string[]>(transformationTexts, kind) ?? [], variant >> 1),
    kind === 'lu' ? text?.gain : kind === 'ji' ? text?.knot : undefined,
  );
}

function tellDecade({ fact, variant }: TellAbout): readonly string[] {
  const palace = fact('ziwei.decade.palace');
  if (palace === undefined) return [];
  const english = englishOf(palaceNames);
  const text = (id: string): string | undefined => palaceText(id)?.years;
  if (isOpen(palace))
    return toldValue(
      statedOpen('palace of the ten years', named(palace, english), variant),
      palace,
      english,
      text,
    );
  const { values } = palace.derivation;
  const [from, to] = [values?.['fromAge'], values?.['toAge']];
  const runs =
    typeof from === 'number' && typeof to === 'number'
      ? `By the count of the books that lasts from the age of ${from} to the age of ${to}.`
      : undefined;
  const stated = [
    `Your present ten years stand in the ${named(palace, fullOf(palaceNames))}.`,
    `The ten years you are in, 大限 dà xiàn, belong to your ${named(palace, english)}.`,
  ];
  return said(oneOf(stated, variant), runs, text(wordsOf(palace)[0] ?? ''));
}

function tellAnnual({ fact, variant, sheet, today }: TellAbout): readonly string[] {
  const palace = fact('ziwei.annual.palace');
  if (palace === undefined) return [];
  const english = englishOf(palaceNames);
  const text = (id: string): string | undefined => palaceText(id)?.year;
  if (isOpen(palace))
    return toldValue(
      statedOpen(`palace of ${yearAsked(sheet, today)}`, named(palace, english), variant),
      palace,
      english,
      text,
    );
  const stated = [
    `By the Chinese calendar ${yearAsked(sheet, today)} stands in your ${named(palace, fullOf(palaceNames))}.`,
    `${capital(yearAsked(sheet, today))}, 流年 liú nián, falls on your ${named(palace, english)}.`,
  ];
  return said(oneOf(stated, variant), text(wordsOf(palace)[0] ?? ''));
}

function tellLimit(name: string, { fact }: TellAbout): readonly string[] {
  switch (name) {
    case 'birth-time-uncertain':
      return ['The birth time is only known within a range, and a Zi Wei chart turns over every two hours.'];
    case 'birth-place-unknown':
      return [
        'Without a birth place the clock is taken as it was given.',
        'The chart goes by that clock and the lunar date.',
      ];
    case 'ziwei-hour-either':
      return [
        `More than one double hour is possible for your birth: ${named(fact('ziwei.hour'), englishOf(branchNames))}.`,
        'Each gives a whole chart of its own, so what differs is shown as more than one answer.',
      ];
    case 'late-zi-hour':
      return [
        'You were born between eleven at night and midnight, and here that hour opens the next day.',
        'The four pillars are read the other way by default, so the two sheets may differ by a day.',
      ];
    case 'summer-time-removed':
      return ['Summer time was in force at your birth and was taken off before the double hour was read.'];
    case 'leap-month':
      return [
        'You were born in a leap month of the Chinese calendar, where schools count differently.',
        'Here its first fifteen days count as that month and the rest as the next one.',
      ];
    case 'decade-not-begun':
      return ['The first ten years of the chart have not begun yet, so the life palace is read alone.'];
    default:
      return [];
  }
}
