import { useEffect, useState } from 'react';

/**
 * A module much larger than the screen that shows its words, fetched when that screen is. Null until it is here, and
 * where it cannot be had: the screen then goes without it. `load` must be the same function in every render.
 */
export function useLoaded<Module extends object>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    let here = true;
    load().then(
      (loaded) => {
        if (here) setModule(loaded);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [load]);
  return module;
}
