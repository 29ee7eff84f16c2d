/**
 * jotai with a new store for each test: files share their modules, and what one test leaves in an atom must not be found by
 * another. It stands in for `jotai` in the tests of screens.
 */
import { useAtom as atomOf, useAtomValue as valueOf, useSetAtom as setterOf } from 'jotai/react';
import { createStore } from 'jotai/vanilla';

export { atom } from 'jotai/vanilla';

let store = createStore();

/** For after each test. */
export function renewStore(): void {
  store = createStore();
}

export const useStore = () => store;
export const useAtom = ((atom: never) => atomOf(atom, { store })) as typeof atomOf;
export const useAtomValue = ((atom: never) => valueOf(atom, { store })) as typeof valueOf;
export const useSetAtom = ((atom: never) => setterOf(atom, { store })) as typeof setterOf;
