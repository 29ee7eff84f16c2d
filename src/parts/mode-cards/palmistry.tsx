/** A drawn hand with the features a person answered, numbered, and what each is taken for. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { palmQuestions } from '#traditions/palm/questions.ts';
import { uiCardGuided as t } from '#text/en/ui-card-guided.ts';
import styles from './card-inks.module.css';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { factLines, factRows, said } from './fact-list.tsx';
import {
  HAND,
  handLines,
  HandShape,
  lineClass,
  markPlace,
  markShapes,
  mountPlaces,
  type Place,
  thumbTip,
} from './hand-outline.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { Badge, type NumberedLine, NumberedList, numberedHeight } from './numbered-list.tsx';

/** Where the number of a subject stands, beside a left hand. */
const badges: Readonly<Record<string, Place>> = {
  skin: [140, 264],
  fingers: [113, 62],
  'life-line': [72, 244],
  'head-line': [53, 196],
  'heart-line': [208, 202],
  'fate-line': [126, 322],
  'sun-line': [160, 296],
  'marriage-marks': [208, 180],
  'head-and-heart': [210, 224],
};

/** Free space over the fingers, taken off. */
const LIFT = 26;

const asked = palmQuestions.filter(({ subject }) => subject !== 'hand' && subject !== 'hand-type');

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Card view={view} isWide />} narrow={<Card view={view} isWide={false} />} />
  );
}

function Card({ view, isWide }: { view: CardView; isWide: boolean }) {
  const lines = linesOf(view);
  const letters = isWide ? { name: 22, text: 32 } : { name: 21, text: 27 };
  const listTop = isWide ? 18 : HAND.height + 66 - LIFT;
  const listX = isWide ? 272 : 2;
  const listFoot = listTop + numberedHeight(lines, letters);
  return (
    <CardSvg
      width={isWide ? 640 : 340}
      height={Math.max(isWide ? HAND.height + 46 - LIFT : 0, listFoot)}
      most={isWide ? 660 : 440}
      label={t.handLabel(said(view, 'palm.answered.count'))}
    >
      <g transform={`translate(${isWide ? 8 : 50} ${-LIFT})`}>
        <Hand view={view} />
        <Words x={HAND.width / 2} y={HAND.height + 18} way="name">
          {[sideOf(view), view.has('palm.type') ? t.typeOf(said(view, 'palm.type')) : '']
            .filter(Boolean)
            .join(', ')}
        </Words>
        <Words x={HAND.width / 2} y={HAND.height + 37} way="label">
          {said(view, 'palm.role')}
        </Words>
      </g>
      <NumberedList lines={lines} x={listX} y={listTop} textX={listX + 164} letters={letters} />
    </CardSvg>
  );
}

function sideOf(view: CardView): string {
  const side = view.id('palm.hand');
  return side === null ? t.someHand : side === 'left' ? t.leftHand : t.rightHand;
}

/** The subjects that were answered, in the order of asking: each has a number. */
const subjectsOf = (view: CardView): readonly string[] => [
  ...new Set(asked.filter(({ id }) => view.has(`palm.${id}`)).map(({ subject }) => subject)),
];

function Hand({ view }: { view: CardView }) {
  const answer = (question: string): string | null => view.id(`palm.${question}`);
  const subjects = subjectsOf(view);
  const isRight = view.id('palm.hand') === 'right';
  const across = (x: number): number => (isRight ? HAND.width - x : x);
  const marks = Object.keys(markShapes).flatMap((mark, nth) =>
    view.ids(`palm.mark-${mark}`).flatMap((place) => {
      const at = markPlace(place, nth);
      return at === null ? [] : [{ mark, place, at }];
    }),
  );
  const numberOf = (subject: string): number => subjects.indexOf(subject) + 1;
  return (
    <>
      <g {...(isRight ? { transform: `translate(${HAND.width} 0) scale(-1 1)` } : {})}>
        <HandShape answer={answer} />
        {handLines(answer).map(({ id, d, isFaint }) => (
          <path key={id} d={d} className={lineClass(isFaint)} />
        ))}
      </g>
      {view.ids('palm.mounts').map((mount) => {
        const [x, y] = mountPlaces[mount] ?? [0, 0];
        return (
          <g key={mount}>
            <circle cx={across(x)} cy={y} r={12} className={styles.lit} />
            <Words x={across(x)} y={y + 4} way="label" ink="gold">
              {numberOf('mounts')}
            </Words>
          </g>
        );
      })}
      {marks.map(({ mark, place, at: [x, y] }) => (
        <g key={`${mark}-${place}`}>
          <path
            d={markShapes[mark]}
            transform={`translate(${across(x)} ${y})`}
            className={styles.fineStroke}
          />
          <Words x={across(x) + 9} y={y - 6} way="label" ink="gold" anchor="start">
            {numberOf('mark')}
          </Words>
        </g>
      ))}
      {subjects.map((subject, at) => {
        const place = subject === 'thumb' ? thumbTip(answer) : badges[subject];
        return (
          place !== undefined && <Badge key={subject} x={across(place[0])} y={place[1]} number={at + 1} />
        );
      })}
    </>
  );
}

/** Each answered question with its theme, under the number of its subject. */
function linesOf(view: CardView): readonly NumberedLine[] {
  return subjectsOf(view).flatMap((subject, at) =>
    asked
      .filter((question) => question.subject === subject)
      .flatMap(({ id }) =>
        factLines(view, [`palm.${id}`]).map(({ name, text }) => ({
          number: at + 1,
          name,
          text: t.featureSays(text, said(view, `palm.${id}.theme`)),
        })),
      ),
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...factRows(view, [
      'palm.hand',
      'palm.dominant',
      'palm.role',
      'palm.type',
      'palm.ratio.palm',
      'palm.ratio.fingers',
    ]),
    ...linesOf(view).map(({ name, text }) => ({ head: name, cells: [text] })),
    ...factRows(view, ['palm.answered.count', 'palm.unsure.count']),
  ];
}

export const card: ModeCard = { Drawing, rows };
