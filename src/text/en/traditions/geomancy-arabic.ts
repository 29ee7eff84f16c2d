/**
 * ʿIlm al-raml in words: the judge, its witnesses, the twelve houses and how a matter comes together with the person who asks.
 *
 * The figures speak in general pictures. Nothing is said of what is hidden in another person or of what must come.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { FigureMotion, FigurePlanet, FigureQuality } from '#traditions/geomancy/figures.ts';
import type { MatterId, PerfectionId } from '#traditions/geomancy/shield.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
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
  filled,
  idOf,
  idsOf,
  listed,
  namesBy,
  ordinal,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import { figureWords } from './geomancy-arabic/figures.ts';
import type { FigureWords } from './geomancy-arabic/figures.ts';
import { denialMeans, houseWords, matterNames, perfectionWords } from './geomancy-arabic/houses.ts';
import type { HouseWords } from './geomancy-arabic/houses.ts';

const qualityNames: Readonly<Record<FigureQuality, string>> = { easy: 'easy', hard: 'hard', mixed: 'mixed' };
const motions: Readonly<Record<FigureMotion, readonly [en: string, arabic: string, means: string]>> = {
  entering: ['entering', 'داخل', 'things come in'],
  leaving: ['leaving', 'خارج', 'things go out'],
  staying: ['staying', 'ثابت', 'things stay where they are'],
  turning: ['turning', 'منقلب', 'things turn over'],
};
const planets: Readonly<Record<FigurePlanet, readonly [en: string, arabic: string]>> = {
  moon: ['the Moon', 'القمر'],
  mercury: ['Mercury', 'عطارد'],
  venus: ['Venus', 'الزهرة'],
  sun: ['the Sun', 'الشمس'],
  mars: ['Mars', 'المريخ'],
  jupiter: ['Jupiter', 'المشتري'],
  saturn: ['Saturn', 'زحل'],
  northnode: ['the north node', 'الرأس'],
  southnode: ['the south node', 'الذنب'],
};

const figureOf = (id: string): FigureWords | undefined =>
  (figureWords as Readonly<Record<string, FigureWords>>)[id];
const houseOf = (house: number): HouseWords | undefined => houseWords[house - 1];

/** "Via, the Way" */
const called = ({ latin, gloss }: FigureWords): string => `${latin}, ${gloss}`;

const leads = {
  judge: [
    'Your judge is {figure}.',
    'The shield is judged by {figure}.',
    'At the foot of the shield, as its judge, stands {figure}.',
  ],
  right: ['The right witness is {figure}.', 'On the right, as witness, stands {figure}.'],
  left: ['The left witness is {figure}.', 'On the left, as witness, stands {figure}.'],
  reconciler: ['The reconciler is {figure}.', 'The sixteenth figure, the reconciler, is {figure}.'],
  house: [
    'In the {nth} house lies {figure}.',
    '{figure}, fills the {nth} house.',
    'The {nth} house holds {figure}.',
  ],
} as const;

const witnessMeans = {
  right: [
    'It speaks for your own side and for what led here: {brings}.',
    'This is your half of the story so far, and it shows {brings}.',
  ],
  left: [
    'It speaks for the other side and for where things lean: {brings}.',
    'This is the half that is still open, and it shows {brings}.',
  ],
} as const;

const reconcilerMeans = [
  'It joins the judge to your first figure, and says what settles the two: {brings}.',
  'Asked when a judgement leaves something open, it offers {brings}.',
];

const judgeMeans = [
  'It is counted as {quality} and {motion}: {means}.',
  'The handbooks call it {quality}, a {motion} figure, in which {means}.',
];

function tellJudge(about: TellAbout): readonly string[] {
  const figure = figureOf(idOf(about.fact('geomancy.judge')));
  if (figure === undefined) return [];
  const [motion, , means] = motions[idOf(about.fact('geomancy.judge.motion')) as FigureMotion];
  const quality = qualityNames[idOf(about.fact('geomancy.judge.quality')) as FigureQuality];
  return said(
    filled(wording(leads.judge, about.variant), { figure: called(figure) }),
    filled(wording(judgeMeans, about.variant, 3), { quality, motion, means }),
    figure.themes[themeOf(about.topic)],
  );
}

function tellWitness(side: 'right' | 'left', about: TellAbout): readonly string[] {
  const figure = figureOf(idOf(about.fact(`geomancy.witness.${side}`)));
  if (figure === undefined) return [];
  return said(
    filled(wording(leads[side], about.variant), { figure: called(figure) }),
    filled(wording(witnessMeans[side], about.variant, 2), { brings: wording(figure.brings, about.variant) }),
    wording(figure.asks, about.variant, 4),
  );
}

function tellReconciler(about: TellAbout): readonly string[] {
  const figure = figureOf(idOf(about.fact('geomancy.reconciler')));
  if (figure === undefined) return [];
  return said(
    filled(wording(leads.reconciler, about.variant), { figure: called(figure) }),
    filled(wording(reconcilerMeans, about.variant, 2), { brings: wording(figure.brings, about.variant, 2) }),
    wording(figure.asks, about.variant),
  );
}

/** "the right witness", "the second niece" */
function stepName(step: string): string {
  const [kind = '', which = ''] = step.split('-');
  return kind === 'witness' ? `the ${which} witness` : `the ${ordinal(Number(which))} ${kind}`;
}

const wayMeans: Readonly<Record<'mother' | 'daughter', readonly string[]>> = {
  mother: [
    'It ends among the mothers, which are your own figures, so the root of the matter lies on your side.',
    'The thread ends with you: begin there, with something you can lift alone.',
  ],
  daughter: [
    'It ends among the daughters, which stand for what is around you, so look for the root outside.',
    'The thread ends outside your door: ask who or what set this going, and speak to that first.',
  ],
};

function tellWay(about: TellAbout): readonly string[] {
  const steps = idsOf(about.fact('geomancy.via-puncti'));
  if (steps.length === 0)
    return [
      wording(
        [
          'There is no way of the point here, because the judge has two points at its head.',
          'The way of the point is closed in this shield: the head of the judge is double.',
        ],
        about.variant,
      ),
      wording(
        [
          'So the root is spread over several figures, and there is no single end to pull.',
          'Then the cause is not one thread, and it is fair to stop looking for a culprit.',
        ],
        about.variant,
        2,
      ),
    ];
  const way = steps.map(stepName);
  const kind = steps.at(-1)?.startsWith('mother') === true ? 'mother' : 'daughter';
  return said(
    filled(
      wording(
        [
          'The way of the point climbs from the judge through {through} to {end}.',
          'Followed upward by its single heads, the judge leads through {through} to {end}.',
        ],
        about.variant,
      ),
      { through: listed(way.slice(0, -1)), end: way.at(-1) ?? '' },
    ),
    wording(wayMeans[kind], about.variant, 2),
  );
}

const askedHouse = [
  'That is the house of {of}, the one you asked about, and the figure brings {brings}.',
  'You asked about this house, the house of {of}; what lies in it is {brings}.',
];
const plainHouse = [
  'That is the house of {of}, and the figure brings {brings}.',
  'To the house of {of} it brings {brings}.',
];

function tellHouse(house: number, point: TraditionPoint, about: TellAbout): readonly string[] {
  const figure = figureOf(idOf(about.fact(`geomancy.house${house}`)));
  const place = houseOf(house);
  if (figure === undefined || place === undefined) return [];
  const isAsked = point.facts.some((id) => id === 'geomancy.quesited');
  const means = isAsked ? askedHouse : plainHouse;
  return said(
    capital(
      filled(wording(leads.house, about.variant), {
        figure: called(figure),
        nth: ordinal(house),
      }),
    ),
    filled(wording(means, about.variant, 3), { of: place.of, brings: wording(figure.brings, about.variant) }),
    house === 6
      ? 'Of the body itself it can say nothing.'
      : about.variant % 2 === 0
        ? wording(figure.asks, about.variant, 2)
        : figure.themes[place.theme],
  );
}

function tellPerfection(house: number, about: TellAbout): readonly string[] {
  const ways = idsOf(about.fact(`geomancy.house${house}.perfection`));
  const place = houseOf(house);
  if (place === undefined) return [];
  const slots = { nth: ordinal(house), of: place.of, matter: place.matter };
  if (ways.length === 0)
    return said(
      filled(
        wording(
          [
            'Between your figure and that of the {nth} house, the house of {of}, nothing carries across.',
            'No bridge lies between the first house and the {nth}, the house of {of}.',
          ],
          about.variant,
        ),
        slots,
      ),
      capital(filled(wording(denialMeans, about.variant, 2), slots)),
    );
  const known = ways.map((way) => perfectionWords[way as PerfectionId]);
  return said(
    filled(
      wording(
        [
          'You and the {nth} house, the house of {of}, are joined by {ways}.',
          'Between the first house and the {nth}, the house of {of}, there is {ways}.',
        ],
        about.variant,
      ),
      { ...slots, ways: listed(known.map(({ name }) => name)) },
    ),
    capital(filled(wording(known[0]?.means ?? [], about.variant, 2), slots)),
  );
}

const planetTitle = (fact: Fact): string => capital(planets[idOf(fact) as FigurePlanet][0]);

/** "Puer (al-jawdala)" */
function figureTitle(fact: Fact): string {
  const figure = figureOf(idOf(fact));
  return figure === undefined ? '' : `${figure.latin} (${figure.roman})`;
}

const upperNames: Readonly<Record<string, string>> = {
  mother: 'mother',
  daughter: 'daughter',
  niece: 'niece',
};

const upperDetails: Readonly<Record<string, string>> = {
  mother: 'One of the four figures that were cast',
  daughter: 'Read across the mothers, one row each',
  niece: 'Two figures above it, added',
};

function factTitle(fact: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = fact.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = castCaveats[first] ?? ['', ''];
    return { title, detail };
  }
  const house = /^house(\d+)$/.exec(first)?.[1];
  if (house !== undefined) {
    const of = houseOf(Number(house))?.of ?? '';
    if (second !== 'perfection')
      return { title: `House ${house}: ${figureTitle(fact)}`, detail: `The house of ${of}` };
    const ways = idsOf(fact).map((way) => perfectionWords[way as PerfectionId].name);
    return {
      title: `Houses 1 and ${house}: ${ways.length === 0 ? 'nothing joins them' : listed(ways)}`,
      detail: `How you and the house of ${of} come together`,
    };
  }
  const upper = upperNames[first];
  if (upper !== undefined)
    return {
      title: `${capital(ordinal(Number(second)))} ${upper}: ${figureTitle(fact)}`,
      detail: upperDetails[first] ?? '',
    };
  switch (first) {
    case 'source':
      return castSourceTitle(fact);
    case 'witness':
      return {
        title: `${capital(second)} witness: ${figureTitle(fact)}`,
        detail: second === 'right' ? 'Your side, and what led here' : 'The other side, and where it leans',
      };
    case 'reconciler':
      return { title: `Reconciler: ${figureTitle(fact)}`, detail: 'The judge and the first mother, added' };
    case 'via-puncti':
      return {
        title: `Way of the point: ${idsOf(fact).length === 0 ? 'none' : idsOf(fact).map(stepName).join(', ')}`,
        detail: 'The single heads, followed from the judge upward',
      };
    case 'points':
      return { title: `Points in the shield: ${countOf(fact)}`, detail: 'All dots of the fifteen figures' };
    case 'quesited':
      return { title: `Asked about: ${matterNames[idOf(fact) as MatterId]}`, detail: 'The matter you chose' };
    default:
      break;
  }
  switch (second) {
    case 'quality':
      return { title: `The judge is ${idOf(fact)}`, detail: 'How handbooks take this figure' };
    case 'motion':
      return {
        title: `The judge is ${motions[idOf(fact) as FigureMotion][0]}`,
        detail: capital(motions[idOf(fact) as FigureMotion][2]),
      };
    case 'planet':
      return {
        title: `Planet of the judge: ${planetTitle(fact)}`,
        detail: 'As the common handbooks give it',
      };
    default:
      return { title: `Judge: ${figureTitle(fact)}`, detail: 'The two witnesses, added' };
  }
}

function nameOf(id: string): readonly [en: string, own: string | null] | undefined {
  const figure = figureOf(id);
  if (figure !== undefined) return [figure.latin, figure.arabic];
  if (/^(?:witness|niece|mother|daughter)-/.test(id)) return [stepName(id), null];
  const tables: readonly Readonly<Record<string, readonly [string, string | null]>>[] = [
    Object.fromEntries(Object.entries(motions).map(([key, [en, arabic]]) => [key, [en, arabic] as const])),
    planets,
    Object.fromEntries(
      Object.entries(perfectionWords).map(([key, { name, arabic }]) => [key, [name, arabic] as const]),
    ),
    Object.fromEntries(
      Object.entries({ ...qualityNames, ...matterNames, ...castSourceNames }).map(([key, en]) => [
        key,
        [en, null] as const,
      ]),
    ),
  ];
  return tables.map((table) => table[id]).find((name) => name !== undefined);
}

const pointNames: Readonly<Record<string, string>> = {
  judge: 'The judge',
  'witness-right': 'The right witness',
  'witness-left': 'The left witness',
  reconciler: 'The reconciler',
  'via-puncti': 'The way of the point',
};

function pointTitle(key: string): string {
  const name = key.slice('geomancy:'.length);
  const [, kind, house] = /^(house|perfection)-(\d+)$/.exec(name) ?? [];
  if (house === undefined) return pointNames[name] ?? 'The shield';
  return kind === 'house' ? `The figure in house ${house}` : `How house ${house} comes together with you`;
}

export const words: TraditionWords = {
  mode: 'geomancy-arabic',
  tell: (point, about) => {
    const name = point.key.slice('geomancy:'.length);
    const [, kind, house] = /^(house|perfection)-(\d+)$/.exec(name) ?? [];
    if (kind === 'house') return tellHouse(Number(house), point, about);
    if (kind === 'perfection') return tellPerfection(Number(house), about);
    switch (name) {
      case 'judge':
        return tellJudge(about);
      case 'witness-right':
        return tellWitness('right', about);
      case 'witness-left':
        return tellWitness('left', about);
      case 'reconciler':
        return tellReconciler(about);
      case 'via-puncti':
        return tellWay(about);
      default:
        return [];
    }
  },
  opens: [
    'A shield is read from the bottom: the judge first, then the two witnesses that made it.',
    'Sixteen rows of dots become four figures, and those four make all the rest. Read it like a family.',
    'The old name is the science of the sand. It looks at a question as dots that fall odd or even.',
    'Every figure here was made from four rows, head to feet. Begin with the last one and look up.',
    'Think of a small court: two witnesses speak, one judge listens. Nobody is on trial.',
  ],
  returns: [
    'Set beside your question, the judge gives the tone and the houses give the rooms.',
    'Back to what you asked: take one figure that fitted, and let the others rest in the sand.',
    'So much for the court. The question is yours again, with a little more light on it.',
    'Lay this beside what you already know of the matter; you were there, and the dots were not.',
    'Sand is smoothed over after a reading. Keep the one line you would act on.',
  ],
  limits: [
    'Dots in sand can order a question; they cannot see hidden things, other minds or days to come.',
    'Many scholars of Islam teach that the unseen is known to God alone. This reading lays no claim to it.',
    'A shield gives the shape of a matter and no dates, names or sums.',
    'The handbooks differ over some figures, so take each as a picture and none as a ruling.',
  ],
  fact: factTitle,
  pointTitle,
  methods: {
    ...castMethods,
    'same-row-of-mothers': 'Its four rows are the same row of the four mothers, read from right to left.',
    'two-figures-added': 'Two figures are added row by row: alike gives two points, unlike gives one.',
    'of-the-figure': 'Each figure has its own, as the handbooks list them.',
    'head-followed-upward': 'From the judge up to that parent whose head is a single point, three times.',
    'points-of-fifteen': 'All points of the fifteen figures, counted.',
    'figure-in-house': 'The twelve upper figures are laid in the twelve houses in the order of the school.',
    'querent-and-quesited': 'The figure of the first house and that of the matter, looked for side by side.',
    'chosen-by-you': 'You said what the question is about.',
  },
  sources: {
    ...castSources,
    'source.geomancy-shield': 'The rules of the shield as all handbooks share them.',
    'source.geomancy-figures':
      'Planets and qualities after Agrippa and common handbooks; some authors differ.',
    'source.geomancy-houses': 'The twelve houses and the ways of coming together, as handbooks name them.',
  },
  caveats: castCaveats,
  names: (fact) => namesBy(fact, nameOf),
};
