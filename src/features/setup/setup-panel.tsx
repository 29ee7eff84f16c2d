import { paths } from '#app/paths.ts';
import { completeSetupSteps } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { QuickSetup } from './quick-setup.tsx';
import { useSetupFacts } from './setup-queries.ts';
import { doneSteps } from './setup-steps.ts';

const hrefs = {
  welcome: paths.home,
  'birth-information': paths.personal,
  'natal-chart': paths.natalChart,
  'start-chatting': paths.home,
} as const;

/** The checklist, live. Welcome is ticked by following it; the other steps are ticked where they are done. */
export function SetupPanel(props: { onStep: () => void }) {
  const { db, deps } = useLocalData();
  const facts = useSetupFacts();
  if (facts === undefined) return null;
  return (
    <QuickSetup
      done={doneSteps(facts)}
      hrefs={hrefs}
      onStep={(step) => {
        if (step === 'welcome') void completeSetupSteps(db, deps, [step]);
        props.onStep();
      }}
    />
  );
}
