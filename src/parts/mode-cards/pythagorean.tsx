/** The date in columns, the name with the numbers of its vowels above and of its consonants below, and what they come to. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { LetterRows, rowsOfWord, TILE } from './letter-rows.tsx';
import type { TileLetter } from './letter-rows.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { arrows, numbersOf, partsOf } from './number-parts.ts';
import { NumberSeal } from './number-seal.tsx';

const cores = [
  ['life-path', 'lifePath'],
  ['expression', 'expression'],
  ['soul-urge', 'soulUrge'],
  ['personality', 'personality'],
  ['birthday', 'birthday'],
  ['maturity', 'maturity'],
] as const;
const personal = [
  ['personal-year', 'personalYear'],
  ['personal-month', 'personalMonth'],
  ['personal-day', 'personalDay'],
] as const;
const cycles = [1, 2, 3, 4] as const;

const pathOf = (view: CardView, name: string): string =>
  arrows(numbersOf(view.value(`numerology.${name}`, 'path')));

/** The words of the name as tiles: the letters of the expression, parted where its words end. */
function wordTiles(view: CardView): readonly (readonly TileLetter[])[] {
  const letters = partsOf(view.value('numerology.expression', 'parts'));
  const isVowel = (letter: string): boolean =>
    'AEIOU'.includes(letter) || (letter === 'Y' && view.sheet.school['y'] === 'vowel');
  let from = 0;
  return partsOf(view.value('numerology.expression-by-word', 'parts')).map(({ shown }) => {
    const own = letters.slice(from, from + shown.length);
    from += shown.length;
    return own.map(({ shown: letter, path }): TileLetter => {
      const [value = 0] = path;
      return isVowel(letter) ? { letter, above: value } : { letter, below: value };
    });
  });
}

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const named = wordTiles(view);
  const columns = 104;
  const tops = named.map((_, at) =>
    named.slice(0, at).reduce((sum, one) => sum + rowsOfWord(one.length) * TILE.height + 4, columns),
  );
  const afterTiles = named.reduce((sum, one) => sum + rowsOfWord(one.length) * TILE.height + 4, columns);
  return (
    <Beside
      size={size}
      label={t.pythagoreanLabel(
        view.count('numerology.life-path') ?? 0,
        view.has('numerology.expression') ? String(view.count('numerology.expression')) : '',
      )}
      height={afterTiles + 16}
      picture={
        <>
          <DateColumns view={view} />
          {named.map((letters, at) => (
            <LetterRows
              key={tops[at]}
              x={(344 - Math.min(letters.length, TILE.most) * TILE.width) / 2}
              y={tops[at] ?? 0}
              letters={letters}
            />
          ))}
          <Words x={170} y={afterTiles + 10} way="label">
            {named.length > 0 ? t.vowels : t.noName}
          </Words>
        </>
      }
      list={(room) => list(view, room)}
    />
  );
}

/** The core numbers in threes, the four pinnacles and the numbers of the day. */
function list(view: CardView, { width }: ListRoom): Listed {
  const shown = cores.filter(([name]) => view.has(`numerology.${name}`));
  const afterCores = Math.ceil(shown.length / 3) * 104;
  const node = (
    <>
      {shown.map(([name, label], at) => (
        <NumberSeal
          key={name}
          cx={thirdOf(width, at % 3)}
          y={Math.floor(at / 3) * 104}
          label={t[label]}
          value={view.count(`numerology.${name}`) ?? 0}
          path={pathOf(view, name)}
          isChief={name === 'life-path'}
        />
      ))}
      <Cycles view={view} y={afterCores + 6} width={width} />
      <Personal view={view} y={afterCores + 112} width={width} />
    </>
  );
  return { node, end: afterCores + 144 };
}

/** The middle of one of three columns. */
const thirdOf = (width: number, at: number): number => (width * (2 * at + 1)) / 6;

/** Month, day and year, each brought down to one number, and their sum. */
function DateColumns({ view }: { view: CardView }) {
  const parts = partsOf(view.value('numerology.life-path', 'parts'));
  const labels: Readonly<Record<string, string>> = { month: t.month, day: t.day, year: t.year };
  return (
    <>
      {parts.map(({ of, shown, path }, at) => {
        const cx = 57 + at * 113;
        return (
          <g key={of}>
            <Words x={cx} y={12} way="label">
              {labels[of] ?? of}
            </Words>
            <Words x={cx} y={36} way="title">
              {shown}
            </Words>
            <Words x={cx} y={56} way="label">
              {path.length > 1 ? arrows(path.slice(1)) : null}
            </Words>
            {at > 0 && (
              <Words x={cx - 57} y={36} way="label">
                +
              </Words>
            )}
          </g>
        );
      })}
      <path d="M20 68H320" className={styles.hair} />
      <Words x={170} y={88} way="strong">
        {`${t.lifePath}: ${parts.map(({ path }) => path.at(-1)).join(' + ')} = ${pathOf(view, 'life-path')}`}
      </Words>
    </>
  );
}

/** The four pinnacles over their ages, each challenge under its pinnacle. */
function Cycles({ view, y, width }: { view: CardView; y: number; width: number }) {
  const step = (width - 2) / 4;
  return (
    <>
      <path d={`M2 ${y}H${width - 2}`} className={styles.hair} />
      <Words x={2} y={y + 20} way="label" anchor="start">
        {t.pinnacles}
      </Words>
      {cycles.map((n) => {
        const id = `numerology.pinnacle.${n}`;
        const x = 2 + (n - 1) * step;
        const [from, to] = [view.value(id, 'fromAge'), view.value(id, 'toAge')];
        return (
          <g key={n}>
            <rect x={x} y={y + 28} width={step - 2} height={26} rx={5} className={styles.span} />
            <Words x={x + step / 2 - 1} y={y + 46} way="strong">
              {view.count(id)}
            </Words>
            <Words x={x + step / 2 - 1} y={y + 70} way="label">
              {`${t.ageHead} ${t.ages(Number(from), typeof to === 'number' ? to : null)}`}
            </Words>
            <Words x={x + step / 2 - 1} y={y + 89} way="label">
              {t.challengeOf(view.count(`numerology.challenge.${n}`) ?? 0)}
            </Words>
          </g>
        );
      })}
    </>
  );
}

/** The numbers of the year, month and day that are asked about. */
function Personal({ view, y, width }: { view: CardView; y: number; width: number }) {
  return (
    <>
      <path d={`M2 ${y}H${width - 2}`} className={styles.hair} />
      {personal.map(([name, label], at) => (
        <g key={name}>
          <Words x={thirdOf(width, at)} y={y + 24} way="body">
            {`${t[label]} ${view.count(`numerology.${name}`) ?? ''}`}
          </Words>
        </g>
      ))}
    </>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const number = (name: string, head: string): readonly TableRow[] =>
    view.has(`numerology.${name}`)
      ? [{ head, cells: [String(view.count(`numerology.${name}`)), pathOf(view, name)] }]
      : [];
  const missing = view.ids('numerology.missing-digits');
  return [
    ...cores.flatMap(([name, label]) => number(name, t[label])),
    ...personal.flatMap(([name, label]) => number(name, t[label])),
    ...cycles.map((n) => {
      const id = `numerology.pinnacle.${n}`;
      const to = view.value(id, 'toAge');
      return {
        head: t.pinnacle(n),
        cells: [
          String(view.count(id)),
          `${t.ageHead} ${t.ages(Number(view.value(id, 'fromAge')), typeof to === 'number' ? to : null)}`,
        ],
      };
    }),
    ...cycles.map((n) => ({
      head: t.challenge(n),
      cells: [String(view.count(`numerology.challenge.${n}`))],
    })),
    ...(view.has('numerology.karmic-debts')
      ? [{ head: t.debts, cells: [view.name('numerology.karmic-debts') ?? t.none] }]
      : []),
    ...(view.has('numerology.missing-digits')
      ? [{ head: t.missingDigits, cells: [missing.length === 0 ? t.none : missing.join(', ')] }]
      : []),
  ];
}

export const card: ModeCard = { Drawing, rows };
