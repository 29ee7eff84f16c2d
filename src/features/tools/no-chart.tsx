import { paths } from '#app/paths.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';

/** Says that a tool goes without the chart, and how to give it one. */
export function NoChart() {
  const t = useText(uiTools);
  return (
    <p className="meta">
      {t.noChart}{' '}
      <TextLink inline to={paths.personal}>
        {t.addBirth}
      </TextLink>
    </p>
  );
}
