import { useState } from 'react';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiModeCard } from '#text/en/ui-mode-card.ts';
import { useText } from '#ui/use-text.ts';
import { arithmeticSteps } from './arithmetic-steps.ts';
import styles from './mode-card-frame.module.css';

/** Facts named in "From" before the rest are counted. */
const NAMED = 4;

/** Every fact with what it was computed from: method, steps and source. Made when it is opened. */
export function Arithmetic(props: { sheet: FactSheet; words: TraditionWords }) {
  const t = useText(uiModeCard);
  const [open, setOpen] = useState(false);
  const { sheet } = props;
  return (
    <details className={styles.arithmetic} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.arithmetic}</summary>
      {open && (
        // Long enough to scroll by itself: reached by the keyboard like any other part.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} aria-label={t.arithmeticSteps}>
          {sheet.facts
            .filter(({ id }) => !id.startsWith('caveat.'))
            .map((fact) => (
              <Worked key={fact.id} {...props} fact={fact} />
            ))}
        </ol>
      )}
    </details>
  );
}

function Worked(props: { sheet: FactSheet; words: TraditionWords; fact: Fact }) {
  const t = useText(uiModeCard);
  const { sheet, words, fact } = props;
  const { method, from, values, source } = fact.derivation;
  const { title, detail } = words.fact(fact, sheet);
  const facts = factsById(sheet);
  const origins = from.flatMap((id) => {
    const origin = facts.get(id);
    return origin === undefined ? [] : [words.fact(origin, sheet).title];
  });
  const named = origins.slice(0, NAMED);
  const rest = origins.length - named.length;
  return (
    <li>
      <p>
        <b>{title}</b>
        {detail !== '' && <span className="num"> {detail}</span>}
      </p>
      <dl>
        <Line name={t.method}>{words.methods[method] ?? t.plainValue(method)}</Line>
        {named.length > 0 && (
          <Line name={t.from}>{[...named, ...(rest > 0 ? [t.more(rest)] : [])].join('; ')}</Line>
        )}
        {arithmeticSteps(values, t).map((step) => (
          <Line key={step} name="">
            {step}
          </Line>
        ))}
        <Line name={t.source}>{words.sources[source] ?? t.plainValue(source.replace(/^source\./, ''))}</Line>
      </dl>
    </li>
  );
}

function Line(props: { name: string; children: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className="num">{props.children}</dd>
    </div>
  );
}
