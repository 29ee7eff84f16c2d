import { useState } from 'react';
import { checkDraw, shownCommitment } from '#traditions/tarot/draw.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './draw-check.module.css';

/** Seed, slots and commitment of a draw, and the button that computes the deck again and compares. */
export function DrawCheck({ input }: { input: TarotInput }) {
  const t = useText(uiTarot);
  const [found, setFound] = useState<string | null>(null);
  const { source } = input;
  if (source.type === 'entered') return <p className={styles.text}>{t.entered}</p>;
  const { proof } = source;
  const check = () => {
    const result = checkDraw(proof, input.cards).type;
    const said = {
      holds: t.holds(shownCommitment(proof.commitment)),
      'other-deck': t.otherDeck,
      'other-cards': t.otherCards,
    };
    setFound(said[result]);
  };
  return (
    <details className={styles.proof}>
      <summary>
        <span>{t.proof}</span>
        <span className={`num ${styles.digits}`}>{shownCommitment(proof.commitment)}</span>
      </summary>
      <p className={styles.text}>{t.proofText}</p>
      <dl className={styles.rows}>
        <dt>{t.sealed}</dt>
        <dd className="num">{proof.commitment}</dd>
        <dt>{t.seed}</dt>
        <dd className="num">{proof.seed}</dd>
        <dt>{t.slots}</dt>
        <dd className="num">{proof.slots.map((slot) => slot + 1).join(', ')}</dd>
      </dl>
      <Button size="small" onClick={check}>
        {t.check}
      </Button>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </details>
  );
}
