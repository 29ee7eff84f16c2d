import { lazy, Suspense, useState } from 'react';

const TypedSupport = lazy(async () => ({ default: (await import('./typed-support.tsx')).TypedSupport }));

/** Shorter than any words that ask for care. */
const SHORTEST = 4;

/**
 * Looks after whoever writes into a text field. Put it beside the field with what stands in it: when the words ask for
 * care, the support card appears there, quietly. It takes no focus, stops nothing from being saved, and keeps, counts and
 * sends nothing.
 *
 * What stood in the field when it was shown is not looked at: only what is typed. `folded` is for narrow places.
 */
export function TextSupport(props: { text: string; folded?: boolean }) {
  const [first] = useState(props.text);
  const [typed, setTyped] = useState(false);
  if (!typed && props.text !== first && props.text.trim().length >= SHORTEST) setTyped(true);
  if (!typed) return null;
  return (
    <Suspense>
      <TypedSupport text={props.text} folded={props.folded ?? false} />
    </Suspense>
  );
}
