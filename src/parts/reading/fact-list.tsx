import { factsById } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { deviceHours } from '#ui/clock.ts';
import { useFactWords } from './fact-words.ts';
import styles from './fact-list.module.css';

/** Facts one under another: what each says, how it was computed, and from where. */
export function FactList(props: {
  facts: readonly Fact[];
  /** IANA zone in which times are written, and today there, `YYYY-MM-DD`. */
  zone: string;
  today: string;
}) {
  const words = useFactWords(true);
  const { facts, zone, today } = props;
  if (words === null) return null;
  const context = { zone, today, clock: deviceHours(), facts: factsById({ facts: [...facts] }) };
  return (
    <ul className={styles.list}>
      {facts.map((fact) => {
        const view = words.factView(fact, context);
        return (
          <li key={fact.id}>
            <b>{view.title}</b>
            {view.detail !== '' && <p className="num">{view.detail}</p>}
            {view.derivation !== '' && <p className="meta">{view.derivation}</p>}
            {view.source !== '' && <p className="meta">{view.source}</p>}
          </li>
        );
      })}
    </ul>
  );
}
