import type { ReactNode } from 'react';
import { useSession } from '#store/session.ts';
import { Navigate } from '#ui/router.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { paths } from './paths.ts';

/** Lets in who is signed in or goes on without an account; everyone else is shown the door. */
export function Guard(props: { children: ReactNode }) {
  const session = useSession();
  if (session.type === 'loading') return <LoadingScreen />;
  if (session.type === 'signed-out' && !session.skipped) return <Navigate to={paths.signIn} replace />;
  return props.children;
}

/** The door is for those outside: who is already in is sent home. */
export function OutsideOnly(props: { children: ReactNode }) {
  const session = useSession();
  if (session.type === 'loading') return <LoadingScreen />;
  if (session.type === 'signed-in' || session.skipped) return <Navigate to={paths.home} replace />;
  return props.children;
}
