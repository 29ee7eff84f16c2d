/**
 * Face-reading (โหงวเฮ้ง, 面相) in words: the shape, the zones, and each answered feature with its palace.
 *
 * Only answers of the person are told, none above another. The maps are old; what is made of a feature is a picture with low confidence.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { FaceShape, OrganId, PalaceId } from '#traditions/face/questions.ts';
import {
  capital,
  countOf,
  filled,
  idOf,
  idsOf,
  listed,
  namesBy,
  numberWord,
  said,
  themeOf,
  wording,
} from './drawn/telling.ts';
import {
  faceFeatures,
  faceThemeName,
  organWords,
  palaceWords,
  shapeWords,
  stageNames,
  zoneWords,
} from './face-reading/features.ts';

function tellShape(about: TellAbout): readonly string[] {
  const words = shapeWords[idOf(about.fact('face.shape')) as FaceShape] as
    | (typeof shapeWords)[FaceShape]
    | undefined;
  if (words === undefined) return [];
  return [
    wording(
      [
        `You chose the ${words.name} shape for your face, ${words.build}.`,
        `Of the five shapes, yours by choice is ${words.name}: ${words.build}.`,
      ],
      about.variant,
    ),
    wording(words.says, about.variant, 2),
    words.themes[themeOf(about.topic)],
  ];
}

function tellZone(about: TellAbout): readonly string[] {
  const zones = idsOf(about.fact('face.zone')).flatMap((id) => zoneWords[id] ?? []);
  const [first] = zones;
  if (first === undefined) return [];
  const isMeasured = about.fact('face.zone')?.derivation.method === 'tallest-of-three';
  if (zones.length > 1)
    return [
      `By your measures the tallest is the ${listed(
        zones.map(({ en }) => en),
        'or the',
      )}, too near to part.`,
      wording(first.says, about.variant),
    ];
  if (first.chinese === '三停平等')
    return [
      wording(
        [
          'Your face shows three zones in balance.',
          'With you it is three zones in balance, as you answered.',
        ],
        about.variant,
      ).replace(', as you answered', isMeasured ? ', by your measures' : ', as you answered'),
      wording(first.says, about.variant, 2),
    ];
  return [
    wording(
      [
        `Of the three zones, your longest is the ${first.en}.`,
        `The ${first.en} of your face is the longest, ${isMeasured ? 'by your measures' : 'as you answered'}.`,
      ],
      about.variant,
    ),
    wording(first.says, about.variant, 2),
  ];
}

function tellFeature(id: string, about: TellAbout): readonly string[] {
  const feature = faceFeatures[id];
  const option = feature?.options[idOf(about.fact(`face.${id}`))];
  if (feature === undefined || option === undefined) return [];
  const palace = palaceWords[idOf(about.fact(`face.${id}.palace`)) as PalaceId] as
    | readonly [string, string, string]
    | undefined;
  return said(
    filled(wording(feature.leads, about.variant), { value: option.name }),
    wording(option.says, about.variant, 2),
    palace === undefined
      ? undefined
      : wording(
          [
            `On the map of twelve it belongs to the palace of ${palace[0]}, for ${palace[2]}.`,
            `Its place is the palace of ${palace[0]}, which stands for ${palace[2]}.`,
          ],
          about.variant,
          3,
        ),
  );
}

const moleName = (id: string): string => palaceWords[id as PalaceId][0];

function tellMoles(about: TellAbout): readonly string[] {
  const places = idsOf(about.fact('face.moles')).map(moleName);
  if (places.length === 0) return [];
  const where = `the ${places.length === 1 ? 'palace' : 'palaces'} of ${listed(places)}`;
  return [
    wording([`You noted moles in ${where}.`, `Moles that you noticed lie in ${where}.`], about.variant),
    'Books differ on what a mole means, so only the place is kept.',
  ];
}

function tellAnswered(about: TellAbout): readonly string[] {
  const [answered, unsure] = [
    countOf(about.fact('face.answered.count')),
    countOf(about.fact('face.unsure.count')),
  ];
  return [
    wording(
      [
        `This stands on ${numberWord(answered)} of your own answers.`,
        `You answered ${numberWord(answered)} ${answered === 1 ? 'question' : 'questions'} about the face.`,
      ],
      about.variant,
    ),
    unsure === 0
      ? 'Nobody has looked at a picture, and what you left out is not told.'
      : 'What you were unsure of is counted and left alone.',
  ];
}

function ratioOf({ value }: Fact): string {
  return value.type === 'ratio' ? String(value.n) : '';
}

function factTitle(fact: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = fact.id.split('.');
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['', ''];
    return { title, detail };
  }
  switch (`${first}.${second}`) {
    case 'shape.': {
      const { name, chinese, build } = shapeWords[idOf(fact) as FaceShape];
      return { title: `Shape: ${name} (${chinese})`, detail: capital(build) };
    }
    case 'ratio.':
      return { title: `Height to width: ${ratioOf(fact)}`, detail: 'Measured by you' };
    case 'ratio.hint':
      return {
        title: `The proportion hints at ${shapeWords[idOf(fact) as FaceShape].name}`,
        detail: 'A hint beside the drawing that you chose',
      };
    case 'zone.':
      return {
        title: `Longest: ${listed(
          idsOf(fact).map((id) => zoneWords[id]?.en ?? ''),
          'or',
        )}`,
        detail: 'Of the three zones (三停)',
      };
    case 'zone.stage':
      return { title: `Read for ${stageNames[idOf(fact)] ?? ''}`, detail: 'The stage of life of this zone' };
    case 'answered.count':
      return { title: `Questions answered: ${countOf(fact)}`, detail: 'By you' };
    case 'unsure.count':
      return { title: `Answered with “unsure”: ${countOf(fact)}`, detail: 'Counted, and read no further' };
    case 'moles.':
      return { title: `Moles noted: ${listed(idsOf(fact).map(moleName))}`, detail: 'The places alone' };
    default:
      break;
  }
  const feature = faceFeatures[first];
  const title = feature?.title ?? '';
  switch (second) {
    case 'theme':
      return { title: `Theme: ${listed(idsOf(fact).map(faceThemeName))}`, detail: title };
    case 'palace': {
      const [en, chinese] = palaceWords[idOf(fact) as PalaceId];
      return { title: `Palace of ${en} (${chinese})`, detail: title };
    }
    case 'organ': {
      const [en, chinese] = organWords[idOf(fact) as OrganId];
      return { title: `Organ: ${en} (${chinese})`, detail: title };
    }
    default:
      return {
        title: `${title}: ${listed(idsOf(fact).map((id) => feature?.options[id]?.name ?? id))}`,
        detail: 'Answered by you',
      };
  }
}

const caveats: TraditionWords['caveats'] = {
  'face-answered': ['Answered by you', 'Nobody has seen the face; only your own answers are read.'],
};

const pointTitles: Readonly<Record<string, string>> = {
  shape: 'The shape of the face',
  zone: 'The longest zone',
  moles: 'Moles that were noted',
  answered: 'What it stands on',
};

/** Names by the last member of a fact's id, or by its question. */
function nameOf(fact: Fact, id: string): readonly [en: string, own: string | null] | undefined {
  const [, first = '', second = ''] = fact.id.split('.');
  if (second === 'theme') return [faceThemeName(id), null];
  if (second === 'palace' || first === 'moles') {
    const [en, chinese] = palaceWords[id as PalaceId];
    return [en, chinese];
  }
  if (second === 'organ') return organWords[id as OrganId];
  if (second === 'stage') return [stageNames[id] ?? '', null];
  if (first === 'shape' || second === 'hint' || first === 'outline') {
    const { name, chinese } = shapeWords[id as FaceShape];
    return [name, chinese];
  }
  if (first === 'zone' || first === 'longest-zone') {
    const zone = zoneWords[id];
    return zone === undefined ? undefined : [zone.en, zone.chinese];
  }
  const name = faceFeatures[first]?.options[id]?.name;
  return name === undefined ? undefined : [name, null];
}

export const words: TraditionWords = {
  mode: 'face-reading',
  tell: ({ key }, about) => {
    const name = key.slice('face:'.length);
    switch (name) {
      case 'shape':
        return tellShape(about);
      case 'zone':
        return tellZone(about);
      case 'moles':
        return tellMoles(about);
      case 'answered':
        return tellAnswered(about);
      default:
        return tellFeature(name, about);
    }
  },
  opens: [
    'The old maps divide a face into shapes, zones and palaces. What follows rests on your own answers.',
    'A face is read here as a landscape: first its outline, then a few places in it.',
    'You looked into the mirror and answered. Only that is read, and no feature above another.',
    'Chinese and Thai readers begin with the whole shape. So does this.',
  ],
  returns: [
    'Back to your question: take the one picture that fitted, and carry it for a day.',
    'The mirror can be put away. What you asked is decided by what you do next.',
    'A face changes with sleep and company, and so may the answer. Keep what helps.',
    'Of all these places, one was yours at once. Begin there.',
  ],
  limits: [
    'A face says nothing of worth, health, origin or what anyone deserves, and this reading does not pretend so.',
    'The maps are old and well kept, but what is made of a feature is a picture, with low confidence.',
    'Only your own answers are read. Nobody has looked at you.',
    'The hundred points of age differ between schools and are left out.',
  ],
  fact: factTitle,
  pointTitle: (key) => {
    const name = key.slice('face:'.length);
    return pointTitles[name] ?? faceFeatures[name]?.title ?? 'A feature of the face';
  },
  methods: {
    'answered-by-you': 'Your own answer.',
    'theme-of-feature': 'The theme that handbooks commonly give to this answer.',
    'place-of-feature': 'Where this feature lies on the map.',
    'answers-counted': 'Your answers, counted.',
    'measured-by-you': 'Worked out from the lengths that you gave.',
    'chosen-drawing': 'The drawing that you chose.',
    'chosen-by-you': 'You judged it by eye.',
    'height-to-width':
      'Over 1.45 is long as wood, under 1.25 round as water; in between it hints at nothing.',
    'tallest-of-three': 'The tallest of the three heights; within a twentieth they count as equal.',
    'stage-of-zone': 'Each zone is read for a stretch of life.',
  },
  sources: {
    'source.your-answer': 'Answered by you.',
    'source.face-maps':
      'Five shapes, three zones, five organs and twelve palaces, as the Chinese maps share them.',
    'source.face-handbooks': 'What handbooks commonly say of a feature, in neutral words; low confidence.',
  },
  caveats,
  names: (fact) => namesBy(fact, (id) => nameOf(fact, id)),
};
