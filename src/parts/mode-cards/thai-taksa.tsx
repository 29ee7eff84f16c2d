/** The Taksa wheel with the birth star's seat lit, kalakini marked as a task, and under it colours, strength, pairs and the day. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { Swatches } from './thai/swatches.tsx';
import { TaksaWheel, TaskMark } from './thai/taksa-wheel.tsx';
import { factRows } from './thai/thai-view.ts';

const pairs = [
  ['friend', 'friend'],
  ['enemy', 'enemy'],
  ['element-pair', 'elementPair'],
  ['equal-power', 'equalPower'],
] as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={t.taksaLabel(view.name('thai.birth-star') ?? '', view.name('thai.taksa.kalakini') ?? '')}
      height={364}
      picture={
        <>
          <TaksaWheel view={view} />
          <TaskMark x={8} y={354} />
          <Words x={18} y={358} way="label" anchor="start">
            {t.taskKey}
          </Words>
          {view.has('thai.taksa.today.star') && (
            <>
              <circle cx={204} cy={354} r={3.2} className={inks.gold} />
              <Words x={213} y={358} way="label" anchor="start">
                {t.dayKey}
              </Words>
            </>
          )}
        </>
      }
      list={(room) => list(view, room)}
    />
  );
}

function list(view: CardView, { letters }: ListRoom): Listed {
  const hasKind = view.has('thai.taksa.lucky-colours');
  const { placed, end } = placeLines(factLines(view), hasKind ? 58 : 32, letters);
  const node = (
    <>
      {hasKind && (
        <Swatches x={112} y={16} label={t.kindColours} colours={view.names('thai.taksa.lucky-colours')} />
      )}
      <Swatches
        x={112}
        y={hasKind ? 42 : 16}
        label={t.leaveOut}
        colours={view.names('thai.taksa.avoid-colour')}
        isOpen={view.isOpen('thai.taksa.avoid-colour')}
        isStruck
      />
      <FactLines placed={placed} />
    </>
  );
  return { node, end };
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const power = view.count('thai.taksa.power');
  const day = view.name('thai.taksa.today.star');
  return [
    { head: t.strength, text: power === null ? view.name('thai.taksa.power') : String(power) },
    { head: t.posture, text: view.name('thai.taksa.posture') },
    ...pairs.map(([name, label]) => {
      const star = view.name(`thai.taksa.${name}`);
      return {
        head: t[label],
        text: star === null ? null : t.starInSeat(star, view.name(`thai.taksa.${name}-seat`) ?? ''),
      };
    }),
    {
      head: t.theDay,
      text: day === null ? null : t.starInSeat(day, view.name('thai.taksa.today.seat') ?? ''),
    },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return factRows(view, words, [
    'thai.birth-star',
    'thai.birth-weekday',
    ...TAKSA_SEATS.flatMap((seat) => [`thai.taksa.${seat}`, `thai.taksa.${seat}.direction`]),
    'thai.taksa.lucky-colours',
    'thai.taksa.avoid-colour',
    'thai.taksa.power',
    'thai.taksa.posture',
    ...pairs.flatMap(([name]) => [`thai.taksa.${name}`, `thai.taksa.${name}-seat`]),
    'thai.taksa.today.star',
    'thai.taksa.today.seat',
  ]);
}

export const card: ModeCard = { Drawing, rows };
