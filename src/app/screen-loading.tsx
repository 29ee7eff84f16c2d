import { uiShell } from '#text/en/ui-shell.ts';
import { useText } from '#ui/use-text.ts';

/** While a screen's code arrives, inside the frame that already stands. Nothing to see: it takes a moment at most. */
export function ScreenLoading() {
  const t = useText(uiShell);
  return (
    <p role="status" className="sr-only">
      {t.loading}
    </p>
  );
}
