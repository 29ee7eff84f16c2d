/** The small signs that chart tables share: a sign, an aspect, and the buttons that select an object. */
import { elementOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { AnyAspectId } from '#astro/aspect/aspect-id.ts';
import { Glyph } from '#ui/glyph.tsx';
import type { ChartObject } from './chart-view.ts';
import styles from './chart.module.css';

export function SignName({ sign, text }: { sign: SignId | undefined; text: string }) {
  return (
    <span className={styles.inline}>
      {sign !== undefined && <Glyph id={sign} className={styles[elementOf(sign)]} />}
      {text}
    </span>
  );
}

/** An aspect's glyph in its ink. */
export function AspectMark({ aspect, size = 15 }: { aspect: AnyAspectId; size?: number }) {
  return <Glyph id={aspect} size={size} className={styles[aspect]} />;
}

/** An object's name as the button that selects it everywhere. */
export function PickObject(props: { one: ChartObject; on: boolean; onSelect: (id: string) => void }) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={props.on}
      onClick={() => props.onSelect(props.one.id)}
    >
      <Glyph id={props.one.glyph} size={17} />
      {props.one.name}
    </button>
  );
}

/** The same as a round glyph, where there is no room for the name. */
export function PickGlyph(props: {
  one: ChartObject;
  on: boolean;
  /** Passed by the Tab key, where other keys lead to the same. */
  skipped?: boolean;
  onSelect: (id: string) => void;
}) {
  const { one } = props;
  return (
    <button
      type="button"
      className={styles.glyphPick}
      tabIndex={props.skipped ? -1 : undefined}
      aria-pressed={props.on}
      aria-label={one.name}
      data-tip={one.name}
      onClick={() => props.onSelect(one.id)}
    >
      <Glyph id={one.glyph} size={17} />
    </button>
  );
}
