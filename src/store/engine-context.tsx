import { createContext, type ReactNode, useContext } from 'react';
import { present } from '#lib/assert.ts';
import type { Engine } from '#engine/client.ts';

const EngineContext = createContext<Engine | null>(null);

/** Makes the compute worker's client available to every screen; the composition root gives the real one, a test its own. */
export function EngineProvider(props: { value: Engine; children: ReactNode }) {
  return <EngineContext value={props.value}>{props.children}</EngineContext>;
}

/** The client of the compute worker. Throws outside an `EngineProvider`. */
export function useEngine(): Engine {
  return present(useContext(EngineContext), 'EngineProvider above this component');
}
