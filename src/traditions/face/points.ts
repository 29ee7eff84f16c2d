/** What of an answered face is worth telling: answered features alone, none above another. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { gains, pointsOn, readSheet } from '../cast/points.ts';
import type { PointDraft } from '../cast/points.ts';
import type { TraditionPoint } from '../tradition.ts';
import { faceQuestions } from './questions.ts';
import type { OrganId, PalaceId } from './questions.ts';

/** Topics by palace and by organ, as the maps name them. The companion's table of significators names none for faces. */
const palaceTopics: Readonly<Record<PalaceId, readonly Topic[]>> = {
  life: ['self', 'spirit'],
  wealth: ['money'],
  siblings: ['family', 'friendship'],
  property: ['home-move', 'family'],
  children: ['family', 'creativity'],
  servants: ['friendship', 'work'],
  spouse: ['partner', 'love', 'compatibility', 'breakup'],
  health: ['self', 'mood'],
  travel: ['travel'],
  career: ['work', 'study', 'decision'],
  fortune: ['mood', 'spirit'],
  parents: ['family'],
};
const organTopics: Readonly<Record<OrganId, readonly Topic[]>> = {
  eyebrows: ['friendship', 'family'],
  eyes: ['spirit', 'love'],
  nose: ['money'],
  mouth: ['creativity', 'partner'],
  ears: ['family', 'study'],
};

/** Themes that ask something of the person; the even ones are a help. */
const ASKING: readonly string[] = ['driven', 'focused', 'holds-on', 'reserved', 'selective', 'late-start'];
const HELPING: readonly string[] = [
  'balanced',
  'steady',
  'generous',
  'welcoming',
  'easy-going',
  'open',
  'early-start',
];

function moveOfTheme(theme: string): PointDraft['move'] {
  if (ASKING.includes(theme)) return 'tension';
  return HELPING.includes(theme) ? 'resource' : 'observe';
}

/** Points of a sheet of mode `face-reading`. */
export function facePoints(sheet: FactSheet): readonly TraditionPoint[] {
  const view = readSheet(sheet);
  return pointsOn(sheet, [
    {
      key: 'face:shape',
      facts: ['face.shape', 'face.ratio.hint'],
      move: 'core',
      weight: 18,
      topics: gains(6, 'self', 'mood', 'work'),
      isFrame: true,
    },
    {
      key: 'face:zone',
      facts: ['face.zone', 'face.zone.stage'],
      move: view.id('face.zone') === 'balanced' ? 'resource' : 'observe',
      weight: 14,
      topics: gains(6, 'self', 'work', 'decision'),
    },
    ...faceQuestions
      .filter(({ id }) => view.has(`face.${id}.theme`))
      .map(({ id, palace, organ }): PointDraft => ({
        key: `face:${id}`,
        facts: [`face.${id}`, `face.${id}.theme`, `face.${id}.palace`, `face.${id}.organ`],
        move: moveOfTheme(view.id(`face.${id}.theme`) ?? ''),
        weight: 12,
        topics: {
          ...gains(6, ...(organ === null ? [] : organTopics[organ])),
          ...gains(10, ...(palace === null ? [] : palaceTopics[palace])),
        },
      })),
    { key: 'face:moles', facts: ['face.moles'], move: 'observe', weight: 3 },
    {
      key: 'face:answered',
      facts: ['face.answered.count', 'face.unsure.count', 'caveat.face-answered'],
      move: 'limit',
      weight: 4,
    },
  ]);
}
