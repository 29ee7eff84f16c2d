import { type ReactNode, useId, useState } from 'react';
import { knownBirth } from '#contract/birth-details.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { ARCHETYPE_IDS } from '#practice/archetypes/formula.ts';
import type { ArchetypeId } from '#practice/archetypes/formula.ts';
import type { ArchetypeBar, ArchetypeEnd, Archetypes } from '#practice/archetypes/archetypes.ts';
import { signName } from '#text/en/names.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import type { Blueprint } from './profile-queries.ts';
import styles from './blueprint.module.css';

const loadWords = () => import('#text/en/self/archetypes.ts');
type Words = Awaited<ReturnType<typeof loadWords>>;

/** Three figures weighed against the chart, each bar with the facts that add up to it. */
export function ArchetypesSection(props: { blueprint: Blueprint; onAddBirth: () => void }) {
  const t = useText(uiBlueprint);
  const words = useLoaded(loadWords);
  const [attempt, setAttempt] = useState(0);
  const birth = knownBirth(props.blueprint.profile?.birth ?? null);
  const asked = useEngineAnswer('archetypes', birth, attempt);
  const id = useId();
  if (words === null) return <div aria-busy="true" />;
  const { archetypeWords, archetypeTexts } = words;
  const made: Archetypes | null = asked.type === 'answer' ? asked.output : null;
  const bars = made?.type === 'bars' ? made.bars : [];
  const isWithout = asked.type === 'none' || made?.type === 'no-birth';
  return (
    <div className={styles.archetypes}>
      <h2 className="sr-only">{archetypeWords.title}</h2>
      {isWithout && (
        <div className={styles.prompt}>
          <p>{archetypeWords.noChartHint}</p>
          <Button tone="leaf" size="small" onClick={props.onAddBirth}>
            {t.addBirth}
          </Button>
        </div>
      )}
      {asked.type === 'working' && (
        <p role="status" className="muted">
          {t.loading}
        </p>
      )}
      {asked.type === 'failed' && (
        <div className={styles.prompt}>
          <p>{t.failed}</p>
          <Button size="small" onClick={() => setAttempt((was) => was + 1)}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      {made?.type === 'bars' && <Notes made={made} words={words} />}
      {ARCHETYPE_IDS.map((archetype) => (
        <Figure
          key={archetype}
          archetype={archetype}
          bar={bars.find((bar) => bar.archetype === archetype) ?? null}
          words={words}
        />
      ))}
      <Shaped id={`${id}-decisions`} heading={archetypeWords.decisionsHeading}>
        {ARCHETYPE_IDS.map((archetype) => (
          <Pair key={archetype} name={archetypeTexts[archetype].name}>
            {archetypeTexts[archetype].decisions}
          </Pair>
        ))}
      </Shaped>
      <Shaped id={`${id}-relationships`} heading={archetypeWords.relationshipsHeading}>
        {ARCHETYPE_IDS.map((archetype) => (
          <Pair key={archetype} name={archetypeTexts[archetype].name}>
            {archetypeTexts[archetype].relationships}
          </Pair>
        ))}
      </Shaped>
      <p className={`meta ${styles.foot}`}>{archetypeWords.ourChoice}</p>
    </div>
  );
}

/** What the stretch of the birth leaves open. */
function Notes({ made, words }: { made: Extract<Archetypes, { type: 'bars' }>; words: Words }) {
  const t = useText(uiBlueprint);
  return (
    <>
      {!made.withAngles && <p className={styles.note}>{words.archetypeWords.withoutAngles}</p>}
      {made.moonSigns.length > 1 && (
        <p className={styles.note}>{t.moonOpen(made.moonSigns.map(signName).join(', '))}</p>
      )}
    </>
  );
}

function Figure(props: { archetype: ArchetypeId; bar: ArchetypeBar | null; words: Words }) {
  const t = useText(uiBlueprint);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { bar, words } = props;
  const { archetypeWords, bandNames } = words;
  const text = words.archetypeTexts[props.archetype];
  const isOne = bar !== null && bar.low === bar.high;
  const said =
    bar === null
      ? archetypeWords.noChart
      : isOne
        ? archetypeWords.bar(bar.low.percent)
        : archetypeWords.range(bar.low.percent, bar.high.percent);
  const bands = bar === null ? [] : [...new Set([bar.low.band, bar.high.band])];
  return (
    <section className={styles.archetype} aria-labelledby={id}>
      <div className={styles.archetypeHead}>
        <h3 id={id} className="display">
          {text.name}
        </h3>
        <p className="muted">{text.gist}</p>
      </div>
      {bar === null ? (
        <p className={styles.noBar}>{said}</p>
      ) : (
        <>
          <button
            type="button"
            className={styles.barButton}
            aria-expanded={open}
            aria-controls={`${id}-facts`}
            onClick={() => setOpen((was) => !was)}
          >
            <Bar bar={bar} />
            <span className={styles.barText}>
              <span className="num">{said}</span>
              <span className={styles.bandName}>{bands.map((band) => bandNames[band]).join(' – ')}</span>
              <span className="sr-only">{open ? t.hideBar : t.whyBar}</span>
              <Icon of={IconChevronDown} size={18} />
            </span>
          </button>
          <div id={`${id}-facts`} hidden={!open} className={styles.facts}>
            {open &&
              (isOne ? (
                <Facts end={bar.low} bar={bar} caption={t.facts(text.name)} words={words} />
              ) : (
                <>
                  <Facts
                    end={bar.low}
                    bar={bar}
                    caption={`${t.facts(text.name)}. ${t.atLeast}`}
                    words={words}
                  />
                  <Facts
                    end={bar.high}
                    bar={bar}
                    caption={`${t.facts(text.name)}. ${t.atMost}`}
                    words={words}
                  />
                </>
              ))}
          </div>
          {bands.map((band) => (
            <p key={band}>{text.bands[band]}</p>
          ))}
        </>
      )}
      <div className={styles.columns}>
        <div>
          <h4>{t.traits}</h4>
          <ul className={styles.plainList}>
            {text.traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{t.influence}</h4>
          <p>{text.influence}</p>
        </div>
      </div>
    </section>
  );
}

/** From 0 to 99, with a tick at the middle birth; over a stretch when the birth leaves one. */
function Bar({ bar }: { bar: ArchetypeBar }) {
  const { low, high } = bar;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${low.percent}%` }} />
      {high !== low && (
        <b style={{ insetInlineStart: `${low.percent}%`, width: `${high.percent - low.percent}%` }} />
      )}
      <u />
    </span>
  );
}

/** Rows that add up to the points, and how the points become a percentage. */
/** A line of arithmetic that breaks before a bracket and never in it. */
function Worked({ text }: { text: string }) {
  const bracket = text.indexOf('(');
  if (bracket === -1) return text;
  return (
    <>
      {text.slice(0, bracket)}
      <span className="nowrap">{text.slice(bracket)}</span>
    </>
  );
}

function Facts(props: { end: ArchetypeEnd; bar: ArchetypeBar; caption: string; words: Words }) {
  const t = useText(uiBlueprint);
  const { end, bar, words } = props;
  const { archetypeWords, pointsText, rowArithmetic, rowTitle } = words;
  if (end.rows.length === 0) return <p>{archetypeWords.noRows}</p>;
  return (
    <>
      <table className={styles.factTable}>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.factColumn}</th>
            <th scope="col">{t.worked}</th>
            <th scope="col">{t.points}</th>
          </tr>
        </thead>
        <tbody>
          {end.rows.map((row) => (
            <tr key={`${row.kind} ${rowTitle(row)}`}>
              <th scope="row">{rowTitle(row)}</th>
              <td className="num">
                <Worked text={rowArithmetic(row)} />
              </td>
              <td className="num">{pointsText(row.tenths)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <td className="num">{pointsText(end.tenths)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="meta num">
        {archetypeWords.median(bar.medianTenths)}. {archetypeWords.bar(end.percent)}.
      </p>
    </>
  );
}

function Shaped(props: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.shaped} aria-labelledby={props.id}>
      <h3 id={props.id} className="display">
        {props.heading}
      </h3>
      <dl>{props.children}</dl>
    </section>
  );
}

function Pair(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
