import type { StoredReading } from '#contract/stored-reading.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { FactLozenge } from '#ui/gold-mark.tsx';
import { useText } from '#ui/use-text.ts';
import { useFactWords } from '#parts/reading/fact-words.ts';
import styles from './messages.module.css';
import { madeOn } from '#parts/reading/sheet-inputs.ts';
import { toldIn, useTraditionWords } from '#parts/reading/told-in.ts';
import { deviceHours } from '#ui/clock.ts';

/** An answer without prose: each point with its facts and what is written about it. */
export function FactsReading(props: { reading: StoredReading; zone: string }) {
  const t = useText(uiReplies);
  const words = useFactWords(true);
  const ofMode = useTraditionWords(props.reading.sheet.mode);
  const { reading, zone } = props;
  if (words === null || ofMode === undefined) return null;
  const facts = factsById(reading);
  const context = {
    zone,
    today: madeOn(reading, zone),
    clock: deviceHours(),
    facts,
    ...toldIn(ofMode, reading.sheet, reading.facts),
  };
  const rows = reading.sentences.filter(({ cites }) => cites.length > 0);
  const said = reading.sentences.filter(({ cites, text }) => cites.length === 0 && text !== '');
  return (
    <div className={styles.factsOnly} lang={reading.lang}>
      {said.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {rows.length > 0 && (
        <ul aria-label={t.factsOnly}>
          {rows.map(({ cites, text }) => (
            <li key={cites.join()}>
              <FactLozenge filled />
              <div>
                {cites.flatMap((id) => {
                  const fact = facts.get(id);
                  if (fact === undefined) return [];
                  const { title, detail } = words.factView(fact, context);
                  return [
                    <p key={id}>
                      <b>{title}</b> <span className="num muted">{detail}</span>
                    </p>,
                  ];
                })}
                {reading.removed !== undefined && !cites.every((id) => facts.has(id)) && (
                  <p className="muted">{t.removedWith(...reading.removed)}</p>
                )}
                {text !== '' && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && said.length === 0 && <p>{t.noFacts}</p>}
      {rows.length > 0 && <p className="meta">{t.factsOnlyNote}</p>}
    </div>
  );
}
