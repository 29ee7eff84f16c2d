/** A drawn face in three zones with the features a person answered, numbered, and what each is taken for. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { faceQuestions, zoneIds } from '#traditions/face/questions.ts';
import { uiCardGuided as t } from '#text/en/ui-card-guided.ts';
import styles from './card-inks.module.css';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { faceEdge, faceFeatures, halfWidth, palacePlaces } from './face-outline.ts';
import { factLines, factRows, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { Badge, type NumberedLine, NumberedList, numberedHeight } from './numbered-list.tsx';

const FACE = { width: 240, height: 300 } as const;

/** Parts of the face in their order from above, with their questions and where their number stands: that of moles is each mole's own place. */
const parts: readonly {
  readonly questions: readonly string[];
  readonly at: readonly [number, number] | null;
}[] = [
  { questions: ['forehead'], at: [94, 84] },
  { questions: ['brow-shape', 'brow-density', 'brow-distance'], at: [50, 110] },
  { questions: ['eye-size', 'eye-tilt'], at: [74, 160] },
  { questions: ['nose-bridge', 'nose-tip', 'nose-wings'], at: [92, 186] },
  { questions: ['lips'], at: [78, 222] },
  { questions: ['chin'], at: [120, 246] },
  { questions: ['ears'], at: [216, 154] },
  { questions: ['moles'], at: null },
];

/** Edges of the zones: hairline, brows, tip of the nose, chin. */
const edges = [50, 124, 192, 280] as const;
const zoneNames = { upper: t.upper, middle: t.middle, lower: t.lower } as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Card view={view} isWide />} narrow={<Card view={view} isWide={false} />} />
  );
}

function Card({ view, isWide }: { view: CardView; isWide: boolean }) {
  const lines = linesOf(view);
  const letters = isWide ? { name: 22, text: 24 } : { name: 21, text: 27 };
  const listTop = isWide ? 18 : FACE.height + 50;
  const listX = isWide ? 306 : 2;
  return (
    <CardSvg
      width={isWide ? 640 : 340}
      height={Math.max(isWide ? FACE.height + 30 : 0, listTop + numberedHeight(lines, letters))}
      most={isWide ? 660 : 440}
      label={t.faceLabel(said(view, 'face.answered.count'))}
    >
      <g transform={`translate(${isWide ? 0 : 24} 0)`}>
        <Face view={view} />
        <Words x={FACE.width / 2} y={FACE.height + 16} way="name">
          {view.has('face.shape') ? t.shapeOf(said(view, 'face.shape')) : null}
        </Words>
      </g>
      <NumberedList lines={lines} x={listX} y={listTop} textX={listX + 164} letters={letters} />
    </CardSvg>
  );
}

function Face({ view }: { view: CardView }) {
  const answer = (question: string): string | null => view.id(`face.${question}`);
  const longest = view.ids('face.zone');
  const isOpen = view.isOpen('face.zone');
  const ear = FACE.width / 2 + halfWidth(view.id('face.shape')) + 20;
  const numberOf = (question: string): number =>
    answered(view).findIndex(({ questions }) => questions.includes(question)) + 1;
  return (
    <>
      <path d={faceEdge(view.id('face.shape'))} className={styles.plate} />
      {zoneIds.map((zone, at) => {
        const isLongest = longest.includes(zone);
        const [top = 0, foot = 0] = [edges[at], edges[at + 1]];
        return (
          <g key={zone}>
            {isLongest && (
              <rect x={14} y={top} width={232} height={foot - top} rx={6} className={styles.faint} />
            )}
            <Words x={252} y={(top + foot) / 2} way="body" anchor="start" ink={isLongest ? 'gold' : 'muted'}>
              {zoneNames[zone]}
            </Words>
            <Words
              x={252}
              y={(top + foot) / 2 + 15}
              way="label"
              anchor="start"
              ink={isLongest ? 'gold' : 'muted'}
            >
              {isLongest ? (isOpen ? t.longestOr : t.longest) : null}
            </Words>
          </g>
        );
      })}
      <path d={faceEdge(view.id('face.shape'))} className={styles.line} />
      {edges.map((y) => (
        <path key={y} d={`M14 ${y}H246`} className={`${styles.hair} ${styles.either}`} />
      ))}
      {faceFeatures(answer).map(({ id, d, width, isAnswered }) => (
        <path
          key={id}
          d={d}
          className={isAnswered ? styles.fineStroke : styles.line}
          style={{ strokeWidth: width }}
        />
      ))}
      {view.ids('face.moles').map((palace) => {
        const [x, y] = palacePlaces[palace] ?? [0, 0];
        return <Badge key={palace} x={x} y={y} number={numberOf('moles')} />;
      })}
      {answered(view).map(({ questions, at }, index) => {
        if (at === null) return null;
        const [x, y] = questions.includes('ears') ? [ear, at[1]] : at;
        return <Badge key={index} x={x} y={y} number={index + 1} />;
      })}
    </>
  );
}

/** The parts of the face of which something was answered: each has a number. */
const answered = (view: CardView) =>
  parts.filter(({ questions }) => questions.some((question) => view.has(`face.${question}`)));

function linesOf(view: CardView): readonly NumberedLine[] {
  return answered(view).flatMap(({ questions }, at) =>
    questions.flatMap((question) =>
      factLines(view, [`face.${question}`]).map(({ name, text }) => ({
        number: at + 1,
        name,
        text: t.featureSays(text, said(view, `face.${question}.theme`)),
      })),
    ),
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const placeOf = (question: string): string =>
    ['palace', 'organ']
      .flatMap((field) => {
        const id = `face.${question}.${field}`;
        return view.has(id) ? [[said(view, id), view.own(id)].filter(Boolean).join(' ')] : [];
      })
      .join(', ');
  return [
    ...factRows(view, ['face.shape', 'face.ratio', 'face.ratio.hint', 'face.zone', 'face.zone.stage']),
    ...faceQuestions
      .filter(({ id }) => id !== 'outline' && id !== 'longest-zone')
      .flatMap(({ id }) =>
        factLines(view, [`face.${id}`]).map(({ name, text }) => ({
          head: name,
          cells: [t.featureSays(text, said(view, `face.${id}.theme`)), placeOf(id)].filter(
            (cell) => cell !== '',
          ),
        })),
      ),
    ...factRows(view, ['face.answered.count', 'face.unsure.count']),
  ];
}

export const card: ModeCard = { Drawing, rows };
