/** Twelve animals on a ring, the person's and the year's, with the line of their relation, and when it comes round. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { ANIMAL_IDS } from '#traditions/thai/thai-year.ts';
import type { AnimalId } from '#traditions/thai/thai-year.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import inks from './card-inks.module.css';
import { Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { factList } from './thai/fact-lines.tsx';
import styles from './thai/thai-card.module.css';
import { dayOf, factRows, idsLike, namedLike } from './thai/thai-view.ts';
import { RING, ringPlace } from './thai/year-ring.ts';

const nexts = ['chong', 'khak', 'trine', 'six-harmony'] as const;

/** The animal that the relations go by, as the school has it. */
const ownFact = (view: CardView): string =>
  view.sheet.school['yearRelations'] === 'chinese-new-year'
    ? 'zodiacyear.animal-chinese'
    : 'zodiacyear.animal';

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const own = view.id(ownFact(view));
  const year = view.id('zodiacyear.target-animal');
  return (
    <Beside
      size={size}
      label={t.zodiacLabel(
        view.name(ownFact(view)) ?? '',
        view.name('zodiacyear.target-animal') ?? '',
        view.name('zodiacyear.relations') ?? t.noRelation,
      )}
      height={338}
      picture={
        <>
          <circle cx={RING.middle} cy={RING.middle} r={RING.r} className={inks.hair} />
          {own !== null && year !== null && <RelationLine own={own} year={year} view={view} />}
          {ANIMAL_IDS.map((animal, at) => (
            <Animal key={animal} view={view} words={words} animal={animal} place={ringPlace(at)} />
          ))}
          <Middle view={view} />
        </>
      }
      list={(room) => factList(factLines(view, words), room)}
    />
  );
}

function Animal(props: {
  view: CardView;
  words: TraditionWords;
  animal: AnimalId;
  place: readonly [x: number, y: number];
}) {
  const { view, words, animal } = props;
  const [x, y] = props.place;
  const name = namedLike(words, view.fact('zodiacyear.target-animal'), animal);
  const isOwn = animal === view.id(ownFact(view));
  const isYears = animal === view.id('zodiacyear.target-animal');
  return (
    <>
      <circle cx={x} cy={y} r={29} className={isOwn ? inks.lit : isYears ? styles.good : inks.plate} />
      {isYears && <circle cx={x} cy={y} r={25.5} className={inks.goldLine} />}
      <Words x={x} y={y + 1} way="strong" lang="th" ink={isOwn ? 'gold' : 'text'}>
        {name.own}
      </Words>
      <Words x={x} y={y + 15} way="label" ink="text">
        {name.en}
      </Words>
    </>
  );
}

/** Solid gold for a harmony, dashed for what opposes or rubs, dotted where nothing is named. One animal alone has none. */
function RelationLine({ own, year, view }: { own: string; year: string; view: CardView }) {
  const at = (animal: string): number => ANIMAL_IDS.indexOf(animal as AnimalId);
  if (own === year) return null;
  const relations = view.ids('zodiacyear.relations');
  const [x1, y1] = ringPlace(at(own), RING.r - 30);
  const [x2, y2] = ringPlace(at(year), RING.r - 30);
  const isKind = relations.includes('trine') || relations.includes('six-harmony');
  const isOpposed = (at(own) + 6) % 12 === at(year);
  const className = relations.length === 0 ? styles.dotted : isKind ? inks.goldLine : styles.dashed;
  if (!isOpposed)
    return (
      <path
        d={`M${x1} ${y1}Q${RING.middle + (x1 + x2 - 2 * RING.middle) * 0.3} ${RING.middle + (y1 + y2 - 2 * RING.middle) * 0.3} ${x2} ${y2}`}
        className={className}
      />
    );
  // Straight through the middle, open where its words stand.
  const part = (x: number, y: number): string =>
    `M${x} ${y}L${RING.middle + (x - RING.middle) * 0.52} ${RING.middle + (y - RING.middle) * 0.52}`;
  return <path d={part(x1, y1) + part(x2, y2)} className={className} />;
}

function Middle({ view }: { view: CardView }) {
  const names = view.names('zodiacyear.relations');
  const relation = names.length === 0 ? t.noRelation : names.map(({ en }) => en).join(', ');
  return (
    <g>
      <Words x={170} y={146} way="label">
        {String(view.count('zodiacyear.target-year') ?? '')}
      </Words>
      <Lines x={170} y={170} way="name" wide={18} leading={19}>
        {relation}
      </Lines>
      <Words x={170} y={relation.length > 18 ? 212 : 192} way="body" lang="th" ink="gold">
        {names.flatMap(({ own }) => (own === null ? [] : [own])).join(' ')}
      </Words>
    </g>
  );
}

const bothNames = (view: CardView, id: string): string =>
  [view.name(id), view.own(id)].filter(Boolean).join(' · ');

function factLines(view: CardView, words: TraditionWords): readonly { head: string; text: string | null }[] {
  const id = (name: string): string => `zodiacyear.${name}`;
  const [from, to] = [dayOf(view, id('begins')), dayOf(view, id('ends'))];
  const next = nexts.flatMap((name) => {
    const year = view.count(id(`next-${name}`));
    return year === null
      ? []
      : [t.nextOf(namedLike(words, view.fact(id('relations')), name).en, String(year))];
  });
  const differ = view.isOn(id('rules-differ'));
  const target = view.count(id('target-year'));
  return [
    { head: t.yours, text: bothNames(view, ownFact(view)) },
    { head: target === null ? t.yearOf : String(target), text: bothNames(view, id('target-animal')) },
    { head: t.almanacWord, text: view.name(id('affected')) },
    {
      head: t.elements,
      text: t.elementsOf(view.name(id('element')) ?? '', view.name(id('target-element')) ?? ''),
    },
    { head: t.yearRuns, text: from === null || to === null ? null : t.runs(from, to) },
    { head: t.nextYears, text: next.join(', ') },
    {
      head: t.byRule,
      text: differ
        ? t.rules(
            view.name(id('animal')) ?? t.none,
            view.name(id('animal-thaloengsok')) ?? t.none,
            view.name(id('animal-chinese')) ?? t.none,
          )
        : null,
    },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^zodiacyear\./));
}

export const card: ModeCard = { Drawing, rows };
