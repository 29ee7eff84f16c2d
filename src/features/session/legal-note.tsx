import { uiSession } from '#text/en/ui-session.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';

/** The two links a sentence about accepting ends with. */
export function LegalLinks(props: { onFollow?: () => void }) {
  const t = useText(uiSession);
  const follow = props.onFollow === undefined ? {} : { onClick: props.onFollow };
  return (
    <>
      <TextLink inline to={paths.terms} {...follow}>
        {t.termsOfService}
      </TextLink>{' '}
      {t.termsBetween}{' '}
      <TextLink inline to={paths.privacy} {...follow}>
        {t.privacyPolicy}
      </TextLink>
      .
    </>
  );
}
