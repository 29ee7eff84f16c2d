import { notify } from '#ui/notify.ts';

/** Copies and says so; where the browser refuses, says what to do. */
export function copyText(
  text: string,
  words: { readonly copied: string; readonly copyFailed: string },
): void {
  navigator.clipboard.writeText(text).then(
    () => notify({ text: words.copied }),
    () => notify({ text: words.copyFailed, tone: 'error' }),
  );
}
