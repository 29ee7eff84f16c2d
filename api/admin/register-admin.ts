/** Routes of the admin area: the caller is an admin, and signed in not long ago. */
import type { Hono } from 'hono';
import { identityOf, refuse, register } from '../calls.ts';
import type { CallHandler, RouteDeps } from '../calls.ts';
import type { CallName, Calls } from '#contract/api/calls.ts';
import type { Admins } from './admins.ts';

export type AdminDeps = RouteDeps & { readonly admins: Admins };

type AdminCall = {
  [Name in CallName]: Calls[Name] extends { readonly who: 'admin' } ? Name : never;
}[CallName];

/**
 * Adds a call of the admin area. An admin whose session is too old is told to sign in again, where
 * `RouteDeps.isAdmin` could only say that they are none.
 */
export function registerForAdmins<const Name extends AdminCall>(
  app: Hono,
  name: Name,
  deps: AdminDeps,
  handler: CallHandler<Name>,
): void {
  const isListed: RouteDeps['isAdmin'] = async (identity) =>
    (await deps.admins.standing(identity)) !== 'not-admin';
  register(app, name, { ...deps, isAdmin: isListed }, async (input) => {
    if (!(await deps.admins.isAdmin(identityOf(input.caller))))
      return refuse(403, 'Please sign in again to use the admin area.', { code: 'session_too_old' });
    return handler(input);
  });
}
