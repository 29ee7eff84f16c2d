/**
 * Ifá in words, within a respectful scope: the sign, its legs and its place in the order, with general themes.
 *
 * Ifá is a living religion. What an odu says to a person is in its verses, and those are recited by a trained babaláwo or ìyánífá; the
 * words here say so in every full reading.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { PrincipalOdu } from '#traditions/ifa/odu.ts';
import {
  castCaveats,
  castMethods,
  castSourceNames,
  castSources,
  castSourceTitle,
} from './drawn/cast-words.ts';
import {
  capital,
  countOf,
  idOf,
  idsOf,
  isOn,
  namesBy,
  numberWord,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import type { Theme } from './drawn/telling.ts';
import { oduWords } from './geomancy-ifa/odu.ts';
import type { OduWords } from './geomancy-ifa/odu.ts';

const principal = (id: string): OduWords | undefined =>
  (oduWords as Readonly<Record<string, OduWords>>)[id as PrincipalOdu];

/** Right and left leg of `ogbe-oyeku`; both the same for `ogbe-meji`. */
function legsOf(id: string): readonly [OduWords, OduWords] | null {
  const [first = '', second = ''] = id.split('-');
  const right = principal(first);
  const left = second === 'meji' ? right : principal(second);
  return right === undefined || left === undefined ? null : [right, left];
}

/** "Ogbe Oyeku", "Ogbe Meji"; in Yoruba the first of all is called Èjì Ogbè. */
function oduName(id: string): readonly [en: string, own: string] | undefined {
  const legs = legsOf(id);
  if (legs === null) return undefined;
  const [right, left] = legs;
  if (right !== left) return [`${right.en} ${left.en}`, `${right.yoruba} ${left.yoruba}`];
  return [`${right.en} Meji`, id === 'ogbe-meji' ? 'Èjì Ogbè' : `${right.yoruba} Méjì`];
}

/** The part of an odu's words that fits what is asked. */
function facetOf(odu: OduWords, theme: Theme): string {
  switch (theme) {
    case 'love':
    case 'family':
      return odu.others;
    case 'work':
    case 'money':
      return odu.work;
    case 'decision':
      return odu.choice;
    case 'self':
    case 'mood':
    case 'spirit':
      return odu.self;
  }
}

function tellOdu(about: TellAbout): readonly string[] {
  const id = idOf(about.fact('ifa.odu'));
  const legs = legsOf(id);
  if (legs === null) return [];
  const [right, left] = legs;
  const [name] = oduName(id) ?? [''];
  const first = wording(
    [`The sign that fell is ${name}.`, `Your odu is ${name}.`, `The marks make ${name}.`],
    about.variant,
  );
  const facet = facetOf(right, themeOf(about.topic));
  if (right === left)
    return said(
      first,
      `Its broad themes are ${right.theme}, and ${right.second}, each said twice.`,
      about.topic === 'none' ? wording(right.says, about.variant, 2) : facet,
    );
  return said(
    first,
    wording(
      [
        `In broad terms its right leg speaks of ${right.theme}, and its left of ${left.theme}.`,
        `Two themes meet in it: ${right.theme}, and ${left.theme}.`,
      ],
      about.variant,
      2,
    ),
    about.topic === 'none' ? wording(right.says, about.variant, 2) : facet,
  );
}

function tellLeg(side: 'right' | 'left', about: TellAbout): readonly string[] {
  const odu = principal(idOf(about.fact(`ifa.${side}`)));
  if (odu === undefined) return [];
  return said(
    wording([`The ${side} leg is ${odu.en}.`, `On the ${side} leg lies ${odu.en}.`], about.variant),
    wording(
      [
        `Its common themes are ${odu.theme}, and ${odu.second}.`,
        side === 'right'
          ? `The right is read first, and it brings ${odu.second}.`
          : `The left answers the right, with ${odu.second}.`,
      ],
      about.variant,
      2,
    ),
    wording(odu.says, about.variant),
  );
}

function tellMeji(about: TellAbout): readonly string[] {
  const [name = ''] = oduName(idOf(about.fact('ifa.odu'))) ?? [];
  if (isOn(about.fact('ifa.meji')))
    return [
      wording(
        [
          `${name} is a meji, which means that both legs are the same.`,
          `Both legs are alike, and so ${name} is a meji, one of sixteen.`,
        ],
        about.variant,
      ),
      wording(
        [
          'A sign that says one thing twice may be taken at its word: choose one matter and stay with it.',
          'The principal signs stand at the head of the whole order, so let the reading be about one large thing.',
        ],
        about.variant,
        2,
      ),
    ];
  return [
    wording(
      [
        `The two legs of ${name} differ, so it is no meji but one of the 240 that mix two.`,
        `${name} is no meji: two different signs share it.`,
      ],
      about.variant,
    ),
    wording(
      [
        'Hold the two themes side by side and ask where in your week they meet.',
        'Something of each belongs to the matter; look for the place where one hands over to the other.',
      ],
      about.variant,
      2,
    ),
  ];
}

function tellSenior(about: TellAbout): readonly string[] {
  const side = idOf(about.fact('ifa.senior'));
  const odu = principal(idOf(about.fact(`ifa.${side}`)));
  const other = principal(idOf(about.fact(`ifa.${side === 'right' ? 'left' : 'right'}`)));
  if (odu === undefined || other === undefined) return [];
  return [
    wording(
      [
        `Of the two, the ${side} leg is the senior, for ${odu.en} ranks above ${other.en}.`,
        `The ${side} leg is the elder here: ${odu.en} stands before ${other.en} in the order.`,
      ],
      about.variant,
    ),
    `So where the two pull apart, hear ${odu.theme} first.`,
  ];
}

function tellPlace(about: TellAbout): readonly string[] {
  const [name = ''] = oduName(idOf(about.fact('ifa.odu'))) ?? [];
  const n = countOf(about.fact('ifa.index'));
  return [
    wording(
      [
        `In the order that was chosen, ${name} is number ${n} of 256.`,
        `${name} stands at place ${n} of the 256.`,
      ],
      about.variant,
    ),
    'The place is a shelf mark and says nothing of better or worse.',
  ];
}

function tellMarks(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('ifa.single.count'));
  const lean =
    n === 0 || n === 8
      ? 'That is one sign in 256, a figure without any contrast; bring the contrast yourself.'
      : n > 4
        ? 'Single marks are the open ones, so there is more here to do than to keep.'
        : n < 4
          ? 'Double marks are the closed ones, so there is more here to keep than to do.'
          : 'Open and closed are even, and neither has to win.';
  return [
    wording(
      [
        `Of the eight marks, ${numberWord(n)} ${n === 1 ? 'is' : 'are'} single.`,
        `The legs show ${n === 0 ? 'none of the marks single' : `${numberWord(n)} single ${n === 1 ? 'mark' : 'marks'}`} out of eight.`,
      ],
      about.variant,
    ),
    lean,
  ];
}

const orientationNames: Readonly<Record<string, readonly [en: string, own: string]>> = {
  ire: ['ire', 'ire'],
  ibi: ['ibi', 'ibi'],
};

function tellOrientation(about: TellAbout): readonly string[] {
  if (idOf(about.fact('ifa.orientation')) === 'ire')
    return [
      wording(
        [
          'The extra toss came down as ire, which means blessing.',
          'You asked for the extra toss, and it fell as ire: a blessing.',
        ],
        about.variant,
      ),
      wording(
        [
          'Look for what already goes well in the matter, and take care of that first.',
          'A blessing is a thing to look after: name it, and give it a place in the week.',
        ],
        about.variant,
        2,
      ),
    ];
  return [
    wording(
      [
        'The extra toss came down as ibi, which means that something stands in the way.',
        'You asked for the extra toss, and it fell as ibi: an obstacle in the matter.',
      ],
      about.variant,
    ),
    wording(
      [
        'Take it as a task: find the obstacle, name it plainly, and ask who could help you move it.',
        'It is a question of what needs attention, and it threatens nothing; begin with the nearest knot.',
      ],
      about.variant,
      2,
    ),
  ];
}

const marks = (fact: Fact): string =>
  idsOf(fact)
    .map((mark) => (mark === 'single' ? 'I' : 'II'))
    .join(' ');

function factTitle(fact: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = fact.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['', ''];
    return { title, detail };
  }
  switch (first) {
    case 'source':
      return castSourceTitle(fact);
    case 'legs':
      return { title: `${capital(second)} leg: ${marks(fact)}`, detail: 'Four marks, top to bottom' };
    case 'single':
      return { title: `Single marks: ${countOf(fact)} of 8`, detail: 'Counted over both legs' };
    case 'odu': {
      const [en = '', own = ''] = oduName(idOf(fact)) ?? [];
      return { title: `Odu: ${en}`, detail: own };
    }
    case 'meji':
      return isOn(fact)
        ? { title: 'A meji', detail: 'Both legs are the same' }
        : { title: 'Two different legs', detail: 'One of the 240 signs that are no meji' };
    case 'index':
      return { title: `Place ${countOf(fact)} of 256`, detail: 'In the order of rank that was chosen' };
    case 'senior':
      return { title: `Senior: the ${idOf(fact)} leg`, detail: 'The leg of higher rank' };
    case 'orientation':
      return idOf(fact) === 'ire'
        ? { title: 'Extra toss: ire', detail: 'Blessing' }
        : { title: 'Extra toss: ibi', detail: 'An obstacle to look after' };
    default: {
      const odu = principal(idOf(fact));
      return { title: `${capital(first)} leg: ${odu?.en ?? ''}`, detail: odu?.yoruba ?? '' };
    }
  }
}

const caveats: TraditionWords['caveats'] = {
  ...castCaveats,
  'ifa-scope': [
    'General themes only',
    'The verses of an odu belong to trained babaláwo and ìyánífá and are not part of this app.',
  ],
};

const sideNames: Readonly<Record<string, readonly [en: string, own: string | null]>> = {
  right: ['right leg', 'ọ̀tún'],
  left: ['left leg', 'òsì'],
  single: ['single', null],
  double: ['double', null],
};

const pointTitles: Readonly<Record<string, string>> = {
  odu: 'The odu',
  right: 'The right leg',
  left: 'The left leg',
  meji: 'Alike or different',
  senior: 'The senior leg',
  place: 'Its place in the order',
  marks: 'The marks',
  orientation: 'The extra toss',
};

export const words: TraditionWords = {
  mode: 'geomancy-ifa',
  tell: ({ key }, about) => {
    switch (key.slice('ifa:'.length)) {
      case 'odu':
        return tellOdu(about);
      case 'right':
        return tellLeg('right', about);
      case 'left':
        return tellLeg('left', about);
      case 'meji':
        return tellMeji(about);
      case 'senior':
        return tellSenior(about);
      case 'place':
        return tellPlace(about);
      case 'marks':
        return tellMarks(about);
      case 'orientation':
        return tellOrientation(about);
      default:
        return [];
    }
  },
  opens: [
    'Eight marks make a sign of Ifá, the right leg read before the left. We can show the sign and its broad themes.',
    'Ifá is a living religion of the Yoruba and of many others. Take this as a respectful look from the doorway.',
    'Two legs, four marks each, and 256 signs that can come. Here is the one that came.',
    'A diviner would recite verses at this point. We have the sign and its themes, and no verses.',
  ],
  returns: [
    'Back to what you asked: keep the theme that fitted, and bring it to somebody who knows you.',
    'Lay the theme beside your question for a day before you decide anything by it.',
    'For the matter itself, a trained diviner, an elder or a friend can hear the parts that no sign shows.',
    'The themes are wide on purpose. Your own facts have to make them narrow.',
  ],
  limits: [
    'Only general themes can be told here; the verses of an odu belong to a trained babaláwo or ìyánífá.',
    'Themes given in English lose a good part of what the Yoruba carries.',
    'No sacrifice, taboo or remedy is named here. Those are matters between a diviner and a person.',
    'The sign is certain once it has fallen; what we say of it in general is much less so.',
  ],
  fact: factTitle,
  pointTitle: (key) => pointTitles[key.slice('ifa:'.length)] ?? 'The sign',
  methods: {
    ...castMethods,
    'marks-of-leg': 'Each of the sixteen principal signs has its own four marks.',
    'counted-marks': 'Counted over both legs.',
    'right-then-left': 'The right leg is named first, then the left; two of one kind are called meji.',
    'same-legs': 'Both legs show the same four marks, or they do not.',
    'rank-of-right-and-left':
      'The rank of the right leg, less one, times sixteen, plus the rank of the left.',
    'higher-rank': 'The leg that stands earlier in the order of rank.',
    'themes-only': 'A limit that we set ourselves.',
  },
  sources: {
    ...castSources,
    'source.ifa-signs': 'The sixteen principal odu and their marks, as commonly published.',
    'source.ifa-ranks':
      'The most widespread order of rank, or that of Ife as it was recorded; the order stands in the sheet.',
    'source.ifa-scope': 'Respect for a living religion: we compute the sign and give general themes.',
  },
  caveats,
  names: (fact) => {
    if (fact.value.type === 'flag' && fact.id === 'ifa.meji')
      return [{ id: 'meji', en: 'meji', own: 'méjì' }];
    if (fact.id === 'ifa.index' && fact.value.type === 'count')
      return [{ id: String(fact.value.n), en: String(fact.value.n), own: null }];
    return namesBy(fact, (id) => {
      const odu = principal(id);
      if (odu !== undefined) return [odu.en, odu.yoruba];
      const name = sideNames[id] ?? orientationNames[id] ?? oduName(id);
      if (name !== undefined) return name;
      const source = castSourceNames[id];
      return source === undefined ? undefined : [source, null];
    });
  },
};
