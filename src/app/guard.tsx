import { type ReactNode, useEffect } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { isInside, type Session, useSession } from '#store/session.ts';
import { Navigate, useLocation } from '#ui/router.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { paths } from './paths.ts';

/** Lets in who is signed in or goes on without an account; everyone else is shown the door. */
export function Guard(props: { children: ReactNode }) {
  const session = useSession();
  useArrivalNotice(session);
  if (session.type === 'loading') return <LoadingScreen />;
  if (!isInside(session)) return <Navigate to={paths.signIn} replace />;
  return props.children;
}

/**
 * The door is for those outside: who is already in is sent home. Open also to a person whose session has ended, and to
 * one who was sent here to sign in with a provider.
 */
export function OutsideOnly(props: { children: ReactNode }) {
  const session = useSession();
  const query = new URLSearchParams(useLocation().search);
  if (session.type === 'loading') return <LoadingScreen />;
  const maySignIn = session.type === 'signed-in' ? session.standing === 'ended' : query.has('with');
  if (isInside(session) && !maySignIn) return <Navigate to={paths.home} replace />;
  return props.children;
}

/** Says to a person who is in why the return from a provider brought nothing; at the door the screen itself does. */
function useArrivalNotice(session: Session): void {
  const account = useAccount();
  const inside = isInside(session);
  useEffect(() => {
    if (!inside) return;
    const problem = account.takeArrivalProblem();
    if (problem === null) return;
    void import('#features/session/arrival-notice.ts').then(({ noticeArrival }) => noticeArrival(problem));
  }, [account, inside, session]);
}
