import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { TextPage } from '#parts/text-page/text-page.tsx';
import { uiHelp } from '#text/en/ui-help.ts';
import { useText } from '#ui/use-text.ts';

/** What Vesper is, how a reading is read, and the way to everything else that is written down. */
export function HelpScreen() {
  const t = useText(uiHelp);
  return (
    <TextPage
      title={t.helpTitle}
      short={t.helpShort(brand.product, brand.persona)}
      links={[
        { to: paths.safety, text: t.toSafety },
        { to: paths.privacy, text: t.toPrivacy },
        { to: paths.terms, text: t.toTerms },
        { to: paths.licences, text: t.toLicences },
      ]}
      sections={[
        { id: 'ai', title: t.aiTitle(brand.persona), text: t.ai(brand.persona) },
        { id: 'reading', title: t.readingTitle, text: t.reading },
        { id: 'loop', title: t.loopTitle, text: t.loop },
        { id: 'advice', title: t.adviceTitle, text: t.advice },
        { id: 'hard', title: t.moreTitle, text: t.more },
      ]}
    />
  );
}

/** The safety protocol, published. */
export function SafetyScreen() {
  const t = useText(uiHelp);
  return (
    <TextPage
      title={t.safetyTitle}
      changed={t.changed}
      review={t.review}
      short={t.safetyShort(brand.persona)}
      links={[
        { to: paths.help, text: t.toHelp },
        { to: paths.privacy, text: t.toPrivacy },
      ]}
      sections={[
        { id: 'noticed', title: t.noticeTitle, text: t.notice },
        { id: 'levels', title: t.levelsTitle, text: t.levels },
        { id: 'card', title: t.cardTitle, text: t.card },
        { id: 'models', title: t.modelsTitle, text: t.models },
        { id: 'body', title: t.bodyTitle, text: t.body },
        { id: 'young', title: t.youngTitle, text: t.young },
        { id: 'others', title: t.othersTitle, text: t.others },
        { id: 'limits', title: t.limitsTitle, text: t.limits },
      ]}
    />
  );
}
