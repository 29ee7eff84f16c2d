import { lazy, Suspense } from 'react';
import { hasMarkdown, plainSentence } from './plain-sentence.ts';

const loadMarkdown = () => import('./markdown.tsx');
const Block = lazy(async () => ({ default: (await loadMarkdown()).MarkdownBlock }));
const Inline = lazy(async () => ({ default: (await loadMarkdown()).MarkdownInline }));

/** A message as it was written, or with its markdown. Plain until what draws it is there. */
export function RichText(props: { text: string; by: 'person' | 'model' }) {
  if (!hasMarkdown(props.text)) return props.text;
  return (
    <Suspense fallback={props.text}>
      <Block {...props} />
    </Suspense>
  );
}

/** A sentence of a model with its emphasis. */
export function RichSentence(props: { text: string }) {
  if (!hasMarkdown(props.text)) return props.text;
  return (
    <Suspense fallback={plainSentence(props.text)}>
      <Inline {...props} />
    </Suspense>
  );
}
