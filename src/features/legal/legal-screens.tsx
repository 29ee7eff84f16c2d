import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { TextPage } from '#parts/text-page/text-page.tsx';
import { uiLegal } from '#text/en/ui-legal.ts';
import { useText } from '#ui/use-text.ts';

/** What is kept where, and what becomes of it. */
export function PrivacyScreen() {
  const t = useText(uiLegal);
  return (
    <TextPage
      changed={t.changed}
      review={t.review}
      title={t.privacyTitle}
      short={t.privacyShort(brand.product)}
      links={[
        { to: paths.terms, text: t.seeTerms },
        { to: paths.licences, text: t.seeLicences },
      ]}
      sections={[
        { id: 'who', title: t.whoTitle, text: t.who(brand.product) },
        { id: 'device', title: t.deviceTitle, text: t.device },
        { id: 'server', title: t.serverTitle, text: t.server },
        { id: 'basis', title: t.sensitiveTitle, text: t.sensitive },
        { id: 'trackers', title: t.noTrackersTitle, text: t.noTrackers },
        { id: 'retention', title: t.howLongTitle, text: t.howLong },
        { id: 'rights', title: t.rightsTitle, text: t.rights },
        { id: 'age', title: t.childrenTitle, text: t.children },
        { id: 'security', title: t.securityTitle, text: t.security },
        { id: 'changes', title: t.changesTitle, text: t.changes },
      ]}
    />
  );
}

/** What the person and the operator of the server may expect of each other. */
export function TermsScreen() {
  const t = useText(uiLegal);
  return (
    <TextPage
      changed={t.changed}
      review={t.review}
      title={t.termsTitle}
      short={t.termsShort(brand.product)}
      links={[
        { to: paths.privacy, text: t.seePrivacy },
        { to: paths.licences, text: t.seeLicences },
      ]}
      sections={[
        { id: 'service', title: t.serviceTitle, text: t.service(brand.product, brand.persona) },
        { id: 'advice', title: t.adviceTitle, text: t.advice },
        { id: 'account', title: t.accountTitle, text: t.account },
        { id: 'content', title: t.contentTitle, text: t.content },
        { id: 'use', title: t.fairTitle, text: t.fair },
        { id: 'plans', title: t.paidTitle, text: t.paid },
        { id: 'liability', title: t.liabilityTitle, text: t.liability },
        { id: 'rest', title: t.lawTitle, text: t.law },
      ]}
    />
  );
}
