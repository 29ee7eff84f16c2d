/** Asks the panel of the reading mode to come forward: from a reply that another sheet answered. */
const listeners = new Set<() => void>();

export function openModeNeeds(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the panel is asked for; what comes back ends it. */
export function onModeNeeds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
