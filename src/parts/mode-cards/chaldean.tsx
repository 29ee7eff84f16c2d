/** The name in daily use letter by letter with its numbers, the sums of its words, and the roots of name and day. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import styles from './card-inks.module.css';
import { CardSvg, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { LetterRows, rowsOfWord, TILE } from './letter-rows.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { arrows, lettersOf, numbersOf } from './number-parts.ts';
import type { LetterValue } from './number-parts.ts';
import { NumberSeal } from './number-seal.tsx';

type Word = { readonly word: string; readonly letters: readonly LetterValue[]; readonly sum: number };

function wordsOf(view: CardView): readonly Word[] {
  return view.sheet.facts.flatMap(({ id, derivation }): readonly Word[] => {
    if (!id.startsWith('chaldean.word.')) return [];
    const { word, letters } = derivation.values ?? {};
    return [
      { word: typeof word === 'string' ? word : '', letters: lettersOf(letters), sum: view.count(id) ?? 0 },
    ];
  });
}

/** Room of a word: its tiles, and the sum on the last row or under it. */
const heightOf = ({ letters }: Word): number =>
  rowsOfWord(letters.length) * TILE.height + (letters.length % TILE.most === 0 ? 22 : 6);

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const named = wordsOf(view);
  const tops = named.map((_, at) => named.slice(0, at).reduce((sum, word) => sum + heightOf(word), 0));
  const foot = named.reduce((sum, word) => sum + heightOf(word), 0);
  const sums = named.map(({ sum }) => sum).join(' + ');
  const hasName = view.has('chaldean.root');
  const hasDay = view.has('chaldean.birth-root');
  const agreement = hasName && hasDay ? (view.isOn('chaldean.agreement') ? t.agree : t.differ) : null;
  return (
    <CardSvg
      width={340}
      height={foot + (named.length > 1 ? 26 : 6) + 104 + (agreement === null ? 0 : 22)}
      most={460}
      label={labelOf(view, named)}
    >
      {named.map((word, at) => (
        <WordTiles key={word.word} word={word} y={tops[at] ?? 0} />
      ))}
      {named.length > 1 && (
        <>
          <path d={`M20 ${foot + 1}H320`} className={styles.hair} />
          <Words x={170} y={foot + 20} way="strong">
            {`${sums} = ${view.count('chaldean.compound') ?? ''}`}
          </Words>
        </>
      )}
      <Roots view={view} y={foot + (named.length > 1 ? 36 : 14)} hasName={hasName} hasDay={hasDay} />
      <Words x={170} y={foot + (named.length > 1 ? 36 : 14) + 112} way="label">
        {agreement}
      </Words>
    </CardSvg>
  );
}

function labelOf(view: CardView, named: readonly Word[]): string {
  const root = view.count('chaldean.root');
  if (root === null) return t.dateLabel(view.count('chaldean.birth-root') ?? 0);
  return t.nameLabel(named.map(({ word }) => word).join(' '), view.count('chaldean.compound') ?? 0, root);
}

function WordTiles({ word, y }: { word: Word; y: number }) {
  const rows = rowsOfWord(word.letters.length);
  const last = word.letters.length - (rows - 1) * TILE.most;
  const isFull = last === TILE.most;
  const width = Math.min(word.letters.length, TILE.most) * TILE.width - 4;
  const x = (340 - width) / 2 - (isFull ? 0 : 20);
  return (
    <g>
      <LetterRows
        x={x}
        y={y - 8}
        letters={word.letters.map(({ letter, value }) => ({ letter, below: value }))}
      />
      <Words
        x={isFull ? 170 : x + last * TILE.width + 4}
        y={y + (rows - 1) * TILE.height + (isFull ? 76 : 50)}
        way="strong"
        anchor={isFull ? 'middle' : 'start'}
      >
        {`= ${word.sum}`}
      </Words>
    </g>
  );
}

function Roots(props: { view: CardView; y: number; hasName: boolean; hasDay: boolean }) {
  const { view, y, hasName, hasDay } = props;
  const seal = (which: '' | 'birth-', label: string, cx: number) => (
    <NumberSeal
      cx={cx}
      y={y}
      label={label}
      value={view.count(`chaldean.${which}root`) ?? 0}
      path={arrows(numbersOf(view.value(`chaldean.${which}root`, 'path')))}
      isChief={which === ''}
    />
  );
  return (
    <>
      {hasName && seal('', t.nameNumber, hasDay ? 102 : 170)}
      {hasDay && seal('birth-', t.dayNumber, hasName ? 238 : 170)}
    </>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const root = (which: '' | 'birth-', head: string): readonly TableRow[] =>
    view.has(`chaldean.${which}root`)
      ? [
          {
            head,
            cells: [
              String(view.count(`chaldean.${which}root`)),
              arrows(numbersOf(view.value(`chaldean.${which}root`, 'path'))),
            ],
          },
        ]
      : [];
  return [
    ...wordsOf(view).map(({ word, letters, sum }) => ({
      head: word,
      cells: [String(sum), letters.map(({ letter, value }) => `${letter} ${value}`).join(' + ')],
    })),
    ...(view.has('chaldean.compound')
      ? [{ head: t.compound, cells: [String(view.count('chaldean.compound'))] }]
      : []),
    ...root('', t.nameNumber),
    ...root('birth-', t.dayNumber),
    ...(view.has('chaldean.agreement')
      ? [{ head: t.root, cells: [view.isOn('chaldean.agreement') ? t.agree : t.differ] }]
      : []),
  ];
}

export const card: ModeCard = { Drawing, rows };
