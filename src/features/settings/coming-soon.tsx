import { uiSettings } from '#text/en/ui-settings.ts';
import { useText } from '#ui/use-text.ts';

/** A page that is named already and not built yet. */
export function ComingSoon() {
  const t = useText(uiSettings);
  return <p className="muted">{t.comingSoon}</p>;
}
